-- The audit log, which the store itself keeps append-only; stored keys with a slot per type and domain that outlives
-- them; one narrow row per finished generation for usage figures; and how each credential fared lately.
CREATE TABLE audit_log (
  id TEXT PRIMARY KEY NOT NULL,
  actor_search TEXT NOT NULL,
  doc TEXT NOT NULL CHECK (json_valid(doc)),
  at INTEGER NOT NULL AS (doc ->> '$.at'),
  action TEXT NOT NULL AS (doc ->> '$.action')
);
CREATE INDEX audit_log_newest ON audit_log (at, id);
CREATE INDEX audit_log_action ON audit_log (action, at, id);
CREATE TRIGGER audit_log_keeps_entries BEFORE DELETE ON audit_log BEGIN
  SELECT RAISE(ABORT, 'The audit log is append-only.');
END;
CREATE TRIGGER audit_log_keeps_words BEFORE UPDATE ON audit_log BEGIN
  SELECT RAISE(ABORT, 'The audit log is append-only.');
END;

CREATE TABLE api_keys (
  id TEXT PRIMARY KEY NOT NULL,
  doc TEXT NOT NULL CHECK (json_valid(doc)),
  sealed TEXT NOT NULL AS (doc ->> '$.sealed'),
  master_key_id TEXT NOT NULL AS (doc ->> '$.masterKeyId'),
  created_at INTEGER NOT NULL AS (doc ->> '$.createdAt')
);
CREATE INDEX api_keys_newest ON api_keys (created_at, id);
CREATE INDEX api_keys_master ON api_keys (master_key_id);

CREATE TABLE key_slots (
  type TEXT NOT NULL,
  department TEXT NOT NULL,
  active_id TEXT REFERENCES api_keys (id) ON DELETE SET NULL,
  PRIMARY KEY (type, department)
) WITHOUT ROWID;
CREATE INDEX key_slots_active ON key_slots (active_id);

INSERT INTO api_keys (id, doc)
  SELECT id, json_object(
    'id', id, 'name', coalesce(doc ->> '$.name', ''), 'type', type, 'department', department,
    'sealed', sealed, 'masterKeyId', key_id, 'lastFour', '', 'active', json(iif(active = 1, 'true', 'false')),
    'createdAt', coalesce(doc ->> '$.createdAt', 0), 'updatedAt', coalesce(doc ->> '$.createdAt', 0))
  FROM stored_keys;
INSERT INTO key_slots (type, department, active_id)
  SELECT type, department, max(iif(active = 1, id, NULL)) FROM stored_keys GROUP BY type, department;
DROP TABLE stored_keys;

CREATE TABLE usage_facts (
  id TEXT PRIMARY KEY NOT NULL,
  at INTEGER NOT NULL,
  user_id TEXT NOT NULL,
  department TEXT NOT NULL,
  ai_model TEXT NOT NULL,
  outcome TEXT NOT NULL CHECK (outcome IN ('ready', 'error')),
  input_tokens INTEGER NOT NULL,
  output_tokens INTEGER NOT NULL,
  cost_usd REAL,
  ms_to_ready INTEGER
);
CREATE INDEX usage_facts_at ON usage_facts (at);
INSERT INTO usage_facts
  SELECT record_id || ':' || version, ready_at, records.user_id,
    record_versions.doc ->> '$.request.department', record_versions.doc ->> '$.request.aiModel', 'ready',
    coalesce(record_versions.doc ->> '$.usage.input_tokens', 0),
    coalesce(record_versions.doc ->> '$.usage.output_tokens', 0),
    record_versions.doc ->> '$.provenance.costUsd',
    iif(version = records.doc ->> '$.job.version', ready_at - records.submitted_at, NULL)
  FROM record_versions JOIN records ON records.id = record_versions.record_id;

CREATE TABLE connection_health (
  fingerprint TEXT PRIMARY KEY NOT NULL,
  doc TEXT NOT NULL CHECK (json_valid(doc))
) WITHOUT ROWID;
