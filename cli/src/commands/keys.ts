import type { OpenCore } from '@overture/core/composition';
import type { KeyType } from '@overture/core/connections/domain/credential';
import type { Keeper } from '@overture/core/connections/ports/sandbox-door';
import type { SavedApiKey } from '@overture/core/connections/use-cases/save-api-key';
import * as contract from '@overture/core/contract';
import { z } from 'zod';
import { cliActor } from '../cli-actor.ts';
import { domainOption, jsonOption, requiredDomainOption, wantedState, yesOption } from '../common-options.ts';
import { confirmed, readSecret } from '../ask.ts';
import { argument, defineCommand, flag, option, type Verbs } from '../define-command.ts';
import { departmentKey } from '../department-option.ts';
import { exitCodeOf, exitCodes, type ExitCode } from '../exit-codes.ts';
import { findKey } from '../find-stored.ts';
import type { Io } from '../io.ts';
import { printable, printDetail, printList, shortMoment, yesOrNo } from '../print.ts';
import { UsageError } from '../usage-error.ts';

const keyArgument = argument('<id|name>', 'id or name of the key', z.string());

/** A vendor, by the type of its keys in the core. */
const vendorSchema = z
  .enum(['hubspot', 'openai'])
  .transform((vendor): KeyType => (vendor === 'hubspot' ? 'Hubspot' : 'Openai'));

/** The options of both ways to store a key. */
const saveOptions = {
  keyStdin: flag('--key-stdin', 'read the key from standard input'),
  onlyIfWorks: flag('--only-if-works', 'store nothing when the vendor refuses the key'),
  keep: option(
    '--keep <email>',
    'superadmin who stays when the sandbox ends (default: the only one of your own)',
    z.string().optional(),
  ),
  json: jsonOption('the stored key and the result of its test'),
};

const list = defineCommand({
  summary: 'List stored keys, newest first. Only the last four characters of a key are shown.',
  options: {
    type: option('--type <vendor>', 'only keys of this vendor', vendorSchema.optional()),
    domain: domainOption('only keys of this domain'),
    json: jsonOption('the keys'),
  },
  examples: ['overture keys list --type hubspot'],
  async run({ type, domain, json }, { io, openCore }) {
    const { ListApiKeys } = await import('@overture/core/connections/use-cases/list-api-keys');
    const { presentApiKey } = await import('@overture/core/connections/presentation/api-key');
    const core = await openCore();
    const { productName } = core.settings;
    const department = departmentKey(domain, productName);
    const all = await core.get(ListApiKeys).execute();
    const keys = all
      .filter((key) => type === undefined || key.type === type)
      .filter((key) => department === undefined || key.department === department)
      .map((key) => presentApiKey(key, contract.departmentNames(productName)));
    await printList(io, keys, {
      json,
      none:
        all.length > 0
          ? 'No stored key matches.'
          : "There are no stored keys. A domain that never had one uses the environment's, or the sandbox; one whose keys were deleted needs a new one.",
      row: (key) => ({
        Name: key.name,
        Vendor: key.keyType,
        Domain: key.department,
        Active: yesOrNo(key.active),
        Connection: key.health === undefined ? null : contract.connectionState(key.health),
        Key: key.key,
        Created: shortMoment(key.createdAt),
        Id: key._id,
      }),
    });
  },
});

const show = defineCommand({
  summary: 'Show a stored key. Only its last four characters are shown.',
  arguments: { key: keyArgument },
  options: { json: jsonOption('the key') },
  examples: ['overture keys show "HubSpot of DT-Sales"'],
  async run({ key: wanted, json }, { io, openCore }) {
    const { presentApiKey } = await import('@overture/core/connections/presentation/api-key');
    const core = await openCore();
    const key = presentApiKey(await findKey(core, wanted), contract.departmentNames(core.settings.productName));
    if (json) return io.json(key);
    printDetail(io, key.name, {
      Id: key._id,
      Name: key.name,
      Vendor: key.keyType,
      Domain: key.department,
      Active: yesOrNo(key.active),
      Key: key.key,
      Created: shortMoment(key.createdAt),
    });
  },
});

const create = defineCommand({
  summary: 'Store a key and test it. The key is asked for, or read from standard input.',
  notes: `
    Unless --inactive is given, the key replaces the active key of the same vendor in its domain. Exit code 4 means that
    the vendor refuses the key.

    The first key ends the sandbox: every account that was made or changed there, with its sessions, invitations and
    links. One superadmin stays.`,
  options: {
    name: option('--name <text>', 'what to call the key', z.string()),
    type: option('--type <vendor>', 'vendor that the key is for', vendorSchema),
    domain: requiredDomainOption('domain that uses the key'),
    inactive: flag('--inactive', 'store the key without using it'),
    ...saveOptions,
  },
  examples: [
    'overture keys create --name "HubSpot of DT" --type hubspot --domain DT-Sales',
    'printf %s "$TOKEN" | overture keys create --name CI --type openai --domain DT-PM --key-stdin --only-if-works',
  ],
  async run({ name, type, domain, inactive, ...options }, { io, openCore, signal }) {
    const { SaveApiKey } = await import('@overture/core/connections/use-cases/save-api-key');
    const core = await openCore();
    const department = departmentKey(domain, core.settings.productName);
    return saveKey(core, io, 'Stored', options, async (keeper) => {
      const key = await readKey(io, options);
      const body = contract.createKey.body.parse({ name, keyType: type, department, active: !inactive, key });
      const fields = { name: body.name, type, department, active: body.active, secret: body.key };
      const { onlyIfWorks } = options;
      return core.get(SaveApiKey).create(cliActor(), fields, { onlyIfWorks, keeper, signal });
    });
  },
});

const update = defineCommand({
  summary: 'Change a stored key: its name, its domain, whether it is used, or the key itself.',
  notes: 'The key itself stays as it is unless --key or --key-stdin is given.',
  arguments: { key: keyArgument },
  options: {
    name: option('--name <text>', 'new name', z.string().optional()),
    domain: domainOption('new domain'),
    active: flag('--active', 'make it the active key of its domain'),
    inactive: flag('--inactive', 'stop using it, but keep it stored'),
    newKey: flag('--key', 'ask for a new key'),
    ...saveOptions,
  },
  examples: [
    'overture keys update "HubSpot of DT" --inactive',
    'overture keys update "HubSpot of DT" --key --only-if-works',
  ],
  async run({ key: wanted, name, domain, active, inactive, newKey, ...options }, { io, openCore, signal }) {
    const { SaveApiKey } = await import('@overture/core/connections/use-cases/save-api-key');
    const state = wantedState({ active, inactive });
    const changesKey = newKey || options.keyStdin;
    if (!changesKey && [name, domain, state].every((option) => option === undefined)) {
      throw new UsageError('Name what to change: --name, --domain, --active, --inactive, --key or --key-stdin.');
    }
    const core = await openCore();
    const stored = await findKey(core, wanted);
    const { id, type } = stored;
    const department = departmentKey(domain, core.settings.productName) ?? stored.department;
    return saveKey(core, io, 'Changed', options, async (keeper) => {
      const key = changesKey ? await readKey(io, options) : '';
      if (changesKey && key.trim() === '') throw new UsageError('Please enter the key');
      const given = { name: name ?? stored.name, keyType: type, department, active: state ?? stored.active, key };
      const body = contract.updateKey.body.parse({ ...given, _id: id });
      const fields = { name: body.name, type, department, active: body.active, secret: body.key };
      const { onlyIfWorks } = options;
      return core.get(SaveApiKey).update(cliActor(), id, fields, { onlyIfWorks, keeper, signal });
    });
  },
});

const readKey = (io: Io, { keyStdin }: { readonly keyStdin: boolean }): Promise<string> =>
  readSecret(io, keyStdin, { prompt: 'Key:', option: '--key-stdin' });

/**
 * Stores a key. Prints what the key ends of the sandbox, what was stored and the result of its test, whose exit code it
 * returns. Errors: those of `store`; UsageError if `keep` cannot stay, or is needed.
 */
async function saveKey(
  core: OpenCore,
  io: Io,
  verb: 'Stored' | 'Changed',
  { keep, json }: { readonly keep: string | undefined; readonly json: boolean },
  store: (keeper: Keeper | undefined) => Promise<SavedApiKey>,
): Promise<ExitCode> {
  const { keeperOfSandbox, tellSandboxEnded } = await import('../sandbox-end.ts');
  const { presentApiKey } = await import('@overture/core/connections/presentation/api-key');
  const keeper = await keeperOfSandbox(core, io, keep);
  const saved = await store(keeper);
  const key = presentApiKey(saved, contract.departmentNames(core.settings.productName));
  const { test } = saved;
  if (json) io.json({ ...key, ...(test !== null && { test }) });
  else {
    const state = key.active ? 'active' : 'not active';
    io.message(`${verb} key "${printable(key.name)}" (${key._id}), ${state} in ${key.department}.`);
    if (test !== null)
      io.message(test.ok ? test.message : io.styleMessage('yellow', `It does not work: ${test.message}`));
  }
  await tellSandboxEnded(core, io, keeper);
  return test === null || test.code === null ? exitCodes.done : exitCodeOf(test.code);
}

const test = defineCommand({
  summary: 'Test whether the vendor accepts a stored key, active or not.',
  notes: 'Exit code 4 means that the vendor refuses the key.',
  arguments: { key: keyArgument },
  options: { json: jsonOption('the result') },
  examples: ['overture keys test "HubSpot of DT"'],
  async run({ key, json }, { io, openCore, signal }) {
    const { TestConnection } = await import('@overture/core/connections/use-cases/test-connection');
    const core = await openCore();
    const { id, name } = await findKey(core, key);
    const result = await core.get(TestConnection).execute({ id, userId: null, signal });
    if (json) io.json(result);
    else if (result.ok) io.message(result.message);
    else io.message(`${io.styleMessage('red', 'error:')} "${printable(name)}" does not work: ${result.message}`);
    return result.code === null ? exitCodes.done : exitCodeOf(result.code);
  },
});

const remove = defineCommand({
  summary: 'Delete a stored key. This cannot be undone.',
  notes: 'Whatever uses the key fails from its next call on.',
  arguments: { key: keyArgument },
  options: { yes: yesOption },
  examples: ['overture keys delete "HubSpot of DT"'],
  async run({ key: wanted, yes }, { io, openCore }) {
    const { DeleteApiKey } = await import('@overture/core/connections/use-cases/delete-api-key');
    const core = await openCore();
    const { id, type: keyType, name, active, ...key } = await findKey(core, wanted);
    const department = contract.departmentNames(core.settings.productName).nameOf(key.department);
    const named = `${active ? 'active ' : ''}${keyType} key "${printable(name)}" of ${department}`;
    const follows = active ? ` ${contract.withoutKeyText({ keyType, department })}` : '';
    if (!(await confirmed(io, `Delete the ${named}?${follows}`, yes))) return exitCodes.failed;
    await core.get(DeleteApiKey).execute({ actor: cliActor(), id });
    io.message(`Deleted the ${named}.`);
  },
});

const rotate = defineCommand({
  summary: 'Encrypt every stored key again, under a new master key.',
  notes: `
    First start the API and the workers with both master keys, so that each can read what another has encrypted. Then run
    this command with both. After that, start everything without the old key, which links no entries of the audit log any
    more. When the command was interrupted, run it
    again: it does the rest.

    If ENCRYPTION_KEY was never set, the old key is in the file encryption-key of DATA_DIR. Put the new key into this file
    when the command is done.`,
  options: { json: jsonOption('what was done') },
  examples: [
    'export ENCRYPTION_KEY_PREVIOUS="$ENCRYPTION_KEY" ENCRYPTION_KEY="$(openssl rand -base64 32)"',
    'overture keys rotate',
  ],
  async run({ json }, { io, openCore, signal }) {
    const { ResealMfaSecrets } = await import('@overture/core/people/sign-in/use-cases/reseal-mfa-secrets');
    const { RetireChainKeys } = await import('@overture/core/audit/use-cases/retire-chain-keys');
    const { RotateMasterKey } = await import('@overture/core/connections/use-cases/rotate-master-key');
    const core = await openCore();
    const rotation = await core.get(RotateMasterKey).execute({ actor: cliActor(), signal });
    const secondFactors = await core.get(ResealMfaSecrets).execute();
    await core.get(RetireChainKeys).execute(cliActor());
    const { resealed, unreadable } = rotation;
    if (json) io.json({ ...rotation, secondFactors });
    else if (resealed + secondFactors.resealed + unreadable.length === 0)
      io.message('There was nothing to encrypt again.');
    else io.message(`Encrypted ${resealed} keys again.`);
    if (!json && secondFactors.resealed > 0) io.message(`Encrypted ${secondFactors.resealed} second factors again.`);
    for (const { name, reason } of unreadable) io.message(`Cannot be decrypted: ${printable(name)}: ${reason}`);
    if (secondFactors.unreadable > 0) {
      io.message(`Cannot be decrypted: the second factors of ${secondFactors.unreadable} users; reset them.`);
    }
    return unreadable.length + secondFactors.unreadable === 0 ? exitCodes.done : exitCodes.incomplete;
  },
});

export const keys: Verbs = { verbs: { list, show, create, update, test, delete: remove, rotate } };
