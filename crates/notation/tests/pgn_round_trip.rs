//! Every game that is written reads back as the same game.

#![allow(clippy::unwrap_used)] // a helper that fails fails its test

extern crate tuomari_notation as notation;

use std::time::Duration;

use chess::{Chess960, Position};
use notation::pgn::{
    Annotation, Command, Evaluation, Export, Found, Game, Games, Line, Note, Operands, Outcome,
    Reader, Score, VariationRefused,
};
use notation::{
    CaptureSign, CastlingSign, CheckSigns, EnPassantMark, Form, Language, Pieces, PromotionSign,
    Style,
};
use proptest::prelude::*;

/// The decisions of a test case, one after another; the first option once there are none left.
struct Decisions<'a>(std::slice::Iter<'a, u16>);

impl Decisions<'_> {
    fn below(&mut self, n: usize) -> usize {
        usize::from(*self.0.next().unwrap_or(&0)) % n
    }

    fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == n - 1
    }

    fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }
}

const STARTS: [&str; 8] = [
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 3 17",
    "rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 3",
    "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 40",
    // A pawn on the last rank, both kings in check, and mirrored castling.
    "P3k3/8/8/8/8/8/8/4K2p b - - 0 1",
    "4k3/8/8/8/4R3/8/4r3/4K3 w - - 149 4294967295",
    "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w ~HA~ha - 0 1",
];

const TEXTS: [&str; 12] = [
    "",
    "a good move",
    "ends in a brace }",
    "{ nested } [%clk 0:00:01] and [%cal Gd1d5,Re2e4] [%unknown",
    "Šahs, naïve Ångström; % escape",
    "  blanks \t and \n\n lines  ",
    "[Event \"no\"]",
    "quote \" backslash \\ end\\",
    "1-0 * $1 (=) ( ) 1. e4",
    "a word of more than eighty letters: \
     abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyzabcdefghij",
    "%clk at the beginning",
    "♘ ½ 😀",
];

fn note(decide: &mut Decisions<'_>) -> Note {
    let mut note = if decide.one_in(2) {
        Note::new(decide.pick(&TEXTS))
    } else {
        Note::read(decide.pick(&TEXTS))
    };
    if decide.one_in(3) {
        note = note.with(match decide.below(5) {
            0 => Command::Clock(Duration::from_millis(decide.below(60_000) as u64 * 1234)),
            1 => Command::Elapsed(Duration::new(decide.below(9) as u64, 5)),
            2 => Command::Evaluation(Evaluation {
                score: Score::Centipawns(decide.below(60_000) as i32 - 30_000),
                depth: decide.one_in(2).then_some(12),
            }),
            3 => Command::Evaluation(Evaluation { score: Score::Mate(-3), depth: None }),
            _ => Command::Law(Operands::new(" 7.5.1  B ").unwrap()),
        });
    }
    note
}

fn notes(decide: &mut Decisions<'_>) -> Vec<Note> {
    let count = if decide.one_in(5) { 1 + decide.below(2) } else { 0 };
    (0..count).map(|_| note(decide)).collect()
}

fn annotate(annotation: &mut Annotation, decide: &mut Decisions<'_>) {
    annotation.draw_offer = decide.one_in(12);
    for _ in 0..decide.below(12).saturating_sub(9) {
        annotation.nags.push(decide.below(256) as u8);
    }
    annotation.notes = notes(decide);
}

fn line(start: Position, decide: &mut Decisions<'_>, depth: usize) -> Line {
    let mut line = Line::new(start);
    line.opening = notes(decide);
    let least = usize::from(depth > 0);
    for _ in 0..least + decide.below(if depth == 0 { 40 } else { 6 }) {
        let before = line.end().clone();
        let moves: Vec<_> = before.legal_moves().map(|legal| legal.to_move()).collect();
        let annotation = if decide.one_in(30) && !before.is_check() {
            line.pass().unwrap()
        } else if moves.is_empty() {
            break;
        } else {
            line.play(decide.pick(&moves)).unwrap()
        };
        annotate(annotation, decide);
        if depth < 3 && decide.one_in(8) {
            let variation = self::line(before, decide, depth + 1);
            let last = line.plies().len() - 1;
            // A variation without moves is refused.
            let _ = line.add_variation(last, variation);
        }
    }
    line
}

fn game(decisions: &[u16], names: &[(String, String)]) -> Game {
    let decide = &mut Decisions(decisions.iter());
    let start = match decide.below(3) {
        0 => Position::initial(),
        1 => Position::chess960(Chess960::new(decide.below(960) as u16).unwrap()),
        _ => decide.pick(&STARTS).parse().unwrap(),
    };
    let mut game = Game { line: line(start, decide, 0), ..Game::new() };
    game.result = decide.pick(&Outcome::ALL);
    game.declared_chess960 = decide.one_in(4);
    for (name, value) in names {
        // Reserved tags are refused.
        let _ = game.tags.set(name, value);
    }
    for name in ["White", "Black", "TimeControl", "Termination", "RuleBook", "RulingArticle"] {
        if decide.one_in(3) {
            game.tags.set(name, decide.pick(&TEXTS)).unwrap();
        }
    }
    game
}

fn read(text: &str) -> Vec<Found> {
    Games::new(text.as_bytes()).map(|found| found.unwrap()).collect()
}

fn style(decide: &mut Decisions<'_>) -> Style {
    Style {
        language: decide.pick(&Language::ALL),
        form: decide.pick(&[Form::Short, Form::Long, Form::Hyphenated]),
        pieces: decide.pick(&[Pieces::Letters, Pieces::Figurines, Pieces::ColoredFigurines]),
        capture: decide.pick(&[CaptureSign::Cross, CaptureSign::Colon, CaptureSign::Nothing]),
        check: decide.pick(&[
            CheckSigns::Nothing,
            CheckSigns::Pluses,
            CheckSigns::Cross,
            CheckSigns::Hash,
        ]),
        en_passant: decide.pick(&[EnPassantMark::Nothing, EnPassantMark::Marked]),
        promotion: decide.pick(&[
            PromotionSign::Nothing,
            PromotionSign::Equals,
            PromotionSign::Parentheses,
            PromotionSign::Slash,
        ]),
        castling: decide.pick(&[CastlingSign::Zeros, CastlingSign::Letters]),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]

    #[test]
    fn what_is_written_reads_as_the_same_game(
        decisions in prop::collection::vec(any::<u16>(), 0..600),
        names in prop::collection::vec(("[A-Za-z0-9_]{1,40}", ".{0,90}"), 0..4),
    ) {
        let game = game(&decisions, &names);
        let text = game.to_string();
        let found = read(&text);
        prop_assert_eq!(found.len(), 1, "{}", text);
        prop_assert_eq!(&found[0].faults, &[], "{}", text);
        prop_assert_eq!(&found[0].game, &game, "{}", text);
        prop_assert_eq!(found[0].game.to_string(), text);
    }

    #[test]
    fn a_game_written_in_any_language_and_style_reads_as_the_same_game(
        decisions in prop::collection::vec(any::<u16>(), 0..400),
        choices in prop::collection::vec(any::<u16>(), 8),
    ) {
        let game = game(&decisions, &[]);
        let style = style(&mut Decisions(choices.iter()));
        let text = Export { style, ..Export::default() }.write(&game);
        let mut games = Games::of(Reader::new(text.as_bytes()), style.language);
        let found = games.next().unwrap().unwrap();
        prop_assert_eq!(&found.faults, &[], "{}", text);
        prop_assert_eq!(&found.game, &game, "{}", text);
    }

    #[test]
    fn games_in_a_row_stay_apart(
        many in prop::collection::vec(prop::collection::vec(any::<u16>(), 0..80), 1..6),
    ) {
        let games: Vec<Game> = many.iter().map(|decisions| game(decisions, &[])).collect();
        let text: String = games.iter().map(Game::to_string).collect();
        let found: Vec<Game> = read(&text).into_iter().map(|found| found.game).collect();
        prop_assert_eq!(found, games);
    }

    #[test]
    fn what_was_read_is_written_the_same_from_then_on(text in "[ -~\n{}()\\[\\]%;$!?]{0,400}") {
        let once: String = read(&text).iter().map(|found| found.game.to_string()).collect();
        let twice: String = read(&once).iter().map(|found| found.game.to_string()).collect();
        prop_assert_eq!(once, twice);
    }
}

/// Asserts that the game is still valid: written and read back, it is the same.
fn is_whole(game: &Game) -> Result<(), TestCaseError> {
    let text = game.to_string();
    let found = read(&text);
    prop_assert_eq!(found.len(), 1, "{}", text);
    prop_assert_eq!(&found[0].faults, &[], "{}", text);
    prop_assert_eq!(&found[0].game, game, "{}", text);
    prop_assert_eq!(found[0].game.line.end(), game.line.end(), "{}", text);
    Ok(())
}

/// How many moves there are, including those of variations.
fn size(line: &Line) -> usize {
    line.plies().iter().map(|ply| 1 + ply.variations().iter().map(size).sum::<usize>()).sum()
}

/// The variations of the main line, each by its move and its number.
fn variations(line: &Line) -> Vec<(usize, usize)> {
    let plies = line.plies().iter().enumerate();
    plies.flat_map(|(i, ply)| (0..ply.variations().len()).map(move |k| (i, k))).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn a_game_stays_whole_however_it_is_edited(
        decisions in prop::collection::vec(any::<u16>(), 0..600),
        edits in prop::collection::vec(any::<u16>(), 60),
    ) {
        let mut game = game(&decisions, &[]);
        let decide = &mut Decisions(edits.iter());
        for _ in 0..8 {
            let before = size(&game.line);
            let variations = variations(&game.line);
            match decide.below(4) {
                0 => {
                    let popped = game.line.pop();
                    prop_assert_eq!(popped.is_some(), before > 0);
                    prop_assert!(size(&game.line) < before || before == 0);
                }
                1 if !variations.is_empty() => {
                    let (i, k) = decide.pick(&variations);
                    let removed = game.line.remove_variation(i, k).unwrap();
                    prop_assert_eq!(size(&game.line) + size(&removed), before);
                    game.line.add_variation(i, removed).unwrap();
                }
                2 if !variations.is_empty() => {
                    let (i, k) = decide.pick(&variations);
                    let promoted = game.line.plies()[i].variations()[k].end().clone();
                    game.line.promote_variation(i, k).unwrap();
                    prop_assert_eq!(size(&game.line), before);
                    prop_assert_eq!(game.line.end(), &promoted);
                }
                _ => {
                    let plies = game.line.plies().len();
                    let kept = decide.below(plies + 2);
                    game.line.truncate(kept);
                    prop_assert_eq!(game.line.plies().len(), kept.min(plies));
                }
            }
            is_whole(&game)?;
        }
    }

    #[test]
    fn a_line_promoted_twice_is_as_before_unless_its_first_move_has_a_prelude(
        decisions in prop::collection::vec(any::<u16>(), 0..600),
    ) {
        let line = game(&decisions, &[]).line;
        for (i, k) in variations(&line) {
            let variation = &line.plies()[i].variations()[k];
            if !variation.opening.is_empty() || !variation.plies()[0].variations().is_empty() {
                continue;
            }
            let mut edited = line.clone();
            edited.promote_variation(i, k).unwrap();
            prop_assert_eq!(edited.end(), variation.end());
            edited.promote_variation(i, k).unwrap();
            prop_assert_eq!(&edited, &line);
        }
    }

    #[test]
    fn what_is_played_and_taken_back_leaves_no_trace(
        decisions in prop::collection::vec(any::<u16>(), 0..300),
    ) {
        let line = game(&decisions, &[]).line;
        let mut edited = line.clone();
        let moves: Vec<_> = line.end().legal_moves().map(|legal| legal.to_move()).collect();
        for m in moves {
            edited.play(m).unwrap();
            edited.pop().unwrap();
            prop_assert_eq!(&edited, &line);
        }
    }
}

#[test]
fn what_is_not_there_cannot_be_promoted_or_removed() {
    let mut line = Line::new(Position::initial());
    assert_eq!(line.promote_variation(0, 0), Err(VariationRefused::NoSuchVariation));
    line.play("e2e4".parse().unwrap()).unwrap();
    assert_eq!(line.promote_variation(0, 0), Err(VariationRefused::NoSuchVariation));
    assert_eq!(line.remove_variation(0, 0), None);
    assert_eq!(line.remove_variation(1, 0), None);
}

#[test]
fn no_line_is_longer_than_eighty_columns_unless_a_word_is() {
    let mut game = Game::new();
    for _ in 0..60 {
        for m in ["g1f3", "g8f6", "f3g1", "f6g8"] {
            let annotation = game.line.play(m.parse().unwrap()).unwrap();
            annotation.notes.push(Note::new("up and down"));
        }
    }
    let text = game.to_string();
    assert!(text.lines().all(|line| line.len() <= 80));
    assert!(text.lines().filter(|line| line.len() > 70).count() > 40);
}
