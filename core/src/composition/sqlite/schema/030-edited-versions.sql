-- Says in the list of a record's versions which of them somebody edited. Early versions of Overture did not say it
-- there, and later ones took that for "no": a version is edited if an email differs from the AI's own text.
UPDATE records SET doc = json_set(doc, '$.versions', (
  SELECT json_group_array(
    json_set(listed.value, '$.edited', json(iif(EXISTS (
      SELECT 1 FROM record_versions AS stored, json_each(stored.doc, '$.originals') AS original
      WHERE stored.record_id = records.id AND stored.version = listed.value ->> '$.version'
        AND json_type(stored.doc, '$.answer.emails[' || original.key || ']') = 'object'
        AND (original.value ->> '$.subject' IS NOT stored.doc ->> ('$.answer.emails[' || original.key || '].subject')
          OR original.value ->> '$.body' IS NOT stored.doc ->> ('$.answer.emails[' || original.key || '].body'))
    ), 'true', 'false'))) ORDER BY listed.key
  ) FROM json_each(doc, '$.versions') AS listed
))
WHERE id IN (SELECT record_id FROM record_versions WHERE json_extract(doc, '$.originals') <> '{}');
