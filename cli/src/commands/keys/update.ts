import * as contract from '@overture/core/contract';
import { z } from 'zod';
import { wantedState } from '../../active-state.ts';
import { cliActor } from '../../cli-actor.ts';
import { domainOption, jsonOption } from '../../common-options.ts';
import { defineCommand, flag, option } from '../../define-command.ts';
import { departmentKey } from '../../department-option.ts';
import { UsageError } from '../../usage-error.ts';
import { keepOption, keyArgument, keyStdinOption, onlyIfWorksOption } from './key-options.ts';

export const updateKey = defineCommand({
  summary: 'Change a stored key: its name, its domain, whether it is used, or the key itself.',
  notes: 'The key itself stays as it is unless --key or --key-stdin is given.',
  arguments: { key: keyArgument },
  options: {
    name: option('--name <text>', 'new name', z.string().optional()),
    domain: domainOption('new domain'),
    active: flag('--active', 'make it the active key of its domain'),
    inactive: flag('--inactive', 'stop using it, but keep it stored'),
    newKey: flag('--key', 'ask for a new key'),
    keyStdin: keyStdinOption,
    onlyIfWorks: onlyIfWorksOption,
    keep: keepOption,
    json: jsonOption('the stored key and the result of its test'),
  },
  examples: [
    'overture keys update "HubSpot of DT" --inactive',
    'overture keys update "HubSpot of DT" --key --only-if-works',
  ],
  async run(input, { io, openCore, signal }) {
    const { findKey } = await import('../../find-stored.ts');
    const { keeperOfSandbox, tellSandboxEnded } = await import('../../sandbox-end.ts');
    const { readSecret } = await import('../../secret-input.ts');
    const { reportSavedKey } = await import('../../saved-key.ts');
    const { SaveApiKey } = await import('@overture/core/connections/use-cases/save-api-key');
    const { name, domain, keyStdin, onlyIfWorks, keep, json } = input;
    const active = wantedState(input);
    const changesKey = input.newKey || keyStdin;
    if (!changesKey && [name, domain, active].every((option) => option === undefined)) {
      throw new UsageError('Name what to change: --name, --domain, --active, --inactive, --key or --key-stdin.');
    }
    const core = await openCore();
    const { productName } = core.settings;
    const stored = await findKey(input.key, core);
    const department = domain === undefined ? stored.department : departmentKey(domain, productName);
    const keeper = await keeperOfSandbox(core, io, keep);
    const secret = changesKey ? await readSecret(io, keyStdin, { prompt: 'Key:', option: '--key-stdin' }) : '';
    if (changesKey && secret.trim() === '') throw new UsageError('Please enter the key');
    const body = contract.updateKey.body.parse({
      _id: stored.id,
      name: name ?? stored.name,
      keyType: stored.type,
      department,
      active: active ?? stored.active,
      key: secret,
    });
    const fields = { name: body.name, type: stored.type, department, active: body.active, secret: body.key };
    const saved = await core.get(SaveApiKey).update(cliActor(), stored.id, fields, { onlyIfWorks, keeper, signal });
    const exitCode = reportSavedKey(saved, 'Changed', { io, json, productName });
    await tellSandboxEnded(core, io, keeper);
    return exitCode;
  },
});
