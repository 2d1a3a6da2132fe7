-- The ids and addresses by which the contacts of records, hand-overs and samples are known, so that an erasure by any of them
-- finds all. What was deleted here: counted sign-ins, which named addresses in the clear, and samples of files whose
-- contact had no id of a CRM.
UPDATE records SET doc = json_set(doc, '$.knownAs', json((
  SELECT json_group_array(DISTINCT name) FROM (
    SELECT value AS name FROM json_each(known_as(records.hubspot_id, records.doc ->> '$.properties'))
    UNION ALL
    SELECT value FROM record_versions AS version, json_each(known_as(records.hubspot_id, version.doc ->> '$.properties'))
    WHERE version.record_id = records.id
  )
)));
CREATE TABLE record_names (
  name TEXT NOT NULL,
  record_id TEXT NOT NULL REFERENCES records (id) ON DELETE CASCADE,
  PRIMARY KEY (name, record_id)
) WITHOUT ROWID;
CREATE INDEX record_names_of_record ON record_names (record_id);
INSERT INTO record_names (name, record_id) SELECT value, records.id FROM records, json_each(doc, '$.knownAs');

UPDATE hand_overs SET doc = json_set(doc, '$.knownAs', json(coalesce(
  (SELECT doc ->> '$.knownAs' FROM records WHERE records.id = hand_overs.record_id),
  json_array(hubspot_id)
)));
CREATE TABLE hand_over_names (
  name TEXT NOT NULL,
  hand_over_id TEXT NOT NULL REFERENCES hand_overs (id) ON DELETE CASCADE,
  PRIMARY KEY (name, hand_over_id)
) WITHOUT ROWID;
CREATE INDEX hand_over_names_of_hand_over ON hand_over_names (hand_over_id);
INSERT INTO hand_over_names (name, hand_over_id) SELECT value, hand_overs.id FROM hand_overs, json_each(doc, '$.knownAs');

UPDATE prompt_samples SET doc = json_set(doc, '$.knownAs', json(known_as(
  doc ->> '$.hubspotId',
  iif(doc ->> '$.disguised', '{}', material ->> '$.snapshot.contact.properties')
)));

DELETE FROM sign_in_failures;
DELETE FROM prompt_samples
WHERE doc ->> '$.hubspotId' GLOB '*[^0-9A-Za-z_]*' OR length(doc ->> '$.hubspotId') NOT BETWEEN 1 AND 20;
