//! The checker of proofs: small, slow and simple, sharing no code with the finder.
//!
//! However a proof was found, it becomes an answer only if it is confirmed here. The rules of the
//! moves are implemented again, over sets of squares ([`sets`]); for a single position the moves
//! are those of the `chess` crate. The crate's README says what has to be shown, and why it
//! suffices.

mod claim;
mod crowd;
mod ends;
mod everything;
mod mate;
mod sets;

use std::fmt;

use chess::{Bare, Color, Man, Move, Piece, Position, Role, Square};

use self::claim::Claim;
use self::mate::Mate;
use crate::certificate::{Certificate, LastTake};
use crate::proof::{Branch, Ending, NoNet, Proof, Shortage};

pub(crate) use self::everything::is_closed;

/// What is wrong with a proof.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// The game is not over in this way.
    GoesOn,
    /// The pieces are not those that are known never to mate.
    OtherPieces,
    /// The argument is about positions that a legal move has led to: here the side that should be
    /// mated is in check but not to move, or the kings are adjacent.
    Unsettled,
    /// The fates are not those of the men on the board.
    OtherMen,
    /// The man can get to a square that is not in its set.
    Goes(Man, Square),
    /// The pawn can promote although the claim says it does not, or not there.
    Promotes(Man),
    /// Promoted men of this kind can get to squares that are not in their set.
    Promoted(Piece),
    /// The man can be captured although the claim says it is not.
    Taken(Man),
    /// The capture does not end the game.
    GoesOnAfter(LastTake),
    /// The king can be checked on this square although the claim says it is not.
    Check(Square),
    /// A mate on this square is not ruled out.
    Mate(Square),
    /// There is a mate before the argument about the way to it applies.
    MatesAtOnce,
    /// There is no proof for this legal move.
    Forgotten(Move),
    /// The proof for the position after this move is flawed.
    After(Move, Box<Flaw>),
    /// One of the positions that follow is mate.
    MateFollows,
    /// More positions follow than were counted.
    MoreFollow,
}

/// Confirms that `proof` proves that `side` cannot mate from here.
///
/// Every proof in an [`Unwinnable`](crate::Winnability::Unwinnable) was confirmed before it was
/// returned. [`Proof::Exhausted`] holds no list of the positions, which can be millions: everything
/// that follows is explored again, at several times the cost of the answer.
///
/// # Errors
/// The first flaw found.
///
/// ```
/// use chess::{Color, Position};
/// use tuomari_winnable::{Budget, Flaw, Proof, Winnability, verify, winnable};
/// let locked: Position = "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1".parse()?;
/// let Winnability::Unwinnable(proof) = winnable(&locked, Color::White, &Budget::full()) else {
///     panic!("a wall from edge to edge")
/// };
/// assert_eq!(verify(&locked, Color::White, &proof), Ok(()));
///
/// // Where a pawn is missing the men are others, and so are the squares they reach.
/// let open: Position = "4k3/8/8/p1p1p3/P1P1P1P1/8/8/4K3 w - - 0 1".parse()?;
/// assert_eq!(verify(&open, Color::White, &proof), Err(Flaw::OtherMen));
/// # Ok::<(), chess::FenError>(())
/// ```
pub fn verify(position: &Position, side: Color, proof: &Proof) -> Result<(), Flaw> {
    confirm(&Bare::from(position), side, proof)
}

/// The same for a position without its counters.
pub(crate) fn confirm(bare: &Bare, winner: Color, proof: &Proof) -> Result<(), Flaw> {
    match proof {
        Proof::GameOver(ending) => game_over(bare, winner, *ending),
        Proof::Material(shortage) => material(bare, winner, *shortage),
        Proof::Frozen(certificate) => frozen(bare, winner, certificate),
        Proof::Lines(branches) => lines(bare, winner, branches),
        Proof::Exhausted { states, .. } => everything::is_seen(bare, winner, *states),
    }
}

fn holds(so: bool, otherwise: Flaw) -> Result<(), Flaw> {
    if so { Ok(()) } else { Err(otherwise) }
}

fn game_over(bare: &Bare, winner: Color, ending: Ending) -> Result<(), Flaw> {
    let check = !bare.checkers_of(bare.turn()).is_empty();
    let so = match ending {
        Ending::Mated => check && bare.turn() == winner,
        Ending::Stalemate => !check,
    };
    holds(so && !bare.has_legal_move(), Flaw::GoesOn)
}

/// Whether the side that should be mated is not in check, or is to move.
fn is_calm(bare: &Bare, winner: Color) -> bool {
    bare.turn() != winner || bare.checkers_of(!winner).is_empty()
}

fn material(bare: &Bare, winner: Color, shortage: Shortage) -> Result<(), Flaw> {
    holds(is_calm(bare, winner), Flaw::Unsettled)?;
    // A king never mates; the other arguments are about positions after a move of the loser.
    let mates = shortage != Shortage::BareKing && mate::mates_at_once(bare, winner);
    holds(!mates, Flaw::MatesAtOnce)?;
    holds(is_short(bare, winner, shortage), Flaw::OtherPieces)
}

/// Whether the pieces are those of the shortage.
fn is_short(bare: &Bare, winner: Color, shortage: Shortage) -> bool {
    let board = bare.board();
    let count = |color: Color, roles: &[Role]| {
        roles.iter().map(|role| board.pieces(role.of(color)).len()).sum::<u32>()
    };
    let officers = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen];
    let live = board.live_pawns(winner).len() + board.live_pawns(!winner).len();
    let is_corner = |square: Square| CORNERS.contains(&square);
    match shortage {
        Shortage::BareKing => board.live_pawns(winner).is_empty() && count(winner, &officers) == 0,
        Shortage::OneKnight => {
            let queens = count(!winner, &[Role::Queen]);
            let mut left_over = board.pieces(Role::Pawn.of(!winner)).into_iter();
            live == 0
                && count(winner, &officers) == 1
                && count(winner, &[Role::Knight]) == 1
                && count(!winner, &officers) == queens
                && (queens == 0 || left_over.all(is_corner))
        }
        Shortage::BishopsOfOneColor => {
            let ours = board.pieces(Role::Bishop.of(winner));
            let theirs = board.pieces(Role::Bishop.of(!winner));
            let light = ours.first().map(Square::is_light);
            let is_same = |square: Square| Some(square.is_light()) == light;
            let [rooks, queens] = [Role::Rook, Role::Queen].map(|role| count(!winner, &[role]));
            let may_corners = match ours.len() {
                1 => rooks == 0 || theirs.is_empty(),
                _ => rooks == 0 && (queens == 0 || theirs.is_empty()),
            };
            let mut left_over = board.pieces(Role::Pawn.of(!winner)).into_iter();
            live == 0
                && count(winner, &officers) == ours.len()
                && count(!winner, &[Role::Knight]) == 0
                && (ours | theirs).into_iter().all(is_same)
                && left_over.all(|pawn| is_same(pawn) || may_corners && is_corner(pawn))
        }
    }
}

const CORNERS: [Square; 4] = [Square::A1, Square::H1, Square::A8, Square::H8];

fn frozen(bare: &Bare, winner: Color, certificate: &Certificate) -> Result<(), Flaw> {
    let apart = bare.king(winner).distance(bare.king(!winner)) > 1;
    holds(apart && is_calm(bare, winner), Flaw::Unsettled)?;
    let claim = Claim::read(bare, certificate)?;
    claim.is_kept(bare)?;
    let mate = Mate::new(&claim, winner);
    if certificate.why == NoNet::NoCheck {
        return mate.is_check_excluded();
    }
    mate.is_excluded(bare)
}

fn lines(bare: &Bare, winner: Color, branches: &[Branch]) -> Result<(), Flaw> {
    holds(bare.has_legal_move(), Flaw::GoesOn)?;
    let mut flaw = Ok(());
    bare.for_each_move(|step| {
        let m = step.to_move();
        let proved = branches.iter().find(|branch| branch.m == m);
        let after = match proved {
            None => Err(Flaw::Forgotten(m)),
            Some(branch) => confirm(&step.play(), winner, &branch.proof)
                .map_err(|flaw| Flaw::After(m, Box::new(flaw))),
        };
        if flaw.is_ok() {
            flaw = after;
        }
    });
    flaw
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::GoesOn => f.write_str("the game is not over in this way"),
            Self::OtherPieces => f.write_str("these pieces could mate"),
            Self::Unsettled => f.write_str("no legal move leads to this position"),
            Self::OtherMen => f.write_str("the fates are not those of the men on the board"),
            Self::Goes(man, to) => write!(f, "the {} can get to {to}", named(man)),
            Self::Promotes(man) => write!(f, "the {} can promote", named(man)),
            Self::Promoted(piece) => {
                write!(f, "a promoted {} {} can get further", piece.color, piece.role)
            }
            Self::Taken(man) => write!(f, "the {} can be taken", named(man)),
            Self::GoesOnAfter(take) => {
                write!(f, "the {} king takes on {} and the game goes on", take.king, take.square)
            }
            Self::Check(square) => write!(f, "check can be given on {square}"),
            Self::Mate(square) => write!(f, "a mate on {square} is not ruled out"),
            Self::MatesAtOnce => f.write_str("there is a mate at once"),
            Self::Forgotten(m) => write!(f, "there is no proof for {m}"),
            Self::After(m, flaw) => write!(f, "after {m}: {flaw}"),
            Self::MateFollows => f.write_str("one of the positions that follow is mate"),
            Self::MoreFollow => f.write_str("more positions follow than were counted"),
        }
    }
}

fn named(man: &Man) -> String {
    format!("{} {} on {}", man.piece.color, man.piece.role, man.square)
}

impl std::error::Error for Flaw {}
