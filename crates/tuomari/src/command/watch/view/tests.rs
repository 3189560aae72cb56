use audit::Rules;
use audit::watch::{Room, Unseen, Watch};
use clock::Moment;
use laws::Book;
use laws::text::Lang;
use ratatui::Terminal;
use ratatui::backend::TestBackend;

use super::*;

fn game(board: u32, moves: &str, result: &str) -> String {
    format!(
        "[White \"Laine{board}\"]\n[Black \"Virtanen{board}\"]\n[Board \"{board}\"]\n\n{moves} {result}\n\n"
    )
}

fn scene() -> Scene {
    let shuffle = "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1";
    let file = game(1, "1. e4 e5", "1-0")
        + &game(2, shuffle, "*")
        + &game(3, "1. e4 {[%clk 0:04:10]} e5 {[%clk 1:12:00]}", "*")
        + &game(4, "", "*")
        + &game(5, "1. f3 e5 2. g4 Qh4#", "*")
        + &game(6, "1. e4 e5 2. Bg5 d6", "*")
        + &game(7, "1. d4", "*")
        + &game(8, "1. d4", "1/2-1/2");
    let mut room = Room::new(["hall.pgn", "gone.pgn"], || Watch::new(Rules::of(Book::Fide2018)));
    room.look(0, file.as_bytes(), Moment::from_millis(0));
    room.miss(1, Unseen::Absent);
    room.tick(Moment::from_millis(5000));
    room.scene()
}

fn picture(face: &Face, scene: &Scene, width: u16, height: u16) -> String {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(|frame| face.draw(scene, frame)).unwrap();
    let lines = terminal.backend().to_string();
    lines.lines().map(|line| line.trim_matches('"').trim_end().to_owned() + "\n").collect()
}

#[test]
fn the_boards_are_shown_by_duty() {
    let face = Face::new(Words::of(Lang::English));
    let expected = include_str!("boards.txt");
    let picture = picture(&face, &scene(), 78, 22);
    assert_eq!(picture, expected, "\n{picture}");
}

#[test]
fn keys_go_from_matter_to_matter_and_to_a_board_by_its_number() {
    let scene = scene();
    let mut face = Face::new(Words::of(Lang::Swedish));
    let press = |face: &mut Face, code| face.press(KeyEvent::from(code), &scene);
    for _ in 0..9 {
        press(&mut face, KeyCode::Char('j'));
    }
    assert_eq!(face.looked_at, LookedAt::Matter(3), "the last");
    assert!(picture(&face, &scene, 78, 22).contains("BEVAKA: Vit har ont om tid"));
    press(&mut face, KeyCode::Up);
    assert_eq!(face.looked_at, LookedAt::Matter(2));
    press(&mut face, KeyCode::Char('7'));
    assert!(picture(&face, &scene, 78, 22).contains("Bord 7"));
    press(&mut face, KeyCode::Enter);
    assert!(picture(&face, &scene, 78, 22).contains("7 Laine7 - Virtanen7 · 1. d4"));
    assert_eq!(press(&mut face, KeyCode::Char('q')), Wish::Leave);
}

#[test]
fn the_smallest_terminal_and_an_empty_room_can_be_drawn() {
    let face = Face::new(Words::of(Lang::Finnish));
    for (width, height) in [(1, 1), (3, 2), (20, 5), (300, 100)] {
        picture(&face, &Scene::default(), width, height);
        picture(&face, &scene(), width, height);
    }
}

#[test]
fn boards_short_of_time_push_no_claim_off_the_screen() {
    let short = |board| game(board, "1. e4 {[%clk 0:00:40]} e5 {[%clk 0:00:30]}", "*");
    let claim = game(41, "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1", "*");
    let file: String = (1..=40).map(short).chain([claim]).collect();
    let mut room = Room::new(["hall.pgn"], || Watch::new(Rules::of(Book::Fide2018)));
    room.look(0, file.as_bytes(), Moment::from_millis(0));
    let scene = room.scene();
    assert_eq!(scene.matters.len(), 41, "one row of time trouble for each board");
    let face = Face::new(Words::of(Lang::English));
    let picture = picture(&face, &scene, 80, 24);
    assert!(picture.contains(" 41 QUIET"), "\n{picture}");
    assert!(picture.contains("short of time: 1 2 3"), "\n{picture}");
}

#[test]
fn a_board_in_a_round_is_reached_by_its_whole_number() {
    let file = "[White \"A\"]\n[Black \"B\"]\n[Round \"4.12\"]\n\n1. d4 *\n";
    let mut room = Room::new(["hall.pgn"], || Watch::new(Rules::of(Book::Fide2018)));
    room.look(0, file.as_bytes(), Moment::from_millis(0));
    let scene = room.scene();
    let mut face = Face::new(Words::of(Lang::English));
    for code in "4.12".chars().map(KeyCode::Char).chain([KeyCode::Enter]) {
        face.press(KeyEvent::from(code), &scene);
    }
    assert_eq!(face.looked_at, LookedAt::Board("4.12 A - B".into()));
}
