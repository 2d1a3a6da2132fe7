-- The highest turn of a claimed job, from which the turns of new jobs go on. Before the first claim there is no row.
CREATE TABLE reached_turn (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  turn INTEGER NOT NULL
);
