-- Trials of prompts, and what was written for them. The emails are in a column of their own, so that a list never reads them.
CREATE TABLE prompt_trials (
  id TEXT PRIMARY KEY NOT NULL,
  doc TEXT NOT NULL CHECK (json_valid(doc)),
  prompt_id TEXT NOT NULL AS (doc ->> '$.promptId'),
  created_at INTEGER NOT NULL AS (doc ->> '$.createdAt')
);
CREATE INDEX prompt_trials_newest ON prompt_trials (prompt_id, created_at, id);
CREATE TABLE trial_cells (
  id TEXT PRIMARY KEY NOT NULL,
  doc TEXT NOT NULL CHECK (json_valid(doc)),
  emails TEXT CHECK (json_valid(emails)),
  prompt_id TEXT NOT NULL AS (doc ->> '$.promptId'),
  sample_id TEXT NOT NULL AS (doc ->> '$.sampleId'),
  fence INTEGER NOT NULL AS (doc ->> '$.fence'),
  created_at INTEGER NOT NULL AS (doc ->> '$.createdAt'),
  due_at INTEGER AS (doc ->> '$.dueAt')
);
CREATE INDEX trial_cells_due ON trial_cells (due_at, id) WHERE due_at IS NOT NULL;
CREATE INDEX trial_cells_prompt ON trial_cells (prompt_id, created_at);
CREATE INDEX trial_cells_sample ON trial_cells (sample_id);
