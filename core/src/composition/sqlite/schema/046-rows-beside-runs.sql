-- The rows of a run are written before it and deleted after it, as in MongoDB, so that they refer to no run any more. What
-- a worker looks for among the runs has columns of its own.
CREATE TABLE rows_of_runs (
  run_id TEXT NOT NULL,
  row INTEGER NOT NULL,
  status TEXT NOT NULL,
  contact TEXT NOT NULL,
  hubspot_id TEXT,
  record_id TEXT,
  error TEXT CHECK (json_valid(error)),
  cost_usd REAL,
  added_at INTEGER NOT NULL,
  PRIMARY KEY (run_id, row)
) WITHOUT ROWID;
INSERT INTO rows_of_runs
  SELECT run_id, row, status, contact, hubspot_id, record_id, error, cost_usd, created_at
  FROM run_rows JOIN runs ON runs.id = run_id;
DROP TABLE run_rows;
ALTER TABLE rows_of_runs RENAME TO run_rows;
CREATE INDEX run_rows_by_status ON run_rows (run_id, status, row);
CREATE INDEX run_rows_of_contact ON run_rows (hubspot_id);
DROP INDEX runs_active;
ALTER TABLE runs DROP COLUMN is_active;
ALTER TABLE runs ADD COLUMN state TEXT AS (doc ->> '$.state');
ALTER TABLE runs ADD COLUMN lease_owner TEXT AS (doc ->> '$.leaseOwner');
CREATE INDEX runs_by_state ON runs (state, created_at, id);
CREATE INDEX runs_leased ON runs (lease_owner) WHERE lease_owner IS NOT NULL;
