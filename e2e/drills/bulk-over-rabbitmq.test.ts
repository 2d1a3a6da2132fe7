import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BulkLedgers } from '@overture/core/runs/ports/bulk-ledger';
import { FindActingUser } from '@overture/core/people/users/use-cases/find-acting-user';
import { RunBulk } from '@overture/core/runs/use-cases/run-bulk';
import type { BulkEntry } from '@overture/core/runs/domain/bulk-row';
import type { RowOutcome } from '@overture/core/runs/domain/row-outcome';
import { openCore, readSettings } from '@overture/core/composition';
import { describeWithServer, silentLogger } from '@overture/core/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testBroker, type TestBroker } from '@overture/core/testing/test-broker';
import { SampleCrm } from '../../sandbox/src/crm-data/sample-crm.ts';
import { startSandbox } from '../../sandbox/src/start-sandbox.ts';
import { Program } from '../support/program.ts';
import { bundledWorker } from './support/bundle-worker.ts';

describeWithServer('AMQP_TEST_URL', 'a bulk run by the fleet, over RabbitMQ', (address) => {
  let broker: TestBroker;
  let sandbox: Awaited<ReturnType<typeof startSandbox>>;
  let dataDir: string;
  let worker: Program | undefined;
  beforeAll(async () => {
    broker = testBroker(address);
    sandbox = await startSandbox({
      port: 0,
      aiLatencyMs: 50,
      hubspotCeiling: 100_000,
      today: new Date('2026-11-16'),
    });
    dataDir = await mkdtemp(join(tmpdir(), 'overture-drill-'));
  });
  afterAll(async () => {
    await worker?.stop('SIGTERM');
    await sandbox.close();
    await broker.remove();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('is written by a worker of another process, each row once', async () => {
    const environment = {
      DATA_DIR: dataDir,
      AMQP_URL: address,
      SANDBOX: 'on',
      SANDBOX_PORT: String(sandbox.port),
      JWT_SECRET: randomBytes(32).toString('hex'),
      ENCRYPTION_KEY: randomBytes(32).toString('base64'),
    };
    const core = await openCore(readSettings(environment), {
      logger: silentLogger,
      overrides: { brokerPrefix: broker.prefix },
    });
    const ledger = core.get(BulkLedgers).open();
    try {
      const user = await core.get(FindActingUser).execute({ email: undefined });
      const contacts = new SampleCrm().contacts
        .filter(({ properties }) => properties['hs_email_optout'] !== 'true')
        .slice(0, 12)
        .map(({ id }) => id);
      const outcomes: RowOutcome[] = [];
      const never = new AbortController().signal;
      const run = core.get(RunBulk).execute({
        actor: { userId: user.id, role: 'superadmin', department: null },
        auditActor: { userId: null, name: 'cli:drill' },
        entries: listOf(contacts),
        defaults: { department: 'product-sales', prompt: 'First conversation from the CRM history', model: undefined },
        serviceTier: 'default',
        concurrency: 256,
        via: 'queue',
        pushPlaybook: false,
        includeOptedOut: false,
        maxCostUsd: null,
        maxFailures: null,
        ledger,
        resumedSince: null,
        onOutcome: (outcome) => void outcomes.push(outcome),
        drain: never,
        abort: never,
      });
      // It begins while the rows are in the queue already.
      worker = new Program([bundledWorker], {
        ...environment,
        DRILL_BROKER_PREFIX: broker.prefix,
      });
      expect(await run).toMatchObject({ ready: contacts.length, errors: 0, skipped: 0, stopped: null });
      expect(outcomes).toHaveLength(contacts.length);
      expect(new Set(outcomes.map(({ hubspotId }) => hubspotId))).toEqual(new Set(contacts));
      const requests = await (await fetch(`${sandbox.url}/_sandbox/requests`)).text();
      expect(requests.split('/v1/responses').length - 1).toBe(contacts.length);
    } finally {
      ledger.close();
      await core.close();
    }
  });
});

async function* listOf(contacts: readonly string[]): AsyncGenerator<BulkEntry> {
  for (const [index, contact] of contacts.entries()) {
    yield {
      row: index + 1,
      line: index + 2,
      contact,
      hubspotId: contact,
      prospectUrl: undefined,
      prompt: undefined,
      department: undefined,
      model: undefined,
      additionalInfo: '',
    };
  }
}
