-- Keys need no index: who writes after the newest place has read all keys up to it.
DROP INDEX entry_once;

-- Writes lines after a place, if it is still the newest. Answers ok or stale.
CREATE OR REPLACE FUNCTION append_lines(t TEXT, expected BIGINT, k TEXT, lines TEXT[], wake BIGINT)
RETURNS TEXT LANGUAGE plpgsql AS $$
DECLARE
    newest BIGINT := expected + cardinality(lines);
BEGIN
    -- Whoever has the row of the head writes at this table; everyone else waits for it.
    IF expected = 0 THEN
        INSERT INTO head (table_id, seq, wake_at) VALUES (t, newest, wake) ON CONFLICT DO NOTHING;
    ELSE
        UPDATE head SET seq = newest, wake_at = wake WHERE table_id = t AND seq = expected;
    END IF;
    IF NOT FOUND THEN
        RETURN 'stale';
    END IF;
    INSERT INTO entry (table_id, seq, key, line)
        SELECT t, expected + i, CASE WHEN i = 1 THEN k END, lines[i]
        FROM generate_subscripts(lines, 1) AS i;
    RETURN 'ok';
END
$$;
