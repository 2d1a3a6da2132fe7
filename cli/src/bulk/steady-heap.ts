import { setFlagsFromString } from 'node:v8';

/** By how much the heap may outgrow what was alive after the last collection, in percent, before the next one. */
const growingPercent = 50;

/**
 * Holds the heap near what is really in use, however long this process runs. V8 otherwise lets it grow several times
 * over before it collects, for as long as the machine has memory. A share of what lives, and no fixed size: a list of
 * huge contacts must not run out of heap. Both settings are read anew at each collection; the young generation stays
 * as large as loading the program has made it.
 */
export function steadyHeap(): void {
  setFlagsFromString(`--heap-growing-percent=${growingPercent}`);
  setFlagsFromString('--semi-space-growth-factor=1');
}
