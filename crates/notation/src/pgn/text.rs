//! Bytes as text: UTF-8 if valid, otherwise Latin-1 as Windows writes it.

use std::borrow::Cow;

/// The characters for bytes 80 to 9f in Windows-1252, which is what files that claim to be Latin-1
/// contain: those bytes are control characters in real Latin-1.
const WINDOWS_1252: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}',
    '\u{90}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

/// Decodes bytes as UTF-8, or else as Latin-1.
pub(super) fn decode(bytes: &[u8]) -> Cow<'_, str> {
    match std::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => Cow::Owned(bytes.iter().map(|byte| character(*byte)).collect()),
    }
}

fn character(byte: u8) -> char {
    match byte {
        0x80..=0x9f => WINDOWS_1252[usize::from(byte - 0x80)],
        _ => char::from(byte),
    }
}

/// A value without the backslashes that escape quotes and backslashes in it.
pub(super) fn unescape(text: Cow<'_, str>) -> Cow<'_, str> {
    if !text.contains('\\') {
        return text;
    }
    let mut plain = String::with_capacity(text.len());
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        let protected = c == '\\' && matches!(chars.peek(), Some('"' | '\\'));
        plain.push(if protected { chars.next().unwrap_or(c) } else { c });
    }
    Cow::Owned(plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_that_are_not_utf8_are_read_as_latin_1() {
        assert_eq!(decode("Gösta".as_bytes()), "Gösta");
        assert_eq!(decode(b"G\xf6sta \x8aahovi\x9e"), "Gösta Šahoviž");
    }

    #[test]
    fn only_quotes_and_backslashes_are_protected() {
        assert_eq!(unescape(r#"The \"Big\" \\ C:\x"#.into()), r#"The "Big" \ C:\x"#);
        assert_eq!(unescape(r"end\".into()), r"end\");
    }
}
