-- A list counts its records and walks to its page along an index, so the totals that triggers kept are dropped. Counting
-- the failed records of all users has an index, as counting the waiting ones has.
DROP TRIGGER records_counted;
DROP TRIGGER records_uncounted;
DROP TRIGGER records_recounted;
DROP TABLE record_buckets;
DROP TABLE record_counts;
DROP TABLE bucket_shifts;
CREATE INDEX records_failed ON records (status) WHERE status = 'error';
