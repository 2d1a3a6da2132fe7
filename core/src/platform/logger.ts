/**
 * Structured logging: each call passes an object of fields, then a constant sentence. The adapter redacts secrets. What
 * names a person, such as a contact's id or an address, is not passed, because no erasure reaches a log.
 */
export abstract class Logger {
  abstract debug(fields: object, message: string): void;
  abstract info(fields: object, message: string): void;
  abstract warn(fields: object, message: string): void;
  abstract error(fields: object, message: string): void;
  /** Returns a logger that adds these fields to every line. */
  abstract child(fields: object): Logger;
}
