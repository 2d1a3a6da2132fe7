import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { readSettings, SettingsError } from '../core/src/composition/settings.ts';
import { buildWeb } from './build-web.ts';
import { requireWritable } from './start/data-folder.ts';
import { greeting } from './start/greeting.ts';
import type { SampleContact } from './start/greeting.ts';
import { LogFile, plainLine } from './start/plain-log.ts';
import { claimPort, StartError } from './start/ports.ts';
import { Program } from './start/program.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const readyDeadlineMs = 60_000;
const graceMs = 4_000;
/** npm repeats a signal that the terminal already sent; people take longer to press Ctrl-C again. */
const sameSignalMs = 400;

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const programs: Program[] = [];
let ready = false;
let stoppingSince = 0;

/** `npm start`: everything on one machine, until Ctrl-C. */
async function start(): Promise<void> {
  const settings = readSettings(process.env);
  requireWritable(settings.dataDir, root);
  const needsSandbox = settings.sandbox.crm || settings.sandbox.ai;
  if (needsSandbox && settings.port !== 0 && settings.port === settings.sandbox.address.port) {
    throw new StartError(`PORT=${settings.port} and SANDBOX_PORT=${settings.port} must differ.`);
  }
  await claimPort('PORT', settings.port, settings.host);
  const sandboxPort = needsSandbox
    ? await claimPort('SANDBOX_PORT', settings.sandbox.address.port, '127.0.0.1')
    : settings.sandbox.address.port;
  const env = {
    ...process.env,
    SANDBOX_PORT: String(sandboxPort),
    // Warnings and errors are for the one who started it; the rest is there for who asks.
    LOG_LEVEL: process.env['LOG_LEVEL'] || 'warn',
  };
  const translate = process.env['LOG_LEVEL'] ? undefined : shortened(path.resolve(root, settings.dataDir, 'start.log'));
  const program = (name: string, main: string, own: NodeJS.ProcessEnv = {}): Program => {
    const started = new Program({ name, main, env: { ...env, ...own }, print, translate });
    programs.push(started);
    return started;
  };

  // The stand-ins are asked over the loopback, wherever the API itself listens. Alone they keep nothing without a folder;
  // here a note must outlast the records that name it.
  const local = { HOST: '127.0.0.1', DATA_DIR: path.resolve(root, settings.dataDir) };
  const sandbox = needsSandbox ? program('sandbox', 'sandbox/src/main.ts', local).start() : undefined;
  const worker = program('worker', 'worker/src/main.ts').start();
  await Promise.race([buildWeb({ log: print }), failureOf(sandbox), failureOf(worker)]);
  // Whoever has the page open must find the api there again after a crash: a free port is picked once.
  const port = await claimPort('PORT', settings.port, settings.host);
  const api = program('api', 'api/src/main.ts', { PORT: String(port) }).start();
  const [address] = await Promise.all([api, sandbox, worker]);
  if (address === undefined) throw new StartError('The api did not say where it listens.');
  await waitUntilReady(address);
  const samples = needsSandbox ? await sampleContacts(sandboxPort) : [];
  if (stoppingSince !== 0) return;
  ready = true;
  const shown = `http://${shownHost(settings.host)}:${new URL(address).port || '80'}`;
  print(greeting({ address: shown, settings, defaultPassword: !process.env['SUPERADMIN_PASSWORD'], samples }));
}

/** Makes log entries short lines for people; who wants them whole finds them in the file, or sets LOG_LEVEL. */
function shortened(file: string): (line: string) => string {
  const log = new LogFile(file);
  const near = path.relative(process.cwd(), file);
  const shown = near.startsWith('..') ? file : near;
  let isTold = false;
  return (line) => {
    const short = plainLine(line);
    if (short === line || !log.write(line) || isTold) return short;
    isTold = true;
    return `${short}\n        │ Whole entries are in ${shown}; LOG_LEVEL=warn shows them here.`;
  };
}

/** Only ever rejects: lets a wait end with the failure of something that runs beside it. */
function failureOf(running: Promise<unknown> | undefined): Promise<never> {
  return new Promise((_, reject) => void running?.catch(reject));
}

/** Resolves when `/readyz` answers 200. Throws StartError with what it said last after a minute. */
async function waitUntilReady(address: string): Promise<void> {
  const deadline = Date.now() + readyDeadlineMs;
  let last = 'no answer';
  while (Date.now() < deadline && stoppingSince === 0) {
    try {
      const response = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(2_000) });
      if (response.status === 200) return;
      last = `${response.status} ${(await response.text()).slice(0, 200)}`;
    } catch (error) {
      last = error instanceof Error ? error.message : String(error);
    }
    await sleep(50);
  }
  if (stoppingSince === 0) throw new StartError(`The api did not become ready within a minute: ${last}`);
}

const samplesAnswer = z.object({
  samples: z.array(z.object({ name: z.string(), company: z.string().nullable(), url: z.string() })),
});

/** Three contacts of the sandbox to begin with; none when it does not answer, which is no reason not to start. */
async function sampleContacts(port: number): Promise<SampleContact[]> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/_sandbox/samples`, { signal: AbortSignal.timeout(2_000) });
    const { samples } = samplesAnswer.parse(await response.json());
    return samples
      .slice(0, 3)
      .map(({ name, company, url }) => ({ url, label: [name, company].filter(Boolean).join(', ') }));
  } catch {
    return [];
  }
}

/** What the setting that a message names was set to; a secret stays one. */
function givenValue(message: string): string {
  const name = /^The setting ([A-Z_]+) must /.exec(message)?.[1] ?? '';
  const value = process.env[name];
  return value === undefined || /PASSWORD|SECRET|KEY|TOKEN|UR[IL]$/.test(name)
    ? ''
    : ` It is ${JSON.stringify(value)}.`;
}

function shownHost(host: string): string {
  if (['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

async function stopAll(): Promise<void> {
  // The sandbox last: a generation that is being finished still talks to it.
  const until = Date.now() + graceMs;
  await Promise.all(programs.filter(({ name }) => name !== 'sandbox').map((program) => program.stop(graceMs)));
  await Promise.all(programs.map((program) => program.stop(Math.max(250, until - Date.now()))));
}

async function fail(message: string): Promise<void> {
  if (stoppingSince !== 0) return;
  stoppingSince = Date.now();
  process.stderr.write(`${message}\n`);
  await stopAll();
  process.exit(1);
}

async function onSignal(): Promise<void> {
  if (stoppingSince !== 0) {
    if (Date.now() - stoppingSince < sameSignalMs) return;
    for (const program of programs) program.kill();
    process.exit(130);
  }
  stoppingSince = Date.now();
  print('Stopping …');
  await stopAll();
  process.exit(ready ? 0 : 130);
}

// A closed terminal takes the output with it; that must not end the stop half-way.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void onSignal());
process.on('exit', () => {
  for (const program of programs) program.kill();
});

// npm that was killed hard cannot pass that on; without npm, a start may well outlive the shell it came from.
if (process.env['npm_lifecycle_event'] !== undefined) {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stoppingSince === 0 && void onSignal(), 1_000).unref();
}

start().catch((error: unknown) => {
  if (error instanceof SettingsError) return fail(`${error.message}${givenValue(error.message)}`);
  if (error instanceof StartError) return fail(error.message);
  return fail(`Overture could not start: ${error instanceof Error ? error.message : String(error)}`);
});
