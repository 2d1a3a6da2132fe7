-- Where a record stands in the worklist: the stage and the rank within it, which the domain decides (`placed`), and when its
-- next step is due. The columns are stored, because an index over generated ones does not spare reading each row. Triggers count the records of each user and stage, because a count of a hundred thousand would take
-- longer than everything else that a list does.
ALTER TABLE records ADD COLUMN stage TEXT;
ALTER TABLE records ADD COLUMN rank INTEGER;
ALTER TABLE records ADD COLUMN due_at INTEGER;
UPDATE records SET doc = placed(doc,
  (SELECT doc FROM record_versions WHERE record_id = records.id ORDER BY version DESC LIMIT 1),
  (SELECT json_group_array(json(doc)) FROM hand_overs WHERE record_id = records.id));
UPDATE records SET stage = doc ->> '$.stage', rank = doc ->> '$.rank', due_at = doc ->> '$.work.dueAt';
CREATE INDEX records_by_rank ON records (user_id, stage, rank, id, due_at);
CREATE INDEX records_due ON records (user_id, due_at, id, stage) WHERE due_at IS NOT NULL;
CREATE TABLE worklist_counts (
  user_id TEXT NOT NULL,
  stage TEXT NOT NULL,
  n INTEGER NOT NULL,
  PRIMARY KEY (user_id, stage)
) WITHOUT ROWID;
INSERT INTO worklist_counts SELECT user_id, stage, count(*) FROM records GROUP BY user_id, stage;
CREATE TRIGGER worklist_added AFTER INSERT ON records BEGIN
  INSERT INTO worklist_counts (user_id, stage, n) SELECT NEW.user_id, NEW.stage, 1 WHERE NEW.stage IS NOT NULL
    ON CONFLICT (user_id, stage) DO UPDATE SET n = n + 1;
END;
CREATE TRIGGER worklist_removed AFTER DELETE ON records BEGIN
  UPDATE worklist_counts SET n = n - 1 WHERE user_id = OLD.user_id AND stage = OLD.stage;
    DELETE FROM worklist_counts WHERE user_id = OLD.user_id AND stage = OLD.stage AND n = 0;
END;
CREATE TRIGGER worklist_moved AFTER UPDATE OF stage ON records WHEN OLD.stage IS NOT NEW.stage BEGIN
  UPDATE worklist_counts SET n = n - 1 WHERE user_id = OLD.user_id AND stage = OLD.stage;
    DELETE FROM worklist_counts WHERE user_id = OLD.user_id AND stage = OLD.stage AND n = 0;
INSERT INTO worklist_counts (user_id, stage, n) SELECT NEW.user_id, NEW.stage, 1 WHERE NEW.stage IS NOT NULL
    ON CONFLICT (user_id, stage) DO UPDATE SET n = n + 1;
END;
