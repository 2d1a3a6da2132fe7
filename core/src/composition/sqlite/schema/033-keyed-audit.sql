-- The audit log is linked by a key. An entry still never changes, except that its words may leave it with their salt,
-- for a commitment to what remains. `audit_marks` says since when there is a key, and up to where it was verified.
CREATE TABLE audit_marks (
  name TEXT PRIMARY KEY NOT NULL CHECK (name IN ('keyed', 'verified')),
  doc TEXT NOT NULL CHECK (json_valid(doc))
) WITHOUT ROWID;
DROP TRIGGER audit_log_keeps_words;
CREATE TRIGGER audit_log_keeps_words BEFORE UPDATE ON audit_log
WHEN NEW.id <> OLD.id
  OR NEW.doc ->> '$.at' <> OLD.doc ->> '$.at'
  OR NEW.doc ->> '$.action' <> OLD.doc ->> '$.action'
  OR NEW.doc ->> '$.link.hash' IS NOT OLD.doc ->> '$.link.hash'
  OR NEW.doc ->> '$.link.commitment' IS NOT OLD.doc ->> '$.link.commitment'
  OR NEW.doc ->> '$.link.key' IS NOT OLD.doc ->> '$.link.key'
  OR NEW.doc -> '$.link.says' IS NOT OLD.doc -> '$.link.says'
  OR NEW.doc ->> '$.link.salt' IS NOT NULL
  OR NEW.doc ->> '$.remains' IS NULL
BEGIN
  SELECT RAISE(ABORT, 'The audit log is append-only.');
END;
