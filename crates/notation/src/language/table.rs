//! The table: a row for each language, with the sources of its letters.

use chess::Role;

use super::Language;

/// What a language writes for each officer. Pawns have no letter (C.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Letters {
    pub king: &'static str,
    pub queen: &'static str,
    pub rook: &'static str,
    pub bishop: &'static str,
    pub knight: &'static str,
}

impl Letters {
    /// The letter or letters of a role; nothing for a pawn.
    #[inline]
    #[must_use]
    pub const fn of(&self, role: Role) -> &'static str {
        match role {
            Role::Pawn => "",
            Role::Knight => self.knight,
            Role::Bishop => self.bishop,
            Role::Rook => self.rook,
            Role::Queen => self.queen,
            Role::King => self.king,
        }
    }
}

/// A row of the table of languages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LettersRow {
    /// The language.
    pub language: Language,
    /// Its code in ISO 639-1.
    pub code: &'static str,
    /// The letters of the officers.
    pub letters: Letters,
    /// A letter that some write for a pawn in spite of C.4, if the language has one that is not an
    /// officer's.
    pub pawn: Option<&'static str>,
    /// Further letters that readers of the language understand, with the role of each.
    pub also: &'static [(&'static str, Role)],
    /// Marks for a capture en passant; the first is the one used in writing.
    pub en_passant: &'static [&'static str],
    /// The sources of the row.
    pub sources: &'static [&'static str],
}

const EP: &[&str] = &["e.p."];

const SCIDB: &str = "Scidb, tcl/widgets/figurines.tcl, langSet";
const SCID: &str = "Scid, src/game.cpp, langPieces";
const PYCHESS: &str = "PyChess, translations of the piece letters in lang/";

const fn letters(
    king: &'static str,
    queen: &'static str,
    rook: &'static str,
    bishop: &'static str,
    knight: &'static str,
) -> Letters {
    Letters { king, queen, rook, bishop, knight }
}

const fn row(
    language: Language,
    code: &'static str,
    letters: Letters,
    pawn: Option<&'static str>,
    sources: &'static [&'static str],
) -> LettersRow {
    LettersRow { language, code, letters, pawn, also: &[], en_passant: EP, sources }
}

/// In the order of [`Language::ALL`].
#[rustfmt::skip]
pub(super) static TABLE: [LettersRow; 28] = [
    LettersRow {
        // Kt was the knight of English books before N.
        also: &[("Kt", Role::Knight)],
        ..row(Language::English, "en", letters("K", "Q", "R", "B", "N"), Some("P"),
            &["FIDE Laws of Chess 2018, C.2 (English)"])
    },
    LettersRow {
        en_passant: &["o.l.", "e.p."],
        ..row(Language::Finnish, "fi", letters("K", "D", "T", "L", "R"), Some("S"),
            &["Shakin säännöt 2018, C.2, C.4, C.13", SCID, SCIDB])
    },
    row(Language::Swedish, "sv", letters("K", "D", "T", "L", "S"), Some("B"), &[SCID, PYCHESS, SCIDB]),
    row(Language::Norwegian, "no", letters("K", "D", "T", "L", "S"), Some("B"), &[SCID, PYCHESS, SCIDB]),
    row(Language::Danish, "da", letters("K", "D", "T", "L", "S"), Some("B"), &[PYCHESS, SCIDB]),
    row(Language::Icelandic, "is", letters("K", "D", "H", "B", "R"), Some("P"),
        &[SCIDB, "is.wikipedia.org, Skákbyrjun (1.e4 Rf6)"]),
    row(Language::Estonian, "et", letters("K", "L", "V", "O", "R"), Some("E"),
        &["maleliit.ee, FIDE malereeglid, E2 (Estonian Chess Federation)", PYCHESS, SCIDB]),
    row(Language::Latvian, "lv", letters("K", "D", "T", "L", "Z"), Some("B"),
        &[SCIDB, "initials of karalis, dāma, tornis, laidnis, zirgs"]),
    LettersRow {
        also: &[("Z", Role::Knight)],
        ..row(Language::Lithuanian, "lt", letters("K", "V", "B", "R", "Ž"), Some("P"),
            &["a64.puslapiai.lt, Šachmatų žaidimo taisyklės", SCIDB])
    },
    row(Language::German, "de", letters("K", "D", "T", "L", "S"), Some("B"), &[SCID, PYCHESS, SCIDB]),
    row(Language::Dutch, "nl", letters("K", "D", "T", "L", "P"), None,
        &["FIDE Laws of Chess 2018, C.3 (L = Loper)", SCID, SCIDB]),
    row(Language::French, "fr", letters("R", "D", "T", "F", "C"), Some("P"),
        &["FIDE Laws of Chess 2018, C.3 (F = fou)", SCID, PYCHESS]),
    LettersRow {
        en_passant: &["e.p.", "a.p."],
        ..row(Language::Spanish, "es", letters("R", "D", "T", "A", "C"), Some("P"),
            &[SCID, PYCHESS, "es.wikipedia.org, Notación algebraica (a.p.)"])
    },
    row(Language::Catalan, "ca", letters("R", "D", "T", "A", "C"), Some("P"), &[SCID, PYCHESS, SCIDB]),
    row(Language::Portuguese, "pt", letters("R", "D", "T", "B", "C"), Some("P"), &[PYCHESS, SCIDB]),
    row(Language::Italian, "it", letters("R", "D", "T", "A", "C"), Some("P"), &[SCID, PYCHESS, SCIDB]),
    row(Language::Polish, "pl", letters("K", "H", "W", "G", "S"), Some("P"), &[PYCHESS, SCIDB]),
    row(Language::Czech, "cs", letters("K", "D", "V", "S", "J"), Some("P"), &[SCID, SCIDB]),
    row(Language::Slovak, "sk", letters("K", "D", "V", "S", "J"), Some("P"), &[PYCHESS, SCIDB]),
    row(Language::Hungarian, "hu", letters("K", "V", "B", "F", "H"), Some("Gy"), &[SCID, PYCHESS, SCIDB]),
    row(Language::Romanian, "ro", letters("R", "D", "T", "N", "C"), Some("P"),
        &[SCIDB, "mywiki.mesonengehirn.de, chess (after C. M. Bijl)"]),
    row(Language::Slovene, "sl", letters("K", "D", "T", "L", "S"), None,
        &["sl.wikipedia.org, Algebraična notacija", PYCHESS, SCIDB]),
    row(Language::Croatian, "hr", letters("K", "D", "T", "L", "S"), Some("P"),
        &[SCIDB, "subotic88.blog.rs, Šahovska notacija"]),
    row(Language::Russian, "ru", letters("Кр", "Ф", "Л", "С", "К"), Some("П"),
        &["forum.chessbgnet.org, Означения в шаха", "el.wikipedia.org, Περιγραφική σκακιστική γραφή"]),
    row(Language::Ukrainian, "uk", letters("Кр", "Ф", "Т", "С", "К"), Some("П"),
        &["shkolaivanchuka.com.ua, FIDE rules in Ukrainian, E2"]),
    row(Language::Bulgarian, "bg", letters("Ц", "Д", "Т", "О", "К"), Some("П"),
        &["chessacademybg.com, Шахматна нотация", SCIDB]),
    row(Language::Greek, "el", letters("Ρ", "Β", "Π", "Α", "Ι"), Some("Σ"),
        &["el.wikipedia.org, Αλγεβρική σκακιστική γραφή", "chess24.gr, Σκακιστική γραφή", SCIDB]),
    LettersRow {
        also: &[("S", Role::King)],
        ..row(Language::Turkish, "tr", letters("Ş", "V", "K", "F", "A"), Some("P"),
            &[PYCHESS, "satranc.gleefulgames.com, Satranç oyunlarının yazılması", SCIDB])
    },
];
