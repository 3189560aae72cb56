//! Lists as long as a record, written piece by piece: however long they are and however slowly
//! they are read, a piece is in memory, and others have their turn between two pieces.

use axum::body::Body;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use futures_util::stream;
use serde::Serialize;

use super::caller::Caller;
use super::{App, Problem};
use crate::limit::{Holding, Whence};
use crate::live::Trouble;
use crate::view::View;

/// How many lines of the record make a piece.
pub(super) const PIECE: usize = 128;

/// An object of JSON whose last field is such a list.
pub(super) trait Pieces: Send + 'static {
    /// The object with an empty list.
    fn frame(&mut self, view: &View<'_>) -> Result<Vec<u8>, Trouble>;

    /// The items of the next lines, with commas after them; none when there are no more lines.
    fn items(&mut self, view: &View<'_>) -> Result<Option<Vec<u8>>, Trouble>;
}

/// Items of JSON, each with a comma after it.
pub(super) fn with_commas<T: Serialize>(items: &[T]) -> Vec<u8> {
    let mut text = Vec::new();
    for item in items {
        // What is sent has been made to be written.
        if serde_json::to_writer(&mut text, item).is_ok() {
            text.push(b',');
        }
    }
    text
}

struct Writer<P> {
    app: App,
    caller: Caller,
    pieces: P,
    /// Whether an item has been written.
    begun: bool,
    _held: Holding<Whence>,
}

impl<P: Pieces> Writer<P> {
    /// The next piece, and who writes on; nobody after the last.
    async fn next(mut self) -> Result<(Vec<u8>, Option<Self>), Problem> {
        let app = self.app.clone();
        app.think(move || {
            let items = self.caller.see(|view| self.pieces.items(&view))??;
            let Some(mut items) = items else { return Ok((b"]}".to_vec(), None)) };
            // The comma after the last item is not known to be one too many before the next piece.
            if items.pop().is_some() && self.begun {
                items.insert(0, b',');
            }
            self.begun |= !items.is_empty();
            Ok((items, Some(self)))
        })
        .await?
    }
}

/// Writes the whole. What goes wrong before the first piece is told; after that the answer breaks
/// off.
pub(super) async fn write<P: Pieces>(
    app: App,
    caller: Caller,
    mut pieces: P,
) -> Result<Response, Problem> {
    let lines = caller.see(|view| view.shown.seen.len())?;
    app.may_read(caller.asker, lines)?;
    let held = app.may_read_long(caller.asker)?;
    let mut text = caller.see(|view| pieces.frame(&view))??;
    // The list is the last field, and is closed after the last piece.
    text.truncate(text.len().saturating_sub(2));
    let writer = Writer { app, caller, pieces, begun: false, _held: held };
    let (first, rest) = writer.next().await?;
    text.extend(first);
    let rest = stream::unfold(rest, async |writer| match writer?.next().await {
        Ok((text, rest)) => Some((Ok(Bytes::from(text)), rest)),
        Err(problem) => Some((Err(std::io::Error::other(problem.title)), None)),
    });
    let first = stream::once(std::future::ready(Ok::<_, std::io::Error>(Bytes::from(text))));
    let body = Body::from_stream(futures_util::StreamExt::chain(first, rest));
    let kind = HeaderValue::from_static("application/json");
    Ok(([(header::CONTENT_TYPE, kind)], body).into_response())
}
