-- Tokens with which scripts and assistants act for their users.
CREATE TABLE personal_tokens (
  id TEXT PRIMARY KEY NOT NULL,
  doc TEXT NOT NULL CHECK (json_valid(doc)),
  user_id TEXT NOT NULL AS (doc ->> '$.userId'),
  created_at INTEGER NOT NULL AS (doc ->> '$.createdAt'),
  expires_at INTEGER NOT NULL AS (doc ->> '$.expiresAt')
);
CREATE INDEX personal_tokens_of_user ON personal_tokens (user_id, created_at);
CREATE INDEX personal_tokens_expired ON personal_tokens (expires_at);
