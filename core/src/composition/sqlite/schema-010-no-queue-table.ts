/** An older Overture kept a queue of messages beside the records. The records say all that those said. */
export const noQueueTableSchema = `
DROP TABLE IF EXISTS queue_messages;
`;
