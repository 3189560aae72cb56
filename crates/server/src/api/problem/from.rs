//! Which problem each error is.

use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::http::StatusCode;
use laws::CannotOpen;

use super::{Kind, Problem};
use crate::live::{NotChanged, Trouble};
use crate::seat::NoSuchSeat;

impl From<Trouble> for Problem {
    fn from(trouble: Trouble) -> Self {
        match trouble {
            Trouble::NoTable => Self::no_table(),
            Trouble::NoEvent => Self::no_event(),
            Trouble::Journal(fault) => {
                tracing::error!(%fault, "a request failed");
                Self::journal()
            }
            Trouble::Stalled => Self::journal(),
            Trouble::Revoked => Self::wrong_secret(),
            Trouble::KeyUsed => {
                let title = "the key belongs to another act";
                Self::new(StatusCode::UNPROCESSABLE_ENTITY, Kind::KeyUsed, title).detailed(trouble)
            }
            Trouble::Moved(_) => {
                let title = "the game is at another table";
                Self::new(StatusCode::CONFLICT, Kind::Moved, title).detailed(trouble)
            }
            Trouble::NoSealKey => {
                let title = "nothing can be sealed here yet";
                Self::new(StatusCode::CONFLICT, Kind::NoSealKey, title).detailed(trouble)
            }
            Trouble::CannotSeal(_) => Self::unreadable(StatusCode::UNPROCESSABLE_ENTITY, trouble),
            Trouble::Record(_) | Trouble::BrokenOff(_) | Trouble::NoRandomness => {
                tracing::error!(%trouble, "a request failed");
                let title = "the server cannot do it";
                Self::new(StatusCode::INTERNAL_SERVER_ERROR, Kind::Trouble, title).detailed(trouble)
            }
        }
    }
}

impl From<CannotOpen> for Problem {
    fn from(error: CannotOpen) -> Self {
        let title = "no table can be opened so";
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, Kind::Unlawful, title)
            .citing(error.articles())
            .detailed(error)
    }
}

impl From<NotChanged> for Problem {
    fn from(error: NotChanged) -> Self {
        match error {
            NotChanged::Unlawful(error) => error.into(),
            NotChanged::Begun => {
                let title = "the settings cannot be changed any more";
                Self::new(StatusCode::CONFLICT, Kind::GoesOn, title)
            }
        }
    }
}

impl From<NoSuchSeat> for Problem {
    fn from(error: NoSuchSeat) -> Self {
        match error {
            NoSuchSeat::OnlyWatching => Self::no_secret(),
            NoSuchSeat::NotYours => Self::forbidden(error),
            NoSuchSeat::NotSaid => Self::bad_request(error),
        }
    }
}

impl From<JsonRejection> for Problem {
    fn from(rejection: JsonRejection) -> Self {
        Self::unreadable(rejection.status(), why(&rejection, rejection.body_text()))
    }
}

impl From<QueryRejection> for Problem {
    fn from(rejection: QueryRejection) -> Self {
        Self::unreadable(rejection.status(), why(&rejection, rejection.body_text()))
    }
}

impl From<PathRejection> for Problem {
    fn from(rejection: PathRejection) -> Self {
        Self::nothing_there(why(&rejection, rejection.body_text()))
    }
}

/// What is wrong with a request: the field, and what would be right where that is known. How it was
/// read is nobody's business.
fn why(rejection: &dyn std::error::Error, otherwise: String) -> String {
    rejection.source().map_or(otherwise, ToString::to_string)
}
