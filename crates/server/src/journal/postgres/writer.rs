//! The one connection that writes.

use super::wire::Wire;
use crate::journal::batch::{
    Appended, Errand, Failed, Outbox, Waiting, Work, is_worth_splitting, tell_all, trial,
};
use crate::journal::{Append, Fault, NotWritten, long_before, millis};
use crate::timepiece::Stamp;

/// The writer: every batch is one statement, and nobody is answered before it is durable.
pub(super) async fn write_all(wire: Wire, mut outbox: Outbox) {
    while let Some(work) = outbox.next().await {
        match work {
            Work::Batch(mut batch) => {
                // Servers that write to the same tables take them in the same order, so none waits
                // for another that waits for it.
                batch.sort_by(|one, other| one.append.table.cmp(&other.append.table));
                let written = write(&wire, &batch).await;
                if is_worth_splitting(&written, &batch) {
                    for one in batch {
                        let written = write(&wire, std::slice::from_ref(&one)).await;
                        tell_all(vec![one], written);
                    }
                } else {
                    tell_all(batch, written);
                }
            }
            Work::Errand(errand, answer) => {
                let done = match errand {
                    Errand::Beat(server, now) => beat(&wire, &server, &now).await,
                    Errand::TryOut => try_out(&wire).await,
                    Errand::Close => return answer.send(Ok(())).unwrap_or_default(),
                };
                // A caller that has left need not be told.
                answer.send(done).unwrap_or_default();
            }
        }
    }
}

async fn write(wire: &Wire, batch: &[Waiting]) -> Result<Vec<Appended>, Failed> {
    let appends = || batch.iter().map(|waiting| &waiting.append);
    let tables: Vec<&str> = appends().map(|one| one.table.as_str()).collect();
    let expected: Vec<i64> = appends().map(|one| one.expected.seq.get().cast_signed()).collect();
    let seen: Vec<&[u8]> = appends().map(|one| &one.expected.link.as_bytes()[..]).collect();
    let keys: Vec<Option<&str>> = appends().map(|one| one.key.as_deref()).collect();
    let asides: Vec<Option<&str>> = appends().map(|one| one.aside.as_deref()).collect();
    let counts: Vec<i32> =
        appends().map(|one| i32::try_from(one.lines.len()).unwrap_or(i32::MAX)).collect();
    let lines: Vec<&str> = appends().flat_map(|one| &one.lines).map(String::as_str).collect();
    let heads = batch.iter().flat_map(|waiting| &waiting.heads);
    let links: Vec<&[u8]> = heads.map(|head| &head.link.as_bytes()[..]).collect();
    let wakes: Vec<Option<i64>> = appends().map(|one| one.wake_at.map(millis)).collect();
    let lasts: Vec<i64> = appends().map(|one| millis(one.last_at)).collect();
    let ends = || appends().map(|one| one.end.as_ref());
    let signers: Vec<Option<&[u8]>> =
        ends().map(|end| end.map(|end| &end.key.as_bytes()[..])).collect();
    let signatures: Vec<Option<&[u8]>> =
        ends().map(|end| end.map(|end| &end.signature[..])).collect();
    let sql = "SELECT append_all($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)";
    let answers: Vec<String> = wire
        .put(async |client| {
            let row = client
                .query_one(
                    sql,
                    &[
                        &tables,
                        &expected,
                        &seen,
                        &keys,
                        &asides,
                        &counts,
                        &lines,
                        &links,
                        &wakes,
                        &lasts,
                        &signers,
                        &signatures,
                    ],
                )
                .await?;
            row.try_get(0)
        })
        .await
        .map_err(Failed::All)?
        .map_err(|error| {
            // The classes of what is wrong with the data: none of the database's own troubles.
            let class = error.code().map(|state| state.code().get(..2).unwrap_or_default());
            let is_data = matches!(class, Some("22" | "23" | "42" | "54" | "P0"));
            if is_data { Failed::One(error.into()) } else { Failed::All(error.into()) }
        })?;
    Ok(batch.iter().zip(answers).map(|(one, answer)| understood(one, &answer)).collect())
}

async fn beat(wire: &Wire, server: &str, now: &Stamp) -> Result<(), Fault> {
    let sql = "WITH gone AS (DELETE FROM alive WHERE at < $3 AND server <> $1) \
               INSERT INTO alive (server, at, clock, steady) VALUES ($1, $2, $4, $5) \
               ON CONFLICT (server) DO UPDATE \
               SET at = excluded.at, clock = excluded.clock, steady = excluded.steady";
    let (at, before) = (millis(now.at), long_before(now.at));
    let (clock, shown) = now.steady.as_ref().map(|it| (&it.clock, it.millis.cast_signed())).unzip();
    wire.ask(async |client| client.execute(sql, &[&server, &at, &before, &clock, &shown]).await)
        .await?;
    Ok(())
}

/// Takes room for a line and gives it back; what is left to be flushed is a mark.
async fn try_out(wire: &Wire) -> Result<(), Fault> {
    let Append { table, lines, .. } = trial().append;
    let line = lines.concat();
    let sql = format!(
        "DO $$ BEGIN
            PERFORM append_lines('{table}', 0, ''::BYTEA, NULL, NULL, ARRAY['{line}'],
                                 ARRAY[''::BYTEA], NULL, 0, NULL, NULL);
            RAISE SQLSTATE 'TU000';
        EXCEPTION WHEN SQLSTATE 'TU000' THEN NULL;
        END $$;
        UPDATE alive SET at = at;"
    );
    wire.ask(async |client| client.batch_execute(&sql).await).await
}

fn understood(waiting: &Waiting, answer: &str) -> Appended {
    match answer {
        "ok" => Ok(waiting.head()),
        _ => Err(NotWritten::Stale),
    }
}
