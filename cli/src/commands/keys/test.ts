import { jsonOption } from '../../common-options.ts';
import { defineCommand } from '../../define-command.ts';
import { exitCodeOf, exitCodes } from '../../exit-codes.ts';
import { printable } from '../../printable.ts';
import { keyArgument } from './key-options.ts';

export const testKey = defineCommand({
  summary: 'Test whether the vendor accepts a stored key, active or not.',
  notes: 'Exit code 4 means that the vendor refuses the key.',
  arguments: { key: keyArgument },
  options: { json: jsonOption('the result') },
  examples: ['overture keys test "HubSpot of DT"'],
  async run({ key, json }, { io, openCore, signal }) {
    const { findKey } = await import('../../find-stored.ts');
    const { TestConnection } = await import('@overture/core/connections/use-cases/test-connection');
    const core = await openCore();
    const { id, name } = await findKey(key, core);
    const test = await core.get(TestConnection).execute({ id, userId: null, signal });
    if (json) io.json(test);
    else if (test.ok) io.message(test.message);
    else io.message(`${io.styleMessage('red', 'error:')} "${printable(name)}" does not work: ${test.message}`);
    return test.code === null ? exitCodes.done : exitCodeOf(test.code);
  },
});
