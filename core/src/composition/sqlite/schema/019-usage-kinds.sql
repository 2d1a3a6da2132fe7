-- What each call of the AI was made for; every fact from before is of a generation. Not every call has a user.
CREATE TABLE usage_facts_by_kind (
  id TEXT PRIMARY KEY NOT NULL,
  kind TEXT NOT NULL,
  at INTEGER NOT NULL,
  user_id TEXT,
  department TEXT NOT NULL,
  ai_model TEXT NOT NULL,
  outcome TEXT NOT NULL CHECK (outcome IN ('ready', 'error', 'wasted')),
  input_tokens INTEGER NOT NULL,
  output_tokens INTEGER NOT NULL,
  cost_usd REAL,
  ms_to_ready INTEGER,
  prompt_id TEXT,
  prompt_version INTEGER
);
INSERT INTO usage_facts_by_kind
  SELECT id, 'generation', at, user_id, department, ai_model, outcome, input_tokens, output_tokens, cost_usd, ms_to_ready,
    prompt_id, prompt_version
  FROM usage_facts ORDER BY rowid;
DROP TABLE usage_facts;
ALTER TABLE usage_facts_by_kind RENAME TO usage_facts;
CREATE INDEX usage_facts_at ON usage_facts (at);
CREATE INDEX usage_facts_prompt ON usage_facts (prompt_id, at, prompt_version) WHERE outcome = 'ready';
