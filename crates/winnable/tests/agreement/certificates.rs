//! Certificates: what the checker confirms, and that nothing can be omitted from them.

use chess::{Bitboard, ByColor, Color, Position, Role, Square};
use winnable::{
    Budget, Certificate, Fate, Flaw, LastTake, NoNet, Proof, Structure, Winnability, verify,
    winnable,
};

use crate::dice::{Dice, rounds, seed, small_world};

fn position(fen: &str) -> Position {
    fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}"))
}

fn proof_of(position: &Position, side: Color) -> Option<Proof> {
    match winnable(position, side, &Budget::full().nodes(500)) {
        Winnability::Unwinnable(proof) => Some(proof),
        Winnability::Winnable(_) | Winnability::Undetermined(_) => None,
    }
}

fn frozen(certificate: &Certificate) -> Proof {
    Proof::Frozen(Box::new(certificate.clone()))
}

/// Worlds in which a king can capture and thereby stalemate.
const LAST_TAKES: [&str; 2] = [
    "prkpp2p/1p1p4/pP1P4/P4p2/5Pp1/K5Pp/7P/1p6 w - - 0 1",
    "rkP4r/p7/Kp1p1p1p/1PpP1PpP/2P3P1/8/8/2p3p1 b - - 0 1",
];

/// All certificates with one thing less than this one.
fn with_less(certificate: &Certificate) -> Vec<Certificate> {
    let mut all = Vec::new();
    for (i, fate) in certificate.fates.iter().enumerate() {
        for square in fate.stands {
            let mut less = certificate.clone();
            less.fates[i].stands = fate.stands - Bitboard::from(square);
            all.push(less);
        }
        if fate.may_be_taken {
            let mut less = certificate.clone();
            less.fates[i].may_be_taken = false;
            all.push(less);
        }
        if fate.may_promote {
            let mut less = certificate.clone();
            less.fates[i].may_promote = false;
            all.push(less);
        }
    }
    for color in Color::ALL {
        for i in 0..4 {
            for square in certificate.promoted[color][i] {
                let mut less = certificate.clone();
                less.promoted[color][i] = less.promoted[color][i] - Bitboard::from(square);
                all.push(less);
            }
        }
    }
    for i in 0..certificate.last_takes.len() {
        let mut less = certificate.clone();
        less.last_takes.remove(i);
        all.push(less);
    }
    all
}

#[test]
fn nothing_can_be_left_out_of_a_certificate() {
    let mut dice = Dice(seed() + 6);
    let (mut seen, mut tried, mut last_takes) = (0, 0, 0);
    let known = LAST_TAKES.map(position);
    let worlds: Vec<Position> = (0..rounds(4_000)).map(|_| small_world(&mut dice)).collect();
    for position in known.into_iter().chain(worlds) {
        for side in Color::ALL {
            let Some(proof) = proof_of(&position, side) else { continue };
            assert_eq!(verify(&position, side, &proof), Ok(()), "{side}, {position}");
            let Proof::Frozen(certificate) = proof else { continue };
            seen += 1;
            last_takes += certificate.last_takes.len();
            for less in with_less(&certificate) {
                tried += 1;
                let verdict = verify(&position, side, &frozen(&less));
                assert!(verdict.is_err(), "{side}, {position}: {less:?}, of {certificate:?}");
            }
        }
    }
    assert!(seen > 20 && tried > 1_000 && last_takes > 0, "{seen}, {tried}, {last_takes}");
}

/// The king on b6 captures on a5 and no longer blocks the pawn on b5.
#[test]
fn a_capture_that_lets_a_pawn_loose_does_not_end_the_game() {
    let position = position("8/p2p4/Pk1P4/RP1p4/P1pP4/KpP5/1P6/8 b - - 0 1");
    let mut fates: Vec<Fate> = Structure::of(&position).fates().collect();
    for fate in &mut fates {
        fate.stands = fate.man.square.into();
        fate.may_be_taken = false;
        fate.may_promote = false;
        if fate.man.piece == Role::King.of(Color::White) {
            fate.stands |= Square::B4.into();
        }
    }
    let take = LastTake { king: Color::Black, square: Square::A5 };
    let mut certificate = Certificate {
        fates,
        promoted: ByColor::from_fn(|_| [Bitboard::EMPTY; 4]),
        last_takes: vec![take],
        why: NoNet::NoMate,
    };
    let verdict = verify(&position, Color::White, &frozen(&certificate));
    assert_eq!(verdict, Err(Flaw::GoesOnAfter(take)));
    certificate.last_takes.clear();
    let verdict = verify(&position, Color::White, &frozen(&certificate));
    assert!(matches!(verdict, Err(Flaw::Taken(man)) if man.square == Square::A5), "{verdict:?}");
}

#[test]
fn proofs_of_another_kind_of_end_are_refused() {
    use winnable::{Ending, Shortage};
    let start = Position::initial();
    for (proof, flaw) in [
        (Proof::GameOver(Ending::Stalemate), Flaw::GoesOn),
        (Proof::GameOver(Ending::Mated), Flaw::GoesOn),
        (Proof::Material(Shortage::BareKing), Flaw::OtherPieces),
        (Proof::Material(Shortage::OneKnight), Flaw::OtherPieces),
        (Proof::Material(Shortage::BishopsOfOneColor), Flaw::OtherPieces),
        (Proof::Exhausted { states: 1_000, refuted: 0 }, Flaw::MoreFollow),
    ] {
        assert_eq!(verify(&start, Color::White, &proof), Err(flaw), "{proof}");
    }
    let first = start.legal_moves().next().map(|legal| legal.to_move());
    let lines = verify(&start, Color::White, &Proof::Lines(Vec::new()));
    assert_eq!(lines.err(), first.map(Flaw::Forgotten));
    let mate = position("R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1");
    let nothing = Proof::Exhausted { states: 1, refuted: 0 };
    assert_eq!(verify(&mate, Color::White, &nothing), Err(Flaw::MateFollows));
}
