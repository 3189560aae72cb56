//! Scans sixty-four bytes at once: the only file here that depends on the processor.
//!
//! Each function returns a set of positions, the first byte in the lowest bit. The portable version
//! goes byte by byte; a test checks that both agree.

/// How many bytes are scanned together.
pub(super) const BLOCK: usize = 64;

pub(super) type Block = [u8; BLOCK];

/// The bytes that end a word of movetext: blanks, control characters, and every sign that has a
/// meaning of its own. All others can be in a move, a number or a result.
#[inline(always)]
pub(super) fn breaks(block: &Block) -> u64 {
    wide::breaks(block)
}

/// [`breaks`] among the first thirty-two bytes of a block.
#[inline(always)]
pub(super) fn early_breaks(block: &Block) -> u64 {
    wide::early_breaks(block)
}

/// The bytes that are equal to this one.
#[inline(always)]
pub(super) fn equal(block: &Block, byte: u8) -> u64 {
    wide::equal(block, byte)
}

/// Whether a word ends at this byte.
pub(super) const fn is_break(byte: u8) -> bool {
    matches!(byte, 0..=b'"' | b'$'..=b'*' | b';' | b'?' | b'[' | b']' | b'{' | b'}')
}

#[cfg(target_arch = "x86_64")]
#[allow(unsafe_code)]
mod wide {
    //! SSE2, which every x86-64 processor has. The compiler still requires the calls to be marked;
    //! nothing else here is unsafe.

    use std::arch::x86_64::{
        __m128i, _mm_andnot_si128, _mm_cmpeq_epi8, _mm_min_epu8, _mm_movemask_epi8, _mm_or_si128,
        _mm_set_epi64x, _mm_set1_epi8,
    };

    use super::Block;

    #[inline(always)]
    pub(super) fn equal(block: &Block, byte: u8) -> u64 {
        // SAFETY: SSE2 is a part of x86-64.
        unsafe { equal_by_sse2(block, byte) }
    }

    #[inline(always)]
    pub(super) fn breaks(block: &Block) -> u64 {
        // SAFETY: SSE2 is a part of x86-64.
        unsafe { breaks_by_sse2(block) }
    }

    #[inline(always)]
    pub(super) fn early_breaks(block: &Block) -> u64 {
        // SAFETY: SSE2 is a part of x86-64.
        unsafe { breaks_in_sixteen(block, 0) | breaks_in_sixteen(block, 1) }
    }

    #[target_feature(enable = "sse2")]
    #[inline]
    fn sixteen(block: &Block, i: usize) -> __m128i {
        let (eights, _) = block.as_chunks::<8>();
        let [low, high] = [eights[2 * i], eights[2 * i + 1]].map(i64::from_le_bytes);
        _mm_set_epi64x(high, low)
    }

    #[target_feature(enable = "sse2")]
    #[inline]
    fn set(i: usize, found: __m128i) -> u64 {
        u64::from(_mm_movemask_epi8(found) as u16) << (16 * i)
    }

    #[target_feature(enable = "sse2")]
    #[inline]
    fn is(x: __m128i, byte: u8) -> __m128i {
        _mm_cmpeq_epi8(x, _mm_set1_epi8(byte as i8))
    }

    #[target_feature(enable = "sse2")]
    #[inline]
    fn equal_by_sse2(block: &Block, byte: u8) -> u64 {
        let mut all = 0;
        for i in 0..4 {
            all |= set(i, is(sixteen(block, i), byte));
        }
        all
    }

    #[target_feature(enable = "sse2")]
    #[inline]
    fn breaks_by_sse2(block: &Block) -> u64 {
        let mut all = 0;
        for i in 0..4 {
            all |= breaks_in_sixteen(block, i);
        }
        all
    }

    #[target_feature(enable = "sse2")]
    #[inline]
    fn breaks_in_sixteen(block: &Block, i: usize) -> u64 {
        let x = sixteen(block, i);
        // Up to '*' all but '#'; then ';' and '?', which differ in one bit, as '[' does from '{'
        // and ']' from '}'.
        let low = _mm_cmpeq_epi8(_mm_min_epu8(x, _mm_set1_epi8(b'*' as i8)), x);
        let low = _mm_andnot_si128(is(x, b'#'), low);
        let marks = is(_mm_or_si128(x, _mm_set1_epi8(b';' as i8 ^ b'?' as i8)), b'?');
        let folded = _mm_or_si128(x, _mm_set1_epi8(b'[' as i8 ^ b'{' as i8));
        let brackets = _mm_or_si128(is(folded, b'{'), is(folded, b'}'));
        set(i, _mm_or_si128(_mm_or_si128(low, marks), brackets))
    }
}

#[cfg(not(target_arch = "x86_64"))]
use plain as wide;

#[cfg(any(test, not(target_arch = "x86_64")))]
mod plain {
    use super::{Block, is_break};

    fn by_byte(block: &Block, test: impl Fn(u8) -> bool) -> u64 {
        block.iter().rev().fold(0, |set, byte| set << 1 | u64::from(test(*byte)))
    }

    pub(super) fn equal(block: &Block, byte: u8) -> u64 {
        by_byte(block, |other| other == byte)
    }

    pub(super) fn breaks(block: &Block) -> u64 {
        by_byte(block, is_break)
    }

    pub(super) fn early_breaks(block: &Block) -> u64 {
        breaks(block) & 0xffff_ffff
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_wide_scan_finds_what_the_plain_one_finds() {
        for byte in 0..=255_u8 {
            for place in 0..BLOCK {
                for filler in [b'e', b' ', 0, 255] {
                    let mut block = [filler; BLOCK];
                    block[place] = byte;
                    assert_eq!(wide::breaks(&block), plain::breaks(&block), "{byte}");
                    assert_eq!(wide::early_breaks(&block), plain::early_breaks(&block), "{byte}");
                    assert_eq!(wide::equal(&block, byte), plain::equal(&block, byte), "{byte}");
                }
            }
        }
    }

    #[test]
    fn nothing_that_can_be_in_a_move_ends_a_word() {
        for byte in *b"KQRBNabcdefgh12345678x+#=-O0:./@\xe2" {
            assert!(!is_break(byte), "{}", byte as char);
        }
    }
}
