//! A server over real sockets: games, what each seat may do and know, and clients that lie.

#![allow(clippy::unwrap_used, reason = "these are tests, their helpers too")]

extern crate tuomari_server as server;

mod attack;
mod boards;
mod desk;
mod document;
mod envelope;
mod evidence;
mod fickle;
mod forged;
mod hall;
mod hall_people;
mod hall_sources;
mod liar;
mod lobby;
mod matrix;
mod old;
mod outage;
mod outside;
mod people;
mod play;
mod sparring;
mod wire;
mod words;
