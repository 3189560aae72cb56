//! Positions from bytes, so that the fuzzer reaches every kind.

use chess::{Bitboard, ByColor, Color, File, Position, Rank, Role, Setup, Square};

/// Reads a position from bytes: flags, rights, the square just passed, the kings, then a man for
/// every two bytes. Impossible claims are left out; `None` if the kings share a square or the bytes
/// end before them.
pub fn position(bytes: &[u8]) -> Option<Position> {
    let (head, men) = bytes.split_first_chunk::<6>()?;
    let [flags, white_rights, black_rights, passed, white_king, black_king] = *head;
    let mut setup = Setup::empty();
    setup.turn = Color::ALL[usize::from(flags & 1)];
    setup.mirrored = ByColor { white: flags & 2 != 0, black: flags & 4 != 0 };
    setup.quiet_plies = u32::from(flags >> 3) * 16;
    setup.castling_rooks = Bitboard(u64::from(white_rights) | u64::from(black_rights) << 56);
    setup.en_passant = (passed < 8)
        .then(|| Square::new(File::ALL[usize::from(passed)], Rank::Sixth.relative_to(setup.turn)));
    for man in men.chunks_exact(2) {
        let (role, color) =
            (Role::ALL[usize::from(man[1] % 5)], Color::ALL[usize::from(man[1] / 5 % 2)]);
        setup.board.put(square(man[0]), role.of(color));
    }
    setup.board.put(square(white_king), Role::King.of(Color::White));
    setup.board.put(square(black_king), Role::King.of(Color::Black));
    Position::try_from(setup).or_else(|faults| faults.forgive()).ok()
}

/// The square of a byte's low bits.
pub fn square(byte: u8) -> Square {
    Square::from_index(byte & 63).expect("below 64")
}
