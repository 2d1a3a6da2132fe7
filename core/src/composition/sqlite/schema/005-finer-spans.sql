-- Spans of time that are 16 of the next smaller one, from 2 years down to a minute, instead of 256: a late page of the
-- history looks at 16 spans a step. What the smallest one counted makes the new ones.
INSERT INTO record_buckets
  SELECT user_id, finer.shift, bucket >> (finer.shift - 12), status, sum(n)
  FROM record_buckets JOIN (SELECT 32 AS shift UNION ALL SELECT 24 UNION ALL SELECT 16) AS finer
  WHERE record_buckets.shift = 12
  GROUP BY user_id, finer.shift, bucket >> (finer.shift - 12), status;
DELETE FROM record_buckets WHERE shift = 12;
DELETE FROM bucket_shifts WHERE shift = 12;
INSERT INTO bucket_shifts VALUES (32), (24), (16);
