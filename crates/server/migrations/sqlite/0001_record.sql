-- The newest place of each table, and when something follows there from time alone.
CREATE TABLE head (
    table_id TEXT PRIMARY KEY,
    seq INTEGER NOT NULL,
    wake_at INTEGER
) WITHOUT ROWID;
CREATE INDEX head_due ON head (wake_at) WHERE wake_at IS NOT NULL;

-- The record: lines of JSON, never changed.
CREATE TABLE entry (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    key TEXT,
    line TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;
CREATE UNIQUE INDEX entry_once ON entry (table_id, key) WHERE key IS NOT NULL;

-- When each server was last known to be up.
CREATE TABLE alive (
    server TEXT PRIMARY KEY,
    at INTEGER NOT NULL
) WITHOUT ROWID;
