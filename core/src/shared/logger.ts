/** Structured logging: an object of fields, then a constant sentence. Secrets are redacted by the adapter. */
export abstract class Logger {
  abstract debug(fields: object, message: string): void;
  abstract info(fields: object, message: string): void;
  abstract warn(fields: object, message: string): void;
  abstract error(fields: object, message: string): void;
  /** A logger that adds these fields to every line. */
  abstract child(fields: object): Logger;
}
