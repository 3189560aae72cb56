//! The cells of Braille, one bit per dot.

/// The characters of North American ASCII Braille in the order of the cells.
pub(super) const ASCII: &[u8; 64] =
    br#" A1B'K2L@CIF/MSP"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\0Z7(_?W]#Y)="#;

pub(super) const CAPITAL: u8 = dots(&[6]);
pub(super) const NUMBER: u8 = dots(&[3, 4, 5, 6]);
/// Precedes a letter that would otherwise be read as a digit.
pub(super) const LETTER: u8 = dots(&[5, 6]);

/// A sign without a cell here: all dots.
pub(super) const UNKNOWN: u8 = dots(&[1, 2, 3, 4, 5, 6]);

pub(super) const fn dots(dots: &[u8]) -> u8 {
    let mut cell = 0;
    let mut i = 0;
    while i < dots.len() {
        cell |= 1 << (dots[i] - 1);
        i += 1;
    }
    cell
}

/// The digits in the upper part of the cell, as after a number sign.
pub(super) fn raised(digit: char) -> u8 {
    const LETTERS: [char; 10] = ['j', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];
    LETTERS.get(digit.to_digit(10).unwrap_or(0) as usize).map_or(0, |l| letter(*l))
}

/// The digits one row lower.
pub(super) fn lowered(digit: char) -> u8 {
    // Dots 1, 2, 4 and 5 become 2, 3, 5 and 6.
    raised(digit) << 1
}

/// The cell of a lower-case letter of the Latin, Cyrillic or Greek alphabet; accented letters
/// unknown to Nordic, German and Baltic Braille get the cell of their base letter. No dots for any
/// other sign.
pub(super) fn letter(small: char) -> u8 {
    match small {
        'a' | 'á' | 'à' | 'â' | 'ā' | 'ă' | 'ą' | 'а' | 'α' => dots(&[1]),
        'b' | 'б' | 'β' => dots(&[1, 2]),
        'c' | 'ç' | 'ć' | 'č' | 'ц' => dots(&[1, 4]),
        'd' | 'ď' | 'ð' | 'д' | 'δ' => dots(&[1, 4, 5]),
        'e' | 'è' | 'ê' | 'ë' | 'ē' | 'ė' | 'ę' | 'ě' | 'é' | 'е' | 'ё' | 'ε' => {
            dots(&[1, 5])
        }
        'f' | 'ф' | 'φ' => dots(&[1, 2, 4]),
        'g' | 'ğ' | 'ģ' | 'г' | 'γ' => dots(&[1, 2, 4, 5]),
        'h' | 'х' | 'χ' => dots(&[1, 2, 5]),
        'i' | 'í' | 'ì' | 'î' | 'ï' | 'ī' | 'į' | 'ı' | 'и' | 'і' | 'ι' => dots(&[2, 4]),
        'j' | 'ж' => dots(&[2, 4, 5]),
        'k' | 'ķ' | 'к' | 'κ' => dots(&[1, 3]),
        'l' | 'ł' | 'ľ' | 'ļ' | 'л' | 'λ' => dots(&[1, 2, 3]),
        'm' | 'м' | 'μ' => dots(&[1, 3, 4]),
        'n' | 'ñ' | 'ń' | 'ň' | 'ņ' | 'н' | 'ν' => dots(&[1, 3, 4, 5]),
        'o' | 'ó' | 'ò' | 'ô' | 'õ' | 'ő' | 'о' | 'ο' => dots(&[1, 3, 5]),
        'p' | 'п' | 'π' => dots(&[1, 2, 3, 4]),
        'q' | 'ч' => dots(&[1, 2, 3, 4, 5]),
        'r' | 'ř' | 'р' | 'ρ' => dots(&[1, 2, 3, 5]),
        's' | 'ś' | 'š' | 'ş' | 'ș' | 'с' | 'σ' | 'ς' => dots(&[2, 3, 4]),
        't' | 'ť' | 'ț' | 'ţ' | 'þ' | 'т' | 'τ' => dots(&[2, 3, 4, 5]),
        'u' | 'ú' | 'ù' | 'û' | 'ū' | 'ů' | 'ű' | 'ų' | 'у' | 'υ' => dots(&[1, 3, 6]),
        'v' => dots(&[1, 2, 3, 6]),
        'w' | 'в' | 'ω' => dots(&[2, 4, 5, 6]),
        'x' | 'щ' | 'ξ' => dots(&[1, 3, 4, 6]),
        'y' | 'ý' | 'ψ' => dots(&[1, 3, 4, 5, 6]),
        'z' | 'ź' | 'ż' | 'ž' | 'з' | 'ζ' => dots(&[1, 3, 5, 6]),
        'ä' | 'æ' => dots(&[3, 4, 5]),
        'ö' | 'ø' | 'э' => dots(&[2, 4, 6]),
        'å' => dots(&[1, 6]),
        'ü' => dots(&[1, 2, 5, 6]),
        'ß' => dots(&[2, 3, 4, 6]),
        'й' => dots(&[1, 2, 3, 4, 6]),
        'ш' | 'η' => dots(&[1, 5, 6]),
        'ъ' => dots(&[1, 2, 3, 5, 6]),
        'ы' => dots(&[2, 3, 4, 6]),
        'ь' => dots(&[2, 3, 4, 5, 6]),
        'ю' => dots(&[1, 2, 5, 6]),
        'я' => dots(&[1, 2, 4, 6]),
        'θ' => dots(&[1, 4, 5, 6]),
        _ => 0,
    }
}
