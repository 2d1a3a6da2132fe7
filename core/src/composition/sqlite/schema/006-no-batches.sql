-- An older Overture could put jobs aside for OpenAI's Batch API. Those go back to the queue, as if they had just been
-- submitted; only they wait with this code.
UPDATE records SET doc = json_set(doc, '$.job.availableAt', submitted_at, '$.job.waitReason', json('null'))
  WHERE status = 'pending' AND doc ->> '$.job.waitReason.code' = 'generation_in_progress';
