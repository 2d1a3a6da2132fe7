-- Every save of a prompt, and the template that each result was written with.
CREATE TABLE prompt_versions (
  prompt_id TEXT NOT NULL,
  version INTEGER NOT NULL,
  doc TEXT NOT NULL CHECK (json_valid(doc)),
  PRIMARY KEY (prompt_id, version)
);

ALTER TABLE usage_facts ADD COLUMN prompt_id TEXT;
ALTER TABLE usage_facts ADD COLUMN prompt_version INTEGER;
UPDATE usage_facts
  SET prompt_id = written.doc ->> '$.provenance.promptId',
    prompt_version = coalesce(written.doc ->> '$.provenance.promptVersion', 1)
  FROM record_versions AS written
  WHERE usage_facts.id = written.record_id || ':' || written.version;
CREATE INDEX usage_facts_prompt ON usage_facts (prompt_id, at, prompt_version) WHERE outcome = 'ready';
