//! Standings against values counted by another program: made-up tournaments with byes, forfeits and
//! withdrawals, and tie-breaks by the reference of FIDE's technical commission
//! (TieBreakServer by Otto Milvang; the values are its, the code is ours).

#![allow(clippy::unwrap_used)] // a test may stop where its data is wrong

use std::collections::HashMap;

use tuomari_hall::{Cut, Method, Number, TieBreak, Trf};

/// Compares the points and every tie-break of every player.
fn compare(report: &str, expected: &str, round_robin: bool) {
    let (trf, errors) = Trf::read(report.as_bytes());
    assert_eq!(errors, []);
    let mut lines = expected.lines();
    let header: Vec<&str> = lines.next().unwrap().split('\t').collect();
    let codes = &header[3..];
    let tie_breaks: Vec<TieBreak> = codes.iter().map(|code| code.parse().unwrap()).collect();
    let standings = trf.standings(&tie_breaks, round_robin);
    let rows: HashMap<Number, _> = standings.rows.iter().map(|row| (row.player, row)).collect();
    let mut wrong = Vec::new();
    for line in lines.filter(|line| !line.trim().is_empty()) {
        let cells: Vec<&str> = line.split('\t').map(str::trim).collect();
        let row = rows[&Number(cells[0].parse().unwrap())];
        assert_eq!(row.points.decimal(), cells[2], "player {}", row.player);
        for (explained, cell) in row.tie_breaks.iter().zip(&cells[3..]) {
            let found = explained.value.map_or(-1.0, |value| value.0 as f64 / 100.0);
            let wanted: f64 = cell.parse().unwrap_or(-1.0);
            if (found - wanted).abs() > 0.001 {
                wrong.push(format!(
                    "{} of {}: {found}, not {wanted}",
                    explained.tie_break, row.player
                ));
            }
        }
    }
    assert!(wrong.is_empty(), "{} are wrong:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn a_swiss_tournament_by_the_rules_of_2026() {
    compare(
        include_str!("standings/swiss-2026.trf"),
        include_str!("standings/swiss-2026.tsv"),
        false,
    );
}

#[test]
fn a_swiss_tournament_by_the_rules_of_2024() {
    compare(
        include_str!("standings/swiss-2024.trf"),
        include_str!("standings/swiss-2024.tsv"),
        false,
    );
}

#[test]
fn a_round_robin_with_an_odd_number_of_players() {
    compare(include_str!("standings/robin.trf"), include_str!("standings/robin.tsv"), true);
}

/// A report of players 1, 2… from their rounds, as `2w1 3b=`.
fn report(players: &[&str]) -> Trf {
    let mut file = String::from("042 2026/12/05\n");
    for (number, rounds) in (1..).zip(players) {
        let name = format!("Player {number}");
        file += &format!(
            "001 {number:>4}      {name:<33} {:>4} {:3} {:>11} {:<10} {:>4} {:>4}",
            "", "", "", "", "", ""
        );
        for round in rounds.split_whitespace() {
            let (opponent, rest) = round.split_at(1);
            file += &format!("  {opponent:>4} {} {}", &rest[..1], &rest[1..]);
        }
        file += "\n";
    }
    let (trf, errors) = Trf::read(file.as_bytes());
    assert_eq!(errors, [], "{file}");
    trf
}

#[test]
fn the_games_between_the_tied_decide_and_then_those_between_the_rest() {
    // 1, 2 and 3 have two points each of three: 1 beat 2, 2 beat 3, 3 beat 1, so nothing decides.
    let ring = report(&["2w1 3b0 4w1", "1b0 4w1 3w1", "4b1 1w1 2b0", "3w0 2b0 1b0"]);
    let direct = TieBreak { method: Method::DirectEncounter, cut: Cut::None };
    let ranks = |trf: &Trf, rr| -> Vec<(u16, u16)> {
        trf.standings(&[direct], rr).rows.iter().map(|row| (row.rank, row.player.0)).collect()
    };
    assert_eq!(ranks(&ring, true), [(1, 1), (1, 2), (1, 3), (4, 4)]);
    // 1 drew with 3 and beat 2, 2 beat 3: 1 has 1½, 2 has 1, 3 has ½ between them.
    let chain = report(&["2w1 3b= 4w=", "1b0 4w1 3w1", "4b1 1w= 2b0", "3w0 2b0 1b="]);
    let order: Vec<(u16, u16)> = ranks(&chain, true);
    assert_eq!(order, [(1, 1), (2, 2), (3, 3), (4, 4)]);
}

#[test]
fn a_number_unfolds_into_its_sum() {
    let trf = report(&["2w1 3b1", "1b0 4w1", "4b1 1w0", "3w0 2b0"]);
    let cut: TieBreak = "BH/C1".parse().unwrap();
    let standings = trf.standings(&[cut], false);
    let first = &standings.rows[0];
    assert_eq!(first.player, Number(1));
    let buchholz = &first.tie_breaks[0];
    let kept: i64 = buchholz.parts.iter().filter(|part| !part.cut).map(|part| part.value.0).sum();
    assert_eq!((Some(kept), buchholz.parts.len()), (buchholz.value.map(|value| value.0), 2));
    assert_eq!(buchholz.value.unwrap().to_string(), "1");
}
