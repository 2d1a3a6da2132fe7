-- How each domain describes the agency, and the levels of its rules.
CREATE TABLE agencies (
  department TEXT PRIMARY KEY NOT NULL,
  doc TEXT NOT NULL CHECK (json_valid(doc))
) WITHOUT ROWID;
