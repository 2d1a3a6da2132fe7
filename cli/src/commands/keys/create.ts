import * as contract from '@overture/core/contract';
import { z } from 'zod';
import { cliActor } from '../../cli-actor.ts';
import { jsonOption, requiredDomainOption } from '../../common-options.ts';
import { defineCommand, flag, option } from '../../define-command.ts';
import { departmentKey } from '../../department-option.ts';
import {
  keepOption,
  keyStdinOption,
  onlyIfWorksOption,
  sandboxNote,
  vendorOption,
  vendorSchema,
} from './key-options.ts';

export const createKey = defineCommand({
  summary: 'Store a key and test it. The key is asked for, or read from standard input.',
  notes: `
    Unless --inactive is given, the key replaces the active key of the same vendor in its domain. Exit code 4 means that
    the vendor refuses the key.
${sandboxNote}`,
  options: {
    name: option('--name <text>', 'what to call the key', z.string()),
    type: vendorOption('vendor that the key is for', vendorSchema),
    domain: requiredDomainOption('domain that uses the key'),
    inactive: flag('--inactive', 'store the key without using it'),
    keyStdin: keyStdinOption,
    onlyIfWorks: onlyIfWorksOption,
    keep: keepOption,
    json: jsonOption('the stored key and the result of its test'),
  },
  examples: [
    'overture keys create --name "HubSpot of DT" --type hubspot --domain DT-Sales',
    'printf %s "$TOKEN" | overture keys create --name CI --type openai --domain DT-PM --key-stdin --only-if-works',
  ],
  async run(input, { io, readSettings, openCore, signal }) {
    const { name, type, domain, inactive, keyStdin, onlyIfWorks, keep, json } = input;
    const { keeperOfSandbox, tellSandboxEnded } = await import('../../sandbox-end.ts');
    const { readSecret } = await import('../../secret-input.ts');
    const { reportSavedKey } = await import('../../saved-key.ts');
    const { SaveApiKey } = await import('@overture/core/connections/use-cases/save-api-key');
    const { productName } = await readSettings();
    const department = departmentKey(domain, productName);
    const core = await openCore();
    const keeper = await keeperOfSandbox(core, io, keep);
    const key = await readSecret(io, keyStdin, { prompt: 'Key:', option: '--key-stdin' });
    const body = contract.createKey.body.parse({ name, keyType: type, department: domain, active: !inactive, key });
    const fields = { name: body.name, type, department, active: body.active, secret: body.key };
    const saved = await core.get(SaveApiKey).create(cliActor(), fields, { onlyIfWorks, keeper, signal });
    const exitCode = reportSavedKey(saved, 'Stored', { io, json, productName });
    await tellSandboxEnded(core, io, keeper);
    return exitCode;
  },
});
