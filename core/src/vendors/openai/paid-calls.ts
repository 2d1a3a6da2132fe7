import { maxCalls } from '../../models/domain/call-limits.ts';
import type { ModelCall, OnCall } from '../../models/domain/model-call.ts';

/** The calls of one request that are or may be paid for. The limits hold room for `max` of them. */
export class PaidCalls {
  readonly #made: ModelCall[] = [];
  readonly #onCall: OnCall | undefined;
  readonly #max: number;

  constructor(onCall: OnCall | undefined, max = maxCalls) {
    this.#onCall = onCall;
    this.#max = max;
  }

  get made(): readonly ModelCall[] {
    return this.#made;
  }

  /** Whether another call may be made. */
  get hasRoom(): boolean {
    return this.#made.length < this.#max;
  }

  add({ usage, serviceTier }: ModelCall): void {
    const call = { usage, serviceTier };
    this.#made.push(call);
    this.#onCall?.(call);
  }
}
