-- The counts of the worklist by the moment from which a step is due, too. There are few such moments, because each is the
-- first one of a day, so that a list adds up some rows where it counted every record with a step that is due. Records
-- without a next step are counted under the last moment that a date can have: a key has no place for NULL.
DROP TRIGGER worklist_added;
DROP TRIGGER worklist_removed;
DROP TRIGGER worklist_moved;
DROP TABLE worklist_counts;
CREATE TABLE worklist_counts (
  user_id TEXT NOT NULL,
  stage TEXT NOT NULL,
  due_at INTEGER NOT NULL,
  n INTEGER NOT NULL,
  PRIMARY KEY (user_id, stage, due_at)
) WITHOUT ROWID;
INSERT INTO worklist_counts
  SELECT user_id, stage, coalesce(records.due_at, 8640000000000000), count(*) FROM records WHERE stage IS NOT NULL GROUP BY 1, 2, 3;
CREATE TRIGGER worklist_added AFTER INSERT ON records BEGIN
  INSERT INTO worklist_counts (user_id, stage, due_at, n)
    SELECT NEW.user_id, NEW.stage, coalesce(NEW.due_at, 8640000000000000), 1 WHERE NEW.stage IS NOT NULL
    ON CONFLICT (user_id, stage, due_at) DO UPDATE SET n = n + 1;
END;
CREATE TRIGGER worklist_removed AFTER DELETE ON records BEGIN
  UPDATE worklist_counts SET n = n - 1 WHERE user_id = OLD.user_id AND stage = OLD.stage AND due_at = coalesce(OLD.due_at, 8640000000000000);
    DELETE FROM worklist_counts WHERE user_id = OLD.user_id AND stage = OLD.stage AND due_at = coalesce(OLD.due_at, 8640000000000000) AND n = 0;
END;
CREATE TRIGGER worklist_moved AFTER UPDATE OF stage, due_at ON records
  WHEN OLD.stage IS NOT NEW.stage OR OLD.due_at IS NOT NEW.due_at BEGIN
  UPDATE worklist_counts SET n = n - 1 WHERE user_id = OLD.user_id AND stage = OLD.stage AND due_at = coalesce(OLD.due_at, 8640000000000000);
    DELETE FROM worklist_counts WHERE user_id = OLD.user_id AND stage = OLD.stage AND due_at = coalesce(OLD.due_at, 8640000000000000) AND n = 0;
INSERT INTO worklist_counts (user_id, stage, due_at, n)
    SELECT NEW.user_id, NEW.stage, coalesce(NEW.due_at, 8640000000000000), 1 WHERE NEW.stage IS NOT NULL
    ON CONFLICT (user_id, stage, due_at) DO UPDATE SET n = n + 1;
END;
