import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { InlineTextWork } from '../../vendors/html/inline-text-work.ts';
import { StatusAnnouncer } from '../../records/use-cases/status-announcer.ts';
import { AppError } from '../../platform/app-error.ts';
import {
  auditOn,
  buildCredential,
  buildNewJob,
  buildVersion,
  FakeClock,
  FakeCredentialResolver,
  FakeCrmNotes,
  FakeIdGenerator,
  FakeStatusFeed,
  openTestStore,
  silentLogger,
  type TestStore,
} from '../../testing/index.ts';
import { SequenceReviewer } from '../../writing/use-cases/sequence-reviewer.ts';
import { AddPlaybookToCrm } from './add-playbook-to-crm.ts';
import { VersionReviewer } from '../../writing/use-cases/version-reviewer.ts';

const owner = { userId: 'rep-1', role: 'admin', department: 'product-sales' } as const;
const hubspotId = '40000000001';

describe('AddPlaybookToCrm', () => {
  let clock: FakeClock;
  let store: TestStore;
  let notes: FakeCrmNotes;
  let credentials: FakeCredentialResolver;
  let addPlaybook: AddPlaybookToCrm;

  const push = (overrides: Partial<Parameters<AddPlaybookToCrm['execute']>[0]> = {}) =>
    addPlaybook.execute({
      actor: owner,
      auditActor: { userId: owner.userId, name: 'rep@overture.example' },
      hubspotId,
      ownerId: undefined,
      playbookHtml: undefined,
      ...overrides,
    });

  /** A record whose newest version is ready. */
  const makeReady = async (version: Parameters<typeof buildVersion>[0] = {}): Promise<string> => {
    const { id } = await store.jobs.submit(buildNewJob({ userId: owner.userId, hubspotId, now: clock.now() }));
    const now = clock.now();
    const claimed = await store.jobs.claim(id, { owner: 'worker', now, until: now + 1_000 });
    await store.jobs.complete(
      id,
      claimed?.job.fence ?? 0,
      buildVersion({ version: claimed?.job.version ?? 1, ...version }),
    );
    return id;
  };

  beforeEach(() => {
    clock = new FakeClock();
    store = openTestStore({ clock });
    notes = new FakeCrmNotes();
    credentials = new FakeCredentialResolver();
    addPlaybook = new AddPlaybookToCrm({
      history: store.history,
      credentials,
      notes,
      texts: new InlineTextWork(),
      reviewer: new VersionReviewer({
        history: store.history,
        reviewer: new SequenceReviewer({ agencies: store.agencies, texts: new InlineTextWork(), clock }),
      }),
      announcer: new StatusAnnouncer({ feed: new FakeStatusFeed(), logger: silentLogger }),
      audit: auditOn({ log: store.audit, clock, ids: new FakeIdGenerator() }).audit,
      clock,
    });
  });

  afterEach(() => {
    vi.useRealTimers();
    store.close();
  });

  it('files one note however often it is called, and returns the same id', async () => {
    await makeReady();
    const first = await push();
    expect(await push()).toEqual(first);
    expect(notes.filed).toHaveLength(1);
    expect(notes.filed[0]).toMatchObject({ contactId: hubspotId, noteId: first.noteId });
  });

  it('files the note for the contact’s owner, on the contact into which it was merged', async () => {
    await makeReady({ properties: { hubspot_owner_id: '83240117', hs_object_id: '77' } });
    await push();
    expect(notes.filed[0]).toMatchObject({ ownerId: '83240117', contactId: '77' });
  });

  it('files a link that is in no source as marked text, whoever wrote it', async () => {
    await makeReady();
    const playbookHtml = '<p>First <a href="https://evil.example/login">sign in</a>, then call.</p>';
    expect(await push({ playbookHtml })).toMatchObject({ markedLinks: 1 });
    expect(notes.filed[0]?.html).toBe(
      '<p>First sign in https[:]//evil[.]example/login (link in no source), then call.</p>',
    );
  });

  it('files one note for two tabs at the same moment', async () => {
    await makeReady();
    const [first, second, third] = await Promise.all([push(), push(), push()]);
    expect([second, third]).toEqual([first, first]);
    expect(notes.filed).toHaveLength(1);
  });

  it('finds the note again when the CRM filed it and the answer was lost', async () => {
    await makeReady();
    notes.failAfterFiling(new AppError('crm_unavailable', 'HubSpot did not answer in time.'));
    await expect(push()).rejects.toMatchObject({ code: 'crm_unavailable' });
    await expect(push()).resolves.toMatchObject({ noteId: notes.filed[0]?.noteId });
    expect(notes.filed).toHaveLength(1);
  });

  it('takes over, and looks first, when the process that was filing died', async () => {
    const id = await makeReady();
    await store.history.claimPush({ id, version: 1, now: clock.now(), staleBefore: 0 });
    await notes.add(
      { contactId: hubspotId, html: '<p>x</p>', marker: `overture-${id}-v1`, at: clock.now(), ownerId: null },
      buildCredential(),
    );
    clock.advance(10 * 60_000);
    await expect(push()).resolves.toMatchObject({ noteId: notes.filed[0]?.noteId });
    expect(notes.filed).toHaveLength(1);
  });

  it('renews its claim while HubSpot is slow, and makes another press wait for 30 s', async () => {
    const id = await makeReady();
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearInterval'] });
    /** Lets time pass, in which renewals and looks happen when they are due. */
    const pass = async (ms: number) => {
      for (let passed = 0; passed < ms; passed += 250) {
        clock.advance(250);
        await vi.advanceTimersByTimeAsync(250);
      }
    };
    const held = Promise.withResolvers<void>();
    notes.beforeFiling = () => held.promise;
    const slow = push();
    await pass(60_000);
    const another = push().catch((error: unknown) => error);
    await pass(31_000);
    expect(await another).toMatchObject({ code: 'conflict', message: expect.stringContaining('half a minute') });
    const waiting = push();
    held.resolve();
    await pass(1_000);
    expect(await waiting).toMatchObject({ noteId: (await slow).noteId });
    expect(notes.filed).toHaveLength(1);

    // The next version's process dies; the press after it goes on within half a minute.
    notes.beforeFiling = () => undefined;
    await makeReady();
    await store.history.claimPush({ id, version: 2, now: clock.now(), staleBefore: 0 });
    const taken = push();
    await pass(30_500);
    expect(await taken).toMatchObject({ noteId: notes.filed[1]?.noteId });
  });

  it('files a note for each version', async () => {
    await makeReady();
    const first = await push();
    clock.advance(1_000);
    await makeReady();
    const second = await push();
    expect(second.noteId).not.toBe(first.noteId);
    expect(new Set(notes.filed.map((note) => note.marker)).size).toBe(2);
  });

  it('sends only allowed markup, and nothing at all if nothing is left', async () => {
    await makeReady();
    await expect(push({ playbookHtml: '<script>steal()</script>' })).rejects.toMatchObject({
      code: 'validation_failed',
    });
    await push({ playbookHtml: '<h3 onclick="x()">Key Insights</h3><script>steal()</script>' });
    expect(notes.filed[0]?.html).not.toMatch(/script|onclick|steal/);
  });

  it('never files sample output in a real CRM', async () => {
    await makeReady({ sandbox: { crm: false, ai: true } });
    await expect(push()).rejects.toMatchObject({ code: 'sandbox_output' });
    credentials.credentials.Hubspot = buildCredential({ type: 'Hubspot', source: 'sandbox' });
    await expect(push()).resolves.toMatchObject({ noteId: expect.any(String) });
  });

  it('cannot be found by another rep, but by a superadmin', async () => {
    await makeReady();
    const other = { ...owner, userId: 'rep-2' };
    await expect(push({ actor: other })).rejects.toMatchObject({ code: 'not_found' });
    await expect(push({ actor: other, ownerId: owner.userId })).rejects.toMatchObject({ code: 'not_found' });
    const superadmin = { userId: 'super', role: 'superadmin', department: null } as const;
    await expect(push({ actor: superadmin, ownerId: owner.userId })).resolves.toMatchObject({
      noteId: expect.any(String),
    });
  });

  it('is refused without a playbook', async () => {
    await store.jobs.submit(buildNewJob({ userId: owner.userId, hubspotId, now: clock.now() }));
    await expect(push()).rejects.toMatchObject({ code: 'conflict', message: 'The playbook is not ready yet.' });
  });

  it('records who filed it', async () => {
    await makeReady();
    await push();
    const { items } = await store.audit.list({}, { page: 1, limit: 10 });
    expect(items).toEqual([
      expect.objectContaining({ action: 'playbook_pushed', actor: { userId: 'rep-1', name: 'rep@overture.example' } }),
    ]);
  });
});
