//! Acts in words: what people at the table do.

use chess::{Color, Move, Piece, Position, Role};
use notation::{Language, ReadError};

use super::decisions;
use super::words::{Unread, Words, bare};
use crate::act::{Act, DrawBasis};
use crate::{Mode, Scope, Seat, Table};

/// Where words are read: a move means something only in a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scene<'t> {
    pub(super) table: &'t Table,
    pub(super) seat: Seat,
    pub(super) at: clock::Moment,
    pub(super) language: Language,
}

impl Scene<'_> {
    /// The position in which the words are read: one who moves out of turn means the own pieces.
    fn position(&self) -> Position {
        let position = self.table.position();
        let side = self.seat.side().unwrap_or(position.turn());
        let mut setup = position.to_setup();
        if side == setup.turn {
            return position.clone();
        }
        (setup.turn, setup.en_passant) = (side, None);
        Position::try_from(setup).unwrap_or_else(|_| position.clone())
    }
}

/// The phrases with which an act begins; anything else is a move.
const PHRASES: &[&str] = &[
    "enter",
    "make",
    "adjust",
    "adjusted",
    "touch",
    "release",
    "take off",
    "put",
    "name piece",
    "announce castling",
    "announce threefold",
    "announce fifty moves",
    "displace",
    "restored",
    "press",
    "stop clock",
    "offer draw",
    "offer draw if",
    "accept draw",
    "decline draw",
    "claim threefold",
    "claim fifty moves",
    "resign",
    "doubt resignation",
    "deny resignation",
    "claim flag",
    "claim illegal",
    "point out own illegal",
    "order unknown",
    "complain",
    "agree correction",
    "write",
    "sheet complete",
    "request sheet",
    "view record",
    "sign",
    "appeal",
    "complain to committee",
    "arrive",
    "leave",
    "ask permission",
    "ask rule",
    "report",
    "own up to",
    "deny",
    "tip",
    "demand two boards",
    "announce",
    "repeat",
    "copy",
    "ask times",
    "tell times",
    "seal early",
    "seal",
    "request increment",
    "request delay",
    "claim no normal win",
    "verify",
    "refuse to verify",
    "choose side",
    "return clock",
    "point out flag",
    "begin mate",
    "show mate",
    "show no mate",
    "claim no progress",
    "interfere",
    "draw lots",
    "drew by hand",
    "confirm",
    "withdraw offer",
    "take back",
    "restart",
    "look",
];

/// Reads one line's deed: mostly one act, several if it is a whole move by hand.
pub(super) fn read(words: &mut Words<'_>, scene: Scene<'_>) -> Result<Vec<Act>, Unread> {
    if scene.seat == Seat::Arbiter
        && let Some(decision) = decisions::read(words, scene)?
    {
        return Ok(vec![Act::Decide(decision)]);
    }
    let Some(phrase) = words.phrase(PHRASES) else {
        let (m, offer) = read_move_and_offer(words, scene)?;
        return Ok(match scene.table.regulations().mode {
            Mode::Screen => vec![Act::Move { m, offer }],
            Mode::Otb => {
                let mut acts = by_hand(scene, m);
                acts.extend(offer.then_some(Act::OfferDraw));
                // The basic rules know no clock (INT.2).
                let competition = scene.table.regulations().scope == Scope::Competition;
                acts.extend(competition.then_some(Act::Press { hand: None }));
                acts
            }
        });
    };
    let act = match phrase {
        "enter" => {
            let (m, offer) = read_move_and_offer(words, scene)?;
            Act::Move { m, offer }
        }
        "make" => return Ok(by_hand(scene, read_move(words, scene)?)),
        "adjust" => Act::Adjust,
        "adjusted" => Act::Adjusted,
        "touch" => {
            let square = words.square()?;
            let together = words.accept("together with").then(|| words.square()).transpose()?;
            Act::Touch { square, together }
        }
        "release" => {
            let (from, to) = (words.square()?, words.square()?);
            Act::Release { from, to, two_hands: words.accept("with two hands") }
        }
        "take off" => Act::TakeOff { square: words.square()? },
        "put" => {
            let piece = read_piece(words, scene.seat)?;
            words.accept("on");
            Act::Put { square: words.square()?, piece }
        }
        "name piece" => Act::NamePiece { promoted: words.one_of("a piece to promote to")? },
        "announce castling" => {
            words.accept("with");
            Act::AnnounceCastling { rook: words.square()? }
        }
        "displace" => Act::Displace,
        "restored" => Act::Restored,
        "press" => {
            let with = words.accept("with");
            let hand = with.then(|| words.one_of("moving or other")).transpose()?;
            words.accept("hand");
            Act::Press { hand }
        }
        "stop clock" => Act::StopClock { reason: words.one_of("a reason to stop the clock")? },
        "offer draw" => Act::OfferDraw,
        "offer draw if" => Act::OfferDrawIf { condition: words.text() },
        "accept draw" => Act::AcceptDraw,
        "decline draw" => Act::DeclineDraw,
        "claim threefold" => read_claim(DrawBasis::Threefold, words, scene)?,
        "claim fifty moves" => read_claim(DrawBasis::FiftyMoves, words, scene)?,
        "announce threefold" => read_announced(DrawBasis::Threefold, words, scene)?,
        "announce fifty moves" => read_announced(DrawBasis::FiftyMoves, words, scene)?,
        "resign" => Act::Resign,
        "doubt resignation" => {
            words.accept("of");
            Act::DoubtResignation { of: words.color()?, sign: words.one_of("a sign")? }
        }
        "deny resignation" => Act::DenyResignation,
        "claim flag" => Act::ClaimFlag,
        "claim illegal" => Act::ClaimIllegal,
        "point out own illegal" => Act::AdmitIllegal,
        "order unknown" => Act::OrderUnknown,
        "complain" => {
            words.accept("of");
            Act::Complain { of: words.one_of("a breach of chapter 4")? }
        }
        "agree correction" => Act::AgreeCorrection,
        "write" => {
            let place = words.accept("at").then(|| words.number("the number of a ply"));
            Act::Write { place: place.transpose()?, text: words.text() }
        }
        "sheet complete" => Act::SheetComplete,
        "request sheet" => Act::RequestSheet,
        "view record" => Act::ViewRecord,
        "sign" => Act::Sign { score: words.score()? },
        "appeal" => Act::Appeal { text: words.text() },
        "complain to committee" => Act::ComplainToCommittee { text: words.text() },
        "arrive" => Act::Arrive,
        "leave" => Act::Leave { area: words.one_of("venue or playing area")? },
        "ask permission" => {
            words.accept("to");
            Act::AskPermission { to: words.one_of("a permission")? }
        }
        "ask rule" => Act::AskRule { number: words.text() },
        "report" => Act::Report { what: words.one_of("an irregularity")? },
        "own up to" => Act::AnswerReport { what: words.one_of("an irregularity")?, admitted: true },
        "deny" => Act::AnswerReport { what: words.one_of("an irregularity")?, admitted: false },
        "tip" => Act::Tip { text: words.text() },
        "demand two boards" => Act::DemandTwoBoards,
        "announce" => Act::Announce { text: words.text() },
        "repeat" => Act::Repeat { text: words.text() },
        "copy" => {
            let m = words.next().map(bare).unwrap_or_default();
            let m = m.parse().map_err(|_| Unread::expected("a move as e2e4", m))?;
            words.accept("on board");
            Act::Copy { on: words.color()?, m }
        }
        "ask times" => Act::AskTimes,
        "tell times" => Act::TellTimes,
        "seal early" => Act::SealEarly,
        "seal" => Act::Seal { commitment: words.text() },
        "request increment" => Act::RequestIncrement { delay: false },
        "request delay" => Act::RequestIncrement { delay: true },
        "claim no normal win" => {
            Act::ClaimNoNormalWin { ground: words.one_of("cannot or not trying")? }
        }
        "verify" => Act::Verify { agreed: true },
        "refuse to verify" => Act::Verify { agreed: false },
        "choose side" => Act::ChooseSide { edge: words.one_of("near or far")? },
        "return clock" => Act::ReturnClock { reason: words.one_of("a reason")? },
        "point out flag" => Act::PointOutFlag,
        "begin mate" => Act::BeginMate,
        "show mate" => Act::ShowMate { line: read_line(words, scene)? },
        "show no mate" => Act::ShowMate { line: Vec::new() },
        "claim no progress" => Act::ClaimNoProgress { ground: words.one_of("a ground")? },
        "interfere" => Act::Interfere { about: words.one_of("what was said")? },
        "draw lots" => {
            words.accept("with");
            Act::DrawLots { seed: words.number("a number that decides")? }
        }
        "drew by hand" => Act::DrewByHand,
        "confirm" => Act::Confirm,
        "withdraw offer" => Act::WithdrawOffer,
        "take back" => Act::TakeBack,
        "restart" => Act::Restart,
        "look" => Act::Look,
        other => return Err(Unread::expected("an act", other)),
    };
    Ok(vec![act])
}

fn read_claim(basis: DrawBasis, words: &mut Words<'_>, scene: Scene<'_>) -> Result<Act, Unread> {
    let intended = if words.accept("with") { Some(read_move(words, scene)?) } else { None };
    Ok(Act::ClaimDraw { basis, intended })
}

/// `announce threefold with Ng8`: said and not written.
fn read_announced(
    basis: DrawBasis,
    words: &mut Words<'_>,
    scene: Scene<'_>,
) -> Result<Act, Unread> {
    words.accept("with");
    Ok(Act::AnnounceClaim { basis, intended: read_move(words, scene)? })
}

/// A line of moves by both sides, from the position on the board; numbers before them are for the
/// eye.
fn read_line(words: &mut Words<'_>, scene: Scene<'_>) -> Result<Vec<Move>, Unread> {
    let mut position = scene.table.position().clone();
    let mut line = Vec::new();
    while let Some(word) = words.next().map(bare) {
        let word = word.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.' || c == '…');
        if word.is_empty() {
            continue;
        }
        let read = notation::read(&position, word, scene.language).map(|read| read.legal);
        let two_squares = word.parse().ok();
        match (read, two_squares) {
            (Ok(legal), _) => {
                line.push(legal.to_move());
                position = legal.play();
            }
            (Err(_), Some(m)) => {
                line.push(m);
                if let Some(next) = position.legal(m).map(|legal| legal.play()) {
                    position = next;
                }
            }
            (Err(error), None) => return Err(Unread(format!("{word}: {error}"))),
        }
    }
    Ok(line)
}

/// A move and perhaps `(=)` after it.
fn read_move_and_offer(words: &mut Words<'_>, scene: Scene<'_>) -> Result<(Move, bool), Unread> {
    let m = read_move(words, scene)?;
    Ok((m, words.accept("(=)")))
}

/// A move in notation or as two squares, legal or not.
pub(super) fn read_move(words: &mut Words<'_>, scene: Scene<'_>) -> Result<Move, Unread> {
    let all = words.rest();
    let word = words.next().map(bare).unwrap_or_default();
    if let Ok(m) = word.parse() {
        return Ok(m);
    }
    match notation::read(&scene.position(), word, scene.language) {
        Ok(reading) => Ok(reading.legal.to_move()),
        // An illegal move is what many cases are about.
        Err(ReadError::Illegal { illegal, .. }) if illegal.len() == 1 => Ok(illegal[0].m),
        Err(ReadError::NotNotation { .. }) => {
            let phrases = PHRASES.iter().chain(decisions::PHRASES).copied();
            Err(Unread::unknown("an act or a move", all, phrases))
        }
        Err(error) => Err(Unread(format!("{word}: {error}"))),
    }
}

/// `queen`, or `white queen` where the colour is not the player's own.
fn read_piece(words: &mut Words<'_>, seat: Seat) -> Result<Piece, Unread> {
    let color = words.color().ok().or(seat.side()).unwrap_or(Color::White);
    let word = words.peek().unwrap_or_default();
    let role = Role::ALL.into_iter().find(|role| role.to_string() == bare(word));
    let role = role.ok_or_else(|| Unread::expected("the name of a piece", words.rest()))?;
    words.next();
    Ok(role.of(color))
}

/// What one hand does to make a move, up to the press.
fn by_hand(scene: Scene<'_>, m: Move) -> Vec<Act> {
    let position = scene.table.position();
    let release = |from, to| Act::Release { from, to, two_hands: false };
    let touch = |square| Act::Touch { square, together: None };
    let mut acts = vec![touch(m.from)];
    let legal = position.legal(m);
    if let Some(route) = legal.and_then(|legal| legal.castling()) {
        // A king that goes where its rook stands is held in the hand until the rook has gone.
        let held = route.king_to == route.rook_from && route.king_from != route.king_to;
        let king = Role::King.of(position.turn());
        acts.push(match held {
            true => Act::TakeOff { square: route.king_from },
            false => release(route.king_from, route.king_to),
        });
        acts.push(touch(route.rook_from));
        acts.push(release(route.rook_from, route.rook_to));
        acts.extend(held.then_some(Act::Put { square: route.king_to, piece: king }));
        return acts;
    }
    let passed = legal.filter(|legal| legal.is_en_passant()).and_then(|legal| legal.captured());
    if position.board().piece_on(m.to).is_some() {
        acts.push(Act::TakeOff { square: m.to });
    }
    match (m.promotion, position.board().color_on(m.from)) {
        (Some(role), Some(color)) => {
            acts.push(Act::TakeOff { square: m.from });
            acts.push(Act::Put { square: m.to, piece: role.of(color) });
        }
        _ => acts.push(release(m.from, m.to)),
    }
    acts.extend(passed.map(|(square, _)| Act::TakeOff { square }));
    acts
}
