-- Failed sign-ins, also by account and known device. What was counted before is forgotten: it lasted for 15 minutes.
DROP TABLE sign_in_failures;
CREATE TABLE sign_in_failures (
  kind TEXT NOT NULL CHECK (kind IN ('account', 'device', 'address')),
  subject TEXT NOT NULL,
  at INTEGER NOT NULL
);
CREATE INDEX sign_in_failures_subject ON sign_in_failures (kind, subject, at);
CREATE INDEX sign_in_failures_at ON sign_in_failures (at);
