use laws::course::Ending;
use laws::{Book, DrawBasis};

use super::*;

fn game(board: u32, moves: &str, result: &str) -> String {
    format!(
        "[Event \"Open\"]\n[White \"White{board}\"]\n[Black \"Black{board}\"]\n[Board \"{board}\"]\n\n{moves} {result}\n\n"
    )
}

fn watch() -> Watch {
    Watch::new(Rules::of(Book::Fide2018))
}

fn words(alarms: &[Alarm]) -> Vec<String> {
    alarms.iter().map(ToString::to_string).collect()
}

fn at(seconds: u64) -> Moment {
    Moment::from_millis(1000 * seconds)
}

const SHUFFLE: [&str; 4] = ["Nf3", "Nf6", "Ng1", "Ng8"];

fn shuffled(plies: usize) -> String {
    SHUFFLE.iter().cycle().take(plies).copied().collect::<Vec<_>>().join(" ")
}

#[test]
fn a_claim_is_told_once_to_each_side_that_can_make_it() {
    let mut watch = watch();
    for plies in 0..7 {
        let alarms = watch.look(game(1, &shuffled(plies), "*").as_bytes(), at(1));
        assert_eq!(words(&alarms), Vec::<String>::new(), "after {plies}");
    }
    let alarms = watch.look(game(1, &shuffled(7), "*").as_bytes(), at(2));
    assert_eq!(
        words(&alarms),
        ["QUIET 1 White1 - Black1, 4. Ng1: Black can claim a draw by threefold repetition with \
          Ng8: do not tell (fide-2018 9.2.1.1, 11.12, 12.6)"]
    );
    // The right passes to the other side, which is news; when it comes back it is not.
    let alarms = watch.look(game(1, &shuffled(8), "*").as_bytes(), at(3));
    assert_eq!(
        words(&alarms),
        [
            "QUIET 1 White1 - Black1, 4... Ng8: White can claim a draw by threefold repetition on the board: do not \
          tell (fide-2018 9.2.1.2, 11.12, 12.6)"
        ]
    );
    for (plies, second) in [(9, 4), (10, 5)] {
        let alarms = watch.look(game(1, &shuffled(plies), "*").as_bytes(), at(second));
        assert_eq!(words(&alarms), Vec::<String>::new(), "after {plies}");
    }
    watch.look(game(1, &shuffled(8), "*").as_bytes(), at(6));
    let mut watch = self::watch();
    watch.look(game(1, &shuffled(7), "*").as_bytes(), at(1));
    watch.look(game(1, &shuffled(8), "*").as_bytes(), at(2));
    let now = Event::Claim {
        basis: DrawBasis::Threefold,
        by: Color::White,
        intended: Vec::new(),
        any_quiet: false,
    };
    assert_eq!(watch.boards()[0].told, [now], "what is shown is how it stands now");
}

#[test]
fn the_fifth_appearance_ends_the_game_and_must_be_declared() {
    let mut watch = watch();
    watch.look(game(1, &shuffled(15), "*").as_bytes(), at(1));
    let alarms = watch.look(game(1, &shuffled(16), "*").as_bytes(), at(2));
    assert_eq!(alarms.len(), 1);
    assert_eq!(alarms[0].event, Event::Ended { ending: Ending::Fivefold });
    assert_eq!(alarms[0].event.duty(), Duty::Must);
}

#[test]
fn seventy_five_moves_have_ended_a_game_even_if_a_pawn_moves_next() {
    let mut watch = watch();
    let start = "[SetUp \"1\"]\n[FEN \"4k3/p7/8/8/8/8/P7/4K3 w - - 148 90\"]\n\n";
    for (second, moves) in ["90. Kd1 Kd8", "90. Kd1 Kd8 91. a4"].into_iter().enumerate() {
        let file = format!("{start}{moves} *\n");
        watch.look(file.as_bytes(), at(second as u64));
        assert_eq!(watch.boards()[0].told, [Event::Ended { ending: Ending::SeventyFiveMoves }]);
    }
}

#[test]
fn a_board_is_watched_by_the_laws_of_its_day() {
    let mut watch = Watch::new(Rules::by_date());
    let file = |year: u32| format!("[Date \"{year}.05.01\"]\n\n{} *\n\n", shuffled(16));
    let alarms = watch.look(format!("{}{}", file(2013), file(2019)).as_bytes(), at(1));
    let ended = Event::Ended { ending: Ending::Fivefold };
    let told: Vec<_> = alarms.iter().map(|alarm| (alarm.book, alarm.event == ended)).collect();
    assert_eq!(told, [(Book::Fide2018, true), (Book::Fide2014, false)], "{:?}", words(&alarms));
    assert_eq!(watch.books(), [Book::Fide2018, Book::Fide2014]);
}

#[test]
fn a_result_ends_the_matter() {
    let mut watch = watch();
    watch.look(game(1, "1. f3 e5 2. g4 Qh4#", "*").as_bytes(), at(1));
    assert_eq!(watch.boards()[0].told.len(), 1);
    assert!(watch.look(game(1, "1. f3 e5 2. g4 Qh4#", "0-1").as_bytes(), at(2)).is_empty());
    assert!(watch.boards()[0].told.is_empty());
}

#[test]
fn an_illegal_record_is_told_with_its_likely_repair_once_it_stands() {
    let mut watch = watch();
    let file = game(1, "1. e4 e5 2. Bg5 d6", "*");
    assert!(watch.look(file.as_bytes(), at(1)).is_empty());
    let alarms = watch.look(file.as_bytes(), at(3));
    assert_eq!(alarms.len(), 1);
    assert!(words(&alarms)[0].contains("perhaps Bb5"), "{:?}", words(&alarms));
}

#[test]
fn time_trouble_is_told_once_for_each_side() {
    let mut watch = watch();
    let file = |white: &str, black: &str| {
        game(1, &format!("1. e4 {{[%clk {white}]}} e5 {{[%clk {black}]}}"), "*")
    };
    assert!(watch.look(file("0:06:00", "0:06:00").as_bytes(), at(1)).is_empty());
    assert_eq!(watch.look(file("0:04:59", "0:06:00").as_bytes(), at(2)).len(), 1);
    assert!(watch.look(file("0:04:10", "0:05:30").as_bytes(), at(3)).is_empty());
    assert_eq!(watch.look(file("0:04:00", "0:04:30").as_bytes(), at(4)).len(), 1);
    let alarms = watch.look(file("0:00:00", "0:04:30").as_bytes(), at(5));
    assert_eq!(alarms[0].event, Event::Flag { side: Color::White, can_mate: Some(true) });
    let alarms = watch.look(file("0:00:00", "0:00:00").as_bytes(), at(6));
    assert_eq!(alarms[0].event, Event::BothFlags);
}

#[test]
fn an_increment_that_lifts_a_clock_over_the_mark_again_and_again_is_no_news() {
    let mut watch = watch();
    let file = |white: &str| game(1, &format!("1. e4 {{[%clk {white}]}} e5"), "*");
    assert_eq!(watch.look(file("0:04:50").as_bytes(), at(1)).len(), 1);
    assert!(watch.look(file("0:05:10").as_bytes(), at(2)).is_empty());
    assert!(watch.boards()[0].told.is_empty(), "five minutes are no trouble");
    assert!(watch.look(file("0:04:40").as_bytes(), at(3)).is_empty());
    assert_eq!(watch.boards()[0].told.len(), 1, "shown, if not told");
    assert!(watch.look(file("0:34:40").as_bytes(), at(4)).is_empty());
    assert_eq!(watch.look(file("0:04:59").as_bytes(), at(5)).len(), 1, "another period");
}

#[test]
fn in_blitz_five_minutes_are_no_trouble() {
    let mut watch = watch();
    let file = |white: &str| {
        let game = game(1, &format!("1. e4 {{[%clk {white}]}} e5"), "*");
        game.replace("[Board", "[TimeControl \"180+2\"]\n[Board")
    };
    assert!(watch.look(file("0:02:50").as_bytes(), at(1)).is_empty());
    assert_eq!(watch.look(file("0:00:19").as_bytes(), at(2)).len(), 1);
}

#[test]
fn a_flag_says_whether_the_opponent_could_mate() {
    for (men, can_mate) in [("3r4/7K", true), ("3Q4/7K", false)] {
        let file = game(1, "1. Kg2 {[%clk 0:00:00]}", "*")
            .replace("[Board", &format!("[FEN \"8/8/4k3/8/8/{men}/8 w - - 0 60\"]\n[Board"));
        let alarms = watch().look(file.as_bytes(), at(1));
        let flag = Event::Flag { side: Color::White, can_mate: Some(can_mate) };
        assert_eq!(alarms[0].event, flag, "{men}");
    }
}

#[test]
fn matters_are_sorted_by_what_lapses_first() {
    let file = game(1, &shuffled(8), "*")
        + &game(2, "1. f3 e5 2. g4 Qh4#", "*")
        + &game(3, "1. e4 {[%clk 0:04:00]}", "*")
        + &game(4, "1. e4 {[%clk 0:00:00]}", "*")
        + &game(5, "1. e4 e5 2. Ke4 d6", "*")
        + &game(6, "1. e4 {[%clk 0:01:00]}", "*");
    let mut room = Room::new(["hall.pgn"], watch);
    room.look(0, file.as_bytes(), at(1));
    room.tick(at(3));
    let scene = room.scene();
    let boards: Vec<&str> = scene.matters.iter().map(|matter| &matter.board[..1]).collect();
    assert_eq!(boards, ["5", "4", "2", "1", "6", "3"]);
    assert_eq!(scene.boards.len(), 6);
    assert!(room.miss(0, Unseen::Absent), "news");
    assert!(!room.miss(0, Unseen::Absent), "known");
    assert_eq!(room.scene().unseen, [("hall.pgn".to_owned(), Unseen::Absent)]);
    assert!(room.look(0, file.as_bytes(), at(4)).is_empty());
    assert!(room.scene().unseen.is_empty());
}

#[test]
fn nobody_moved_when_the_default_time_had_passed() {
    let mut watch = watch().with_deadline(at(1800));
    let file = game(1, "", "*") + &game(2, "1. e4", "*");
    assert!(watch.look(file.as_bytes(), at(1799)).is_empty());
    let alarms = watch.look(file.as_bytes(), at(1801));
    assert_eq!(alarms.iter().map(|alarm| alarm.game).collect::<Vec<_>>(), [1]);
    assert!(watch.look(file.as_bytes(), at(1900)).is_empty());
}

#[test]
fn a_file_that_is_being_written_raises_no_alarm_wherever_it_is_cut() {
    let before = game(1, "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6", "*")
        + &game(2, "1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. cxd5 exd5", "*");
    let after = game(1, "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O {[%clk 1:10:00]}", "*")
        + &game(2, "1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. cxd5 exd5 5. Bg5 Be7", "*");
    for cut in 0..=after.len() {
        let mut watch = watch();
        assert!(watch.look(before.as_bytes(), at(1)).is_empty());
        let alarms = watch.look(&after.as_bytes()[..cut], at(2));
        assert_eq!(words(&alarms), Vec::<String>::new(), "cut at {cut}");
        let mut slow = self::watch();
        slow.look(&after.as_bytes()[..cut], at(2));
        let is_missing = |alarm: &Alarm| alarm.event == Event::ResultMissing;
        assert!(slow.tick(at(9)).iter().all(is_missing), "left so, cut at {cut}");
        let alarms = watch.look(after.as_bytes(), at(4));
        assert_eq!(words(&alarms), Vec::<String>::new(), "after a cut at {cut}");
        assert_eq!(watch.boards().len(), 2, "cut at {cut}");
        assert_eq!(watch.boards()[1].plies, 10);
    }
}

#[test]
fn what_was_told_is_not_told_again_when_a_write_was_caught_in_the_middle() {
    let first = game(1, "1. f3 e5 2. g4 Qh4#", "*");
    let second = game(2, &shuffled(8), "*");
    let before = first.clone() + &second;
    let after = game(3, "1. e4", "*") + &before;
    for text in [&before, &after] {
        for cut in 0..=text.len() {
            let mut watch = watch();
            assert_eq!(watch.look(before.as_bytes(), at(1)).len(), 2);
            let alarms = watch.look(&text.as_bytes()[..cut], at(2));
            assert_eq!(words(&alarms), Vec::<String>::new(), "cut at {cut}");
            let alarms = watch.look(after.as_bytes(), at(4));
            assert_eq!(words(&alarms), Vec::<String>::new(), "after a cut at {cut}");
            assert_eq!(watch.boards().len(), 3, "after a cut at {cut}");
        }
    }
}

#[test]
fn a_game_that_has_left_the_file_is_forgotten_after_a_while() {
    let mut watch = watch();
    watch.look(game(1, "1. e4", "*").as_bytes(), at(1));
    watch.look(game(2, "1. d4", "*").as_bytes(), at(2));
    assert_eq!(watch.boards().len(), 2);
    watch.tick(at(13));
    assert_eq!(watch.boards().len(), 1);
}

#[test]
fn another_game_at_the_same_board_begins_anew() {
    let mut watch = watch();
    watch.look(game(1, "1. f3 e5 2. g4 Qh4#", "*").as_bytes(), at(1));
    let second = game(1, "1. e4", "*").replace("White1", "Korhonen");
    assert!(watch.look(second.as_bytes(), at(2)).is_empty());
    assert_eq!(watch.boards()[0].plies, 1);
    let mate = game(1, "1. f3 e5 2. g4 Qh4#", "*").replace("White1", "Korhonen");
    assert_eq!(watch.look(mate.as_bytes(), at(3)).len(), 1);
}

#[test]
fn names_and_moves_cannot_command_a_terminal() {
    let file = "[White \"A\u{1b}]0;owned\u{7}\"]\n[Black \"B\"]\n\n1. e4 \u{1b}[2Jx d5 *\n\n";
    let mut watch = watch();
    watch.look(file.as_bytes(), at(1));
    let alarms = watch.tick(at(9));
    assert_eq!(alarms.len(), 1);
    let said = alarms[0].to_string();
    assert!(said.contains("owned") && !said.contains(char::is_control), "{said:?}");
}

#[test]
fn games_follow_one_another_without_a_blank_line() {
    let mut watch = watch();
    let file = "[White \"A\"]\n[Black \"B\"]\n1. f3 e5 2. g4 Qh4# *\n[White \"C\"]\n[Black \"D\"]\n\
                1. f3 e5 2. g4 Qh4# *\n[White \"E\"]\n[Black \"F\"]\n1. e4 *\n";
    assert_eq!(watch.look(file.as_bytes(), at(1)).len(), 2);
    let names: Vec<&str> = watch.boards().iter().map(|board| &*board.name).collect();
    assert_eq!(names, ["1 A - B", "2 C - D", "3 E - F"]);
}

#[test]
fn a_round_numbers_no_board_and_a_board_behind_it_does() {
    let mut watch = watch();
    let file =
        "[White \"A\"]\n[Round \"4\"]\n\n1. e4 *\n\n[White \"B\"]\n[Round \"4.12\"]\n\n1. e4 *\n";
    watch.look(file.as_bytes(), at(1));
    let names: Vec<&str> = watch.boards().iter().map(|board| &*board.name).collect();
    assert_eq!(names, ["1 A - ", "4.12 B - "]);
}

#[test]
fn a_result_that_the_board_contradicts_must_be_looked_at() {
    let mut watch = watch();
    let alarms = watch.look(game(1, "1. f3 e5 2. g4 Qh4#", "1-0").as_bytes(), at(1));
    assert_eq!(
        words(&alarms),
        ["MUST 1 White1 - Black1, 2... Qh4#: the result is 1-0, but checkmate made it 0-1 \
          (fide-2018 5.1.1)"]
    );
    assert!(watch.look(game(1, "1. f3 e5 2. g4 Qh4#", "0-1").as_bytes(), at(2)).is_empty());
    assert!(watch.boards()[0].told.is_empty());
}

#[test]
fn clocks_may_stand_in_tags() {
    let mut watch = watch();
    let file = "[White \"A\"]\n[Black \"B\"]\n[WhiteClock \"W/0:04:59\"]\n[BlackClock \"1:00:00\"]\n\n1. e4 *\n";
    let alarms = watch.look(file.as_bytes(), at(1));
    assert!(matches!(alarms[0].event, Event::TimeTrouble { side: Color::White, .. }), "{alarms:?}");
    assert_eq!(watch.boards()[0].clocks.black, Some(Span::minutes(60)));
}

#[test]
fn games_that_are_added_removed_or_reordered_raise_no_alarm_twice() {
    let game =
        |name: &str, moves: &str| format!("[White \"{name}\"]\n[Black \"B\"]\n\n{moves} *\n\n");
    let (mated, quiet) = (game("Laine", "1. f3 e5 2. g4 Qh4#"), game("Korhonen", "1. e4"));
    let mut watch = watch();
    assert_eq!(watch.look(format!("{mated}{quiet}").as_bytes(), at(1)).len(), 1);
    let longer = game("Korhonen", "1. e4 e5");
    let new = game("Niemi", "1. d4");
    for text in [format!("{longer}{mated}"), format!("{new}{longer}{mated}"), mated.clone()] {
        let alarms = watch.look(text.as_bytes(), at(2));
        assert_eq!(words(&alarms), Vec::<String>::new(), "{text}");
    }
}

#[test]
fn an_illegal_move_that_stands_does_not_end_the_watch() {
    let mut watch = watch();
    let rapid = |moves: &str| {
        format!(
            "[White \"A\"]\n[Black \"B\"]\n[Board \"1\"]\n[TimeControl \"900+10\"]\n\n{moves} *\n\n"
        )
    };
    watch.look(rapid("1. e4 e5 2. Ke3").as_bytes(), at(1));
    let alarms = watch.tick(at(3));
    assert_eq!(alarms.len(), 1, "{alarms:?}");
    assert_eq!(alarms[0].event.duty(), Duty::Must);
    // The opponent moves on: it stands, and what follows is judged.
    let alarms = watch.look(rapid("1. e4 e5 2. Ke3 Nf6").as_bytes(), at(4));
    assert_eq!(words(&alarms), Vec::<String>::new());
    assert_eq!(watch.boards()[0].told[0].duty(), Duty::May);
    watch.look(rapid("1. e4 e5 2. Ke3 Nf6 3. Kc4").as_bytes(), at(5));
    assert_eq!(watch.tick(at(7)).len(), 1, "the second one is told, too");
    let alarms = watch.look(rapid("1. e4 e5 2. Ke3 Nf6 3. Kc4 d5#").as_bytes(), at(8));
    assert!(words(&alarms).iter().all(|text| !text.contains("mate")), "{alarms:?}");
}

#[test]
fn what_is_over_is_said_to_be_over() {
    let mut watch = watch();
    let alarms = watch.look(game(1, &shuffled(8), "*").as_bytes(), at(1));
    assert_eq!(alarms.len(), 1);
    let gone = format!("{} e4", shuffled(8));
    let alarms = watch.look(game(1, &gone, "*").as_bytes(), at(2));
    assert_eq!(alarms.len(), 1, "{alarms:?}");
    assert!(alarms[0].is_over && alarms[0].to_string().starts_with("OVER 1 White1"), "{alarms:?}");
    assert_eq!(watch.boards()[0].over.len(), 1);
    assert!(watch.tick(at(90)).is_empty());
    assert!(watch.boards()[0].over.is_empty(), "it is forgotten after a while");
}

#[test]
fn kings_in_the_centre_are_a_proposal() {
    let mut watch = watch();
    let text = "[White \"A\"]\n[Black \"B\"]\n[Proposed \"1-0\"]\n\n1. e4 e5 *\n";
    let alarms = watch.look(text.as_bytes(), at(1));
    assert_eq!(
        words(&alarms),
        ["MAY 1 A - B, 1... e5: the kings stand in the centre: White won, if the players say so \
          (fide-2018 8.7)"]
    );
}

#[test]
fn a_game_that_both_lost_is_not_without_a_result() {
    let mut watch = watch();
    let file = "[White \"A\"]\n[Black \"B\"]\n[Result \"0-0\"]\n\n1. e4 e5 0-0\n\n\
                [White \"C\"]\n[Black \"D\"]\n\n1. e4 e5\n";
    watch.look(file.as_bytes(), at(0));
    let alarms = watch.tick(at(5));
    let boards: Vec<&str> = alarms.iter().map(|alarm| &*alarm.board).collect();
    assert_eq!(boards, ["2 C - D"]);
}

#[test]
fn time_trouble_counts_from_the_class_that_the_clocks_show() {
    let game = |left: &str| {
        format!(
            "[White \"A\"]\n[Black \"B\"]\n[TimeControl \"90+30\"]\n\n1. e4 {{[%clk 1:30:10]}} e5 {{[%clk {left}]}} *\n"
        )
    };
    let alarms = watch().look(game("0:04:30").as_bytes(), at(1));
    assert!(words(&alarms)[0].contains("Black is short of time"), "{:?}", words(&alarms));
    assert!(watch().look(game("0:06:00").as_bytes(), at(1)).is_empty());
}
