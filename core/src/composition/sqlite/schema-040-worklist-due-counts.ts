/**
 * The counts of the worklist by the moment from which a step is due, too. There are few such moments, because each is the
 * first one of a day, so that a list adds up some rows where it counted every record with a step that is due. Records
 * without a next step are counted under the last moment that a date can have: a key has no place for NULL.
 */
export const worklistDueCountsSchema = `
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
  SELECT user_id, stage, ${dueOf('records')}, count(*) FROM records WHERE stage IS NOT NULL GROUP BY 1, 2, 3;
CREATE TRIGGER worklist_added AFTER INSERT ON records BEGIN ${add('NEW')} END;
CREATE TRIGGER worklist_removed AFTER DELETE ON records BEGIN ${remove('OLD')} END;
CREATE TRIGGER worklist_moved AFTER UPDATE OF stage, due_at ON records
  WHEN OLD.stage IS NOT NEW.stage OR OLD.due_at IS NOT NEW.due_at BEGIN
  ${remove('OLD')} ${add('NEW')}
END;
`;

function add(row: string): string {
  return `INSERT INTO worklist_counts (user_id, stage, due_at, n)
    SELECT ${row}.user_id, ${row}.stage, ${dueOf(row)}, 1 WHERE ${row}.stage IS NOT NULL
    ON CONFLICT (user_id, stage, due_at) DO UPDATE SET n = n + 1;`;
}

/** A user without records is not named any more. */
function remove(row: string): string {
  const counted = `user_id = ${row}.user_id AND stage = ${row}.stage AND due_at = ${dueOf(row)}`;
  return `UPDATE worklist_counts SET n = n - 1 WHERE ${counted};
    DELETE FROM worklist_counts WHERE ${counted} AND n = 0;`;
}

function dueOf(row: string): string {
  return `coalesce(${row}.due_at, 8640000000000000)`;
}
