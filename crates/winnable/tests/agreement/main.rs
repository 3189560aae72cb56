//! The answers compared with brute force, in worlds small enough for it.

extern crate tuomari_winnable as winnable;

mod brute;
mod certificates;
mod closure;
mod corpus;
mod dice;
mod forced;
mod leftovers;
mod proofs;
mod random;
mod room;
mod run;
mod shortest;
mod skeletons;
mod worlds;
