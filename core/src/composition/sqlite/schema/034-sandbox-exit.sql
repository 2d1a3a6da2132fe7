-- One row about how far the installation has left the sandbox; none if it never was one.
CREATE TABLE sandbox_exit (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  doc TEXT NOT NULL CHECK (json_valid(doc))
);
