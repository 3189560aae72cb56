//! Files as people have them: UTF-8, UTF-16 as spreadsheets save "Unicode text", or the Latin letters
//! of older programs.

/// The text of a file: UTF-8 with or without its mark, UTF-16 with its mark, else Windows-1252, of which
/// Latin-1 is a part. Carriage returns are left to the reader.
#[must_use]
pub fn decode(bytes: &[u8]) -> String {
    let utf16 = |bytes: &[u8], unit: fn([u8; 2]) -> u16| {
        let units = bytes.chunks_exact(2).map(|pair| unit([pair[0], pair[1]]));
        char::decode_utf16(units).map(|letter| letter.unwrap_or('\u{FFFD}')).collect()
    };
    match bytes {
        [0xFF, 0xFE, rest @ ..] => return utf16(rest, u16::from_le_bytes),
        [0xFE, 0xFF, rest @ ..] => return utf16(rest, u16::from_be_bytes),
        _ => {}
    }
    let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    match std::str::from_utf8(bytes) {
        Ok(text) => text.to_owned(),
        Err(_) => bytes.iter().map(|byte| letter(*byte)).collect(),
    }
}

/// The letter of a byte in Windows-1252.
const fn letter(byte: u8) -> char {
    match byte {
        0x80 => '€',
        0x8A => 'Š',
        0x8E => 'Ž',
        0x91 => '‘',
        0x92 => '’',
        0x93 => '“',
        0x94 => '”',
        0x96 => '–',
        0x97 => '—',
        0x9A => 'š',
        0x9E => 'ž',
        0x9F => 'Ÿ',
        byte => byte as char,
    }
}

#[cfg(test)]
mod tests {
    use super::decode;

    #[test]
    fn a_file_is_read_in_the_encoding_it_has() {
        assert_eq!(decode("\u{FEFF}Mäkelä".as_bytes()), "Mäkelä");
        assert_eq!(decode(b"M\xE4kel\xE4"), "Mäkelä");
        assert_eq!(decode(b"\x8A"), "Š");
        let utf16: Vec<u16> = "\u{FEFF}Mäkelä".encode_utf16().collect();
        let little: Vec<u8> = utf16.iter().flat_map(|unit| unit.to_le_bytes()).collect();
        let big: Vec<u8> = utf16.iter().flat_map(|unit| unit.to_be_bytes()).collect();
        assert_eq!([decode(&little), decode(&big)], ["Mäkelä", "Mäkelä"]);
    }
}
