//! Other people's chess programs that Tuomari must agree with. Everything is in `tests/`.
