import { readSettings } from './settings.ts';
import { startSandbox } from './start-sandbox.ts';

const fail = (message: string): never => {
  process.stderr.write(`${message}\n`);
  process.exit(1);
};

function settingsOrExit() {
  try {
    return readSettings(process.env);
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Runs the sandbox as a process: settings from the environment, one line when ready, a clean stop on SIGINT and
 * SIGTERM.
 */
export async function run(): Promise<void> {
  const settings = settingsOrExit();
  const sandbox = await startSandbox(settings).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE')
      return fail(`Port ${settings.port} is in use. Stop what listens there or set SANDBOX_PORT to another port.`);
    if (error.code === 'EACCES' && error.syscall === 'listen')
      return fail(`Port ${settings.port} may not be opened by this user. Set SANDBOX_PORT to another port.`);
    throw error;
  });
  process.stdout.write(`Sandbox is ready at http://localhost:${sandbox.port}\n`);
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    void sandbox.close().then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
