import type { StatusEventWire } from '../../contract/index.ts';

export interface StatusEvent extends StatusEventWire {
  readonly userId: string;
}

/** Tells every process about status changes. Best effort: whoever missed one reads the list again. */
export abstract class StatusFeed {
  abstract publish(event: StatusEvent): Promise<void>;
  /** Calls `listener` for events published by any process from now on; returns how to stop. */
  abstract subscribe(listener: (event: StatusEvent) => void): () => void;
}
