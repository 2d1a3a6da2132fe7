-- The job of each call and what the limits count, and `call` as an outcome, which the table did not allow before.
CREATE TABLE usage_facts_of_jobs (
  id TEXT PRIMARY KEY NOT NULL,
  kind TEXT NOT NULL,
  at INTEGER NOT NULL,
  user_id TEXT,
  department TEXT NOT NULL,
  ai_model TEXT NOT NULL,
  outcome TEXT NOT NULL,
  input_tokens INTEGER NOT NULL,
  output_tokens INTEGER NOT NULL,
  cost_usd REAL,
  ms_to_ready INTEGER,
  prompt_id TEXT,
  prompt_version INTEGER,
  job_id TEXT,
  counted_usd REAL NOT NULL
);
INSERT INTO usage_facts_of_jobs SELECT *, NULL, coalesce(cost_usd, 0) FROM usage_facts ORDER BY rowid;
DROP TABLE usage_facts;
ALTER TABLE usage_facts_of_jobs RENAME TO usage_facts;
CREATE INDEX usage_facts_at ON usage_facts (at);
CREATE INDEX usage_facts_prompt ON usage_facts (prompt_id, at, prompt_version) WHERE outcome = 'ready';
CREATE INDEX usage_facts_day ON usage_facts (at / 86400000, department, ai_model, kind, outcome, user_id, input_tokens,
  output_tokens, cost_usd, ms_to_ready);
CREATE INDEX usage_facts_job ON usage_facts (job_id, at) WHERE job_id IS NOT NULL;
