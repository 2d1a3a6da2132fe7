import { GoogleIdentity, JobQueue, JobRepository } from '@overture/core/app';
import type { OpenCore, Settings } from '@overture/core/composition';
import { z } from 'zod';
import type { CommandContext, Run } from '../../command-context.ts';
import { exitCodes } from '../../exit-codes.ts';
import { printable } from '../../table.ts';
import { wrapWords } from '../../wrap-words.ts';
import { checkCredentials } from './check-credentials.ts';
import { attempt, checked, ok, type Check } from './check.ts';
import { openCoreWithoutStore } from './core-without-store.ts';

const optionsSchema = z.object({ json: z.boolean().default(false) });

export const run: Run = async (input, context) => {
  const { json } = optionsSchema.parse(input.options);
  const checks = await examine(context);
  if (json) context.io.json(checks.map(({ name, status, text, details }) => ({ name, status, text, details })));
  else for (const check of checks) print(context, check);
  const failed = checks.filter((check) => check.status === 'failed');
  if (failed.length === 0) return exitCodes.done;
  return failed.every((check) => check.credential) ? exitCodes.denied : exitCodes.failed;
};

function print({ io }: CommandContext, check: Check): void {
  if (!io.isTerminal) {
    io.data([check.status, check.name, check.text, check.details.join(' ')].map(printable).join('\t'));
    return;
  }
  const color = check.status === 'ok' ? 'green' : 'red';
  const indent = ' '.repeat(8 + nameWidth + 1);
  const lines = (text: string): string[] => wrapWords(printable(text), io.columns - indent.length);
  const [first = '', ...rest] = lines(check.text);
  io.data(`${io.style(color, check.status.padEnd(8))}${check.name.padEnd(nameWidth)} ${first}`);
  for (const line of rest) io.data(`${indent}${line}`);
  for (const line of check.details.flatMap(lines)) io.data(`${indent}${io.style('dim', line)}`);
}

/** The longest of the names: a vendor whose domains differ is named with each. */
const nameWidth = 9;

/** Goes on with the other lines whatever is away: what cannot be known without it is said. */
async function examine(context: CommandContext): Promise<Check[]> {
  const read = await attempt('settings', () => context.settings());
  if (!read.ok) return [read.check];
  const settings = read.value;
  const checks = [ok('settings', settingsText(settings))];
  const opened = await attempt('store', () => context.core());
  if (opened.ok) {
    const core = opened.value;
    return [...checks, await checkStore(core, settings), ...(await checkTheRest(core, context))];
  }
  checks.push(opened.check);
  const without = await attempt('store', () => openCoreWithoutStore(settings, context.environment.LOG_LEVEL));
  if (!without.ok) return checks;
  const core = without.value;
  try {
    const [queue, ...rest] = await checkTheRest(core, context);
    // The embedded queue is in the store that is away.
    const known = settings.amqpUrl === undefined ? rest : [queue, ...rest];
    return [...checks, ...known.map((check) => withoutStoredKeys(check))];
  } finally {
    await core.close();
  }
}

function withoutStoredKeys(check: Check): Check {
  return ['Google', 'queue'].includes(check.name)
    ? check
    : { ...check, details: [...check.details, 'Stored keys are out of sight.'] };
}

async function checkTheRest(core: OpenCore, { signal }: CommandContext): Promise<[Check, ...Check[]]> {
  const [queue, google, credentials] = await Promise.all([
    checkQueue(core),
    checkGoogle(core),
    checkCredentials(core, signal),
  ]);
  return [queue, ...credentials, google];
}

function checkStore(core: OpenCore, { mongodbUri, dataDir }: Settings): Promise<Check> {
  return checked('store', async () => {
    await core.store.ping();
    const counts = await core.get(JobRepository).countByStatus();
    const where = mongodbUri === undefined ? `SQLite in ${dataDir}` : 'MongoDB';
    return `${where}; ${counts.ready} ready, ${counts.pending} pending, ${counts.error} failed`;
  });
}

function checkQueue(core: OpenCore): Promise<Check> {
  return checked('queue', async () => {
    const queue = core.get(JobQueue);
    await queue.ping();
    const kind = core.settings.amqpUrl === undefined ? 'embedded in the store' : 'RabbitMQ';
    return `${kind}; ${await queue.depth()} waiting`;
  });
}

function checkGoogle(core: OpenCore): Promise<Check> {
  return checked('Google', async () => {
    const { google, sandbox } = core.settings;
    if (google === undefined) return 'not set up: nobody signs in with Google (GOOGLE_CLIENT_ID)';
    const isPlayed = new URL(google.tokeninfoUrl).origin === sandbox.address.apiUrl;
    try {
      await core.get(GoogleIdentity).ping();
    } catch (error) {
      if (!isPlayed) throw error;
      throw new Error(`The sandbox, which plays Google, is not running at ${sandbox.address.hosts[1]}.`, {
        cause: error,
      });
    }
    return `sign-in answers, ${isPlayed ? 'played by the sandbox' : `for client ${google.clientId}`}`;
  });
}

function settingsText(settings: Settings): string {
  const stands = [settings.sandbox.crm && 'CRM', settings.sandbox.ai && 'AI'].filter((name) => name !== false);
  const sandbox = stands.length === 0 ? 'no sandbox' : `sandbox plays ${stands.join(' and ')}`;
  return `${settings.productName}, ${settings.production ? 'production' : 'development'}, ${sandbox}, Node ${process.versions.node}`;
}
