-- The ids of records that were erased, for as long as another process may still store something of them.
CREATE TABLE erased_records (
  id TEXT PRIMARY KEY NOT NULL,
  at INTEGER NOT NULL
) WITHOUT ROWID;
