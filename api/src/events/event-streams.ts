import { PassThrough } from 'node:stream';
import { AppError } from '@overture/core/platform/app-error';
import type { Logger } from '@overture/core/platform/logger';
import type { z } from 'zod';
import type { ApiContext } from '../http/api-context.ts';
import { eventStreamHeaders } from '../http/event-stream-headers.ts';
import type { EventSink } from '@overture/core/platform/http/route';

export interface EventStreamsOptions {
  readonly logger: Logger;
  readonly heartbeatMs?: number;
  /**
   * How often a stream checks that its token is still valid, in ms. A stream with a revoked token ends within this
   * time.
   */
  readonly recheckMs?: number;
  readonly maxStreams?: number;
}

interface StreamSource {
  readonly schema: z.ZodType | undefined;
  readonly deliver: (sink: EventSink) => () => void;
  /** Throws AppError `unauthenticated` if the caller's token is no longer valid. */
  readonly recheck: () => Promise<void>;
}

/** A reader with more unread bytes is disconnected. It loads the list again when it reconnects. */
const maxUnreadBytes = 64 * 1024;
const reconnectMs = 3_000;

/** The streams of server-sent events of this process. They end on revocation, for slow readers, and on shutdown. */
export class EventStreams {
  readonly #logger: Logger;
  readonly #heartbeatMs: number;
  readonly #recheckMs: number;
  readonly #maxStreams: number;
  readonly #open = new Set<PassThrough>();

  constructor(options: EventStreamsOptions) {
    this.#logger = options.logger;
    this.#heartbeatMs = options.heartbeatMs ?? 15_000;
    this.#recheckMs = options.recheckMs ?? 2_000;
    this.#maxStreams = options.maxStreams ?? 2_000;
  }

  get size(): number {
    return this.#open.size;
  }

  /** Answers the request with a stream. Errors: `not_ready` if this process already has its maximum of streams. */
  open(ctx: ApiContext, source: StreamSource): void {
    if (this.#open.size >= this.#maxStreams) {
      throw new AppError('not_ready', 'Too many live connections right now. The list still refreshes itself.');
    }
    ctx.status = 200;
    ctx.set(eventStreamHeaders);
    if (ctx.method === 'HEAD') return;

    const stream = new PassThrough();
    this.#open.add(stream);
    const close = (): void => void stream.end();
    const stop = source.deliver({ send: (event) => this.#send(ctx, stream, source.schema, event), close });
    const heartbeat = setInterval(() => this.#write(ctx, stream, ': still here\n\n'), this.#heartbeatMs);
    const recheck = this.#startRecheck(source.recheck, close);
    const cleanUp = (): void => {
      clearInterval(heartbeat);
      clearInterval(recheck);
      stop();
      this.#open.delete(stream);
    };
    stream.once('close', cleanUp);
    // A stream usually ends because its reader leaves, which is no failure.
    stream.on('error', () => undefined);
    ctx.res.once('close', () => stream.destroy());
    stream.write(`retry: ${reconnectMs}\n\n`);
    ctx.body = stream;
  }

  /** Ends every stream. The clients connect again to another process. */
  closeAll(): void {
    for (const stream of this.#open) stream.end();
  }

  #startRecheck(recheck: () => Promise<void>, close: () => void): NodeJS.Timeout {
    let asking = false;
    return setInterval(() => {
      if (asking) return;
      asking = true;
      recheck()
        .catch((error: unknown) => {
          if (error instanceof AppError && error.code === 'unauthenticated') close();
        })
        .finally(() => {
          asking = false;
        });
    }, this.#recheckMs);
  }

  #send(ctx: ApiContext, stream: PassThrough, schema: z.ZodType | undefined, event: unknown): void {
    const parsed = schema?.safeParse(event);
    if (!parsed?.success) {
      this.#logger.error({ requestId: ctx.state.requestId }, 'an event breaks its own schema and was not sent');
      return;
    }
    this.#write(ctx, stream, `data: ${JSON.stringify(parsed.data)}\n\n`);
  }

  #write(ctx: ApiContext, stream: PassThrough, text: string): void {
    if (stream.writableEnded || stream.destroyed) return;
    if (stream.readableLength + stream.writableLength + ctx.res.writableLength > maxUnreadBytes) {
      stream.destroy();
      ctx.res.destroy();
      return;
    }
    stream.write(text);
  }
}
