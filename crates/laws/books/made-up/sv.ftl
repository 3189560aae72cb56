book-made-up = Påhittade regler
# As one chooses it from a list.
short-made-up = Påhittade regler
cited-made-up = Påhittade
part-last-words = Till sist
made-up-9-5-4 = Ett felaktigt krav ger motspelaren tre minuter.
made-up-z-1 = Ta i hand.
