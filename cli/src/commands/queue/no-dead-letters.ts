/** The message in place of a list when no `AMQP_URL` is set. */
export const noDeadLettersInStore =
  'There are no dead letters: jobs wait in the records of the store. Only RabbitMQ puts messages aside (AMQP_URL).';
