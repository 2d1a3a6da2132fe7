import { pino, type DestinationStream, type Logger as Pino } from 'pino';
import { Logger } from '../../shared/logger.ts';

/** Paths whose values never reach a log line, wherever an object carries them. */
const redacted = [
  'authorization',
  'cookie',
  'password',
  'currentPassword',
  'newPassword',
  'token',
  'key',
  'secret',
  'apiKey',
].flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*.headers.${name}`]);

/** What looks like a key of HubSpot or OpenAI, a bearer token or a JWT, wherever it stands: vendors quote them in errors. */
const secretPattern = /\b(?:sk-[\w-]{6,}|pat-[\w-]{6,}|eyJ[\w-]{8,}\.[\w-]+\.[\w-]*)|(?<=\bBearer )[\w.~+/=-]+/gi;

/** JSON lines on standard error, so that standard output stays the data's. */
export class PinoLogger extends Logger {
  readonly #pino: Pino;

  constructor(pinoLogger: Pino) {
    super();
    this.#pino = pinoLogger;
  }

  /** `name` says which process speaks. */
  static create(options: {
    readonly name: string;
    readonly level: string;
    readonly destination?: DestinationStream;
  }): PinoLogger {
    const { name, level, destination = pino.destination({ fd: 2, sync: true }) } = options;
    const redact = { paths: redacted, censor: '[redacted]' };
    const hooks = { streamWrite: (line: string) => line.replaceAll(secretPattern, '[redacted]') };
    return new PinoLogger(pino({ name, level, redact, hooks }, destination));
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
