import {
  AppError,
  CredentialResolver,
  CrmContacts,
  JobQueue,
  JobRepository,
  TextGenerator,
  type Credential,
} from '@overture/core/app';
import { departmentKeys, departmentNames } from '@overture/core/contract';
import type { OpenCore, Settings } from '@overture/core/composition';
import { z } from 'zod';
import type { CommandContext, Run } from '../../command-context.ts';
import { exitCodes } from '../../exit-codes.ts';
import { printable } from '../../table.ts';

interface Check {
  readonly name: string;
  readonly status: 'ok' | 'failed';
  /** True when the failure is a credential's. */
  readonly credential: boolean;
  readonly text: string;
}

const optionsSchema = z.object({ json: z.boolean().default(false) });

export const run: Run = async (input, context) => {
  const { json } = optionsSchema.parse(input.options);
  const checks = await examine(context);
  if (json) context.io.json(checks.map(({ name, status, text }) => ({ name, status, text })));
  else for (const check of checks) print(context, check);
  const failed = checks.filter((check) => check.status === 'failed');
  if (failed.length === 0) return exitCodes.done;
  return failed.every((check) => check.credential) ? exitCodes.denied : exitCodes.failed;
};

function print({ io }: CommandContext, check: Check): void {
  const marks = { ok: ['green', 'ok'], failed: ['red', 'failed'] } as const;
  const [color, word] = marks[check.status];
  io.data(`${io.style(color, word.padEnd(8))} ${check.name.padEnd(22)} ${printable(check.text)}`);
}

async function examine(context: CommandContext): Promise<Check[]> {
  const settings = await attempt('settings', async () => context.settings());
  if (!settings.ok) return [settings.check];
  const checks: Check[] = [ok('settings', settingsText(settings.value))];
  const opened = await attempt('store', () => context.core());
  if (!opened.ok) return [...checks, opened.check];
  const core = opened.value;
  checks.push(
    await checked('store', async () => {
      await core.store.ping();
      const counts = await core.get(JobRepository).countByStatus();
      const where = settings.value.mongodbUri === undefined ? `SQLite in ${settings.value.dataDir}` : 'MongoDB';
      return `${where}; ${counts.ready} ready, ${counts.pending} pending, ${counts.error} failed`;
    }),
    await checked('queue', async () => {
      const queue = core.get(JobQueue);
      await queue.ping();
      const kind = settings.value.amqpUrl === undefined ? 'embedded in the store' : 'RabbitMQ';
      return `${kind}; ${await queue.depth()} waiting`;
    }),
    ...(await checkCredentials(core)),
  );
  return checks;
}

function settingsText(settings: Settings): string {
  const stands = [settings.sandbox.crm && 'CRM', settings.sandbox.ai && 'AI'].filter((name) => name !== false);
  const sandbox = stands.length === 0 ? 'no sandbox' : `sandbox plays ${stands.join(' and ')}`;
  return `${settings.productName}, ${settings.production ? 'production' : 'development'}, ${sandbox}, Node ${process.versions.node}`;
}

/** Each distinct credential of each vendor is tried once, with the domains it serves. */
async function checkCredentials(core: OpenCore): Promise<Check[]> {
  const names = departmentNames(core.settings.productName);
  const checks: Check[] = [];
  for (const type of ['Hubspot', 'Openai'] as const) {
    const served = new Map<string, { credential: Credential; domains: string[] }>();
    for (const key of departmentKeys) {
      const domain = names.nameOf(key);
      const resolved = await attempt(`${type} ${domain}`, () => core.get(CredentialResolver).resolve(type, key));
      if (!resolved.ok) {
        checks.push(resolved.check);
        continue;
      }
      const entry = served.get(resolved.value.fingerprint) ?? { credential: resolved.value, domains: [] };
      entry.domains.push(domain);
      served.set(resolved.value.fingerprint, entry);
    }
    for (const { credential, domains } of served.values()) {
      const who = domains.length === departmentKeys.length ? 'all domains' : domains.join(', ');
      checks.push(
        await checked(type, async () => `${credential.source} credential, ${who}: ${await tryOut(core, credential)}`),
      );
    }
  }
  return checks;
}

async function tryOut(core: OpenCore, credential: Credential): Promise<string> {
  const signal = AbortSignal.timeout(10_000);
  if (credential.type === 'Hubspot') {
    const { portalId } = await core.get(CrmContacts).describeAccount(credential, signal);
    return `account ${portalId} answers`;
  }
  const models = await core.get(TextGenerator).listModels(credential, signal);
  return `${models.length} models to use`;
}

async function checked(name: string, examineIt: () => Promise<string>): Promise<Check> {
  const result = await attempt(name, examineIt);
  return result.ok ? ok(name, result.value) : result.check;
}

async function attempt<T>(
  name: string,
  work: () => Promise<T>,
): Promise<{ ok: true; value: T } | { ok: false; check: Check }> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    const credential = error instanceof AppError && /_(unauthorized|not_configured)$/.test(error.code);
    const text = error instanceof Error ? error.message : String(error);
    return { ok: false, check: { name, status: 'failed', credential, text } };
  }
}

function ok(name: string, text: string): Check {
  return { name, status: 'ok', credential: false, text };
}
