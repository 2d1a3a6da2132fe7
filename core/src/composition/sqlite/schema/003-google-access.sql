-- Users' sealed Google tokens, one a user, for as long as they last.
CREATE TABLE google_access (
  user_id TEXT PRIMARY KEY NOT NULL,
  sealed TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX google_access_expires ON google_access (expires_at);
