-- Answers of submits and fetched contacts are documents under one id, as in MongoDB.
CREATE TABLE idempotency (
  id TEXT PRIMARY KEY NOT NULL,
  doc TEXT NOT NULL CHECK (json_valid(doc)),
  expires_at INTEGER NOT NULL AS (doc ->> '$.expiresAt')
);
INSERT INTO idempotency (id, doc)
  SELECT json_array(scope, key),
    json_object('requestHash', request_hash, 'reservedAt', reserved_at, 'expiresAt', expires_at, 'answer', answer)
  FROM idempotency_keys;
DROP TABLE idempotency_keys;
CREATE INDEX idempotency_expiry ON idempotency (expires_at);
CREATE TABLE snapshots_of_contacts (
  id TEXT PRIMARY KEY NOT NULL,
  expires_at INTEGER NOT NULL,
  snapshot TEXT NOT NULL CHECK (json_valid(snapshot))
);
INSERT INTO snapshots_of_contacts
  SELECT json_array(user_id, department, hubspot_id), expires_at, doc FROM contact_snapshots;
DROP TABLE contact_snapshots;
ALTER TABLE snapshots_of_contacts RENAME TO contact_snapshots;
CREATE INDEX contact_snapshots_expiry ON contact_snapshots (expires_at);
