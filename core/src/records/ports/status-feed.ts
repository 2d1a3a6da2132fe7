import type { Immutable } from '../../platform/contract/immutable.ts';
import type { StatusEventWire } from '../contract/record-events.ts';

export interface StatusEvent extends Immutable<StatusEventWire> {
  readonly userId: string;
}

/** Tells every process about status changes. An event may be lost; the next load of the list then shows the change. */
export abstract class StatusFeed {
  abstract publish(event: StatusEvent): Promise<void>;
  /** Calls `listener` for events of all processes from now on; returns the function that stops it. */
  abstract subscribe(listener: (event: StatusEvent) => void): () => void;
  /** Removes what is stored of a record's events, read or not. */
  abstract forget(recordId: string): Promise<void>;
  /** Removes stored events that every process has had minutes to read. */
  abstract prune(): Promise<void>;
}
