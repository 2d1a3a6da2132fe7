-- Documents are JSON in `doc`; the columns generated from it are what queries use. A record's inputs and results are in
-- tables of their own, so that a list never reads them.
-- `record_counts` and `record_buckets` keep totals, so that neither counting nor finding a late page walks a user's
-- whole history: how many records a user has, and how many were submitted within each span of 2^shift milliseconds
-- (from 2 years down to 4 seconds, each span 256 of the next).
CREATE TABLE users (
  id TEXT PRIMARY KEY NOT NULL,
  doc TEXT NOT NULL CHECK (json_valid(doc)),
  email TEXT NOT NULL AS (doc ->> '$.email'),
  role TEXT NOT NULL AS (doc ->> '$.role'),
  department TEXT AS (doc ->> '$.department'),
  created_at INTEGER NOT NULL AS (doc ->> '$.createdAt'),
  deleted_at INTEGER AS (doc ->> '$.deletedAt')
);
CREATE UNIQUE INDEX users_email ON users (email);
CREATE INDEX users_alive ON users (created_at, id, role, department) WHERE deleted_at IS NULL;

CREATE TABLE revoked_tokens (
  id TEXT PRIMARY KEY NOT NULL,
  expires_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX revoked_tokens_expiry ON revoked_tokens (expires_at);

CREATE TABLE sign_in_failures (
  kind TEXT NOT NULL CHECK (kind IN ('account', 'address')),
  subject TEXT NOT NULL,
  at INTEGER NOT NULL
);
CREATE INDEX sign_in_failures_subject ON sign_in_failures (kind, subject, at);
CREATE INDEX sign_in_failures_at ON sign_in_failures (at);

CREATE TABLE prompts (
  id TEXT PRIMARY KEY NOT NULL,
  doc TEXT NOT NULL CHECK (json_valid(doc)),
  department TEXT NOT NULL AS (doc ->> '$.department'),
  version INTEGER NOT NULL AS (coalesce(doc ->> '$.version', 1)),
  created_at INTEGER NOT NULL AS (doc ->> '$.createdAt')
);
CREATE INDEX prompts_newest ON prompts (created_at, id);
CREATE INDEX prompts_department ON prompts (department, created_at, id);

CREATE TABLE summary_prompts (
  id TEXT PRIMARY KEY NOT NULL,
  doc TEXT NOT NULL CHECK (json_valid(doc)),
  department_group TEXT NOT NULL AS (doc ->> '$.group'),
  created_at INTEGER NOT NULL AS (doc ->> '$.createdAt')
);
CREATE INDEX summary_prompts_group ON summary_prompts (department_group, created_at, id);

CREATE TABLE base_summary (
  only INTEGER PRIMARY KEY NOT NULL CHECK (only = 1),
  doc TEXT NOT NULL CHECK (json_valid(doc))
);

CREATE TABLE service_types (
  position INTEGER PRIMARY KEY NOT NULL,
  value TEXT NOT NULL UNIQUE,
  label TEXT NOT NULL
);

CREATE TABLE ai_models (
  id TEXT PRIMARY KEY NOT NULL,
  doc TEXT NOT NULL CHECK (json_valid(doc)),
  department TEXT NOT NULL AS (doc ->> '$.department'),
  created_at INTEGER NOT NULL AS (doc ->> '$.createdAt')
);
CREATE INDEX ai_models_newest ON ai_models (created_at, id);

CREATE TABLE stored_keys (
  id TEXT PRIMARY KEY NOT NULL,
  type TEXT NOT NULL,
  department TEXT NOT NULL,
  active INTEGER NOT NULL CHECK (active IN (0, 1)),
  key_id TEXT NOT NULL,
  sealed TEXT NOT NULL,
  doc TEXT NOT NULL CHECK (json_valid(doc))
);
CREATE UNIQUE INDEX stored_keys_slot ON stored_keys (type, department) WHERE active = 1;
CREATE INDEX stored_keys_ever ON stored_keys (type, department);

CREATE TABLE contact_snapshots (
  user_id TEXT NOT NULL,
  hubspot_id TEXT NOT NULL,
  department TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  doc TEXT NOT NULL CHECK (json_valid(doc)),
  PRIMARY KEY (user_id, hubspot_id, department)
);
CREATE INDEX contact_snapshots_expiry ON contact_snapshots (expires_at);

CREATE TABLE idempotency_keys (
  scope TEXT NOT NULL,
  key TEXT NOT NULL,
  request_hash TEXT NOT NULL,
  reserved_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  answer TEXT,
  PRIMARY KEY (scope, key)
);
CREATE INDEX idempotency_keys_expiry ON idempotency_keys (expires_at);

CREATE TABLE records (
  id TEXT PRIMARY KEY NOT NULL,
  search TEXT NOT NULL,
  doc TEXT NOT NULL CHECK (json_valid(doc)),
  user_id TEXT NOT NULL AS (doc ->> '$.userId'),
  hubspot_id TEXT NOT NULL AS (doc ->> '$.hubspotId'),
  status TEXT NOT NULL AS (doc ->> '$.job.status'),
  submitted_at INTEGER NOT NULL AS (doc ->> '$.job.submittedAt'),
  available_at INTEGER NOT NULL AS (coalesce(doc ->> '$.job.availableAt', 0)),
  published_at INTEGER AS (doc ->> '$.job.publishedAt'),
  lease_until INTEGER AS (doc ->> '$.job.leaseUntil'),
  fence INTEGER NOT NULL AS (coalesce(doc ->> '$.job.fence', 0))
);
CREATE UNIQUE INDEX records_contact ON records (user_id, hubspot_id);
CREATE INDEX records_newest_of_contact ON records (hubspot_id, submitted_at, id);
CREATE INDEX records_of_user ON records (user_id, submitted_at, id);
CREATE INDEX records_of_user_by_status ON records (user_id, status, submitted_at, id);
CREATE INDEX records_pending ON records (available_at, published_at, submitted_at, id) WHERE status = 'pending';
CREATE INDEX records_processing ON records (lease_until, published_at, submitted_at, id) WHERE status = 'processing';

CREATE TABLE record_inputs (
  record_id TEXT PRIMARY KEY NOT NULL REFERENCES records (id) ON DELETE CASCADE,
  doc TEXT NOT NULL CHECK (json_valid(doc))
);

CREATE TABLE record_versions (
  record_id TEXT NOT NULL REFERENCES records (id) ON DELETE CASCADE,
  version INTEGER NOT NULL,
  doc TEXT NOT NULL CHECK (json_valid(doc)),
  ready_at INTEGER NOT NULL AS (doc ->> '$.readyAt'),
  PRIMARY KEY (record_id, version)
);
CREATE INDEX record_versions_ready ON record_versions (ready_at);

CREATE TABLE record_counts (
  user_id TEXT NOT NULL,
  status TEXT NOT NULL,
  n INTEGER NOT NULL,
  PRIMARY KEY (user_id, status)
) WITHOUT ROWID;

CREATE TABLE bucket_shifts (shift INTEGER PRIMARY KEY NOT NULL);
INSERT INTO bucket_shifts VALUES (36), (28), (20), (12);
CREATE TABLE record_buckets (
  user_id TEXT NOT NULL,
  shift INTEGER NOT NULL,
  bucket INTEGER NOT NULL,
  status TEXT NOT NULL,
  n INTEGER NOT NULL,
  PRIMARY KEY (user_id, shift, bucket, status)
) WITHOUT ROWID;

CREATE TRIGGER records_counted AFTER INSERT ON records BEGIN
  
  INSERT INTO record_counts VALUES (NEW.user_id, NEW.status, 1) ON CONFLICT DO UPDATE SET n = n + 1;
  INSERT INTO record_buckets
    SELECT NEW.user_id, shift, NEW.submitted_at >> shift, NEW.status, 1 FROM bucket_shifts WHERE true
    ON CONFLICT DO UPDATE SET n = n + 1;
END;
CREATE TRIGGER records_uncounted AFTER DELETE ON records BEGIN
  
  UPDATE record_counts SET n = n - 1 WHERE user_id = OLD.user_id AND status = OLD.status;
  UPDATE record_buckets SET n = n - 1 WHERE user_id = OLD.user_id AND status = OLD.status
    AND (shift, bucket) IN (SELECT shift, OLD.submitted_at >> shift FROM bucket_shifts);
  DELETE FROM record_buckets WHERE user_id = OLD.user_id AND status = OLD.status
    AND (shift, bucket) IN (SELECT shift, OLD.submitted_at >> shift FROM bucket_shifts) AND n = 0;
END;
CREATE TRIGGER records_recounted AFTER UPDATE OF doc ON records
WHEN OLD.status <> NEW.status OR OLD.submitted_at <> NEW.submitted_at BEGIN
  
  UPDATE record_counts SET n = n - 1 WHERE user_id = OLD.user_id AND status = OLD.status;
  UPDATE record_buckets SET n = n - 1 WHERE user_id = OLD.user_id AND status = OLD.status
    AND (shift, bucket) IN (SELECT shift, OLD.submitted_at >> shift FROM bucket_shifts);
  DELETE FROM record_buckets WHERE user_id = OLD.user_id AND status = OLD.status
    AND (shift, bucket) IN (SELECT shift, OLD.submitted_at >> shift FROM bucket_shifts) AND n = 0;
  
  INSERT INTO record_counts VALUES (NEW.user_id, NEW.status, 1) ON CONFLICT DO UPDATE SET n = n + 1;
  INSERT INTO record_buckets
    SELECT NEW.user_id, shift, NEW.submitted_at >> shift, NEW.status, 1 FROM bucket_shifts WHERE true
    ON CONFLICT DO UPDATE SET n = n + 1;
END;

CREATE TABLE status_events (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  at INTEGER NOT NULL,
  doc TEXT NOT NULL
);
CREATE INDEX status_events_at ON status_events (at);
