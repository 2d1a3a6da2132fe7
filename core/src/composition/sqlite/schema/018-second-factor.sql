-- The second factors of users, and secrets that work once.
CREATE TABLE mfa_enrolments (
  user_id TEXT PRIMARY KEY NOT NULL,
  doc TEXT NOT NULL CHECK (json_valid(doc))
) WITHOUT ROWID;
CREATE TABLE one_time_secrets (
  id TEXT PRIMARY KEY NOT NULL,
  purpose TEXT NOT NULL,
  data TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX one_time_secrets_expiry ON one_time_secrets (expires_at);
