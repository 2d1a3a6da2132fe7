-- What the queue filters by: the template, and whether the newest ready version was approved (null: there is none). The
-- state lies in the index of the template, so that both together are counted without reading a row.
ALTER TABLE records ADD COLUMN prompt_id TEXT AS (doc ->> '$.job.request.promptId');
ALTER TABLE records ADD COLUMN approved INTEGER AS (
  CASE WHEN json_array_length(doc, '$.versions') > 0 THEN (doc ->> '$.versions[0].approval.at') IS NOT NULL END
);
CREATE INDEX records_of_user_by_prompt ON records (user_id, prompt_id, submitted_at, id, status, approved);
CREATE INDEX records_of_user_by_approval ON records (user_id, approved, submitted_at, id);
