//! A server over real sockets: games, what each seat may do and know, and clients that lie.

mod liar;
mod matrix;
mod outage;
mod people;
mod play;
