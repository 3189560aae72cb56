-- Which program brought the database to its form, so that an older one can name it.
ALTER TABLE form ADD COLUMN program TEXT;
