book-made-up = Keksityt säännöt
# As one chooses it from a list.
short-made-up = Keksityt säännöt
cited-made-up = Keksityt
part-last-words = Lopuksi
made-up-9-5-4 = Väärä vaatimus antaa vastustajalle kolme minuuttia.
made-up-z-1 = Kätelkää.
