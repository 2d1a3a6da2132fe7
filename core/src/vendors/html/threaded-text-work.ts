import pLimit from 'p-limit';
import { fileURLToPath } from 'node:url';
import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { TextWork, type TextTasks } from '../../writing/ports/text-work.ts';
import { AppError } from '../../platform/app-error.ts';
import { UserTurns } from '../../platform/user-turns.ts';

/** Two at least, so that one user's long task never holds the only thread; each takes some 50 MB. */
const threads = Math.min(4, Math.max(2, availableParallelism() - 1));
/**
 * An email of 50,000 characters beside such a source takes 0.1 s of computing in English, 0.6 s in Chinese, and 4 s where
 * the Chinese is dense with values; the threads take a second to start. The rest is for a busy machine. Twenty such
 * emails may take longer.
 */
const defaultDeadlineMs = 20_000;
/** A page checks one email while another one is edited. */
const maxInsideOfUser = 16;
const maxInside = 200;
const retryAfterMs = 2_000;

/**
 * Does the work in a few threads, so that the event loop answers others meanwhile. A user has one task at a time, and
 * those of several users begin in the order of their arrival. A thread whose task takes too long is ended.
 */
export class ThreadedTextWork extends TextWork {
  #pool: Piscina | undefined;
  readonly #deadlineMs: number;
  /** The pool's own queue would count waiting as a part of a task's time. */
  readonly #thread = pLimit(threads);
  readonly #turns = new UserTurns({
    maxAtOnceOfUser: 1,
    maxInsideOfUser,
    maxInside,
    refusal: () =>
      new AppError('too_many_requests', 'Other texts are being checked. Please try again in a moment.', {
        retryAfterMs,
      }),
  });

  constructor({ deadlineMs = defaultDeadlineMs }: { readonly deadlineMs?: number } = {}) {
    super();
    this.#deadlineMs = deadlineMs;
  }

  override run<K extends keyof TextTasks>(
    task: K,
    userId: string,
    input: Parameters<TextTasks[K]>[0],
  ): Promise<Awaited<ReturnType<TextTasks[K]>>> {
    return this.#turns.take(userId, () => this.#thread(() => this.#run(task, input)));
  }

  async #run<K extends keyof TextTasks>(
    task: K,
    input: Parameters<TextTasks[K]>[0],
  ): Promise<Awaited<ReturnType<TextTasks[K]>>> {
    this.#pool ??= openPool();
    const signal = AbortSignal.timeout(this.#deadlineMs);
    try {
      return await this.#pool.run(input, { name: task, signal });
    } catch (error) {
      if (!signal.aborted) throw error;
      throw new AppError('too_large', 'The text is too complex to be checked. Please shorten it.', { cause: error });
    }
  }

  async close(): Promise<void> {
    await this.#pool?.destroy();
  }
}

/** The threads are started for the first task and stay, because they take a second to start. */
function openPool(): Piscina {
  return new Piscina({
    filename: fileURLToPath(new URL('./text-thread.ts', import.meta.url)),
    minThreads: threads,
    maxThreads: threads,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
}
