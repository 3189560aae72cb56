//! Files of games, read by ours and by pgn-reader with shakmaty.

mod games;

use std::ops::ControlFlow;

use games::{Account, Dice, REMARKS, file, ours};
use pgn_reader::{RawTag, Reader, SanPlus, Skip, Visitor};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, EnPassantMode, Outcome, Position};

/// Variations, which are mostly nonsense where they stand.
const VARIATIONS: [&str; 2] = ["(1. e4 e5 2. Nf3)", "({nothing} $1 ({deeper)} (deepest)))"];

struct Theirs;

impl Visitor for Theirs {
    type Tags = (Account, Chess);
    type Movetext = (Account, Chess);
    type Output = Account;

    fn begin_tags(&mut self) -> ControlFlow<Account, Self::Tags> {
        ControlFlow::Continue((Account::default(), Chess::default()))
    }

    fn tag(
        &mut self,
        (account, position): &mut Self::Tags,
        name: &[u8],
        value: RawTag<'_>,
    ) -> ControlFlow<Account> {
        match name {
            b"White" => account.white = value.decode_utf8().expect("UTF-8").into_owned(),
            b"FEN" => {
                let fen = Fen::from_ascii(value.as_bytes()).expect("a FEN");
                *position = fen.into_position(CastlingMode::Chess960).expect("a position");
            }
            _ => {}
        }
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, tags: Self::Tags) -> ControlFlow<Account, Self::Movetext> {
        ControlFlow::Continue(tags)
    }

    fn begin_variation(&mut self, _: &mut Self::Movetext) -> ControlFlow<Account, Skip> {
        ControlFlow::Continue(Skip(true))
    }

    fn san(
        &mut self,
        (account, position): &mut Self::Movetext,
        san: SanPlus,
    ) -> ControlFlow<Account> {
        if account.is_lost {
            return ControlFlow::Continue(());
        }
        match san.san.to_move(position) {
            Ok(m) => {
                account.moves.push(m.to_uci(CastlingMode::Chess960).to_string());
                position.play_unchecked(m);
            }
            Err(_) => account.is_lost = true,
        }
        ControlFlow::Continue(())
    }

    fn outcome(
        &mut self,
        (account, _): &mut Self::Movetext,
        outcome: Outcome,
    ) -> ControlFlow<Account> {
        account.result.get_or_insert(outcome.to_string());
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, (account, position): Self::Movetext) -> Account {
        let fen = Fen::from_position(&position, EnPassantMode::Legal);
        Account { end: fen.to_string(), ..account }
    }
}

fn theirs(text: &[u8]) -> Vec<Account> {
    let mut reader = Reader::new(text);
    std::iter::from_fn(|| reader.read_game(&mut Theirs).expect("bytes in memory can be read"))
        .collect()
}

/// Castling rights as each writes them, normalised.
fn comparable(mut account: Account) -> Account {
    let fen: Fen = account.end.parse().expect("a FEN");
    account.end = fen.to_string();
    account
}

#[test]
fn both_read_the_same_games() {
    let mut dice = Dice(0x9a11);
    let remarks = [&REMARKS[..], &VARIATIONS].concat();
    let (mut games, mut lost, mut moves) = (0, 0, 0);
    for _ in 0..800 {
        let text = file(5, &remarks, &mut dice);
        let (ours, theirs) = (ours(text.as_bytes()), theirs(text.as_bytes()));
        let count = (ours.len(), theirs.len());
        for (ours, theirs) in ours.into_iter().zip(theirs) {
            games += 1;
            lost += usize::from(ours.is_lost);
            moves += ours.moves.len();
            assert_eq!(comparable(ours), comparable(theirs), "{text}");
        }
        assert_eq!(count, (5, 5), "{text}");
    }
    assert!(games == 4000 && lost > 200 && moves > 100_000, "{games} {lost} {moves}");
}
