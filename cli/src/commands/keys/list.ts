import { ListApiKeys } from '@overture/core/app';
import { connectionState, departmentNames } from '@overture/core/contract';
import { presentApiKey } from '@overture/core/presentation';
import { z } from 'zod';
import type { Run } from '../../command-context.ts';
import { departmentKey } from '../../department-option.ts';
import { shortMoment } from '../../detail.ts';
import { exitCodes } from '../../exit-codes.ts';
import { keyTypeOption } from '../../key-type-option.ts';
import { printTable } from '../../table.ts';

const optionsSchema = z.object({
  type: keyTypeOption.optional(),
  domain: z.string().optional(),
  json: z.boolean().default(false),
});

export const run: Run = async (input, context) => {
  const { type, domain, json } = optionsSchema.parse(input.options);
  const { productName } = await context.settings();
  const department = domain === undefined ? undefined : departmentKey(domain, productName);
  const all = await (await context.core()).get(ListApiKeys).execute();
  const keys = all
    .filter((key) => type === undefined || key.type === type)
    .filter((key) => department === undefined || key.department === department)
    .map((key) => presentApiKey(key, departmentNames(productName)));
  const { io } = context;
  if (json) io.json(keys);
  else if (keys.length === 0) io.message('No stored keys: calls use the environment’s credentials, or the sandbox.');
  else {
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
  }
  return exitCodes.done;
};
