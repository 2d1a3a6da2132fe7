-- Limits, what was spent and is held in each period, and how many requests came within a minute.
CREATE TABLE spend_limits (
  id TEXT PRIMARY KEY NOT NULL,
  doc TEXT NOT NULL CHECK (json_valid(doc))
) WITHOUT ROWID;

CREATE TABLE spend_accounts (
  key TEXT PRIMARY KEY NOT NULL,
  spent_usd REAL NOT NULL,
  ends_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX spend_accounts_end ON spend_accounts (ends_at);

CREATE TABLE spend_holds (
  account TEXT NOT NULL REFERENCES spend_accounts (key) ON DELETE CASCADE,
  id TEXT NOT NULL,
  usd REAL NOT NULL,
  until INTEGER NOT NULL,
  PRIMARY KEY (account, id)
) WITHOUT ROWID;

CREATE TABLE request_windows (
  key TEXT PRIMARY KEY NOT NULL,
  count INTEGER NOT NULL,
  ends_at INTEGER NOT NULL
) WITHOUT ROWID;
