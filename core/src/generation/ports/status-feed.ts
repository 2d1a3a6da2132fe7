import type { StatusEventWire } from '../../contract/index.ts';

export interface StatusEvent extends StatusEventWire {
  readonly userId: string;
}

/** Tells every process about status changes. An event may be lost; the next read of the list shows the change. */
export abstract class StatusFeed {
  abstract publish(event: StatusEvent): Promise<void>;
  /** Calls `listener` for events published by any process from now on; returns how to stop. */
  abstract subscribe(listener: (event: StatusEvent) => void): () => void;
}
