import type { EndpointDefinition } from '@overture/core/contract';
import { nameOf } from '../endpoints.ts';
import type { Logger } from '@overture/core/platform/logger';
import type { ApiContext } from './api-context.ts';
import { errorAnswer } from './error-answer.ts';
import { eventStreamHeaders } from './event-stream-headers.ts';

/**
 * An answer that is told while it is made: server-sent events named `partial`, then one named `answer` or `error`. It
 * begins with the first thing to tell, so that what is refused before has an ordinary answer. A reader who is slower than
 * the telling gets only the newest.
 */
export class ToldAnswer {
  readonly #ctx: ApiContext;
  readonly #endpoint: EndpointDefinition;
  readonly #logger: Logger;
  readonly #isWanted: boolean;
  /** What is told at the end of this turn of the event loop; null if nothing is. */
  #next: { readonly partial: unknown } | null = null;
  #hasBegun = false;
  #hasStopped = false;

  constructor(ctx: ApiContext, endpoint: EndpointDefinition, logger: Logger) {
    this.#ctx = ctx;
    this.#endpoint = endpoint;
    this.#logger = logger;
    this.#isWanted = endpoint.partial !== undefined && /\btext\/event-stream\b/.test(ctx.get('accept'));
  }

  tell(partial: unknown): void {
    if (!this.#isWanted || this.#hasStopped) return;
    if (this.#next === null) setImmediate(() => this.#flush());
    this.#next = { partial };
  }

  /** Tells nothing more. Answers whether the answer has begun, so that it must end by `end` or `fail`. */
  stop(): boolean {
    this.#hasStopped = true;
    return this.#hasBegun;
  }

  end(answer: unknown): void {
    this.#end('answer', answer);
  }

  /** Tells the failure, whose status the log gets, since the answer's own was sent before. */
  fail(error: unknown): void {
    const { requestId } = this.#ctx.state;
    const { body, status } = errorAnswer(error, requestId);
    this.#ctx.state.errorCode = body.code;
    if (status >= 500 && !this.#ctx.res.destroyed) {
      this.#logger.warn({ requestId, err: error, code: body.code }, 'a request failed while its answer was told');
    }
    this.#end('error', body);
  }

  #flush(): void {
    const { res } = this.#ctx;
    if (this.#next === null || this.#hasStopped || res.destroyed) return;
    if (res.writableNeedDrain) return void res.once('drain', () => this.#flush());
    const parsed = this.#endpoint.partial?.safeParse(this.#next.partial);
    this.#next = null;
    if (!parsed?.success) {
      const { requestId } = this.#ctx.state;
      this.#logger.error({ requestId, endpoint: nameOf(this.#endpoint) }, 'a partial answer breaks its schema');
      return;
    }
    if (!this.#hasBegun) this.#begin();
    this.#write('partial', parsed.data);
  }

  #begin(): void {
    this.#hasBegun = true;
    this.#ctx.status = 200;
    this.#ctx.set(eventStreamHeaders);
    // From here on it is written as it comes, which no other middleware may touch.
    this.#ctx.respond = false;
    // A reader who leaves is no failure of the answer.
    this.#ctx.res.on('error', () => undefined);
  }

  #end(name: 'answer' | 'error', body: unknown): void {
    if (this.#ctx.res.destroyed) return;
    this.#write(name, body);
    this.#ctx.res.end();
  }

  #write(name: string, data: unknown): void {
    this.#ctx.res.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
  }
}
