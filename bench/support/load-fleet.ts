import path from 'node:path';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { testBroker } from '@overture/core/testing/test-broker';
import { testDatabase } from '../../e2e/drills/support/test-database.ts';
import { nodeFlags } from '../../scripts/launch/node-flags.mjs';
import { freePort } from '../../e2e/support/free-port.ts';
import { Program } from '../../e2e/support/program.ts';
import { startAiProcess, type AiProcess } from './ai-process.ts';

const startedWithinMs = 60_000;

/** The API, workers, sandbox and an AI as processes of their own, on MongoDB and RabbitMQ. */
export interface LoadFleet {
  readonly url: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly brokerPrefix: string;
  readonly apiPid: number;
  readonly ai: AiProcess;
  /** Kills one worker as `kill -9` does, and starts another in its place. */
  replaceWorker(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the fleet. It needs MONGO_TEST_URI and AMQP_TEST_URL. */
export async function startLoadFleet(options: {
  readonly workers: number;
  readonly concurrency: number;
  readonly aiLatencyMs: number;
  /** How fast the AI writes; at once unless given. */
  readonly tokensPerSecond?: number;
  /** Short where workers are killed. */
  readonly leaseSeconds?: number;
}): Promise<LoadFleet> {
  const { MONGO_TEST_URI: mongo, AMQP_TEST_URL: amqp } = process.env;
  if (!mongo || !amqp) throw new Error('This benchmark needs MONGO_TEST_URI and AMQP_TEST_URL.');
  const dataDir = await mkdtemp(path.join(tmpdir(), 'overture-load-'));
  const database = testDatabase(mongo);
  const broker = testBroker(amqp);
  const ai = await startAiProcess(options.aiLatencyMs, options.tokensPerSecond);
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const environment = {
    PORT: String(port),
    SANDBOX: 'on',
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_HUBSPOT_CEILING: '100000',
    DATA_DIR: dataDir,
    MONGODB_URI: database.uri,
    AMQP_URL: amqp,
    DRILL_BROKER_PREFIX: broker.prefix,
    OPENAI_API_KEY: 'sk-load',
    OPENAI_BASE_URL: `${ai.url}/v1`,
    JWT_SECRET: randomBytes(32).toString('hex'),
    ENCRYPTION_KEY: randomBytes(32).toString('base64'),
    SUPERADMIN_EMAIL: 'load@overture.example',
    SUPERADMIN_PASSWORD: `Load!1${randomBytes(9).toString('base64url')}`,
    WORKER_CONCURRENCY: String(options.concurrency),
    JOB_LEASE_SECONDS: String(options.leaseSeconds ?? 10),
    JOB_MAX_ATTEMPTS: '20',
  };
  const run = (main: string, flags: readonly string[] = []): Program => new Program([...flags, main], environment);
  const sandbox = run('sandbox/src/main.ts');
  const api = run('e2e/drills/support/drill-api.ts', nodeFlags('api/src/main.ts'));
  await Promise.all([
    sandbox.waitFor(/Sandbox is ready/, startedWithinMs),
    api.waitFor(/api is ready/, startedWithinMs),
  ]);
  const startWorker = async (): Promise<Program> => {
    const worker = run('e2e/drills/support/drill-worker.ts');
    await worker.waitFor(/worker is ready/, startedWithinMs);
    return worker;
  };
  const workers = await Promise.all(Array.from({ length: options.workers }, startWorker));
  return {
    url: `http://127.0.0.1:${port}`,
    environment,
    brokerPrefix: broker.prefix,
    apiPid: api.child.pid ?? 0,
    ai,
    replaceWorker: async () => {
      const worker = workers.shift();
      worker?.child.kill('SIGKILL');
      await worker?.exited;
      workers.push(await startWorker());
    },
    stop: async () => {
      await Promise.all([...workers, api].map((program) => program.stop('SIGTERM')));
      await sandbox.stop('SIGTERM');
      ai.close();
      await broker.remove();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
