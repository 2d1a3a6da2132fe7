-- How users write, by their ids.
CREATE TABLE voices (
  id TEXT PRIMARY KEY NOT NULL,
  doc TEXT NOT NULL CHECK (json_valid(doc))
) WITHOUT ROWID;
