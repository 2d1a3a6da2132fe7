import { connect, type Channel, type ChannelModel, type ConfirmChannel, type RecoveringChannelModel } from 'amqplib';
import type { Logger } from '../../platform/logger.ts';
import { dropConnection } from './drop-connection.ts';
import { within } from '../../platform/within.ts';

const connectWithinMs = 5_000;
const openChannelWithinMs = 10_000;
const closeWithinMs = 2_000;
/** A broker that is silent for two of these counts as gone. */
const heartbeatSeconds = 10;

/**
 * A connection that opens when it is first needed, and again, after growing random pauses, whenever it was lost. Asking
 * for a channel waits until there is a connection, and closes a connection that opens no channel in time.
 */
export class RabbitMqConnection {
  readonly #url: string;
  readonly #name: string;
  readonly #logger: Logger;
  #opened: Promise<RecoveringChannelModel> | undefined;
  #connected: PromiseWithResolvers<ChannelModel> = nextConnection();
  #closed = false;
  #model: ChannelModel | undefined;
  #blocked: string | undefined;
  /** What ended the last connection or attempt; undefined while connected. */
  #failure: Error | undefined;

  constructor(options: { readonly url: string; readonly name: string; readonly logger: Logger }) {
    this.#url = withHeartbeat(options.url);
    this.#name = options.name;
    this.#logger = options.logger.child({ connection: options.name });
  }

  /** Why the broker accepts no messages now (an alarm for memory or disk); undefined when it does. */
  get blocked(): string | undefined {
    return this.#blocked;
  }

  /** The broker's address without user and password. */
  get host(): string {
    return new URL(this.#url).host;
  }

  /** Why there is no connection, in one line with the setting to check; undefined while connected. */
  get trouble(): string | undefined {
    if (this.#model !== undefined) return undefined;
    const code = this.#failure !== undefined && 'code' in this.#failure ? String(this.#failure.code) : '';
    const why = code || this.#failure?.message.slice(0, 200) || 'no connection';
    return `RabbitMQ does not answer at ${this.host} (${why}). Check AMQP_URL.`;
  }

  async channel(): Promise<Channel> {
    return this.#onceConnected((connection) => connection.createChannel());
  }

  async confirmChannel(): Promise<ConfirmChannel> {
    return this.#onceConnected((connection) => connection.createConfirmChannel());
  }

  /** Closes the connection permanently. Everything sent before is delivered first, within a deadline. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#connected.reject(new Error('The connection was closed.'));
    const opened = await this.#opened?.catch(() => undefined);
    if (opened === undefined) return;
    const model = this.#model;
    await within(closeWithinMs, 'closing the connection', opened.close()).catch((error: unknown) => {
      this.#logger.debug({ err: error }, 'The connection to RabbitMQ did not close in order');
      if (model !== undefined) dropConnection(model);
    });
  }

  async #onceConnected<C>(open: (connection: ChannelModel) => Promise<C>): Promise<C> {
    await this.#open();
    const connection = await this.#connected.promise;
    try {
      return await within(openChannelWithinMs, 'opening a channel', open(connection));
    } catch (error) {
      dropConnection(connection);
      throw error;
    }
  }

  #open(): Promise<RecoveringChannelModel> {
    if (this.#closed) return Promise.reject(new Error('The connection was closed.'));
    this.#opened ??= this.#connect();
    return this.#opened;
  }

  async #connect(): Promise<RecoveringChannelModel> {
    const connection = await connect(this.#url, {
      // Nagle's algorithm would delay small frames by tens of milliseconds.
      noDelay: true,
      keepAlive: true,
      timeout: connectWithinMs,
      clientProperties: { connection_name: this.#name },
      recovery: { initialDelay: 100, maxDelay: 5_000, factor: 2, jitter: 0.5, waitForConnect: false },
    });
    connection.on('connect', (model) => {
      this.#failure = undefined;
      this.#model = model;
      this.#connected.resolve(model);
      this.#logger.debug({}, 'Connected to RabbitMQ');
    });
    connection.on('blocked', (reason) => {
      this.#blocked = reason;
      this.#logger.warn({ reason }, 'RabbitMQ takes no messages now');
    });
    connection.on('unblocked', () => {
      this.#blocked = undefined;
    });
    connection.on('disconnect', (error) => {
      this.#blocked = undefined;
      this.#model = undefined;
      this.#connected = nextConnection();
      this.#failure = error;
      this.#logger.warn({ err: error }, 'The connection to RabbitMQ was lost; connecting again');
    });
    connection.on('connect-failed', (error) => {
      if (this.#failure === undefined) this.#logger.warn({ err: error }, 'RabbitMQ does not answer; trying again');
      this.#failure = error;
    });
    // Every error ends in `disconnect` or `connect-failed`; without a listener it would end the process.
    connection.on('error', () => {});
    return connection;
  }
}

function nextConnection(): PromiseWithResolvers<ChannelModel> {
  const next = Promise.withResolvers<ChannelModel>();
  // It may be rejected while nobody waits for it, which is no error.
  next.promise.catch(() => {});
  return next;
}

function withHeartbeat(address: string): string {
  const url = new URL(address);
  if (!url.searchParams.has('heartbeat')) url.searchParams.set('heartbeat', String(heartbeatSeconds));
  return url.href;
}
