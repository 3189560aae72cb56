use chess::Color;
use proptest::collection::vec;
use proptest::prelude::*;

use super::{AbnormalPoints, Forbidden, GrantedBye, Mark, Trf, TrfGame, TrfPlayer, TrfVersion};
use crate::{Bye, Entrant, Number, Outcome, Points, Sex};

const FILE: &str = "\
012 Tampere Open
022 Tampere
032 FIN
042 2026/12/05
102 Eeva Korhonen
XXR 3
001    1 m GM Laine, Antti                      2391 FIN      506214 1985/03/01  2.0    1     2 w 1     3 b 1
001    2 w    Virtanen, Maija                   2377 FIN                         0.5    3     1 b 0  0000 - H
001    3      Korpela, Juhani                   2362 FIN             1990        1.0    2  0000 - U     1 w 0
";

#[test]
fn a_report_is_read_column_by_column() {
    let (trf, errors) = Trf::read(FILE.as_bytes());
    assert_eq!(errors, []);
    assert_eq!((&*trf.name, trf.rounds, trf.players.len()), ("Tampere Open", Some(3), 3));
    let laine = &trf.players[0];
    assert_eq!(laine.entrant.title.as_deref(), Some("GM"));
    assert_eq!((laine.entrant.rating, laine.entrant.fide_id), (Some(2391), Some(506_214)));
    assert_eq!((laine.points, laine.rank), (Points(20), Some(1)));
    let first = trf.round(1);
    assert_eq!(first.boards.len(), 1);
    assert_eq!(first.results, [(1, Outcome::win(Color::White))]);
    assert_eq!((first.byes[0].player, first.byes[0].bye), (Number(3), Bye::Pairing));
    let second = trf.round(2);
    assert_eq!((second.boards[0].white, second.boards[0].black), (Number(3), Number(1)));
    assert_eq!(second.results, [(1, Outcome::win(Color::Black))]);
}

#[test]
fn a_half_bad_report_gives_its_good_half_and_says_where() {
    let bad = FILE.replace("    2 w 1     3 b 1", "    2 w ?     x b 1");
    let (trf, errors) = Trf::read(bad.as_bytes());
    assert_eq!(trf.players.len(), 3);
    let told: Vec<String> = errors.iter().map(ToString::to_string).collect();
    assert_eq!(
        told,
        [
            "line 7, column 99: unknown result '?'; expected one of 1 = 0 + - W D L H F U Z",
            "line 7, column 102: \"x\" is not a number",
        ]
    );
}

fn text(most: usize) -> impl Strategy<Value = String> {
    proptest::string::string_regex(&format!(
        "[A-Za-zäö0-9]([A-Za-zäö0-9 ,]{{0,{}}}[A-Za-zäö0-9])?",
        most - 2
    ))
    .unwrap()
}

fn game() -> impl Strategy<Value = TrfGame> {
    let marks = [Mark::Win, Mark::Draw, Mark::Loss, Mark::ForfeitWin, Mark::ForfeitLoss];
    let marks = proptest::sample::select(marks.to_vec());
    let bye = proptest::sample::select(vec![Bye::Pairing, Bye::Full, Bye::Half, Bye::Zero]);
    prop_oneof![
        (1..9999u16, any::<bool>(), marks).prop_map(|(opponent, white, mark)| TrfGame {
            opponent: Some(Number(opponent)),
            color: Some(if white { Color::White } else { Color::Black }),
            mark,
        }),
        bye.prop_map(|bye| TrfGame { opponent: None, color: None, mark: Mark::Bye(bye) }),
    ]
}

fn player() -> impl Strategy<Value = (Entrant, i32, Option<u16>, Vec<TrfGame>)> {
    let sex = proptest::option::of(proptest::sample::select(vec![Sex::Male, Sex::Female]));
    let title = proptest::option::of(proptest::sample::select(vec!["GM", "WFM", "CM"]));
    let entrant = (
        text(33),
        title,
        proptest::option::of(1..4000u16),
        proptest::option::of("[A-Z]{3}"),
        proptest::option::of(1..4_000_000_000u32),
        proptest::option::of("19[0-9]{2}/0[1-9]/[12][0-9]"),
        sex,
    );
    let entrant =
        entrant.prop_map(|(name, title, rating, federation, fide_id, birth, sex)| Entrant {
            name,
            title: title.map(str::to_owned),
            rating,
            federation,
            fide_id,
            birth,
            sex,
            club: None,
        });
    (entrant, 0..300i32, proptest::option::of(1..9999u16), vec(game(), 0..6))
}

fn report() -> impl Strategy<Value = Trf> {
    let numbers = || vec((1..9999u16).prop_map(Number), 1..4);
    let words = (text(40), text(20), text(20), vec(text(20), 0..3));
    let rest = (
        proptest::option::of(1..30u8),
        proptest::option::of(proptest::sample::select(Color::ALL.to_vec())),
        vec(
            (proptest::sample::select(vec![Bye::Full, Bye::Half, Bye::Zero]), 1..30u8, numbers()),
            0..3,
        ),
        vec((1..9u8, 9..30u8, numbers()), 0..3),
        vec((-99..300i32, 0..30u8, numbers()), 0..3),
    );
    (words, vec(player(), 0..5), rest).prop_map(|(words, players, rest)| {
        let (name, city, chief, deputies) = words;
        let (rounds, first_color, byes, forbidden, points) = rest;
        let players = (1..).zip(players).map(|(number, (entrant, points, rank, games))| {
            TrfPlayer { number: Number(number), entrant, points: Points(points), rank, games }
        });
        Trf {
            name,
            city,
            chief,
            deputies,
            rounds,
            first_color,
            players: players.collect(),
            byes: byes
                .into_iter()
                .map(|(bye, round, players)| GrantedBye { bye, round, players })
                .collect(),
            forbidden: forbidden
                .into_iter()
                .map(|(first, last, players)| Forbidden { first, last, players })
                .collect(),
            points: points
                .into_iter()
                .map(|(points, round, players)| AbnormalPoints {
                    for_result: ' ',
                    points: Points(points),
                    round,
                    players,
                })
                .collect(),
            ..Trf::default()
        }
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

    #[test]
    fn what_is_written_is_read_again(trf in report()) {
        let written = trf.write(TrfVersion::Trf26);
        let (read, errors) = Trf::read(written.as_bytes());
        prop_assert_eq!(errors, vec![], "{}", written);
        prop_assert_eq!(read, trf, "{}", written);
    }

    #[test]
    fn nothing_panics_on_garbage(bytes in vec(any::<u8>(), 0..400), cut in 0..FILE.len()) {
        let _ = Trf::read(&bytes);
        let mut file = FILE.as_bytes()[..cut].to_vec();
        file.extend(&bytes);
        let (trf, _) = Trf::read(&file);
        let _ = (trf.write(TrfVersion::Trf16), trf.round(1));
        let _ = crate::read_players(&bytes);
        let _ = crate::EventRegulations::read(&String::from_utf8_lossy(&bytes));
    }
}
