import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { emptyContext } from '@overture/core/contacts/domain/contact';
import { FindActingUser } from '@overture/core/people/users/use-cases/find-acting-user';
import { HistoryRepository } from '@overture/core/records/ports/history-repository';
import { JobQueue } from '@overture/core/records/ports/job-queue';
import { PromptRepository } from '@overture/core/prompts/ports/prompt-repository';
import { SubmitGeneration } from '@overture/core/writing/use-cases/submit-generation';
import { openCore, readSettings, type OpenCore } from '@overture/core/composition';
import { buildContact, FakeCrmContacts, FakeTextGenerator, silentLogger } from '@overture/core/testing';
import { expect } from 'vitest';
import { cuttableProxy, type CuttableProxy } from '@overture/core/testing/cuttable-proxy';
import { testBroker, type TestBroker } from '@overture/core/testing/test-broker';
import { startWorker } from '../../../worker/src/start-worker.ts';

/** An API's and two workers' cores over one SQLite file and one broker; the vendors are fakes that count. */
export interface RabbitMqDrill {
  readonly broker: TestBroker;
  /** Between the three cores and the broker. */
  readonly wire: CuttableProxy;
  readonly queue: JobQueue;
  /** The paid calls so far. */
  readonly calls: () => number;
  /** Accepts generations of `count` further contacts, a few at a time; answers the records' ids. */
  submit(count: number): Promise<readonly string[]>;
  /** Waits until every one of these is ready, and checks that each has exactly one result. */
  expectOneResultEach(ids: readonly string[]): Promise<void>;
  stop(): Promise<void>;
}

/** A lost message delays a job by half a lease; the rest is to spare on a busy machine. */
const leaseSeconds = 3;
const allReadyWithinMs = 60_000;

export async function startRabbitMqDrill(
  address: string,
  options: { readonly writingMs: number; /** No result is written before. */ readonly until?: Promise<void> },
): Promise<RabbitMqDrill> {
  const dataDir = await mkdtemp(join(tmpdir(), 'overture-drill-'));
  const broker = testBroker(address);
  const wire = await cuttableProxy(address);
  const settings = readSettings({
    DATA_DIR: dataDir,
    AMQP_URL: wire.url,
    JWT_SECRET: randomBytes(32).toString('hex'),
    ENCRYPTION_KEY: randomBytes(32).toString('base64'),
    JOB_LEASE_SECONDS: String(leaseSeconds),
  });
  const crmContacts = new FakeCrmContacts();
  const textGenerator = new FakeTextGenerator();
  textGenerator.whileWriting = async () => {
    await sleep(options.writingMs);
    await options.until;
  };
  const open = (): Promise<OpenCore> =>
    openCore(settings, {
      logger: silentLogger,
      overrides: { crmContacts, textGenerator, brokerPrefix: broker.prefix },
    });
  const api = await open();
  const workerCores = [await open(), await open()];
  const workers = await Promise.all(workerCores.map((core) => startWorker(core, silentLogger)));
  const user = await api.get(FindActingUser).execute({ email: 'sales@overture.example' });
  const { items } = await api.get(PromptRepository).list({ department: 'product-sales' }, { page: 1, limit: 1 });
  let contacts = 0;

  const submitOne = async (): Promise<string> => {
    contacts += 1;
    const contact = buildContact({ id: String(70_000_000_000 + contacts) });
    crmContacts.contacts.set(contact.id, contact);
    const accepted = await api.get(SubmitGeneration).execute({
      actor: { userId: user.id, role: user.role, department: user.department },
      department: null,
      hubspotId: contact.id,
      prospectUrl: undefined,
      context: emptyContext,
      promptId: items[0]?.id ?? '',
      aiModel: undefined,
      pdf: undefined,
      idempotencyKey: undefined,
    });
    return accepted.id;
  };

  return {
    broker,
    wire,
    queue: api.get(JobQueue),
    calls: () => textGenerator.requests.length,
    submit: async (count) => {
      const ids: string[] = [];
      const lane = async (): Promise<void> => {
        while (contacts < last) ids.push(await submitOne());
      };
      const last = contacts + count;
      await Promise.all(Array.from({ length: 5 }, lane));
      return ids;
    },
    expectOneResultEach: async (ids) => {
      const history = api.get(HistoryRepository);
      const read = () => Promise.all(ids.map((id) => history.findById(id)));
      await expect
        .poll(async () => (await read()).filter((record) => record?.job.status !== 'ready').length, {
          timeout: allReadyWithinMs,
          interval: 250,
        })
        .toBe(0);
      for (const record of await read()) {
        expect(record).toMatchObject({ versions: [{ version: 1 }], job: { error: null } });
        expect(record?.versions).toHaveLength(1);
      }
    },
    stop: async () => {
      wire.mend();
      await Promise.all(workers.map((worker) => worker.stop()));
      await Promise.all([api, ...workerCores].map((core) => core.close()));
      await broker.remove();
      await wire.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
