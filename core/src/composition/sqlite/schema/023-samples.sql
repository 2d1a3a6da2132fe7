-- Frozen contacts that prompts are tried on. Their material is in a column of its own, so that a list never reads it.
CREATE TABLE prompt_samples (
  id TEXT PRIMARY KEY NOT NULL,
  doc TEXT NOT NULL CHECK (json_valid(doc)),
  material TEXT NOT NULL CHECK (json_valid(material)),
  department TEXT NOT NULL AS (doc ->> '$.department'),
  created_at INTEGER NOT NULL AS (doc ->> '$.createdAt')
);
CREATE INDEX prompt_samples_department ON prompt_samples (department, created_at, id);
