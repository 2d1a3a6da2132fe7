-- An older Overture kept a queue of messages beside the records. The records say all that those said.
DROP TABLE IF EXISTS queue_messages;
