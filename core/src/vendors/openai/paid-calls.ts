import { maxCalls } from '../../models/domain/call-limits.ts';
import type { ModelCall, OnCall } from '../../models/domain/model-call.ts';

/** The calls of one request that are or may be paid for. The limits hold room for `maxCalls` of them. */
export class PaidCalls {
  readonly #made: ModelCall[] = [];
  readonly #onCall: OnCall | undefined;

  constructor(onCall: OnCall | undefined) {
    this.#onCall = onCall;
  }

  get made(): readonly ModelCall[] {
    return this.#made;
  }

  /** Whether another call may be made. */
  get hasRoom(): boolean {
    return this.#made.length < maxCalls;
  }

  add({ usage, serviceTier }: ModelCall): void {
    const call = { usage, serviceTier };
    this.#made.push(call);
    this.#onCall?.(call);
  }
}
