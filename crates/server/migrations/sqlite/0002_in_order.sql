-- Lines stand in the order in which they were written, whatever their table: a commit then writes
-- the end of the file instead of a page of every table in it, and tables that are played at the
-- same time have their heads beside each other. Keys need no index: who writes after the newest
-- place has read all keys up to it.
DROP INDEX head_due;
DROP INDEX entry_once;
ALTER TABLE head RENAME TO old_head;
ALTER TABLE entry RENAME TO old_entry;

-- The newest place of each table, and when something follows there from time alone.
CREATE TABLE head (
    id INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL UNIQUE,
    seq INTEGER NOT NULL,
    wake_at INTEGER
);
CREATE INDEX head_due ON head (wake_at) WHERE wake_at IS NOT NULL;

-- The record: lines of JSON, never changed.
CREATE TABLE entry (
    id INTEGER PRIMARY KEY,
    head INTEGER NOT NULL REFERENCES head,
    seq INTEGER NOT NULL,
    key TEXT,
    line TEXT NOT NULL
);

INSERT INTO head (table_id, seq, wake_at) SELECT table_id, seq, wake_at FROM old_head;
INSERT INTO entry (head, seq, key, line)
    SELECT head.id, old_entry.seq, key, line
    FROM old_entry JOIN head USING (table_id)
    ORDER BY head.id, old_entry.seq;
CREATE UNIQUE INDEX entry_place ON entry (head, seq);
DROP TABLE old_entry;
DROP TABLE old_head;
