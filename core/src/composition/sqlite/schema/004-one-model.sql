-- A domain has each AI model once. Of those that two simultaneous creations left twice, an active one stays, the newest
-- of them.
DELETE FROM ai_models WHERE EXISTS (
  SELECT 1 FROM ai_models AS kept
  WHERE kept.department = ai_models.department AND kept.doc ->> '$.aiModel' = ai_models.doc ->> '$.aiModel'
    AND (coalesce(kept.doc ->> '$.active', 1), kept.created_at, kept.id)
      > (coalesce(ai_models.doc ->> '$.active', 1), ai_models.created_at, ai_models.id));
CREATE UNIQUE INDEX ai_models_once ON ai_models (department, doc ->> '$.aiModel');
