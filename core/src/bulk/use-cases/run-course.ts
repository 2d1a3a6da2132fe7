import { AppError } from '../../shared/app-error.ts';
import { stopsTheRun } from '../domain/account-errors.ts';
import type { StopReason } from './run-bulk.ts';

/** Whether a run goes on. What stops it first is its reason; what nobody foresaw is thrown once all has come to rest. */
export class RunCourse {
  readonly #onStop: (reason: StopReason | null) => void;
  #stopped: StopReason | null = null;
  #unexpected: { readonly error: unknown } | null = null;

  /** `onStop` may be told more than once; null: something failed that nobody foresaw. */
  constructor(onStop: (reason: StopReason | null) => void) {
    this.#onStop = onStop;
  }

  /** Null for as long as every row is to be carried out. */
  get stopped(): StopReason | null {
    return this.#stopped;
  }

  get hasFailed(): boolean {
    return this.#unexpected !== null;
  }

  stop(reason: StopReason): void {
    this.#stopped ??= reason;
    this.#onStop(reason);
  }

  fail(error: unknown): void {
    if (error instanceof AppError && stopsTheRun(error.code)) return this.stop({ kind: 'account', error });
    this.#unexpected ??= { error };
    this.#onStop(null);
  }

  throwFailure(): void {
    if (this.#unexpected !== null) throw this.#unexpected.error;
  }
}
