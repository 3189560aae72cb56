//! Events over HTTP.

mod acts;
mod caller;
mod follow;
mod links;
mod live;
mod names;
mod open;
mod pairing;
mod papers;
mod people;
mod routes;
mod sources;

pub(super) use self::routes::routes;
