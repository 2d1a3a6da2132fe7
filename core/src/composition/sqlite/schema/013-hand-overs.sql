-- What was handed over to the CRM; it outlives its record.
CREATE TABLE hand_overs (
  id TEXT PRIMARY KEY NOT NULL,
  doc TEXT NOT NULL CHECK (json_valid(doc)),
  revision INTEGER NOT NULL GENERATED ALWAYS AS (doc ->> 'revision') VIRTUAL,
  record_id TEXT NOT NULL GENERATED ALWAYS AS (doc ->> 'recordId') VIRTUAL,
  department TEXT NOT NULL GENERATED ALWAYS AS (doc ->> 'department') VIRTUAL,
  hubspot_id TEXT NOT NULL GENERATED ALWAYS AS (doc ->> 'hubspotId') VIRTUAL,
  created_at INTEGER NOT NULL GENERATED ALWAYS AS (doc ->> 'createdAt') VIRTUAL
) WITHOUT ROWID;
CREATE INDEX hand_overs_of_record ON hand_overs (record_id, created_at);
CREATE INDEX hand_overs_of_contact ON hand_overs (department, hubspot_id, created_at);
