import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { Program } from './program.ts';

export interface RunningOverture {
  readonly url: string;
  readonly sandboxUrl: string;
  readonly environment: Readonly<Record<string, string>>;
  /** The contact links that `npm start` printed. */
  readonly sampleLinks: readonly string[];
  readonly program: Program;
  stop(): Promise<void>;
}

/** Starts the product as `npm start` does, with its own data folder and ports, and waits for the ready line. */
export async function startOverture(extra: Readonly<Record<string, string>> = {}): Promise<RunningOverture> {
  const dataDir = await mkdtemp(join(tmpdir(), 'overture-e2e-'));
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const environment = {
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    DATA_DIR: dataDir,
    SANDBOX_AI_LATENCY_MS: '300',
    SANDBOX_TODAY: '2026-11-16',
    // The sandbox plays the company's sign-in too.
    OIDC_ISSUER: `http://127.0.0.1:${sandboxPort}/oidc`,
    OIDC_CLIENT_ID: 'overture',
    ...extra,
  };
  const program = new Program(['scripts/launch.mjs', 'start'], environment);
  const ready = await program.waitFor(/^Overture is ready at (http:\/\/localhost:\d+)$/m, 180_000);
  await program.waitFor(/(http:\/\/localhost:\d+\/contacts\/\S+\s[^]*){3}/, 5_000);
  return {
    url: ready[1] ?? '',
    sandboxUrl: `http://localhost:${sandboxPort}`,
    environment,
    sampleLinks: program.output.match(/http:\/\/localhost:\d+\/contacts\/\S+/g) ?? [],
    program,
    stop: async () => {
      await program.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
