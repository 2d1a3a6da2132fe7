import { departmentNames } from '@overture/core/contract';
import { jsonOption } from '../../common-options.ts';
import { defineCommand } from '../../define-command.ts';
import { exitCodes } from '../../exit-codes.ts';

export const syncOutcomes = defineCommand({
  summary: 'Read from HubSpot what became of the sequences that were handed over in the last 60 days.',
  notes: 'The worker does this every hour. Only contacts that have changed in HubSpot are read.',
  options: { json: jsonOption('what was read') },
  examples: ['overture outcomes sync'],
  async run({ json }, { io, openCore, signal }) {
    const { SyncOutcomes } = await import('@overture/core/sending/use-cases/sync-outcomes');
    const core = await openCore();
    const names = departmentNames(core.settings.productName);
    const { open, read, failures: failed } = await core.get(SyncOutcomes).execute(signal);
    const failures = failed.map((failure) => ({ ...failure, department: names.nameOf(failure.department) }));
    if (json) io.json({ open, read, failures });
    else {
      io.message(`${open} hand-overs are open; ${read} of them had changed and were read.`);
      for (const { department, message } of failures) io.message(`${department}: ${message}`);
    }
    return failures.length === 0 ? exitCodes.done : exitCodes.incomplete;
  },
});
