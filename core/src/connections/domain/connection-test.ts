import type { Immutable } from '../../platform/contract/immutable.ts';
import type { AccessCheckWire, ConnectionTestWire } from '../contract/connection-health.ts';

/** One kind of access that was tried with a key, and whether the vendor granted it. */
export type AccessCheck = Immutable<AccessCheckWire>;

/** The result of testing a key. */
export interface ConnectionTest extends Immutable<ConnectionTestWire> {
  /** Every access that was tried; empty where the vendor did not answer. */
  readonly checks: readonly AccessCheck[];
}
