-- The failed sign-ins of a subject are one document, as in MongoDB.
CREATE TABLE failures_of_subjects (
  id TEXT PRIMARY KEY NOT NULL,
  doc TEXT NOT NULL CHECK (json_valid(doc)),
  last_at REAL NOT NULL AS (doc ->> '$.lastAt')
);
INSERT INTO failures_of_subjects (id, doc)
  SELECT kind || ':' || subject, json_object('at', json_group_array(at), 'lastAt', max(at))
  FROM (SELECT * FROM sign_in_failures ORDER BY at) GROUP BY kind, subject;
DROP TABLE sign_in_failures;
ALTER TABLE failures_of_subjects RENAME TO sign_in_failures;
CREATE INDEX sign_in_failures_last ON sign_in_failures (last_at);
