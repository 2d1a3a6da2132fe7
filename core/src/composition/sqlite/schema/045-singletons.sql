-- Documents that exist once stand in one table, as in MongoDB.
CREATE TABLE singletons (
  id TEXT PRIMARY KEY NOT NULL,
  doc TEXT NOT NULL CHECK (json_valid(doc))
);
INSERT INTO singletons SELECT 'base-summary', doc FROM base_summary;
INSERT INTO singletons SELECT 'sandbox-exit', doc FROM sandbox_exit;
INSERT INTO singletons
  SELECT 'service-types', json_object('services', json_group_array(json_object('value', value, 'label', label)))
  FROM (SELECT value, label FROM service_types ORDER BY position);
DROP TABLE base_summary;
DROP TABLE sandbox_exit;
DROP TABLE service_types;
