-- What is written of a record's sequence while its generation runs, as JSON; null at any other time.
ALTER TABLE records ADD COLUMN partial TEXT;
