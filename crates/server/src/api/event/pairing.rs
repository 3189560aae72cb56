//! The rounds of an event: paired by its system, from a file or typed, and their tables.

use axum::Json;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use clock::Moment;
use hall::{Act, Boards, Given, Intake, Kind, Pairing, Place, Refused, Trf};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::acts::{do_acts, refusal};
use super::caller::Caller;
use super::people::{self, FaultView};
use crate::api::guard::{SHORT, text};
use crate::api::{App, Problem};
use crate::event::pairing::{self, Wish};
use crate::journal::{Seq, TableId};
use crate::live::Trouble;

/// A round to be paired by the system of the event.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(in crate::api) struct ToPair {
    /// Which.
    round: u8,
    /// When it begins.
    #[serde(default)]
    starts_at: Option<Moment>,
    /// Whether to pair it although games of the round before are not over.
    #[serde(default)]
    ahead: bool,
    /// Whether only to show it.
    #[serde(default)]
    dry: bool,
}

/// A round that was paired, or would be.
#[derive(Debug, Serialize, JsonSchema)]
pub(in crate::api) struct PairedRound {
    /// Its place in the record; none if it was only shown.
    seq: Option<Seq>,
    /// The round; the last one of several.
    round: u8,
    /// Who sits where.
    boards: Vec<Pairing>,
    /// Who does not play.
    byes: Vec<Given>,
    /// How many results were entered with it.
    results: usize,
    /// What was not understood of a file; the rest was taken.
    faults: Vec<FaultView>,
    /// What a report says that is not taken in, in English, with its round and board.
    left_out: Vec<String>,
}

/// What was not taken of a file.
#[derive(Default)]
struct Rest {
    faults: Vec<FaultView>,
    left_out: Vec<String>,
}

/// Pairs a round by the system of the event.
pub(in crate::api) async fn pair(
    State(app): State<App>,
    caller: Caller,
    body: Result<Json<ToPair>, JsonRejection>,
) -> Result<Json<PairedRound>, Problem> {
    let Json(ToPair { round, starts_at, ahead, dry }) = body?;
    caller.must_be_arbiter()?;
    app.may_act_in_event(&caller.live, caller.holder(), caller.asker, 0)?;
    let acts =
        app.tables.paired(&caller.live, Wish { round, starts_at, ahead }, &app.pairing).await?;
    let acts = acts.map_err(|why| Problem::not_paired(&why))?;
    enter(&app, &caller, acts, Rest::default(), dry).await.map(Json)
}

/// A pairing made elsewhere.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(in crate::api) struct MadePairings {
    /// Of which round. A report without it is taken in whole: the rounds that the event has not, and
    /// the results of boards that have none.
    #[serde(default)]
    round: Option<u8>,
    /// Who sits where.
    #[serde(default)]
    boards: Option<Vec<Pairing>>,
    /// The same as TRF, of which the pairing of the round is read.
    #[serde(default)]
    trf: Option<String>,
    /// Who does not play.
    #[serde(default)]
    byes: Vec<Given>,
    /// When it begins.
    #[serde(default)]
    starts_at: Option<Moment>,
    /// Whether only to read it.
    #[serde(default)]
    dry: bool,
}

/// Enters a pairing made elsewhere.
pub(in crate::api) async fn made(
    State(app): State<App>,
    caller: Caller,
    body: Result<Json<MadePairings>, JsonRejection>,
) -> Result<Json<PairedRound>, Problem> {
    let Json(MadePairings { round, boards, trf, byes, starts_at, dry }) = body?;
    caller.must_be_arbiter()?;
    let length = text(trf.as_ref().map_or(0, String::len)) + boards.as_ref().map_or(0, Vec::len);
    app.may_read(caller.asker, SHORT * 10 + length)?;
    let paired = |round, boards, byes| {
        let acts = caller.see(|view| {
            pairing::acts(&view.shown.event, round, boards, byes, starts_at, &app.tables.chance)
        })?;
        acts.map_err(|error| Problem::from(Trouble::from(error)))
    };
    let (acts, rest) = match (boards, trf, round) {
        (Some(boards), None, Some(round)) => (paired(round, boards, byes)?, Rest::default()),
        (None, Some(text), round) => {
            let (trf, faults) = Trf::read(text.as_bytes());
            let (trf, missing) = caller.see(|view| trf.numbered_as_in(&view.shown.event))?;
            if let Some(entrant) = missing.first() {
                let why = format!("{:?} is not a player of the event", entrant.name);
                return Err(Problem::bad_request(&why));
            }
            let faults = people::faults(&faults);
            if let Some(round) = round {
                let read = trf.round(round);
                let acts = paired(round, read.boards, [byes, read.byes].concat())?;
                (acts, Rest { faults, ..Rest::default() })
            } else {
                let Intake { acts, left_out } = caller.see(|view| trf.intake(&view.shown.event))?;
                let mut all = Vec::with_capacity(acts.len());
                for act in acts {
                    match act {
                        // The boards are set up as the room is equipped.
                        Act::Pair { round, boards, byes, .. } => {
                            all.extend(paired(round, boards, byes)?);
                        }
                        act => all.push(act),
                    }
                }
                (all, Rest { faults, left_out: left_out.iter().map(ToString::to_string).collect() })
            }
        }
        _ => return Err(Problem::bad_request("either trf, or boards of a round")),
    };
    enter(&app, &caller, acts, rest, dry).await.map(Json)
}

async fn enter(
    app: &App,
    caller: &Caller,
    acts: Vec<Act>,
    Rest { faults, left_out }: Rest,
    dry: bool,
) -> Result<PairedRound, Problem> {
    let results = acts.iter().filter(|act| matches!(act, Act::EnterResult { .. })).count();
    let last = acts.iter().rev().find_map(|act| match act {
        Act::Pair { round, boards, byes, .. } => Some((*round, boards.clone(), byes.clone())),
        _ => None,
    });
    let known = caller.see(|view| view.shown.event.rounds().len())?;
    let known = u8::try_from(known).unwrap_or(u8::MAX);
    let (round, boards, byes) = last.unwrap_or((known, Vec::new(), Vec::new()));
    let seq = if dry || acts.is_empty() {
        let (by, now) = (caller.actor()?.by, app.tables.time().now());
        let judged = caller
            .see(|view| crate::event::judge_all(&view.shown.event, by, &acts, now).map(drop))?;
        judged.map_err(|refused: Refused| refusal(caller, &refused))?;
        None
    } else {
        Some(do_acts(app, caller, acts, None).await?.seq)
    };
    Ok(PairedRound { seq, round, boards, byes, results, faults, left_out })
}

/// Boards that are to be tables of this server.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(in crate::api) struct NewTables {
    /// Of which round.
    round: u8,
    /// Which, as `"1-4"`.
    boards: Boards,
}

/// A board that is a table of this server.
#[derive(Debug, Serialize, JsonSchema)]
pub(in crate::api) struct BoardTable {
    board: u16,
    table: TableId,
}

/// Makes boards of a round tables of this server.
pub(in crate::api) async fn tables(
    State(app): State<App>,
    caller: Caller,
    body: Result<Json<NewTables>, JsonRejection>,
) -> Result<Json<Vec<BoardTable>>, Problem> {
    let Json(NewTables { round, boards }) = body?;
    caller.must_be_arbiter()?;
    let wanted = caller.see(|view| {
        let of_round = view.shown.event.round(round).map(|round| &round.boards[..]);
        let wanted = of_round
            .unwrap_or_default()
            .iter()
            .filter(|board| boards.has(board.number) && !matches!(board.kind, Kind::Table { .. }));
        wanted.map(|board| Place { round, board: board.number }).collect::<Vec<_>>()
    })?;
    let mut acts = Vec::with_capacity(wanted.len());
    for place in wanted {
        acts.push(pairing::table_at(place, &app.tables.chance).map_err(Trouble::from)?);
    }
    if !acts.is_empty() {
        do_acts(&app, &caller, acts, None).await?;
    }
    let tables = caller.see(|view| {
        let there = view
            .shown
            .tables()
            .filter(|(place, ..)| place.round == round && boards.has(place.board));
        there
            .map(|(place, table, _)| BoardTable { board: place.board, table: table.clone() })
            .collect()
    })?;
    Ok(Json(tables))
}
