import { pino, type Logger as Pino } from 'pino';
import { Logger } from '../../shared/logger.ts';

/** Paths whose values never reach a log line, wherever an object carries them. */
const redacted = ['authorization', 'cookie', 'password', 'currentPassword', 'newPassword', 'token', 'key', 'secret', 'apiKey']
  .flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*.headers.${name}`]);

/** JSON lines on standard error, so that standard output stays the data's. */
export class PinoLogger extends Logger {
  readonly #pino: Pino;

  constructor(pinoLogger: Pino) {
    super();
    this.#pino = pinoLogger;
  }

  /** `name` says which process speaks. */
  static create(options: { readonly name: string; readonly level: string }): PinoLogger {
    const destination = pino.destination({ fd: 2, sync: true });
    return new PinoLogger(
      pino({ name: options.name, level: options.level, redact: { paths: redacted, censor: '[redacted]' } }, destination),
    );
  }

  override debug(fields: object, message: string): void {
    this.#pino.debug(fields, message);
  }
  override info(fields: object, message: string): void {
    this.#pino.info(fields, message);
  }
  override warn(fields: object, message: string): void {
    this.#pino.warn(fields, message);
  }
  override error(fields: object, message: string): void {
    this.#pino.error(fields, message);
  }
  override child(fields: object): Logger {
    return new PinoLogger(this.#pino.child(fields));
  }
}
