//! Chess moves and games as text: appendices C and D and chapter 8 of the Laws.
