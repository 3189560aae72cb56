-- Every line has its link, the hash of itself and of the line before (journal/chain.rs), and every
-- head the link of the newest line. Lines that were there get theirs now, as they are: up to the
-- place "adopted" nobody can say whether they were changed before.
ALTER TABLE head ADD COLUMN link BYTEA;
ALTER TABLE head ADD COLUMN adopted BIGINT NOT NULL DEFAULT 0;
UPDATE head SET adopted = seq;
ALTER TABLE entry ADD COLUMN link BYTEA;

-- What is kept beside a line and may be erased: the line commits to it.
ALTER TABLE entry ADD COLUMN aside TEXT;

-- When a table was last written to, and whether its game is over.
ALTER TABLE head ADD COLUMN last_at BIGINT NOT NULL DEFAULT 0;
ALTER TABLE head ADD COLUMN is_over BOOLEAN NOT NULL DEFAULT FALSE;
CREATE INDEX head_age ON head (is_over, last_at);

-- The heads of finished games, signed.
CREATE TABLE signed (
    table_id TEXT NOT NULL,
    seq BIGINT NOT NULL,
    link BYTEA NOT NULL,
    public BYTEA NOT NULL,
    signature BYTEA NOT NULL,
    PRIMARY KEY (table_id, seq)
);

-- Tables that were deleted: when, and by whom.
CREATE TABLE gone (
    table_id TEXT PRIMARY KEY,
    at BIGINT NOT NULL,
    by TEXT NOT NULL
);

DROP FUNCTION append_all(TEXT[], BIGINT[], TEXT[], INT[], TEXT[], BIGINT[]);
DROP FUNCTION append_lines(TEXT, BIGINT, TEXT, TEXT[], BIGINT);

-- Writes lines after a head, if it is still the newest. Answers ok or stale.
CREATE FUNCTION append_lines(
    t TEXT, expected BIGINT, expected_link BYTEA, k TEXT, beside TEXT, lines TEXT[], links BYTEA[],
    wake BIGINT, last BIGINT, signer BYTEA, signature BYTEA
)
RETURNS TEXT LANGUAGE plpgsql AS $$
DECLARE
    newest BIGINT := expected + cardinality(lines);
    newest_link BYTEA := links[cardinality(links)];
    ended BOOLEAN := signature IS NOT NULL;
BEGIN
    -- Whoever has the row of the head writes at this table; everyone else waits for it.
    IF expected = 0 THEN
        INSERT INTO head (table_id, seq, link, wake_at, last_at, is_over)
            VALUES (t, newest, newest_link, wake, last, ended) ON CONFLICT DO NOTHING;
    ELSE
        UPDATE head
            SET seq = newest, link = newest_link, wake_at = wake, last_at = last, is_over = ended
            WHERE table_id = t AND seq = expected AND link = expected_link;
    END IF;
    IF NOT FOUND THEN
        RETURN 'stale';
    END IF;
    INSERT INTO entry (table_id, seq, key, line, link, aside)
        SELECT t, expected + i, CASE WHEN i = 1 THEN k END, lines[i], links[i],
            CASE WHEN i = 1 THEN beside END
        FROM generate_subscripts(lines, 1) AS i;
    IF ended THEN
        INSERT INTO signed VALUES (t, newest, newest_link, signer, signature);
    END IF;
    RETURN 'ok';
END
$$;

-- Many appends in one statement, which is one transaction: all of them share a flush. The lines of
-- all stand one after another, so many for each as counts says.
CREATE FUNCTION append_all(
    tables TEXT[], expected BIGINT[], expected_links BYTEA[], keys TEXT[], besides TEXT[],
    counts INT[], lines TEXT[], links BYTEA[], wakes BIGINT[], lasts BIGINT[],
    signers BYTEA[], signatures BYTEA[]
)
RETURNS TEXT[] LANGUAGE plpgsql AS $$
DECLARE
    answers TEXT[] := '{}';
    first INT := 1;
    last INT;
BEGIN
    FOR i IN 1 .. cardinality(tables) LOOP
        last := first + counts[i] - 1;
        answers := answers || append_lines(
            tables[i], expected[i], expected_links[i], keys[i], besides[i],
            lines[first : last], links[first : last], wakes[i], lasts[i], signers[i], signatures[i]
        );
        first := last + 1;
    END LOOP;
    RETURN answers;
END
$$;
