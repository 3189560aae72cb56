book-made-up = Made-up laws
# As one chooses it from a list.
short-made-up = Made-up laws
cited-made-up = Made-up
part-last-words = Last words
made-up-9-5-4 = A wrong claim gives the opponent three minutes.
made-up-z-1 = Shake hands.
