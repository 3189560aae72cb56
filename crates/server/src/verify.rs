//! Whether a record is still what was written.

use std::fmt;

use crate::entry::{Entry, Names};
use crate::event;
use crate::journal::{Broken, End, EventId, Fault, Head, Journal, Proof, Seq, TableId};

/// A record that is whole.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Whole {
    /// Its head.
    pub head: Head,
    /// Up to here its lines are older than the chain.
    pub adopted: Seq,
    /// Its signed heads, in order.
    pub ends: Vec<End>,
}

/// Something in a record that is not what was written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tampered {
    /// A line does not follow from those before it.
    Line(Broken),
    /// The lines go on after the place at which the record is said to end, or end otherwise.
    Head {
        /// The place at which it is said to end.
        said: Seq,
    },
    /// The record was signed at a place that it no longer has.
    Cut {
        /// Where it ends.
        at: Seq,
        /// Where it was signed.
        signed: Seq,
    },
    /// What was signed at a place is not what stands there.
    Signature {
        /// The place.
        at: Seq,
    },
    /// The names beside a line are not those to which it commits.
    Names {
        /// The line.
        at: Seq,
    },
}

impl Tampered {
    /// The line where it shows.
    #[must_use]
    pub fn place(&self) -> Seq {
        match self {
            Self::Line(broken) => broken.place,
            Self::Head { said } => *said,
            Self::Cut { at, .. } | Self::Signature { at } | Self::Names { at } => *at,
        }
    }
}

impl fmt::Display for Tampered {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Line(broken) => broken.how.fmt(f),
            Self::Head { .. } => f.write_str("the record is said to end here, and does not"),
            Self::Cut { signed, .. } => {
                write!(f, "the record ends here, and was signed up to line {signed}")
            }
            Self::Signature { .. } => f.write_str("what was signed is not what stands here"),
            Self::Names { .. } => {
                f.write_str("the names beside it were changed after it was written")
            }
        }
    }
}

/// Checks the whole record of a table, or of an event: every line, its head, its signatures and the names beside
/// it. Nothing if there is no such table.
///
/// # Errors
/// If the journal cannot be read.
pub async fn verify(
    journal: &dyn Journal,
    table: &TableId,
) -> Result<Option<Result<Whole, Tampered>>, Fault> {
    // First what the record says of itself: lines may be added meanwhile, and none taken away.
    let Some(proof) = journal.proof(table.clone()).await? else { return Ok(None) };
    let lines = journal.read(table.clone(), Seq::START).await?;
    let checked = || {
        let mut head = Head::START;
        let mut ends = proof.ends.iter().peekable();
        for line in &lines {
            head = head.follow(table, line).map_err(Tampered::Line)?;
            if head.seq == proof.head.seq && head != proof.head {
                return Err(Tampered::Head { said: head.seq });
            }
            while let Some(end) = ends.next_if(|end| end.head.seq <= head.seq) {
                if end.head != head || !end.signed.is_of(table, head) {
                    return Err(Tampered::Signature { at: end.head.seq });
                }
            }
        }
        if let Some(end) = ends.next() {
            return Err(Tampered::Cut { at: head.seq, signed: end.head.seq });
        }
        if head.seq < proof.head.seq {
            let (place, how) = (head.seq.after(1), crate::journal::How::Missing);
            return Err(Tampered::Line(Broken { place, how }));
        }
        let first = lines.first().map(|line| (serde_json::from_str(&line.text), &line.aside));
        if let Some((Ok(Entry::Opened(opened)), aside)) = first {
            let revealed = opened.players.reveal(aside.as_deref(), &mut Names::default());
            revealed.map_err(|_| Tampered::Names { at: Seq::new(1) })?;
        }
        if EventId::of_record(table).is_some()
            && let Some(at) = event::wrong_persons(&lines)
        {
            return Err(Tampered::Names { at });
        }
        Ok(head)
    };
    let checked = checked();
    if let Ok(head) = checked
        && head.seq > proof.head.seq
    {
        // Written meanwhile, or put there by something other than a server.
        let said = journal.proof(table.clone()).await?.map_or(Seq::START, |proof| proof.head.seq);
        if said < head.seq {
            return Ok(Some(Err(Tampered::Head { said })));
        }
    }
    let Proof { adopted, ends, .. } = proof;
    Ok(Some(checked.map(|head| Whole { head, adopted, ends })))
}
