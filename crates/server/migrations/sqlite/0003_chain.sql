-- Every line has its link, the hash of itself and of the line before (journal/chain.rs), and every
-- head the link of the newest line. Lines that were there get theirs now, as they are: up to the
-- place "adopted" nobody can say whether they were changed before.
ALTER TABLE head ADD COLUMN link BLOB;
ALTER TABLE head ADD COLUMN adopted INTEGER NOT NULL DEFAULT 0;
UPDATE head SET adopted = seq;
ALTER TABLE entry ADD COLUMN link BLOB;

-- What is kept beside a line and may be erased: the line commits to it.
ALTER TABLE entry ADD COLUMN aside TEXT;

-- When a table was last written to, and whether its game is over.
ALTER TABLE head ADD COLUMN last_at INTEGER NOT NULL DEFAULT 0;
ALTER TABLE head ADD COLUMN is_over INTEGER NOT NULL DEFAULT 0;
CREATE INDEX head_age ON head (is_over, last_at);

-- The heads of finished games, signed.
CREATE TABLE signed (
    head INTEGER NOT NULL REFERENCES head,
    seq INTEGER NOT NULL,
    link BLOB NOT NULL,
    public BLOB NOT NULL,
    signature BLOB NOT NULL,
    PRIMARY KEY (head, seq)
) WITHOUT ROWID;

-- Tables that were deleted: when, and by whom.
CREATE TABLE gone (
    table_id TEXT PRIMARY KEY,
    at INTEGER NOT NULL,
    by TEXT NOT NULL
) WITHOUT ROWID;
