//! Names and secrets that may be guessed. What this server has in memory is answered for nothing; the journal is
//! asked only for those who do not guess too often.

use std::sync::Arc;

use super::guard::Asker;
use super::{App, Problem};
use crate::limit::Buckets;
use crate::live::Trouble;

/// What a name stands for, in memory or else in the journal.
pub(super) async fn named<T>(
    app: &App,
    asker: Asker,
    held: Option<Arc<T>>,
    find: impl Future<Output = Result<Arc<T>, Trouble>>,
) -> Result<Arc<T>, Problem> {
    if let Some(live) = held {
        return Ok(live);
    }
    app.may_guess(asker)?;
    let found = find.await;
    if matches!(found, Err(Trouble::NoTable | Trouble::NoEvent)) {
        app.has_guessed(asker);
    }
    Ok(found?)
}

/// What a secret opens. If nothing here, another server may have just issued it.
pub(super) async fn opened<T>(
    app: &App,
    asker: Asker,
    (asked, says): (&Buckets<()>, &str),
    open: impl Fn() -> Result<Option<T>, Trouble>,
    freshen: impl Future<Output = Result<(), Trouble>>,
    wrong: fn() -> Problem,
) -> Result<T, Problem> {
    if let Some(opened) = open()? {
        return Ok(opened);
    }
    app.may_guess(asker)?;
    app.may_ask_for_secrets(asked, says)?;
    freshen.await?;
    open()?.ok_or_else(|| {
        app.has_guessed(asker);
        wrong()
    })
}
