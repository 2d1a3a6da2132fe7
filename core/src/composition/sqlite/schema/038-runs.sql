-- Runs and their contacts. A row is one contact of a run.
CREATE TABLE runs (
  id TEXT PRIMARY KEY NOT NULL,
  doc TEXT NOT NULL CHECK (json_valid(doc)),
  user_id TEXT NOT NULL AS (doc ->> '$.userId'),
  created_at INTEGER NOT NULL AS (doc ->> '$.createdAt'),
  is_active INTEGER NOT NULL AS (doc ->> '$.state' = 'running' OR doc ->> '$.leaseOwner' IS NOT NULL)
);
CREATE INDEX runs_newest ON runs (created_at, id);
CREATE INDEX runs_of_user ON runs (user_id, created_at, id);
CREATE INDEX runs_active ON runs (created_at, id) WHERE is_active;
CREATE TABLE run_rows (
  run_id TEXT NOT NULL REFERENCES runs (id) ON DELETE CASCADE,
  row INTEGER NOT NULL,
  status TEXT NOT NULL,
  contact TEXT NOT NULL,
  hubspot_id TEXT,
  record_id TEXT,
  error TEXT CHECK (json_valid(error)),
  cost_usd REAL,
  PRIMARY KEY (run_id, row)
) WITHOUT ROWID;
CREATE INDEX run_rows_by_status ON run_rows (run_id, status, row);
CREATE INDEX run_rows_of_contact ON run_rows (hubspot_id);
