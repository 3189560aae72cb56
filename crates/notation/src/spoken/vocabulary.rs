//! The words of each tongue. The first in each list is said; the others are also understood.

use chess::{File, Rank, Role};

use super::Tongue;

/// What a word means.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Meaning {
    File(File),
    Rank(Rank),
    Role(Role),
    Short,
    Long,
    Castling,
    Takes,
    EnPassant,
    Check,
    Mate,
    Draw,
    /// Said only for grammar.
    Nothing,
}

pub(super) struct Vocabulary {
    files: [&'static [&'static str]; 8],
    ranks: [&'static [&'static str]; 8],
    /// In the order of [`Role::ALL`].
    roles: [&'static [&'static str]; 6],
    short: &'static [&'static str],
    long: &'static [&'static str],
    castling: &'static [&'static str],
    takes: &'static [&'static str],
    en_passant: &'static [&'static str],
    check: &'static [&'static str],
    mate: &'static [&'static str],
    draw: &'static [&'static str],
    nothing: &'static [&'static str],
}

impl Tongue {
    pub(super) fn vocabulary(self) -> &'static Vocabulary {
        match self {
            Self::German => &GERMAN,
            Self::English => &ENGLISH,
            Self::Finnish => &FINNISH,
            Self::Swedish => &SWEDISH,
        }
    }
}

impl Vocabulary {
    /// Every word with its meaning and whether it is the one said.
    pub(super) fn words(&self) -> impl Iterator<Item = (&'static str, Meaning, bool)> {
        let files = File::ALL.map(|file| (self.files[file as usize], Meaning::File(file)));
        let ranks = Rank::ALL.map(|rank| (self.ranks[rank as usize], Meaning::Rank(rank)));
        let roles = Role::ALL.map(|role| (self.roles[role as usize], Meaning::Role(role)));
        let others = [
            (self.short, Meaning::Short),
            (self.long, Meaning::Long),
            (self.castling, Meaning::Castling),
            (self.takes, Meaning::Takes),
            (self.en_passant, Meaning::EnPassant),
            (self.check, Meaning::Check),
            (self.mate, Meaning::Mate),
            (self.draw, Meaning::Draw),
        ];
        let nothing = self.nothing.iter().map(|word| (*word, Meaning::Nothing, true));
        files
            .into_iter()
            .chain(ranks)
            .chain(roles)
            .chain(others)
            .flat_map(|(words, meaning)| {
                words.iter().enumerate().map(move |(i, word)| (*word, meaning, i == 0))
            })
            .chain(nothing)
    }

    /// The word said for a meaning.
    pub(super) fn word(&self, meaning: Meaning) -> &'static str {
        let words = match meaning {
            Meaning::File(file) => self.files[file as usize],
            Meaning::Rank(rank) => self.ranks[rank as usize],
            Meaning::Role(role) => self.roles[role as usize],
            Meaning::Short => self.short,
            Meaning::Long => self.long,
            Meaning::Castling => self.castling,
            Meaning::Takes => self.takes,
            Meaning::EnPassant => return "en passant",
            Meaning::Check => self.check,
            Meaning::Mate => self.mate,
            Meaning::Draw => self.draw,
            Meaning::Nothing => &[],
        };
        words.first().copied().unwrap_or_default()
    }
}

static GERMAN: Vocabulary = Vocabulary {
    // D.2.1. Also understood: the letters, their names, and the names of spelling alphabets.
    files: [
        &["Anna", "a", "Anton", "Anne", "Ana"],
        &["Bella", "b", "be", "Berta", "Bertha", "Bela"],
        &["Cesar", "c", "ce", "Cäsar", "Zäsar", "Cesare"],
        &["David", "d", "de", "Dora", "Davit"],
        &["Eva", "e", "Emil", "Ewa", "Eve"],
        &["Felix", "f", "ef", "eff", "Friedrich", "Fritz"],
        &["Gustav", "g", "ge", "Gustaf", "Gustave"],
        &["Hektor", "h", "ha", "Hector", "Heinrich", "Hedwig"],
    ],
    ranks: [
        &["eins", "1", "ein", "eines"],
        &["zwei", "2", "zwo"],
        &["drei", "3"],
        &["vier", "4", "wir", "fier"],
        &["fünf", "5"],
        &["sechs", "6", "sex"],
        &["sieben", "7"],
        &["acht", "8", "ach"],
    ],
    roles: [
        &["Bauer", "Bauern"],
        &["Springer", "Pferd", "Rössel"],
        &["Läufer", "Bischof"],
        &["Turm"],
        &["Dame", "Königin"],
        &["König"],
    ],
    short: &["Kurze", "kurz", "kurzer", "kleine"],
    long: &["Lange", "lang", "langer", "große"],
    castling: &["Rochade", "rochiert", "Rokade"],
    takes: &["schlägt", "nimmt", "x", "mal", "schlagen"],
    en_passant: &["passant", "ep", "e.p."],
    check: &["Schach", "Schah"],
    mate: &["Matt", "Schachmatt"],
    draw: &["Remis", "Unentschieden"],
    nothing: &["von", "nach", "auf", "wird", "gleich", "zur", "zum", "en", "und", "biete"],
};

static ENGLISH: Vocabulary = Vocabulary {
    files: [
        &["a", "alpha", "alfa", "Anna", "ay"],
        &["b", "bravo", "Bella", "bee", "be"],
        &["c", "charlie", "Cesar", "Caesar", "see", "sea"],
        &["d", "delta", "David", "dee"],
        &["e", "echo", "Eva", "Emil", "ee"],
        &["f", "foxtrot", "Felix", "ef", "eff"],
        &["g", "golf", "Gustav", "gee"],
        &["h", "hotel", "Hector", "Hektor", "aitch", "haitch", "age"],
    ],
    ranks: [
        &["one", "1", "won"],
        &["two", "2", "to", "too"],
        &["three", "3", "tree", "free"],
        &["four", "4", "for", "fore"],
        &["five", "5", "fife"],
        &["six", "6", "sicks"],
        &["seven", "7"],
        &["eight", "8", "ate"],
    ],
    roles: [
        &["pawn", "prawn", "pond"],
        &["knight", "night", "nite", "horse"],
        &["bishop"],
        &["rook", "rock", "rooks", "tower"],
        &["queen", "lady"],
        &["king"],
    ],
    short: &["short", "kingside"],
    long: &["long", "queenside"],
    castling: &["castling", "castles", "castle"],
    takes: &["takes", "take", "captures", "capture", "capturing", "x"],
    en_passant: &["passant", "ep", "e.p.", "passing"],
    check: &["check", "cheque", "czech"],
    mate: &["mate", "checkmate"],
    draw: &["draw"],
    nothing: &[
        "to",
        "from",
        "on",
        "at",
        "and",
        "the",
        "en",
        "in",
        "promotes",
        "promoting",
        "promotion",
        "becomes",
        "equals",
        "with",
        "offering",
        "offer",
    ],
};

static FINNISH: Vocabulary = Vocabulary {
    files: [
        &["a", "aa", "Anna"],
        &["b", "bee", "Bella"],
        &["c", "cee", "see", "Cesar", "Caesar"],
        &["d", "dee", "David"],
        &["e", "ee", "Eva", "Emil", "Eeva"],
        &["f", "äf", "äffä", "ef", "Felix"],
        &["g", "gee", "kee", "Gustav"],
        &["h", "hoo", "Hector", "Hektor"],
    ],
    ranks: [
        &["yksi", "1", "yks", "ykkönen"],
        &["kaksi", "2", "kaks", "kakkonen"],
        &["kolme", "3", "kolmonen"],
        &["neljä", "4", "nelonen"],
        &["viisi", "5", "viis", "vitonen"],
        &["kuusi", "6", "kuus", "kutonen"],
        &["seitsemän", "7", "seiska"],
        &["kahdeksan", "8", "kasi", "kaheksan"],
    ],
    roles: [
        &["sotilas", "moukka"],
        &["ratsu", "heppa", "ratsuksi"],
        &["lähetti", "lähetiksi"],
        &["torni", "torniksi"],
        &["daami", "kuningatar", "daamiksi", "kuningattareksi"],
        &["kuningas"],
    ],
    short: &["lyhyt", "lyhyeen", "lyhyesti"],
    long: &["pitkä", "pitkään", "pitkästi"],
    castling: &["linnoitus", "linna", "linnoittautuminen", "linnoittuu", "tornitus"],
    takes: &["lyö", "syö", "x", "ottaa"],
    en_passant: &["passant", "ohesta", "ohestalyönti", "o.l.", "ol", "ep", "e.p."],
    check: &["shakki", "sakki", "šakki"],
    mate: &["matti", "shakkimatti", "mattiin"],
    draw: &["tasapeli", "tasapeliä"],
    nothing: &["ja", "ruutuun", "ruudusta", "korottuu", "korotus", "en", "tarjoan", "on"],
};

static SWEDISH: Vocabulary = Vocabulary {
    files: [
        &["a", "Anna"],
        &["b", "be", "Bella"],
        &["c", "ce", "se", "Cesar", "Caesar"],
        &["d", "de", "David"],
        &["e", "Eva", "Emil"],
        &["f", "eff", "ef", "Felix"],
        &["g", "ge", "Gustav"],
        &["h", "hå", "Hector", "Hektor"],
    ],
    ranks: [
        &["ett", "1"],
        &["två", "2"],
        &["tre", "3"],
        &["fyra", "4"],
        &["fem", "5"],
        &["sex", "6"],
        &["sju", "7"],
        &["åtta", "8", "otta"],
    ],
    roles: [
        &["bonde", "bonden"],
        &["springare", "häst", "springaren"],
        &["löpare", "löparen"],
        &["torn", "tornet"],
        &["dam", "drottning", "damen"],
        &["kung", "kungen", "konung"],
    ],
    short: &["kort", "liten"],
    long: &["lång", "stor"],
    castling: &["rockad", "rokad", "rockerar"],
    takes: &["slår", "tar", "x"],
    en_passant: &["passant", "ep", "e.p."],
    check: &["schack", "shack"],
    mate: &["matt", "schackmatt"],
    draw: &["remi", "oavgjort"],
    nothing: &["till", "från", "på", "och", "blir", "förvandlas", "en", "bjuder"],
};

#[cfg(test)]
mod tests {
    use super::super::slip::fold;
    use super::*;

    #[test]
    fn no_word_that_is_said_means_two_things_in_its_tongue() {
        for tongue in Tongue::ALL {
            let words: Vec<_> = tongue.vocabulary().words().collect();
            for (word, meaning, said) in &words {
                for (other, other_meaning, _) in &words {
                    // English "to" is both filler and a slip for two.
                    let known = *word == "to" && *other == "to";
                    if *said && fold(word) == fold(other) && !known {
                        assert_eq!(meaning, other_meaning, "{tongue:?}: {word} and {other}");
                    }
                }
            }
        }
    }
}
