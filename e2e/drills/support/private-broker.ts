import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { testBroker } from '@overture/core/testing/test-broker';
import { freePort } from '../../support/free-port.ts';

/** A RabbitMQ of our own, which a test may kill. */
export interface PrivateBroker {
  readonly url: string;
  /** Starts it, also again after a kill, with what it had on disk; resolved once it answers. */
  start(): Promise<void>;
  /**
   * Resolved once a new quorum queue is sure to have a leader again after a kill. RabbitMQ notes the members that it has
   * to start in a table that it writes to disk only when it has been quiet for half a second; who is missing there is
   * started as a follower of nobody, for ever (rabbitmq-server issue 15725).
   */
  remembers(queue: string): Promise<void>;
  /** As `kill -9` does, the whole process group. */
  kill(): Promise<void>;
  /** Kills it and removes what it kept. */
  remove(): Promise<void>;
}

/** The server itself, not the wrapper of the distribution, which insists on its own user and folders. */
const program = ['/usr/lib/rabbitmq/bin/rabbitmq-server', '/opt/rabbitmq/sbin/rabbitmq-server'].find((file) =>
  existsSync(file),
);
const answersWithinMs = 60_000;

/**
 * A suite that kills a broker. Where no RabbitMQ is installed, it is skipped under a name that says so, or fails when
 * `REQUIRE_SERVERS=1` promises that one is.
 */
export function describeWithPrivateBroker(name: string, suite: () => void): void {
  if (program !== undefined) describe(name, suite);
  else if (process.env['REQUIRE_SERVERS'] === '1') {
    it(name, () => expect.fail('REQUIRE_SERVERS=1, and rabbitmq-server is not installed.'));
  } else describe.skip(`${name} (needs rabbitmq-server on this machine)`, suite);
}

export async function privateBroker(): Promise<PrivateBroker> {
  if (program === undefined) throw new Error('rabbitmq-server is not installed.');
  const command = program;
  const folder = await mkdtemp(join(tmpdir(), 'overture-broker-'));
  const [port, distributionPort] = [await freePort(), await freePort()];
  const url = `amqp://guest:guest@127.0.0.1:${port}`;
  const node = `overture-drill-${randomBytes(4).toString('hex')}@localhost`;
  const environment = {
    PATH: process.env['PATH'],
    // Its cookie is its own, so that no other node of this machine talks to it.
    HOME: folder,
    RABBITMQ_NODENAME: node,
    RABBITMQ_NODE_IP_ADDRESS: '127.0.0.1',
    RABBITMQ_NODE_PORT: String(port),
    RABBITMQ_DIST_PORT: String(distributionPort),
    RABBITMQ_MNESIA_BASE: join(folder, 'mnesia'),
    RABBITMQ_LOG_BASE: join(folder, 'log'),
    RABBITMQ_PID_FILE: join(folder, 'pid'),
    RABBITMQ_ENABLED_PLUGINS_FILE: join(folder, 'plugins'),
    RABBITMQ_CONF_ENV_FILE: join(folder, 'none'),
    RABBITMQ_CONFIG_FILE: join(folder, 'none'),
    RABBITMQ_LOGS: '-',
    // One scheduler that does not spin while it waits: the machine is the tests'.
    RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS: '+S 1:1 +sbwt none',
  };
  let running: ChildProcess | undefined;

  const kill = async (): Promise<void> => {
    if (running?.pid === undefined || running.exitCode !== null || running.signalCode !== null) return;
    const exited = once(running, 'exit');
    process.kill(-running.pid, 'SIGKILL');
    await exited;
  };
  // A test run that ends early leaves no broker behind.
  process.once('exit', () => {
    if (running?.pid !== undefined && running.exitCode === null && running.signalCode === null) {
      process.kill(-running.pid, 'SIGKILL');
    }
  });

  return {
    url,
    start: async () => {
      let output = '';
      const child = spawn(command, [], { detached: true, env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding('utf8').on('data', (text: string) => {
          output = (output + text).slice(-4_000);
        });
      }
      running = child;
      child.once('exit', (code, signal) => {
        if (signal !== 'SIGKILL')
          process.stderr.write(`The drill's RabbitMQ ended by itself (${String(code)}): ${output}\n`);
      });
      await vi.waitFor(
        async () => {
          if (child.exitCode !== null) throw new Error(`RabbitMQ ended: ${output}`);
          await testBroker(url).administer(async () => {});
        },
        { timeout: answersWithinMs, interval: 100 },
      );
    },
    remembers: async (queue) => {
      const table = join(folder, 'mnesia', node, 'quorum', node, 'names.dets');
      // An atom of Erlang's, its length before it: no longer name passes for it.
      const member = `%2F_${queue}`;
      const entry = Buffer.from([member.length, ...Buffer.from(member)]);
      await vi.waitFor(async () => expect((await readFile(table)).includes(entry), queue).toBe(true), {
        timeout: 90_000,
        interval: 50,
      });
    },
    kill,
    remove: async () => {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
