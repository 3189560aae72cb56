-- The newest place of each table, and when something follows there from time alone.
CREATE TABLE head (
    table_id TEXT PRIMARY KEY,
    seq BIGINT NOT NULL,
    wake_at BIGINT
);
CREATE INDEX head_due ON head (wake_at) WHERE wake_at IS NOT NULL;

-- The record: lines of JSON, never changed.
CREATE TABLE entry (
    table_id TEXT NOT NULL,
    seq BIGINT NOT NULL,
    key TEXT,
    line TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
);
CREATE UNIQUE INDEX entry_once ON entry (table_id, key) WHERE key IS NOT NULL;

-- When each server was last known to be up.
CREATE TABLE alive (
    server TEXT PRIMARY KEY,
    at BIGINT NOT NULL
);

-- Writes lines after a place, if it is still the newest. Answers ok, stale or repeated.
CREATE FUNCTION append_lines(t TEXT, expected BIGINT, k TEXT, lines TEXT[], wake BIGINT)
RETURNS TEXT LANGUAGE plpgsql AS $$
DECLARE
    newest BIGINT := expected + cardinality(lines);
BEGIN
    -- Whoever has the row of the head writes at this table; everyone else waits for it.
    IF expected = 0 THEN
        INSERT INTO head (table_id, seq, wake_at) VALUES (t, 0, NULL) ON CONFLICT DO NOTHING;
    END IF;
    PERFORM FROM head WHERE table_id = t AND seq = expected FOR UPDATE;
    IF NOT FOUND THEN
        RETURN 'stale';
    END IF;
    IF k IS NOT NULL AND EXISTS (SELECT FROM entry WHERE table_id = t AND key = k) THEN
        RETURN 'repeated';
    END IF;
    UPDATE head SET seq = newest, wake_at = wake WHERE table_id = t;
    INSERT INTO entry (table_id, seq, key, line)
        SELECT t, expected + i, CASE WHEN i = 1 THEN k END, lines[i]
        FROM generate_subscripts(lines, 1) AS i;
    RETURN 'ok';
END
$$;

-- Many appends in one statement, which is one transaction: all of them share a flush. The lines of
-- all stand one after another, so many for each as counts says.
CREATE FUNCTION append_all(
    tables TEXT[], expected BIGINT[], keys TEXT[], counts INT[], lines TEXT[], wakes BIGINT[]
)
RETURNS TEXT[] LANGUAGE plpgsql AS $$
DECLARE
    answers TEXT[] := '{}';
    first INT := 1;
BEGIN
    FOR i IN 1 .. cardinality(tables) LOOP
        answers := answers || append_lines(
            tables[i], expected[i], keys[i], lines[first : first + counts[i] - 1], wakes[i]
        );
        first := first + counts[i];
    END LOOP;
    RETURN answers;
END
$$;
