-- What versions were written from: compressed, once a record under its hash.
CREATE TABLE record_sources (
  record_id TEXT NOT NULL REFERENCES records (id) ON DELETE CASCADE,
  hash TEXT NOT NULL,
  packed BLOB NOT NULL,
  PRIMARY KEY (record_id, hash)
) WITHOUT ROWID;
