-- The sign-ins that have not ended. They replace the list of tokens that were signed out: a token of the version before
-- has no session, so whoever was signed in is asked to sign in once more.
CREATE TABLE sessions (
  id TEXT PRIMARY KEY NOT NULL,
  doc TEXT NOT NULL CHECK (json_valid(doc)),
  user_id TEXT NOT NULL AS (doc ->> '$.userId'),
  last_used_at INTEGER NOT NULL AS (doc ->> '$.lastUsedAt'),
  expires_at INTEGER NOT NULL AS (doc ->> '$.expiresAt')
);
CREATE INDEX sessions_of_user ON sessions (user_id, last_used_at);
DROP TABLE revoked_tokens;
