//! Links of an event: of arbiters, of places at boards, and of players who have a code.

use axum::Json;
use axum::extract::rejection::{JsonRejection, PathRejection};
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use chess::Color;
use hall::{Act, ArbiterId, Boards, Number};
use qrcode::QrCode;
use qrcode::render::svg;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use subtle::ConstantTimeEq;

use super::acts::refusal;
use super::caller::Caller;
use super::open::EventLink;
use crate::api::{App, Problem};
use crate::event::{Actor, AtBoard, Holder, Line};
use crate::journal::TableId;
use crate::live::Trouble;
use crate::seat::Token;

/// How many links are made at once.
const MOST: usize = 2000;

#[derive(Deserialize)]
pub(in crate::api) struct OfArbiter {
    arbiter: u16,
}

type ArbiterPath = Result<Path<OfArbiter>, PathRejection>;

/// A new link for an arbiter; the former one stops working.
pub(in crate::api) async fn issue(
    State(app): State<App>,
    caller: Caller,
    path: ArbiterPath,
) -> Result<(StatusCode, Json<EventLink>), Problem> {
    let to = arbiter_of(&caller, path)?;
    let token = give(&app, &caller, to).await?;
    Ok((StatusCode::CREATED, Json(EventLink::new(caller.live.id(), &token))))
}

/// Revokes an arbiter's link.
pub(in crate::api) async fn revoke(
    State(app): State<App>,
    caller: Caller,
    path: ArbiterPath,
) -> Result<StatusCode, Problem> {
    let of = arbiter_of(&caller, path)?;
    if Some(of) == caller.holder() {
        return Err(Problem::forbidden("you cannot revoke your own link; issue a new one"));
    }
    if !caller.see(|view| view.shown.links.has(of))? {
        return Err(Problem::nothing_there("this arbiter has no link"));
    }
    app.may_note_in_event(&caller.live, caller.asker, 1)?;
    let actor = caller.actor()?;
    let line = move |at| vec![Line::LinkRevoked { of, by: actor.by, at }];
    app.tables.note_in_event(&caller.live, actor, line).await?;
    Ok(StatusCode::NO_CONTENT)
}

fn arbiter_of(caller: &Caller, path: ArbiterPath) -> Result<Holder, Problem> {
    let Path(OfArbiter { arbiter }) = path?;
    let id = ArbiterId(arbiter);
    // Everyone may have the own link anew, as when a phone was lost.
    if caller.holder() != Some(Holder::Arbiter(id)) {
        caller.must_be_chief()?;
    }
    let known = caller.see(|view| view.shown.event.arbiter(id).is_some())?;
    if known {
        Ok(Holder::Arbiter(id))
    } else {
        Err(Problem::nothing_there("there is no such arbiter; appoint one first"))
    }
}

async fn give(app: &App, caller: &Caller, to: Holder) -> Result<Token, Problem> {
    app.may_note_in_event(&caller.live, caller.asker, 1)?;
    let token = Token::drawn(&app.tables.chance).map_err(Trouble::from)?;
    let (actor, hash) = (caller.actor()?, token.hash());
    let line = move |at| vec![Line::LinkIssued { to, hash, by: actor.by, at }];
    app.tables.note_in_event(&caller.live, actor, line).await?;
    Ok(token)
}

/// Places at boards for which pictures are wanted.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(in crate::api) struct NewPlaces {
    /// Which boards, as `"1-8"`.
    boards: Boards,
    /// For which sides.
    #[serde(default = "each_side")]
    sides: Vec<Sat>,
    /// Where other devices find the server, if not as this one does.
    #[serde(default)]
    host: Option<String>,
}

/// Who sits at a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub(in crate::api) enum Sat {
    /// White.
    White,
    /// Black.
    Black,
    /// A screen between both.
    Both,
}

fn each_side() -> Vec<Sat> {
    vec![Sat::White, Sat::Black]
}

impl Sat {
    fn side(self) -> Option<Color> {
        match self {
            Self::White => Some(Color::White),
            Self::Black => Some(Color::Black),
            Self::Both => None,
        }
    }
}

/// A link for a place at a board, and a picture of it to lie there.
#[derive(Debug, Serialize, JsonSchema)]
pub(in crate::api) struct PlaceLink {
    board: u16,
    side: Sat,
    /// The link; it is not shown again.
    link: String,
    /// A QR code of it, as SVG.
    svg: String,
}

/// Links for places at boards; the former ones of these places stop working.
pub(in crate::api) async fn places(
    State(app): State<App>,
    caller: Caller,
    headers: HeaderMap,
    body: Result<Json<NewPlaces>, JsonRejection>,
) -> Result<Json<Vec<PlaceLink>>, Problem> {
    let Json(NewPlaces { boards, sides, host }) = body?;
    caller.must_be_arbiter()?;
    if (usize::from(boards.last - boards.first) + 1).saturating_mul(sides.len()) > MOST {
        return Err(Problem::bad_request(format!("at most {MOST} places at once")));
    }
    let wanted: Vec<(u16, Sat)> =
        (boards.first..=boards.last).flat_map(|b| sides.iter().map(move |s| (b, *s))).collect();
    app.may_note_in_event(&caller.live, caller.asker, wanted.len())?;
    let base = base(&app, &headers, host.as_deref());
    let (actor, id) = (caller.actor()?, caller.live.id().clone());
    let (mut tokens, mut issued) = (Vec::new(), Vec::new());
    for (board, sat) in wanted {
        let token = Token::drawn(&app.tables.chance).map_err(Trouble::from)?;
        issued.push((Holder::Place(AtBoard { board, side: sat.side() }), token.hash()));
        tokens.push((board, sat, token));
    }
    // A thousand pictures take seconds.
    let links = app.think(move || pictures(&base, &format!("/e/{id}#"), tokens)).await??;
    let lines = move |at| {
        let line =
            |(to, hash): &(Holder, _)| Line::LinkIssued { to: *to, hash: *hash, by: actor.by, at };
        issued.iter().map(line).collect()
    };
    app.tables.note_in_event(&caller.live, actor, lines).await?;
    Ok(Json(links))
}

fn pictures(
    base: &str,
    path: &str,
    tokens: Vec<(u16, Sat, Token)>,
) -> Result<Vec<PlaceLink>, Problem> {
    let picture = |(board, side, token): (u16, Sat, Token)| {
        let link = format!("{path}{}", token.reveal());
        let code = QrCode::new(format!("{base}{link}").as_bytes()).map_err(Problem::bad_request)?;
        let svg = code.render::<svg::Color<'_>>().min_dimensions(200, 200).build();
        Ok(PlaceLink { board, side, link, svg })
    };
    tokens.into_iter().map(picture).collect()
}

/// Where other devices find the server.
fn base(app: &App, headers: &HeaderMap, host: Option<&str>) -> String {
    match (host, &app.public) {
        (Some(host), _) => format!("{}://{host}", app.scheme()),
        (None, Some(public)) => public.trim_end_matches('/').to_owned(),
        (None, None) => {
            let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
            format!("{}://{}", app.scheme(), host.unwrap_or("localhost"))
        }
    }
}

/// For whom codes are wanted.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub(in crate::api) struct NewCodes {
    /// Their numbers; by default everyone without a code.
    players: Option<Vec<Number>>,
}

/// A player's code.
#[derive(Debug, Serialize, JsonSchema)]
pub(in crate::api) struct PlayerCode {
    player: Number,
    name: String,
    code: String,
}

/// Codes by which players find their seats.
pub(in crate::api) async fn codes(
    State(app): State<App>,
    caller: Caller,
    body: Result<Json<NewCodes>, JsonRejection>,
) -> Result<Json<Vec<PlayerCode>>, Problem> {
    let Json(NewCodes { players }) = body?;
    caller.must_be_arbiter()?;
    let wanted = caller.see(|view| {
        let known = view.shown.event.players().iter();
        let wanted = known.filter(|player| match &players {
            Some(players) => players.contains(&player.number),
            None => player.code.is_none(),
        });
        wanted.map(|player| (player.number, player.entrant.name.clone())).collect::<Vec<_>>()
    })?;
    // A line for each, since each can be erased; all together are one act of the arbiter.
    app.may_act_in_event(&caller.live, caller.holder(), caller.asker, 0)?;
    app.may_write_lines(caller.asker, wanted.len())?;
    let actor = caller.actor()?;
    let mut codes = Vec::with_capacity(wanted.len());
    for (player, name) in wanted {
        let drawn = TableId::drawn(&app.tables.chance).map_err(Trouble::from)?;
        let code = drawn.as_str()[..CODE].to_owned();
        let act = Act::GiveCode { player, code: code.clone() };
        let done = app.tables.act_in_event(&caller.live, actor, vec![act], None).await?;
        done.map_err(|refused| refusal(&caller, &refused))?;
        codes.push(PlayerCode { player, name, code });
    }
    Ok(Json(codes))
}

/// The letters of a code: fifty bits. Guessing the code of one of a thousand players takes 2^40
/// tries, and one address gets only a few a minute.
const CODE: usize = 10;

/// The player who asks for a seat.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(in crate::api) struct ToSeat {
    /// The code that the arbiter gave.
    code: String,
    /// The player's number.
    #[serde(default)]
    player: Option<Number>,
    /// The player's name, or its beginning.
    #[serde(default)]
    name: Option<String>,
}

/// A player's own link.
#[derive(Debug, Serialize, JsonSchema)]
pub(in crate::api) struct Seated {
    player: Number,
    /// The secret, which also opens the table of the player's board.
    #[serde(flatten)]
    link: EventLink,
    /// Where the game is played, if it is played here.
    #[serde(skip_serializing_if = "Option::is_none")]
    table: Option<String>,
}

/// A player who has a code sits down: a new link; the former one stops working.
pub(in crate::api) async fn seat(
    State(app): State<App>,
    caller: Caller,
    body: Result<Json<ToSeat>, JsonRejection>,
) -> Result<Json<Seated>, Problem> {
    let Json(ToSeat { code, player, name }) = body?;
    // Codes are short: an address that guesses too often is refused.
    app.may_guess(caller.asker)?;
    let code: String = code.chars().filter(char::is_ascii_alphanumeric).collect();
    let code = code.to_lowercase();
    let name = name.map(|name| name.to_lowercase());
    let found = caller.live.ask(|shown| {
        let fits = |known: &&hall::Player| {
            let is_code = known.code.as_ref().is_some_and(|own| {
                !own.is_empty() && bool::from(own.as_bytes().ct_eq(code.as_bytes()))
            });
            let known_as = known.entrant.name.to_lowercase();
            is_code
                && player.is_none_or(|number| number == known.number)
                && name.as_ref().is_none_or(|name| known_as.starts_with(name.trim()))
        };
        let found = shown.event.players().iter().find(fits)?;
        let round = shown.event.current();
        let board = round.and_then(|round| round.board_of(found.number));
        let place = round
            .zip(board)
            .map(|(round, board)| hall::Place { round: round.number, board: board.number });
        let table = place.and_then(|place| shown.table_at(place)).cloned();
        Some((found.number, table))
    })?;
    let Some((player, table)) = found else {
        app.has_guessed(caller.asker);
        return Err(Problem::wrong_code());
    };
    app.may_note_in_event(&caller.live, caller.asker, 1)?;
    let token = Token::drawn(&app.tables.chance).map_err(Trouble::from)?;
    let (to, hash) = (Holder::Player(player), token.hash());
    let by = hall::By::Player(player);
    let line = move |at| vec![Line::LinkIssued { to, hash, by, at }];
    app.tables.note_in_event(&caller.live, Actor { by, link: None }, line).await?;
    let table = table.map(|table| format!("/t/{table}#{}", token.reveal()));
    Ok(Json(Seated { player, link: EventLink::new(caller.live.id(), &token), table }))
}
