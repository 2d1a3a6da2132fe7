import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { SettingsError } from '@overture/core/composition/environment';
import { readSettings } from '@overture/core/composition/read-settings';
import { requireWritable } from './start/data-folder.ts';
import { greeting } from './start/greeting.ts';
import { LogFile, plainLine } from './start/plain-log.ts';
import { claimPort, claimPortFrom, StartError } from './start/ports.ts';
import { Program } from './start/program.ts';
import { runToEnd } from './start/run-to-end.ts';
import { waitUntilReady } from './start/wait-until-ready.ts';
import { readSandboxUse } from './start/sandbox-use.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const graceMs = 4_000;
/** npm repeats a signal that the terminal has already sent; people take longer to press Ctrl-C again. */
const sameSignalMs = 400;

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const programs: Program[] = [];
const stopping = new AbortController();
let ready = false;

/** `npm start`: everything on one machine, until Ctrl-C. */
async function start(): Promise<void> {
  const settings = readSettings(process.env);
  requireWritable(settings.dataDir, root);
  // A free port is picked once, so that an open page finds the api at the same address after a crash.
  const port = await claimPort('PORT', settings.port, settings.host);
  const needsSandbox = settings.sandbox.crm || settings.sandbox.ai;
  const wantedPort = settings.sandbox.address.port;
  const sandboxPort = needsSandbox ? await claimSandboxPort(wantedPort, port) : wantedPort;
  const env = {
    ...process.env,
    SANDBOX_PORT: String(sandboxPort),
    // The terminal shows warnings and errors; LOG_LEVEL shows the rest.
    LOG_LEVEL: process.env['LOG_LEVEL'] || 'warn',
  };
  const translate = process.env['LOG_LEVEL'] ? undefined : shortened(path.resolve(root, settings.dataDir, 'start.log'));
  const program = (name: string, main: string, own: NodeJS.ProcessEnv = {}): Program => {
    const started = new Program({ name, main, env: { ...env, ...own }, print, translate });
    programs.push(started);
    return started;
  };

  // The sandbox listens on the loopback interface only, wherever the API listens. It keeps received notes in the data
  // folder, because records in the store refer to them.
  const local = { HOST: '127.0.0.1', DATA_DIR: path.resolve(root, settings.dataDir) };
  const sandbox = needsSandbox ? program('sandbox', 'sandbox/src/main.ts', local).start() : undefined;
  const worker = program('worker', 'worker/src/main.ts').start();
  const api = program('api', 'api/src/main.ts', { PORT: String(port) }).start();
  const build = runToEnd({ main: 'scripts/build-web.ts', print, signal: stopping.signal });
  const [address] = await Promise.all([api, sandbox, worker, build]);
  if (address === undefined) throw new StartError('The api did not say where it listens.');
  await waitUntilReady(address, stopping.signal);
  const sandboxUse = await readSandboxUse(address);
  stopping.signal.throwIfAborted();
  ready = true;
  const shown = `http://${shownHost(settings.host)}:${new URL(address).port || '80'}`;
  print(greeting({ address: shown, settings, sandboxUse }));
}

/** The port of `SANDBOX_PORT`; if it is not set, the first free port from the default on. */
async function claimSandboxPort(wanted: number, apiPort: number): Promise<number> {
  if (process.env['SANDBOX_PORT']) {
    if (wanted === apiPort) throw new StartError(`PORT=${apiPort} and SANDBOX_PORT=${wanted} must differ.`);
    return claimPort('SANDBOX_PORT', wanted, '127.0.0.1');
  }
  const port = await claimPortFrom('SANDBOX_PORT', wanted, '127.0.0.1', [apiPort]);
  if (port !== wanted)
    print(`The sandbox listens on port ${port}, because ${wanted} is in use; npx overture needs SANDBOX_PORT=${port}.`);
  return port;
}

/** Shortens log entries to lines for people. The file gets the whole entries, and the first short line names it. */
function shortened(file: string): (line: string) => string {
  const log = new LogFile(file);
  const near = path.relative(process.cwd(), file);
  const shown = near.startsWith('..') ? file : near;
  let isFileNamed = false;
  return (line) => {
    const short = plainLine(line);
    if (short === line || !log.write(line) || isFileNamed) return short;
    isFileNamed = true;
    return `${short}\n        │ Whole entries are in ${shown}; LOG_LEVEL=warn shows them here.`;
  };
}

/** The value of the setting that a message names, unless it is a secret. */
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

/**
 * Stops every program within the grace period. The sandbox stops last, because an unfinished generation still needs it.
 */
async function stopAll(): Promise<void> {
  stopping.abort(new StartError('The start was stopped.'));
  const until = Date.now() + graceMs;
  await Promise.all(programs.filter(({ name }) => name !== 'sandbox').map((program) => program.stop(graceMs)));
  await Promise.all(programs.map((program) => program.stop(Math.max(250, until - Date.now()))));
}

async function fail(message: string): Promise<void> {
  if (stopping.signal.aborted) return;
  process.stderr.write(`${message}\n`);
  await stopAll();
  process.exit(1);
}

let firstSignalAt = 0;

async function onSignal(): Promise<void> {
  if (stopping.signal.aborted) {
    if (Date.now() - firstSignalAt < sameSignalMs) return;
    for (const program of programs) program.kill();
    process.exit(130);
  }
  firstSignalAt = Date.now();
  print('Stopping …');
  await stopAll();
  process.exit(ready ? 0 : 130);
}

// Once the terminal is closed, every output fails; that must not interrupt the stop.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void onSignal());
process.on('exit', () => {
  stopping.abort();
  for (const program of programs) program.kill();
});

start().catch((error: unknown) => {
  if (error instanceof SettingsError) return fail(`${error.message}${givenValue(error.message)}`);
  if (error instanceof StartError) return fail(error.message);
  return fail(`Overture could not start: ${error instanceof Error ? error.message : String(error)}`);
});
