//! Acts in words: what people at the table do.

use chess::{Color, Move, Piece, Position, Role};
use notation::{Language, ReadError};

use super::decisions;
use super::grammar::{
    After, Colour, Flag, Followed, Joined, Part, Said, ScoreOf, SquareName, Text, grammar, number,
    one_of,
};
use super::words::{Unread, Words, bare};
use crate::act::Act;
use crate::act::DrawBasis::{FiftyMoves, Threefold};
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

grammar! { Act {
    "enter" Move { m: MoveOf, offer: Flag("(=)") };
    "adjust" Adjust;
    "adjusted" Adjusted;
    "touch" Touch { square: SquareName, together: After("together with", SquareName) };
    "release" Release { from: SquareName, to: SquareName, two_hands: Flag("with two hands") };
    "take off" TakeOff { square: SquareName };
    "put" Put { piece: PieceOf, square: Joined("on", SquareName) };
    "name piece" NamePiece { promoted: one_of("a piece to promote to") };
    "announce castling" AnnounceCastling { rook: Joined("with", SquareName) };
    "displace" Displace;
    "restored" Restored;
    "press" Press { hand: After("with", Followed(one_of("moving or other"), "hand")) };
    "stop clock" StopClock { reason: Said(one_of("a reason to stop the clock")) };
    "offer draw" OfferDraw;
    "offer draw if" OfferDrawIf { condition: Said(Text) };
    "accept draw" AcceptDraw;
    "decline draw" DeclineDraw;
    "claim threefold" ClaimDraw { basis => Threefold, intended: After("with", MoveOf) };
    "claim fifty moves" ClaimDraw { basis => FiftyMoves, intended: After("with", MoveOf) };
    "announce threefold" AnnounceClaim { basis => Threefold, intended: Joined("with", MoveOf) };
    "announce fifty moves" AnnounceClaim { basis => FiftyMoves, intended: Joined("with", MoveOf) };
    "resign" Resign;
    "doubt resignation" DoubtResignation { of: Joined("of", Colour), sign: Said(one_of("a sign")) };
    "deny resignation" DenyResignation;
    "claim flag" ClaimFlag;
    "claim illegal" ClaimIllegal;
    "point out own illegal" AdmitIllegal;
    "order unknown" OrderUnknown;
    "complain" Complain { of: Joined("of", one_of("a breach of chapter 4")) };
    "agree correction" AgreeCorrection;
    "write" Write { place: After("at", number("the number of a ply")), text: Said(Text) };
    "sheet complete" SheetComplete;
    "request sheet" RequestSheet;
    "view record" ViewRecord;
    "sign" Sign { score: ScoreOf };
    "appeal" Appeal { text: Said(Text) };
    "complain to committee" ComplainToCommittee { text: Said(Text) };
    "arrive" Arrive;
    "leave" Leave { area: one_of("venue or playing area") };
    "ask permission" AskPermission { to: Joined("to", one_of("a permission")) };
    "ask rule" AskRule { number: Text };
    "report" Report { what: one_of("an irregularity") };
    "own up to" AnswerReport { what: one_of("an irregularity"), admitted => true };
    "deny" AnswerReport { what: one_of("an irregularity"), admitted => false };
    "tip" Tip { text: Said(Text) };
    "demand two boards" DemandTwoBoards;
    "announce" Announce { text: Said(Text) };
    "repeat" Repeat { text: Said(Text) };
    "copy" Copy { m: TwoSquares, on: Joined("on board", Joined("of", Colour)) };
    "ask times" AskTimes;
    "tell times" TellTimes;
    "seal early" SealEarly;
    "seal" Seal { commitment: Said(Text) };
    "request increment" RequestIncrement { delay => false };
    "request delay" RequestIncrement { delay => true };
    "claim no normal win" ClaimNoNormalWin { ground: Said(one_of("cannot or not trying")) };
    "verify" Verify { agreed => true };
    "refuse to verify" Verify { agreed => false };
    "choose side" ChooseSide { edge: one_of("near or far") };
    "return clock" ReturnClock { reason: Said(one_of("a reason")) };
    "point out flag" PointOutFlag;
    "begin mate" BeginMate;
    "show" ShowMate { line: Shown };
    "claim no progress" ClaimNoProgress { ground: Said(one_of("a ground")) };
    "interfere" Interfere { about: Said(one_of("what was said")) };
    "draw lots" DrawLots { seed: Joined("with", number("a number that decides")) };
    "drew by hand" DrewByHand;
    "confirm" Confirm;
    "withdraw offer" WithdrawOffer;
    "take back" TakeBack;
    "restart" Restart;
    "look" Look;
} else Act::Decide(decision) => decision.to_words() }

impl Act {
    /// The act as a case file has it; moves as two squares.
    #[must_use]
    pub fn to_words(&self) -> String {
        write_row(self)
    }
}

/// Reads one line's deed: mostly one act, several if it is a whole move by hand.
pub(super) fn read(words: &mut Words<'_>, scene: Scene<'_>) -> Result<Vec<Act>, Unread> {
    let decides = scene.seat == Seat::Arbiter || words.accept("decide");
    if decides && let Some(decision) = decisions::read(words, scene)? {
        return Ok(vec![Act::Decide(decision)]);
    }
    if words.accept("make") {
        return Ok(by_hand(scene, MoveOf.read(words, scene)?));
    }
    let Some(phrase) = words.phrase(PHRASES) else {
        let (m, offer) = (MoveOf.read(words, scene)?, words.accept("(=)"));
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
    read_row(phrase, words, scene).map(|act| vec![act])
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

/// A move in notation or as two squares, legal or not; written as two squares.
pub(super) struct MoveOf;

impl Part for MoveOf {
    type Value = Move;

    fn read(&self, words: &mut Words<'_>, scene: Scene<'_>) -> Result<Move, Unread> {
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
                let phrases = ["make"].iter().chain(PHRASES).chain(decisions::PHRASES).copied();
                Err(Unread::unknown("an act or a move", all, phrases))
            }
            Err(error) => Err(Unread(format!("{word}: {error}"))),
        }
    }

    fn write(&self, m: &Move, line: &mut String) {
        TwoSquares.write(m, line);
    }
}

/// A move as two squares, where no position says what another notation means.
struct TwoSquares;

impl Part for TwoSquares {
    type Value = Move;

    fn read(&self, words: &mut Words<'_>, _: Scene<'_>) -> Result<Move, Unread> {
        let word = words.next().map(bare).unwrap_or_default();
        word.parse().map_err(|_| Unread::expected("a move as e2e4", word))
    }

    fn write(&self, m: &Move, line: &mut String) {
        line.push(' ');
        line.push_str(&m.to_string());
    }
}

/// `queen`, or `white queen` where the colour is not the player's own.
struct PieceOf;

impl Part for PieceOf {
    type Value = Piece;

    fn read(&self, words: &mut Words<'_>, scene: Scene<'_>) -> Result<Piece, Unread> {
        let color = words.color().ok().or(scene.seat.side()).unwrap_or(Color::White);
        let word = words.peek().unwrap_or_default();
        let role = Role::ALL.into_iter().find(|role| role.to_string() == bare(word));
        let role = role.ok_or_else(|| Unread::expected("the name of a piece", words.rest()))?;
        words.next();
        Ok(role.of(color))
    }

    fn write(&self, piece: &Piece, line: &mut String) {
        line.push(' ');
        line.push_str(&piece.to_string());
    }
}

/// `mate` and the moves of both sides that lead to it, or `no mate`.
struct Shown;

impl Part for Shown {
    type Value = Vec<Move>;

    fn read(&self, words: &mut Words<'_>, scene: Scene<'_>) -> Result<Vec<Move>, Unread> {
        if words.accept("no mate") {
            return Ok(Vec::new());
        }
        if !words.accept("mate") {
            return Err(Unread::expected("mate or no mate", words.rest()));
        }
        read_line(words, scene)
    }

    fn write(&self, moves: &Vec<Move>, line: &mut String) {
        line.push_str(if moves.is_empty() { " no mate" } else { " mate" });
        moves.iter().for_each(|m| TwoSquares.write(m, line));
    }
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
