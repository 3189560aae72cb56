//! What goes in and out of an event as files.

use std::fmt::{self, Write};

use chess::Color;
use clap::ValueEnum;
use hall::{Act, Entrant, Event, Outcome, Place, State, Trf, TrfVersion, read_players};

/// How results are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(super) enum Form {
    /// A line for each board.
    Text,
    /// The tournament report file of FIDE.
    Trf,
    /// TRF as of 2026.
    Trf26,
    /// Comma-separated, with a header.
    Csv,
    /// The games of the round; of wooden boards the results.
    Pgn,
    /// The standings, comma-separated.
    Standings,
}

/// A list of players, or a report with its rounds.
#[derive(Default)]
pub(super) struct Paper {
    pub(super) players: Vec<Entrant>,
    pub(super) report: Option<Trf>,
    pub(super) faults: Vec<String>,
}

/// So many players, in words.
pub(super) struct Players(pub(super) usize);

impl fmt::Display for Players {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            1 => f.write_str("1 player"),
            count => write!(f, "{count} players"),
        }
    }
}

/// The regulations of a new event, to be changed.
pub(super) fn template(name: &str) -> String {
    let name: String = name.chars().filter(|c| !c.is_control() && *c != '"').collect();
    let name = if name.is_empty() { "Event".to_owned() } else { name };
    format!(
        "\
# How the event is played. Every line drives the program and is printed in the regulations.
name = \"{name}\"

[laws]
book = \"fide-2023\"
time_control = \"5400+30\"
# supervision = \"limited\"     # rapid and blitz: limited, or full with an arbiter at every board
default_time = \"30:00\"        # 6.7.1

[rounds]
pairing = \"berger\"            # berger, double-berger, swiss or manual

[public]
delay = \"15:00\"               # how long moves are held back from the public

# [[room]]
# name = \"Hall A\"
# boards = \"1-8\"
# row = 4

# [[equipment]]
# boards = \"1-2\"
# kind = \"table\"              # wood, table or source
"
    )
}

impl Paper {
    /// Reads a file of either kind, and says what is wrong with it.
    pub(super) fn read(bytes: &[u8]) -> Self {
        if Trf::is_one(bytes) {
            let (trf, faults) = Trf::read(bytes);
            let faults = faults.iter().map(ToString::to_string).collect();
            return Self { players: trf.entrants(), report: Some(trf), faults };
        }
        let list = read_players(bytes);
        let faults = list.errors.iter().map(ToString::to_string).collect();
        let players = list.players.into_iter().map(|(_, entrant)| entrant).collect();
        Self { players, report: None, faults }
    }
}

/// The round that an act pairs, or enters a result in.
pub(super) fn round_it_changes(act: &Act) -> Option<u8> {
    match act {
        Act::Pair { round, .. } => Some(*round),
        Act::EnterResult { place, .. } => Some(place.round),
        _ => None,
    }
}

/// The acts by which results are entered at boards of a round, or why they cannot be.
pub(super) fn results(
    event: &Event,
    number: u8,
    results: &[(u16, Outcome)],
    reason: Option<&str>,
) -> Result<Vec<Act>, String> {
    let round = event.round(number).ok_or_else(|| format!("round {number} is not paired yet"))?;
    let mut acts: Vec<Act> = Vec::new();
    for (index, (number, outcome)) in results.iter().enumerate() {
        let place = Place { round: round.number, board: *number };
        let board = round.board(*number);
        let board = board.ok_or_else(|| format!("round {} has no board {number}", round.number))?;
        if results[..index].iter().any(|(earlier, _)| earlier == number) {
            return Err(format!("board {number} is named twice"));
        }
        let before = board.result.map(|result| result.outcome).filter(|own| own != outcome);
        if let Some(before) = before.filter(|_| reason.is_none()) {
            return Err(format!("board {number} has the result {before}; a change takes --reason"));
        }
        if board.state == State::Waiting && outcome.played {
            acts.push(Act::Clocks { place, run: true });
        }
        let (outcome, reason) = (Some(*outcome), reason.map(str::to_owned));
        acts.push(Act::EnterResult { place, outcome, ground: None, reason });
    }
    Ok(acts)
}

fn name(event: &Event, board: &hall::Board, color: Color) -> String {
    let player = event.player(board.player(color));
    player.map(|player| player.entrant.name.clone()).unwrap_or_default()
}

/// A round, a line for each board.
pub(super) fn round(event: &Event, number: u8) -> String {
    let mut text = format!("Round {number}\n");
    let Some(round) = event.round(number) else { return text };
    for board in &round.boards {
        let (white, black) = (name(event, board, Color::White), name(event, board, Color::Black));
        let score = board.result.as_ref().map(|result| result.outcome.to_string());
        let score = score.unwrap_or_else(|| "–".to_owned());
        // A String takes any text.
        let _ = writeln!(text, "{:>4}  {white} – {black}  {score}", board.number);
    }
    for given in &round.byes {
        let player = event.player(given.player).map(|player| player.entrant.name.as_str());
        let _ = writeln!(text, "      {}  free", player.unwrap_or_default());
    }
    text
}

/// A round or the whole event, in a form.
pub(super) fn write(event: &Event, number: u8, form: Form) -> String {
    let rounds = u8::try_from(event.rounds().len()).unwrap_or(u8::MAX);
    match form {
        Form::Text => round(event, number),
        Form::Trf => Trf::of_event(event, rounds).write(TrfVersion::Trf16),
        Form::Trf26 => Trf::of_event(event, rounds).write(TrfVersion::Trf26),
        Form::Csv => event.results_csv(Some(number)),
        Form::Standings => event.standings_csv(event.last_with_result()),
        // The moves are at the tables.
        Form::Pgn => String::new(),
    }
}
