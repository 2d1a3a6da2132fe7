import { SaveApiKey } from '@overture/core/app';
import { updateKey } from '@overture/core/contract';
import { z } from 'zod';
import { activeOptions, wantedState } from '../../active-option.ts';
import { cliActor } from '../../cli-actor.ts';
import type { Run } from '../../command-context.ts';
import { departmentKey } from '../../department-option.ts';
import { keyArgument } from '../../key-argument.ts';
import { reportSavedKey } from '../../saved-key.ts';
import { readSecret } from '../../secret-input.ts';
import { UsageError } from '../../usage-error.ts';

const optionsSchema = z.object({
  ...activeOptions,
  name: z.string().optional(),
  domain: z.string().optional(),
  key: z.boolean().default(false),
  keyStdin: z.boolean().default(false),
  onlyIfWorks: z.boolean().default(false),
  json: z.boolean().default(false),
});

export const run: Run = async (input, context) => {
  const options = optionsSchema.parse(input.options);
  const { name, domain, key: asksKey, keyStdin, onlyIfWorks, json } = options;
  const wanted = wantedState(options);
  const changesKey = asksKey || keyStdin;
  if (!changesKey && [name, domain, wanted].every((option) => option === undefined)) {
    throw new UsageError('Name what to change: --name, --domain, --active, --inactive, --key or --key-stdin.');
  }
  const { io, signal } = context;
  const core = await context.core();
  const { productName } = core.settings;
  const stored = await keyArgument(input.args, core);
  const department = domain === undefined ? stored.department : departmentKey(domain, productName);
  const secret = changesKey ? await readSecret(io, keyStdin, { prompt: 'Key:', option: '--key-stdin' }) : '';
  if (changesKey && secret.trim() === '') throw new UsageError('Please enter the key');
  const body = updateKey.body.parse({
    _id: stored.id,
    name: name ?? stored.name,
    keyType: stored.type,
    department,
    active: wanted ?? stored.active,
    key: secret,
  });
  const fields = { name: body.name, type: stored.type, department, active: body.active, secret: body.key };
  const saved = await core.get(SaveApiKey).update(cliActor(), stored.id, fields, { onlyIfWorks, signal });
  return reportSavedKey(saved, 'Changed', { io, json, productName });
};
