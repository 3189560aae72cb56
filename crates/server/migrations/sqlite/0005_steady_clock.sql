-- What the steady clock of the server's machine showed at its last heartbeat, and which clock that was:
-- a machine that is started anew has another.
ALTER TABLE alive ADD COLUMN clock TEXT;
ALTER TABLE alive ADD COLUMN steady INTEGER;
