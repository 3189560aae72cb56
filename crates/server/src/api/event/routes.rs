//! The routes of events, and their documentation.

use super::{acts, follow, links, live, open, pairing, papers, people, sources};
use crate::api::caller::Spoken;
use crate::api::openapi::{Operation, Routes, deletes, gets, posts, puts};
use crate::api::tables::CODE;
use crate::event::desk::Console;
use crate::event::view;

/// Adds the routes of events.
pub(in crate::api) fn routes(routes: Routes) -> Routes {
    let routes = routes
        .at(
            "/api/v1/events",
            [posts(
                open::open,
                Operation::new("openEvent", "Opens an event; its answer has the chief's link")
                    .header(CODE)
                    .takes::<open::NewEvent>()
                    .answers::<open::OpenedEvent>(201)
                    .problems(&[403, 409, 429, 500, 503]),
            )],
        )
        .at(
            "/api/v1/events/{event}",
            [
                gets(
                    open::state,
                    Operation::new(
                        "eventState",
                        "How the event stands, as far as the caller may know",
                    )
                    .query::<open::OfRound>()
                    .answers::<view::State>(200),
                ),
                deletes(
                    open::delete,
                    Operation::new("deleteEvent", "Deletes the event with its tables for good")
                        .query::<open::Sure>()
                        .answers_in(204, &[])
                        .problems(&[403, 409]),
                ),
            ],
        )
        .at(
            "/api/v1/events/{event}/acts",
            [posts(
                acts::act,
                Operation::new("actInEvent", "Does something; with an idempotency key, once")
                    .query::<Spoken>()
                    .header("Idempotency-Key")
                    .takes::<acts::EventDeed>()
                    .answers::<acts::EventDone>(200)
                    .problems(&[403, 409, 422]),
            )],
        )
        .at(
            "/api/v1/events/{event}/preview",
            [posts(
                acts::preview,
                Operation::new("previewAct", "What an act would do, for arbiters")
                    .query::<Spoken>()
                    .takes::<acts::EventDeed>()
                    .answers::<acts::EventDone>(200)
                    .problems(&[403, 409]),
            )],
        )
        .at(
            "/api/v1/events/{event}/proposal",
            [posts(
                acts::propose,
                Operation::new("propose", "What follows from an incident, before anyone rules")
                    .query::<Spoken>()
                    .takes::<acts::Happened>()
                    .answers::<acts::Proposed>(200)
                    .problems(&[403, 409]),
            )],
        );
    of_people(desk(routes))
}

fn desk(routes: Routes) -> Routes {
    routes
        .at(
            "/api/v1/events/{event}/pair",
            [posts(
                pairing::pair,
                Operation::new("pairRound", "Pairs a round by the system of the event")
                    .takes::<pairing::ToPair>()
                    .answers::<pairing::PairedRound>(200)
                    .problems(&[403, 409]),
            )],
        )
        .at(
            "/api/v1/events/{event}/standings",
            [gets(
                papers::standings,
                Operation::new("standings", "The standings, each number with its sum")
                    .query::<papers::After>()
                    .answers::<hall::Standings>(200),
            )],
        )
        .at(
            "/api/v1/events/{event}/report",
            [gets(
                papers::report,
                Operation::new("eventReport", "The report of the event, for arbiters")
                    .query::<papers::Written>()
                    .answers_in(200, &["text/plain", "text/html"]),
            )],
        )
        .at(
            "/api/v1/events/{event}/appeals/{appeal}",
            [gets(
                papers::dossier,
                Operation::new("dossier", "All there is on an appeal, for arbiters")
                    .answers::<hall::Dossier>(200),
            )],
        )
        .at(
            "/api/v1/events/{event}/export",
            [gets(
                papers::export,
                Operation::new("exportEvent", "The event as TRF, its regulations or its record")
                    .query::<papers::Wanted>()
                    .answers_in(200, &["text/plain"]),
            )],
        )
        .at(
            "/api/v1/events/{event}/rounds/{round}/pgn",
            [gets(
                papers::pgn,
                Operation::new("roundPgn", "The games of a round as PGN")
                    .answers_in(200, &["application/x-chess-pgn"]),
            )],
        )
        .at(
            "/api/v1/events/{event}/pairings",
            [posts(
                pairing::made,
                Operation::new("enterPairings", "Enters a pairing made elsewhere")
                    .takes::<pairing::MadePairings>()
                    .answers::<pairing::PairedRound>(200)
                    .problems(&[403, 409]),
            )],
        )
        .at(
            "/api/v1/events/{event}/tables",
            [posts(
                pairing::tables,
                Operation::new("boardTables", "Makes boards tables of this server")
                    .takes::<pairing::NewTables>()
                    .answers::<Vec<pairing::BoardTable>>(200)
                    .problems(&[403, 409]),
            )],
        )
        .at(
            "/api/v1/events/{event}/console",
            [gets(
                follow::console,
                Operation::new("console", "Every board with what is to be done, for arbiters")
                    .query::<Spoken>()
                    .answers::<Console>(200)
                    .problems(&[403]),
            )],
        )
        .at(
            "/api/v1/events/{event}/stream",
            [gets(
                follow::follow,
                Operation::new("followEvent", "What happens, as it happens")
                    .query::<Spoken>()
                    .streams::<follow::News>(),
            )],
        )
}

fn of_people(routes: Routes) -> Routes {
    routes
        .at(
            "/api/v1/events/{event}/players",
            [posts(
                people::enter,
                Operation::new("enterPlayers", "Enters players, from a file or typed")
                    .query::<people::Dry>()
                    .takes::<people::NewPlayers>()
                    .answers::<people::EnteredPlayers>(200)
                    .problems(&[403, 409]),
            )],
        )
        .at(
            "/api/v1/events/{event}/players/{player}",
            [deletes(
                people::erase,
                Operation::new("erasePlayer", "Erases all that is known of a person for good")
                    .answers_in(204, &[])
                    .problems(&[403]),
            )],
        )
        .at(
            "/api/v1/events/{event}/sources",
            [posts(
                sources::hear,
                Operation::new(
                    "hearSource",
                    "What electronic boards show, sent by a program there",
                )
                .takes::<sources::SourceGames>()
                .answers_in(204, &[])
                .problems(&[403]),
            )],
        )
        .at(
            "/api/v1/events/{event}/live",
            [gets(
                live::boards,
                Operation::new("liveBoards", "The boards that send moves, after the delay")
                    .query::<Spoken>()
                    .answers::<live::LiveBoards>(200),
            )],
        )
        .at(
            "/api/v1/events/{event}/my",
            [gets(
                open::my,
                Operation::new("myBoard", "Where a player sits, and against whom")
                    .query::<Spoken>()
                    .answers::<view::MyBoard>(200),
            )],
        )
        .at(
            "/api/v1/events/{event}/rulings",
            [gets(
                open::rulings,
                Operation::new("eventRulings", "The rulings that the caller may read")
                    .query::<Spoken>()
                    .answers::<Vec<view::RulingView>>(200),
            )],
        )
        .at(
            "/api/v1/events/{event}/arbiters/{arbiter}/link",
            [
                puts(
                    links::issue,
                    Operation::new("issueLink", "A new link for an arbiter")
                        .answers::<open::EventLink>(201)
                        .problems(&[403]),
                ),
                deletes(
                    links::revoke,
                    Operation::new("revokeLink", "Revokes an arbiter's link")
                        .answers_in(204, &[])
                        .problems(&[403]),
                ),
            ],
        )
        .at(
            "/api/v1/events/{event}/places",
            [posts(
                links::places,
                Operation::new("placeLinks", "Links for places at boards, as pictures")
                    .takes::<links::NewPlaces>()
                    .answers::<Vec<links::PlaceLink>>(200)
                    .problems(&[403]),
            )],
        )
        .at(
            "/api/v1/events/{event}/codes",
            [posts(
                links::codes,
                Operation::new("giveCodes", "Codes by which players find their seats")
                    .takes::<links::NewCodes>()
                    .answers::<Vec<links::PlayerCode>>(200)
                    .problems(&[403, 409]),
            )],
        )
        .at(
            "/api/v1/events/{event}/seat",
            [posts(
                links::seat,
                Operation::new("takeSeat", "A player with a code gets a personal link")
                    .takes::<links::ToSeat>()
                    .answers::<links::Seated>(200)
                    .problems(&[403]),
            )],
        )
}
