-- Waiting jobs are claimed by turn. Jobs from before have none, and are claimed in the order of their submits as before.
ALTER TABLE records ADD COLUMN turn INTEGER AS (coalesce(doc ->> '$.job.turn', 0));
CREATE INDEX records_line ON records (turn, available_at, submitted_at, id) WHERE status = 'pending';
CREATE INDEX records_turns_of_user ON records (user_id, turn) WHERE status = 'pending';
