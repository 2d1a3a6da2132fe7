import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SecretBox } from '../../platform/secret-box.ts';
import { emptyContext } from '../../contacts/domain/contact.ts';
import { ContactLinks } from '../../contacts/use-cases/contact-links.ts';
import { IdempotentRequests } from '../../records/use-cases/idempotent-requests.ts';
import { JobDispatcher } from '../../records/use-cases/job-dispatcher.ts';
import { KeepPdfInDrive } from './keep-pdf-in-drive.ts';
import { StatusAnnouncer } from '../../records/use-cases/status-announcer.ts';
import { SubmitGeneration } from './submit-generation.ts';
import {
  buildInputs,
  buildNewJob,
  buildPrompt,
  buildRequest,
  buildSnapshot,
  buildVersion,
  FakeClock,
  FakeCredentialResolver,
  FakeCrmContacts,
  FakeIdGenerator,
  FakeJobQueue,
  FakePdfDrive,
  FakePdfReader,
  FakeStatusFeed,
  modelUseCases,
  openTestStore,
  silentLogger,
  type TestStore,
  noLimits,
} from '../../testing/index.ts';
import type { GenerationVersion } from '../../records/domain/generation-record.ts';
import { RegenerateSequence } from './regenerate-sequence.ts';
import { NoTracing } from '../../platform/tracing.ts';

const actor = { userId: 'rep-1', role: 'admin', department: 'dt-sales' } as const;
const superadmin = { userId: 'boss', role: 'superadmin', department: null } as const;
const hubspotId = '40000000001';
const pdf = { name: 'offer.pdf', pages: 1, text: '[page 1]\nWe offer.' };
const context = { ...emptyContext, additionalInfo: 'They liked the demo.' };

describe('RegenerateSequence', () => {
  let store: TestStore;
  let queue: FakeJobQueue;
  let regenerate: RegenerateSequence;
  let recordId: string;

  const order = {
    actor,
    hubspotId,
    ownerId: undefined,
    promptId: undefined,
    aiModel: undefined,
    language: undefined,
    instruction: 'Mention the demo.',
    idempotencyKey: undefined,
  };

  beforeEach(async () => {
    const clock = new FakeClock();
    store = openTestStore({ clock });
    queue = new FakeJobQueue();
    const announcer = new StatusAnnouncer({ feed: new FakeStatusFeed(), logger: silentLogger });
    regenerate = new RegenerateSequence({
      history: store.history,
      submit: new SubmitGeneration({
        tracing: new NoTracing(),
        credentials: new FakeCredentialResolver(),
        chooseModel: modelUseCases(store.models).chooseModel,
        prompts: store.prompts,
        snapshots: store.snapshots,
        links: new ContactLinks({
          crm: new FakeCrmContacts([]),
          settings: { extraHosts: [], sandboxUrl: undefined, portalId: undefined },
        }),
        pdfReader: new FakePdfReader(),
        jobs: store.jobs,
        spending: noLimits,
        dispatcher: new JobDispatcher({ queue, announcer, logger: silentLogger }),
        idempotency: new IdempotentRequests({ idempotency: store.idempotency, clock }),
        keepPdfInDrive: new KeepPdfInDrive({
          googleAccess: store.googleAccess,
          secretBox: new SecretBox(Buffer.alloc(32, 3).toString('base64')),
          drive: new FakePdfDrive(),
          clock,
          logger: silentLogger,
        }),
        clock,
        ids: new FakeIdGenerator(),
      }),
    });
    for (const id of ['prompt-1', 'prompt-2'])
      await store.prompts.create(buildPrompt({ id, department: 'dt-sales', title: id, prompt: `${id} of today.` }));
    // A fetch of a moment ago is not taken for a fresh read.
    const key = { userId: actor.userId, hubspotId, department: 'dt-sales' } as const;
    await store.snapshots.put(key, buildSnapshot(), clock.now() + 60_000);
    const { id } = await store.jobs.submit(
      buildNewJob({
        userId: actor.userId,
        hubspotId,
        request: buildRequest({ department: 'dt-sales', promptId: 'prompt-1' }),
        inputs: buildInputs({ context, pdf, promptText: 'prompt-1 as it was.' }),
      }),
    );
    recordId = id;
    await complete(buildVersion());
  });
  afterEach(() => store.close());

  async function complete(version: GenerationVersion): Promise<void> {
    const claimed = await store.jobs.claim(recordId, { owner: 'w', now: Date.now(), until: Date.now() + 1_000 });
    await store.jobs.complete(recordId, claimed?.job.fence ?? 0, version);
  }

  it('queues a new version from a fresh read, with the texts of the last submit and the instruction', async () => {
    expect(await regenerate.execute(order)).toEqual({ id: recordId, hubspotId, status: 'pending' });
    expect(queue.published).toEqual([{ recordId }]);
    expect(await store.history.findById(recordId)).toMatchObject({
      job: { version: 2, request: { department: 'dt-sales', promptId: 'prompt-1', aiModel: 'gpt-5' } },
      inputs: { snapshot: null, context, pdf, promptText: 'prompt-1 of today.', instruction: 'Mention the demo.' },
      results: [{ version: 1 }],
    });
    await expect(regenerate.execute(order)).rejects.toMatchObject({ code: 'generation_in_progress' });
  });

  it('replays the first answer to a repeat, also once the new version is ready', async () => {
    const keyed = { ...order, idempotencyKey: 'key-1' };
    const first = await regenerate.execute(keyed);
    const { answer, ...version } = buildVersion({ version: 2 });
    const emails = answer.emails.map((email, index) => ({ ...email, send_after_days: index * 5 }));
    await complete({ ...version, answer: { ...answer, emails } });
    expect(await regenerate.execute(keyed)).toEqual(first);
    expect(queue.published).toHaveLength(1);
    await expect(regenerate.execute({ ...keyed, language: 'de' })).rejects.toMatchObject({
      code: 'idempotency_mismatch',
    });
  });

  it('can use another template and another model', async () => {
    await regenerate.execute({ ...order, promptId: 'prompt-2', aiModel: 'gpt-5-chat-latest', instruction: undefined });
    expect(await store.history.findById(recordId)).toMatchObject({
      job: { request: { promptId: 'prompt-2', promptTitle: 'prompt-2', aiModel: 'gpt-5-chat-latest' } },
      inputs: { promptText: 'prompt-2 of today.', instruction: '' },
    });
    await expect(regenerate.execute({ ...order, promptId: 'gone' })).rejects.toMatchObject({ code: 'not_found' });
  });

  it('keeps the language of the last submit, unless the request names another', async () => {
    await regenerate.execute({ ...order, language: 'de' });
    expect(await store.history.findById(recordId)).toMatchObject({ job: { request: { language: 'de' } } });
    await store.jobs.cancel(recordId, { code: 'conflict', message: 'Cancelled.' }, Date.now());
    await regenerate.execute(order);
    expect(await store.history.findById(recordId)).toMatchObject({ job: { request: { language: 'de' } } });
  });

  it("writes into any user's record for a superadmin, and into no other user's for an admin", async () => {
    const stranger = { ...actor, userId: 'rep-2' };
    for (const ownerId of [undefined, actor.userId])
      await expect(regenerate.execute({ ...order, actor: stranger, ownerId })).rejects.toMatchObject({
        code: 'not_found',
      });
    expect(await regenerate.execute({ ...order, actor: superadmin, ownerId: actor.userId })).toMatchObject({
      id: recordId,
    });
    expect(await store.history.findByContact(superadmin.userId, hubspotId)).toBeNull();
  });
});
