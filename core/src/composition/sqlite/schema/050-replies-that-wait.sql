-- Who opted out in a reply, or after it, waits for no answer, so that their records leave the stage of replies.
UPDATE records SET doc = placed(doc,
  (SELECT doc FROM record_versions WHERE record_id = records.id ORDER BY version DESC LIMIT 1),
  (SELECT json_group_array(json(doc)) FROM hand_overs WHERE record_id = records.id))
WHERE stage = 'replied';
UPDATE records SET stage = doc ->> '$.stage', rank = doc ->> '$.rank' WHERE stage = 'replied';
