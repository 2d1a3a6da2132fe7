-- The number of emails of a version, with an index from which those of a time are added up without reading versions.
ALTER TABLE record_versions ADD COLUMN emails INTEGER AS (json_array_length(doc, '$.answer.emails'));
DROP INDEX record_versions_ready;
CREATE INDEX record_versions_ready ON record_versions (ready_at, emails);
