-- Ties each entry of the audit log to the one before. An entry still never changes, except that words about a person who
-- is erased leave it together with their salt.
ALTER TABLE audit_log ADD COLUMN seq INTEGER AS (doc ->> '$.link.seq');
CREATE UNIQUE INDEX audit_log_chain ON audit_log (seq) WHERE seq IS NOT NULL;
DROP TRIGGER audit_log_keeps_words;
CREATE TRIGGER audit_log_keeps_words BEFORE UPDATE ON audit_log
WHEN NEW.id <> OLD.id
  OR NEW.doc ->> '$.at' <> OLD.doc ->> '$.at'
  OR NEW.doc ->> '$.action' <> OLD.doc ->> '$.action'
  OR NEW.doc ->> '$.link.hash' IS NOT OLD.doc ->> '$.link.hash'
  OR NEW.doc ->> '$.link.commitment' IS NOT OLD.doc ->> '$.link.commitment'
  OR NEW.doc ->> '$.link.salt' IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'The audit log is append-only.');
END;
