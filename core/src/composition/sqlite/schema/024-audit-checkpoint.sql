-- One row that stands for the entries of the audit log that were kept long enough. Only those may be deleted.
CREATE TABLE audit_checkpoint (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  doc TEXT NOT NULL CHECK (json_valid(doc)),
  seq INTEGER NOT NULL AS (doc ->> '$.end.seq')
);
DROP TRIGGER audit_log_keeps_entries;
CREATE TRIGGER audit_log_keeps_entries BEFORE DELETE ON audit_log
WHEN NOT EXISTS (SELECT 1 FROM audit_checkpoint WHERE coalesce(OLD.seq, 0) <= seq)
BEGIN
  SELECT RAISE(ABORT, 'The audit log is append-only.');
END;
