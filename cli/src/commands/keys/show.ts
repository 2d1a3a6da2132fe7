import { departmentNames } from '@overture/core/contract';
import { jsonOption } from '../../common-options.ts';
import { defineCommand } from '../../define-command.ts';
import { printDetail, shortMoment } from '../../detail.ts';
import { keyArgument } from './key-options.ts';

export const showKey = defineCommand({
  summary: 'Show a stored key. Only its last four characters are shown.',
  arguments: { key: keyArgument },
  options: { json: jsonOption('the key') },
  examples: ['overture keys show "HubSpot of DT-Sales"'],
  async run({ key: wanted, json }, { io, openCore }) {
    const { findKey } = await import('../../find-stored.ts');
    const { presentApiKey } = await import('@overture/core/connections/presentation/api-key');
    const core = await openCore();
    const key = presentApiKey(await findKey(wanted, core), departmentNames(core.settings.productName));
    if (json) return io.json(key);
    printDetail(io, {
      title: key.name,
      fields: [
        ['Id', key._id],
        ['Name', key.name],
        ['Vendor', key.keyType],
        ['Domain', key.department],
        ['Active', key.active ? 'yes' : 'no'],
        ['Key', key.key],
        ['Created', shortMoment(key.createdAt)],
      ],
    });
  },
});
