import { connectionState, departmentNames } from '@overture/core/contract';
import { domainOption, jsonOption } from '../../common-options.ts';
import { defineCommand } from '../../define-command.ts';
import { departmentKey } from '../../department-option.ts';
import { shortMoment } from '../../detail.ts';
import { vendorOption, vendorSchema } from './key-options.ts';

export const listKeys = defineCommand({
  summary: 'List stored keys, newest first. Only the last four characters of a key are shown.',
  options: {
    type: vendorOption('only keys of this vendor', vendorSchema.optional()),
    domain: domainOption('only keys of this domain'),
    json: jsonOption('the keys'),
  },
  examples: ['overture keys list --type hubspot'],
  async run({ type, domain, json }, { io, readSettings, openCore }) {
    const { ListApiKeys } = await import('@overture/core/connections/use-cases/list-api-keys');
    const { presentApiKey } = await import('@overture/core/connections/presentation/api-key');
    const { printTable } = await import('../../table.ts');
    const { productName } = await readSettings();
    const department = domain === undefined ? undefined : departmentKey(domain, productName);
    const core = await openCore();
    const all = await core.get(ListApiKeys).execute();
    const keys = all
      .filter((key) => type === undefined || key.type === type)
      .filter((key) => department === undefined || key.department === department)
      .map((key) => presentApiKey(key, departmentNames(productName)));
    if (json) return io.json(keys);
    if (keys.length === 0) {
      return io.message(
        all.length > 0
          ? 'No stored key matches.'
          : "There are no stored keys. A domain that never had one uses the environment's, or the sandbox; one whose keys were deleted needs a new one.",
      );
    }
    printTable(
      io,
      ['Name', 'Vendor', 'Domain', 'Active', 'Connection', 'Key', 'Created', 'Id'],
      keys.map((key) => [
        key.name,
        key.keyType,
        key.department,
        key.active ? 'yes' : 'no',
        key.health === undefined ? '-' : connectionState(key.health),
        key.key,
        shortMoment(key.createdAt),
        key._id,
      ]),
    );
  },
});
