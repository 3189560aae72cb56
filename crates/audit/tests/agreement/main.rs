//! The same game judged act by act and audited from its record must come out the same.

#![allow(clippy::unwrap_used, clippy::expect_used)] // a test may stop where its data is wrong

extern crate tuomari_audit as audit;

mod cases;
mod generated;
mod record;
mod table;
