import { SaveApiKey } from '@overture/core/app';
import { createKey } from '@overture/core/contract';
import { z } from 'zod';
import { cliActor } from '../../cli-actor.ts';
import type { Run } from '../../command-context.ts';
import { departmentKey } from '../../department-option.ts';
import { keyTypeOption } from '../../key-type-option.ts';
import { reportSavedKey } from '../../saved-key.ts';
import { readSecret } from '../../secret-input.ts';

const optionsSchema = z.object({
  name: z.string(),
  type: keyTypeOption,
  domain: z.string(),
  inactive: z.boolean().default(false),
  keyStdin: z.boolean().default(false),
  onlyIfWorks: z.boolean().default(false),
  json: z.boolean().default(false),
});

export const run: Run = async (input, context) => {
  const { type, domain, inactive, keyStdin, onlyIfWorks, json, name } = optionsSchema.parse(input.options);
  const { io, signal } = context;
  const { productName } = await context.settings();
  const department = departmentKey(domain, productName);
  const key = await readSecret(io, keyStdin, { prompt: 'Key:', option: '--key-stdin' });
  const body = createKey.body.parse({ name, keyType: type, department: domain, active: !inactive, key });
  const fields = { name: body.name, type, department, active: body.active, secret: body.key };
  const core = await context.core();
  const saved = await core.get(SaveApiKey).create(cliActor(), fields, { onlyIfWorks, signal });
  return reportSavedKey(saved, 'Stored', { io, json, productName });
};
