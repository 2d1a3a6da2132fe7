-- The contacts of a user who cannot be written to any more, newest first, also those that were lost before this version.
UPDATE records SET doc = placed(doc,
  (SELECT doc FROM record_versions WHERE record_id = records.id ORDER BY version DESC LIMIT 1),
  (SELECT json_group_array(json(doc)) FROM hand_overs WHERE record_id = records.id))
WHERE id IN (SELECT record_id FROM hand_overs);
CREATE INDEX records_lost ON records (user_id, doc ->> '$.work.lost.at', id) WHERE doc ->> '$.work.lost.at' IS NOT NULL;
