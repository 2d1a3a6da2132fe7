import type { SavedApiKey } from '@overture/core/connections/use-cases/save-api-key';
import { departmentNames } from '@overture/core/contract';
import { presentApiKey } from '@overture/core/connections/presentation/api-key';
import { exitCodeOf, exitCodes, type ExitCode } from './exit-codes.ts';
import type { Io } from './io.ts';
import { printable } from './printable.ts';

/** Prints what was stored and the result of its test; the exit code is the test's. */
export function reportSavedKey(
  saved: SavedApiKey,
  verb: 'Stored' | 'Changed',
  { io, json, productName }: { io: Io; json: boolean; productName: string },
): ExitCode {
  const key = presentApiKey(saved, departmentNames(productName));
  const { test } = saved;
  if (json) io.json({ ...key, ...(test !== null && { test }) });
  else {
    const state = key.active ? 'active' : 'not active';
    io.message(`${verb} key "${printable(key.name)}" (${key._id}), ${state} in ${key.department}.`);
    if (test !== null)
      io.message(test.ok ? test.message : io.styleMessage('yellow', `It does not work: ${test.message}`));
  }
  return test === null || test.code === null ? exitCodes.done : exitCodeOf(test.code);
}
