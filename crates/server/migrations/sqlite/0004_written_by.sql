-- Which program brought the file to its form, so that an older one can name it.
CREATE TABLE form (program TEXT NOT NULL);
