//! The table of contents of the API: every route, what it takes and what it answers. The file is as
//! long as the API.

use super::caller::Spoken;
use super::openapi::{Operation, Routes, deletes, gets, posts, puts};
use super::{
    acts, arrays, books, envelope, event, evidence, host, papers, proof, quiz, seats, socket,
    sparring, stream, tables, trial, watch,
};
use crate::{boards, docket, replay, sheets, view};

/// Every route of the API, with its documentation.
pub(super) fn routes() -> Routes {
    event::routes(of_tables())
}

/// The routes of tables, books and boards elsewhere.
fn of_tables() -> Routes {
    Routes::default()
        .at(
            "/api/v1/openapi.json",
            [gets(
                super::openapi,
                Operation::new("openapi", "This document").answers_in(200, &["application/json"]),
            )],
        )
        .at(
            "/api/v1/tables",
            [posts(
                tables::open,
                Operation::new(
                    "openTable",
                    "Opens a table; its answer has the secrets of the seats",
                )
                .header(tables::CODE)
                .takes::<tables::NewTable>()
                .answers::<tables::OpenedTable>(201)
                .problems(&[403, 409, 429, 500, 503]),
            )],
        )
        .at(
            "/api/v1/sparring",
            [gets(
                sparring::partners,
                Operation::new("sparring", "Whom one can practise with")
                    .answers::<sparring::Partners>(200),
            )],
        )
        .at(
            "/api/v1/tables/{table}",
            [
                gets(
                    tables::state,
                    Operation::new("state", "How things stand, for the seat that asks")
                        .query::<Spoken>()
                        .answers::<view::State>(200)
                        .problems(&[400]),
                ),
                deletes(
                    proof::delete,
                    Operation::new("deleteTable", "Deletes the table for good")
                        .answers_in(204, &[])
                        .problems(&[403, 409]),
                ),
            ],
        )
        .at(
            "/api/v1/tables/{table}/names/{color}",
            [deletes(
                proof::erase_name,
                Operation::new("eraseName", "Erases a player's name for good")
                    .answers_in(204, &[])
                    .problems(&[403]),
            )],
        )
        .at(
            "/api/v1/tables/{table}/proof",
            [gets(
                proof::proof,
                Operation::new("proof", "What proves that the record is the one that was written")
                    .answers::<proof::Proof>(200),
            )],
        )
        .at(
            "/api/v1/tables/{table}/acts",
            [posts(
                acts::act,
                Operation::new("act", "Does something at the table; with an idempotency key, once")
                    .query::<Spoken>()
                    .header("Idempotency-Key")
                    .takes::<acts::Deed>()
                    .answers::<acts::Done>(200)
                    .problems(&[403, 409, 422, 429]),
            )],
        )
        .at(
            "/api/v1/tables/{table}/rematch",
            [posts(
                tables::rematch,
                Operation::new("rematch", "Another game of the same players, colours changed")
                    .answers::<tables::Rematch>(200)
                    .problems(&[403]),
            )],
        )
        .at(
            "/api/v1/tables/{table}/settings",
            [posts(
                tables::settle_anew,
                Operation::new("settings", "Other settings for a game that has not begun")
                    .takes::<tables::Settings>()
                    .answers::<tables::MovedTo>(200)
                    .problems(&[403, 409, 422, 429]),
            )],
        )
        .at(
            "/api/v1/tables/{table}/record",
            [gets(
                papers::record,
                Operation::new("record", "Everything that happened, as far as the seat may know")
                    .query::<Spoken>()
                    .answers::<view::Record>(200)
                    .problems(&[400]),
            )],
        )
        .at(
            "/api/v1/tables/{table}/replay",
            [gets(
                evidence::replay,
                Operation::new("replay", "The game once more, with boards and clocks")
                    .query::<Spoken>()
                    .answers::<replay::Replay>(200)
                    .problems(&[400, 403]),
            )],
        )
        .at(
            "/api/v1/tables/{table}/elsewhere/{book}",
            [gets(
                evidence::elsewhere,
                Operation::new("elsewhere", "The same acts judged by another book")
                    .query::<Spoken>()
                    .answers::<replay::Elsewhere>(200)
                    .problems(&[400, 403, 422]),
            )],
        )
        .at(
            "/api/v1/tables/{table}/chances",
            [gets(
                evidence::chances,
                Operation::new("chances", "Whether each side can still mate, with the line")
                    .answers::<view::ByColorJson<replay::Chances>>(200)
                    .problems(&[403]),
            )],
        )
        .at(
            "/api/v1/tables/{table}/docket",
            [gets(
                evidence::docket,
                Operation::new("docket", "What the arbiter can decide now, and what answers what")
                    .query::<Spoken>()
                    .answers::<docket::Docket>(200)
                    .problems(&[400, 403]),
            )],
        )
        .at(
            "/api/v1/tables/{table}/read",
            [gets(
                evidence::read,
                Operation::new("readMove", "The move that a typed or spoken text means")
                    .query::<evidence::Typed>()
                    .answers::<evidence::Meant>(200)
                    .problems(&[400, 403, 422]),
            )],
        )
        .at(
            "/api/v1/tables/{table}/pgn",
            [gets(
                papers::pgn,
                Operation::new("pgn", "The game as PGN")
                    .answers_in(200, &["application/x-chess-pgn"])
                    .problems(&[403]),
            )],
        )
        .at(
            "/api/v1/tables/{table}/scoresheets",
            [gets(
                papers::sheets,
                Operation::new("scoresheets", "The scoresheets that the seat may read, by lines")
                    .query::<Spoken>()
                    .answers::<sheets::Sheets>(200)
                    .problems(&[400]),
            )],
        )
        .at(
            "/api/v1/tables/{table}/scoresheets/{color}",
            [gets(
                papers::scoresheet,
                Operation::new("scoresheet", "A player's scoresheet, as text, HTML or braille")
                    .query::<papers::Writing>()
                    .answers_in(200, &["text/plain", "text/html"])
                    .problems(&[400, 403]),
            )],
        )
        .at(
            "/api/v1/tables/{table}/stream",
            [gets(
                stream::stream,
                Operation::new(
                    "stream",
                    "What happens, as it happens: lines of JSON or server-sent events",
                )
                .query::<stream::Since>()
                .header("Last-Event-ID")
                .streams::<stream::News>()
                .problems(&[400]),
            )],
        )
        .at(
            "/api/v1/tables/{table}/socket",
            [gets(
                socket::socket,
                Operation::new("socket", "Acts up, notices down, over a WebSocket")
                    .frames::<socket::Said, socket::Saying<'_>>()
                    .answers_in(101, &[])
                    .problems(&[400, 403, 426]),
            )],
        )
        .at(
            "/api/v1/tables/{table}/seats/{role}",
            [
                puts(
                    seats::issue,
                    Operation::new(
                        "issueSeat",
                        "A new secret for a seat; the old one opens it no longer",
                    )
                    .answers::<tables::Link>(201)
                    .problems(&[403]),
                ),
                deletes(
                    seats::revoke,
                    Operation::new("revokeSeat", "The secret of a seat opens it no longer")
                        .answers_in(204, &[])
                        .problems(&[403]),
                ),
            ],
        )
        .at(
            "/api/v1/tables/{table}/present",
            [gets(
                seats::present,
                Operation::new("present", "The seats whose devices are connected").answers::<Vec<
                    crate::seat::Role,
                >>(
                    200
                ),
            )],
        )
        .at(
            "/api/v1/tables/{table}/envelope",
            [
                gets(
                    envelope::held,
                    Operation::new("envelope", "The closed envelope, for the arbiter")
                        .answers::<envelope::Held>(200)
                        .problems(&[403]),
                ),
                posts(
                    envelope::seal,
                    Operation::new("seal", "Seals a move: nobody can read it before it is opened")
                        .query::<Spoken>()
                        .header("Idempotency-Key")
                        .takes::<envelope::ToSeal>()
                        .answers::<envelope::InEnvelope>(200)
                        .problems(&[403, 409, 422, 429]),
                ),
            ],
        )
        .at(
            "/api/v1/tables/{table}/envelope/key",
            [puts(
                envelope::set_key,
                Operation::new("sealKey", "The arbiter's key for sealed moves, given or made")
                    .takes::<envelope::NewKey>()
                    .answers::<envelope::Key>(201)
                    .problems(&[403]),
            )],
        )
        .at(
            "/api/v1/tables/{table}/envelope/open",
            [posts(
                envelope::open,
                Operation::new("openEnvelope", "Opens the envelope with the arbiter's key")
                    .query::<Spoken>()
                    .header("Idempotency-Key")
                    .takes::<envelope::OpenWith>()
                    .answers::<acts::Done>(200)
                    .problems(&[403, 409, 422, 429]),
            )],
        )
        .at(
            "/api/v1/tables/{table}/qr",
            [gets(
                seats::qr,
                Operation::new("qr", "The link of the seat that asks, as a picture")
                    .query::<seats::Pictured>()
                    .answers_in(200, &["image/svg+xml"])
                    .problems(&[400]),
            )],
        )
        .at(
            "/api/v1/books",
            [gets(
                books::books,
                Operation::new("books", "The rule books, and what each leaves to choose")
                    .query::<Spoken>()
                    .answers::<Vec<books::Shelved>>(200)
                    .problems(&[400, 429]),
            )],
        )
        .at(
            "/api/v1/books/{book}",
            [gets(
                books::articles,
                Operation::new("articles", "The articles of a book in our own words")
                    .query::<books::Asked>()
                    .answers::<Vec<books::Told>>(200)
                    .problems(&[400, 404, 429]),
            )],
        )
        .at(
            "/api/v1/books/{book}/{number}",
            [gets(
                books::article,
                Operation::new("article", "An article, its kin in other books, its cases")
                    .query::<books::Asked>()
                    .answers::<books::Whole>(200)
                    .problems(&[400, 404, 429]),
            )],
        )
        .at(
            "/api/v1/in-force",
            [posts(
                books::in_force,
                Operation::new("inForce", "The rules in force under some regulations")
                    .takes::<laws::Regulations>()
                    .query::<Spoken>()
                    .answers::<Vec<books::RuleInForce>>(200)
                    .problems(&[429]),
            )],
        )
        .at(
            "/api/v1/books/{book}/quiz",
            [gets(
                quiz::questions,
                Operation::new("quiz", "Questions about a book, each with its key")
                    .query::<quiz::Wished>()
                    .answers::<Vec<quiz::Exercise>>(200)
                    .problems(&[400, 404, 429, 500]),
            )],
        )
        .at(
            "/api/v1/trials",
            [posts(
                trial::try_move,
                Operation::new("tryMove", "How a book answers a move, without a table")
                    .takes::<trial::Trial>()
                    .query::<Spoken>()
                    .answers::<trial::Tried>(200)
                    .problems(&[429]),
            )],
        )
        .at(
            "/api/v1/host",
            [gets(
                host::host,
                Operation::new("host", "Where other devices find this server")
                    .answers::<host::Host>(200),
            )],
        )
        .at(
            "/api/v1/chess960",
            [gets(
                arrays::drawn,
                Operation::new("drawArray", "An array of Chess960, drawn by lot")
                    .answers::<arrays::Array>(200)
                    .problems(&[500]),
            )],
        )
        .at(
            "/api/v1/chess960/{number}",
            [gets(
                arrays::numbered,
                Operation::new("array", "The array of Chess960 with this number")
                    .answers::<arrays::Array>(200)
                    .problems(&[404]),
            )],
        )
        .at(
            "/api/v1/watch",
            [gets(
                watch::state,
                Operation::new("boards", "The boards that are watched, by duty")
                    .secret()
                    .query::<watch::Spoken>()
                    .answers::<boards::Shown<'_>>(200)
                    .problems(&[400, 401, 404]),
            )],
        )
        .at(
            "/api/v1/watch/stream",
            [gets(
                watch::follow,
                Operation::new("followBoards", "The same again whenever it changes")
                    .secret()
                    .query::<watch::Spoken>()
                    .streams::<boards::Shown<'_>>()
                    .problems(&[400, 401, 404]),
            )],
        )
}
