import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SecretBox } from '../../platform/secret-box.ts';
import { emptyContext } from '../../contacts/domain/contact.ts';
import { ContactLinks } from '../../contacts/use-cases/contact-links.ts';
import { AppError } from '../../platform/app-error.ts';
import {
  buildAiModel,
  buildContact,
  buildPrompt,
  buildSnapshot,
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
import { IdempotentRequests } from '../../records/use-cases/idempotent-requests.ts';
import { KeepPdfInDrive } from './keep-pdf-in-drive.ts';
import { JobDispatcher } from '../../records/use-cases/job-dispatcher.ts';
import { StatusAnnouncer } from '../../records/use-cases/status-announcer.ts';
import { SubmitGeneration, type SubmitInput } from './submit-generation.ts';
import { NoTracing } from '../../platform/tracing.ts';

const admin = { userId: 'admin-1', role: 'admin', department: 'dt-sales' } as const;
const superadmin = { userId: 'super-1', role: 'superadmin', department: null } as const;

const secretBox = new SecretBox(Buffer.alloc(32, 3).toString('base64'));

describe('SubmitGeneration', () => {
  let clock: FakeClock;
  let store: TestStore;
  let queue: FakeJobQueue;
  let credentials: FakeCredentialResolver;
  let pdfReader: FakePdfReader;
  let drive: FakePdfDrive;
  let crm: FakeCrmContacts;
  let links: ContactLinks;
  let submitGeneration: SubmitGeneration;
  let promptId: string;

  const submit = (overrides: Partial<SubmitInput> = {}) =>
    submitGeneration.execute({
      actor: admin,
      department: null,
      hubspotId: '40000000001',
      prospectUrl: undefined,
      context: emptyContext,
      promptId,
      aiModel: undefined,
      pdf: undefined,
      idempotencyKey: undefined,
      ...overrides,
    });

  beforeEach(async () => {
    clock = new FakeClock();
    store = openTestStore({ clock });
    queue = new FakeJobQueue();
    credentials = new FakeCredentialResolver();
    pdfReader = new FakePdfReader();
    drive = new FakePdfDrive();
    crm = new FakeCrmContacts([buildContact()]);
    links = new ContactLinks({ crm, settings: { extraHosts: [], sandboxUrl: undefined, portalId: undefined } });
    const announcer = new StatusAnnouncer({ feed: new FakeStatusFeed(), logger: silentLogger });
    submitGeneration = new SubmitGeneration({
      tracing: new NoTracing(),
      credentials,
      chooseModel: modelUseCases(store.models).chooseModel,
      prompts: store.prompts,
      snapshots: store.snapshots,
      links,
      pdfReader,
      jobs: store.jobs,
      spending: noLimits,
      dispatcher: new JobDispatcher({ queue, announcer, logger: silentLogger }),
      keepPdfInDrive: new KeepPdfInDrive({
        googleAccess: store.googleAccess,
        secretBox,
        drive,
        clock,
        logger: silentLogger,
      }),
      idempotency: new IdempotentRequests({ idempotency: store.idempotency, clock }),
      clock,
      ids: new FakeIdGenerator(),
    });
    const prompt = buildPrompt({ department: 'dt-sales', prompt: 'Write three e-mails.', version: 4 });
    await store.prompts.create(prompt);
    promptId = prompt.id;
  });

  afterEach(() => store.close());

  it('stores everything that the worker needs before the queue is told', async () => {
    const snapshot = buildSnapshot();
    const key = { userId: admin.userId, hubspotId: '40000000001', department: 'dt-sales' } as const;
    await store.snapshots.put(key, snapshot, clock.now() + 1_000);
    const accepted = await submit({ context: { ...emptyContext, additionalInfo: 'They liked the demo.' } });
    expect(accepted).toMatchObject({ hubspotId: '40000000001', status: 'pending' });
    expect(queue.published).toEqual([{ recordId: accepted.id }]);
    const record = await store.history.findById(accepted.id);
    expect(record).toMatchObject({
      prospectUrl: snapshot.prospectUrl,
      job: { request: { department: 'dt-sales', aiModel: 'gpt-5' } },
      inputs: {
        snapshot: { fullSummary: snapshot.fullSummary },
        context: { additionalInfo: 'They liked the demo.' },
        promptText: 'Write three e-mails.',
        promptVersion: 4,
      },
    });
  });

  it('accepts a generation even if the queue is down, because the sweep finds it', async () => {
    queue.failNextPublish(new Error('the broker is gone'));
    const { id } = await submit();
    const later = clock.advance(60_000);
    expect(await store.jobs.findDue({ now: later, republishBefore: later - 30_000, limit: 10 })).toEqual([id]);
  });

  it('accepts a contact by its id alone while the CRM is down, and lets the worker find its address', async () => {
    crm.failNext(new AppError('crm_unavailable', 'HubSpot does not answer right now.'), 10);
    const { id } = await submit();
    expect(await store.history.findById(id)).toMatchObject({ prospectUrl: '', job: { status: 'pending' } });
    expect(queue.published).toEqual([{ recordId: id }]);
  });

  it("knows the address of a contact's account that was asked about before", async () => {
    const credential = await credentials.resolve('Hubspot', 'dt-sales');
    await links.resolve('40000000009', undefined, credential);
    crm.failNext(new AppError('crm_unavailable', 'HubSpot does not answer right now.'), 10);
    const { id } = await submit();
    expect((await store.history.findById(id))?.prospectUrl).toBe(
      'https://app.hubspot.com/contacts/4242/record/0-1/40000000001',
    );
  });

  it('refuses a second submit while a generation is running', async () => {
    await submit();
    await expect(submit()).rejects.toMatchObject({ code: 'generation_in_progress' });
  });

  it("hides another domain's prompt from an admin and shows every prompt to a superadmin", async () => {
    const other = buildPrompt({ department: 'conference-sales' });
    await store.prompts.create(other);
    await expect(submit({ promptId: other.id })).rejects.toMatchObject({ code: 'not_found' });
    const accepted = await submit({ actor: superadmin, department: 'dt-pm', promptId: other.id });
    expect(accepted.status).toBe('pending');
  });

  it('limits an admin to the own domain, and requires a domain from a superadmin', async () => {
    await expect(submit({ department: 'dt-pm' })).rejects.toMatchObject({ code: 'forbidden' });
    await expect(submit({ actor: superadmin })).rejects.toMatchObject({ message: 'Please select a Domain' });
  });

  it("enforces the domain's models", async () => {
    await store.models.create(buildAiModel({ department: 'dt-sales', aiModel: 'gpt-5-mini', aiModelLabel: 'Mini' }));
    await expect(submit({ aiModel: 'gpt-5' })).rejects.toMatchObject({ code: 'model_unavailable' });
    const { id } = await submit();
    expect((await store.history.findById(id))?.job.request.aiModel).toBe('gpt-5-mini');
  });

  it('queues nothing that could not be carried out', async () => {
    credentials.credentials.Openai = null;
    await expect(submit()).rejects.toMatchObject({ code: 'ai_not_configured' });
    pdfReader.failNext(new AppError('pdf_unreadable', 'This PDF is protected with a password.'));
    credentials.credentials.Openai = credentials.credentials.Hubspot;
    const pdf = { name: 'a.pdf', bytes: new Uint8Array([1]) };
    await expect(submit({ pdf })).rejects.toMatchObject({ code: 'pdf_unreadable' });
    expect(queue.published).toEqual([]);
    expect(await store.history.findByContact(admin.userId, '40000000001')).toBeNull();
  });

  it('keeps an uploaded PDF in the Drive of a user with access, once it is accepted', async () => {
    const sealed = secretBox.seal('ya29.a', `google-access:${admin.userId}`);
    await store.googleAccess.put({ userId: admin.userId, sealed, expiresAt: clock.now() + 60_000 });
    const pdf = { name: 'a.pdf', bytes: new Uint8Array([1]) };
    pdfReader.failNext(new AppError('pdf_unreadable', 'This PDF is protected with a password.'));
    await expect(submit({ pdf })).rejects.toMatchObject({ code: 'pdf_unreadable' });
    await submit({ pdf });
    await vi.waitFor(() => expect(drive.kept).toEqual([{ accessToken: 'ya29.a', name: 'a.pdf' }]));
  });

  it('refuses a link of another contact', async () => {
    const prospectUrl = 'https://app.hubspot.com/contacts/4242/record/0-1/40000000009';
    await expect(submit({ prospectUrl })).rejects.toMatchObject({ code: 'validation_failed' });
  });

  describe('with an idempotency key', () => {
    it('replays the first answer and queues once', async () => {
      const first = await submit({ idempotencyKey: 'key-1' });
      expect(await submit({ idempotencyKey: 'key-1' })).toEqual(first);
      expect(queue.published).toHaveLength(1);
      // An erasure would not find the contact there.
      const kept = JSON.stringify(store.database.prepare('SELECT * FROM idempotency').all());
      expect(kept).not.toContain(first.hubspotId);
    });

    it('refuses the key for another request', async () => {
      await submit({ idempotencyKey: 'key-1' });
      const other = { ...emptyContext, additionalInfo: 'something else' };
      await expect(submit({ idempotencyKey: 'key-1', context: other })).rejects.toMatchObject({
        code: 'idempotency_mismatch',
      });
    });

    it('frees the key when the request was refused', async () => {
      await expect(submit({ idempotencyKey: 'key-1', promptId: 'gone' })).rejects.toMatchObject({ code: 'not_found' });
      await expect(submit({ idempotencyKey: 'key-1' })).resolves.toMatchObject({ status: 'pending' });
    });

    it('keeps the keys of users apart', async () => {
      const mine = await submit({ idempotencyKey: 'key-1' });
      const theirs = await submit({ idempotencyKey: 'key-1', actor: { ...admin, userId: 'admin-2' } });
      expect(theirs.id).not.toBe(mine.id);
    });
  });
});
