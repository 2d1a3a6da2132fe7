import { afterAll, beforeAll, describe } from 'vitest';
import { z } from 'zod';
import { InlineTextWork } from '../../vendors/html/inline-text-work.ts';
import { HubspotContacts } from '../../vendors/hubspot/hubspot-contacts.ts';
import { HubspotOutreach } from '../../vendors/hubspot/hubspot-outreach.ts';
import type { AuditLog } from '../../audit/ports/audit-log.ts';
import { emptyAgency } from '../../prompts/agency/domain/agency.ts';
import type { GenerationVersion } from '../../records/domain/generation-record.ts';
import type { NewJob } from '../../records/domain/new-job.ts';
import type { AgencyRepository } from '../../prompts/agency/ports/agency-repository.ts';
import { SequenceReviewer } from '../../writing/use-cases/sequence-reviewer.ts';
import { StatusAnnouncer } from '../../records/use-cases/status-announcer.ts';
import { ApproveVersion } from '../../records/use-cases/approve-version.ts';
import { GetRecord } from '../../records/use-cases/get-record.ts';
import { VersionReviewer } from '../../writing/use-cases/version-reviewer.ts';
import { SystemClock } from '../../platform/clock.ts';
import type { ContractStore } from '../../testing/contract-store.ts';
import {
  auditOn,
  buildCredential,
  buildEmail,
  buildNewJob,
  buildUser,
  buildVersion,
  describeWithServer,
  FakeClock,
  FakeCredentialResolver,
  FakeIdGenerator,
  FakeStatusFeed,
  openTestStore,
  silentLogger,
  stopOn,
  uniqueId,
} from '../../testing/index.ts';
import { openMongoTestStore } from '../../testing/open-mongo-test-store.ts';
import { startVendorSandbox, type VendorSandbox } from '../../testing/vendor-sandbox.ts';
import { ownNoteText } from '../../contacts/domain/own-note.ts';
import type { HandOver } from '../../records/domain/hand-over.ts';
import { ContactLinks } from '../../contacts/use-cases/contact-links.ts';
import { ChangeHandOver } from './change-hand-over.ts';
import { ContactClaims } from './contact-claims.ts';
import { EnrolledTexts } from './enrolled-texts.ts';
import { FindCrmUser } from './find-crm-user.ts';
import { FindHandOver } from './find-hand-over.ts';
import { FindSequence } from './find-sequence.ts';
import { HandOverPlanner } from './hand-over-planner.ts';
import { HandOverSequence } from './hand-over-sequence.ts';
import { MarkSent } from './mark-sent.ts';
import { OpenHandOvers } from './open-hand-overs.ts';
import { PreviewHandOver, type HandOverPreview } from './preview-hand-over.ts';
import { ReachContact } from './reach-contact.ts';
import { SendChecks } from './send-checks.ts';
import { ShowHandOvers } from './show-hand-overs.ts';
import { StepPlacer } from './step-placer.ts';
import { SyncOutcomes } from './sync-outcomes.ts';
import { TaskUpdate } from './task-update.ts';
import { TaskWithdrawal } from './task-withdrawal.ts';
import { WatchTasks } from './watch-tasks.ts';
import { WithdrawHandOver } from './withdraw-hand-over.ts';

type Store = Pick<ContractStore, 'jobs' | 'history' | 'users' | 'handOvers' | 'close'> & {
  readonly agencies: AgencyRepository;
  readonly audit: AuditLog;
};

/** The rep Nora of the sample portal. */
export const nora = { userId: '62118801', ownerId: '83240117', email: 'nora.castellan@overture.example' };
const recordSchema = z.object({ id: z.string(), properties: z.record(z.string(), z.string().nullable()) });
const taskListSchema = z.object({ results: z.array(recordSchema) });
const linksSchema = z.object({
  results: z.array(
    z.object({
      to: z.array(z.object({ toObjectId: z.coerce.string() })),
      paging: z.object({ next: z.object({ after: z.string() }) }).optional(),
    }),
  ),
});

/** A store, the sandbox's HubSpot, and the use cases that hand over from one to the other. */
export class HandOverWorld {
  readonly clock = new FakeClock();
  readonly credentials = new FakeCredentialResolver();
  readonly rep = buildUser({ email: nora.email });
  readonly store: Store;
  readonly sandbox: VendorSandbox;
  readonly contactId: string;

  constructor(store: Store, sandbox: VendorSandbox, contactId: string, clock: FakeClock) {
    this.store = store;
    this.sandbox = sandbox;
    this.contactId = contactId;
    this.clock = clock;
  }

  /**
   * A ready version of the rep with two emails, three days apart, in a new record, for a contact to whom nothing is
   * handed over.
   */
  async ready(overrides: Partial<GenerationVersion> = {}, job: Partial<NewJob> = {}): Promise<GenerationVersion> {
    const before = await this.store.history.findByContact(this.rep.id, this.contactId);
    if (before !== null) await this.store.history.delete(before.id);
    for (const { id } of await this.handOvers()) await this.store.handOvers.delete(id);
    return this.next(overrides, this.rep, job);
  }

  /** A newer version in the record of the rep. */
  async next(
    overrides: Partial<GenerationVersion> = {},
    rep = this.rep,
    more: Partial<NewJob> = {},
  ): Promise<GenerationVersion> {
    const { jobs } = this.store;
    const now = this.clock.now();
    const job = buildNewJob({ userId: rep.id, hubspotId: this.contactId, now, ...more });
    const { id, job: submitted } = await jobs.submit(job);
    const claimed = await jobs.claim(id, { owner: 'worker', now, until: now + 1_000 });
    const version = buildVersion({
      version: submitted.version,
      properties: { hs_object_id: this.contactId },
      answer: {
        ...buildVersion().answer,
        emails: [
          buildEmail({ subject: 'First', body: 'Hello.', send_after_days: 0 }),
          buildEmail({ subject: 'Second', body: 'Hello again.', send_after_days: 3 }),
        ],
      },
      ...overrides,
    });
    await jobs.complete(id, claimed?.job.fence ?? 0, version);
    return version;
  }

  /** The use cases; `through` may wrap each port, for example to make it fail. */
  open(through: <T extends object>(port: T) => T = (port) => port) {
    const { clock, store, credentials } = this;
    const { history } = store;
    const hubspot = { clock: new SystemClock(), logger: silentLogger, pauses: [5, 10, 20] };
    const outreach = through(new HubspotOutreach(hubspot));
    const crm = through(new HubspotContacts(hubspot));
    const handOvers = through(store.handOvers);
    const reviewer = new VersionReviewer({
      history: store.history,
      reviewer: new SequenceReviewer({ agencies: store.agencies, texts: new InlineTextWork(), clock }),
    });
    const getRecord = new GetRecord({ history: store.history, viewer: reviewer });
    const audit = auditOn({ log: store.audit, clock, ids: new FakeIdGenerator(uniqueId('audit')) }).audit;
    const approveVersion = new ApproveVersion({
      history: store.history,
      viewer: reviewer,
      announcer: new StatusAnnouncer({ feed: new FakeStatusFeed(), logger: silentLogger }),
      audit,
      clock,
    });
    const planner = new HandOverPlanner({ agencies: store.agencies, clock });
    const { users } = store;
    const reachContact = new ReachContact({ crm, handOvers, clock });
    const shared = {
      getRecord,
      handOvers,
      crm,
      checks: new SendChecks({ credentials, reviewer }),
      findCrmUser: new FindCrmUser({ users, outreach }),
      findSequence: new FindSequence({ outreach }),
      reachContact,
      openHandOvers: new OpenHandOvers({ reachContact, users }),
      planner,
    };
    const handOver = new HandOverSequence({
      ...shared,
      claims: new ContactClaims({ handOvers, history, clock, logger: silentLogger }),
      placer: new StepPlacer({ outreach, clock }),
      approveVersion,
      audit,
    });
    const claims = new ContactClaims({ handOvers, history, clock, logger: silentLogger });
    const changing = { find: new FindHandOver({ handOvers, credentials, reachContact }), claims, audit, clock };
    const links = new ContactLinks({ crm, settings: { extraHosts: [], sandboxUrl: undefined, portalId: undefined } });
    const who = {
      actor: { userId: this.rep.id, role: 'admin', department: 'product-sales' } as const,
      auditActor: { userId: this.rep.id, name: this.rep.email },
    };
    const which = {
      actor: { userId: this.rep.id, role: 'admin', department: 'product-sales' } as const,
      hubspotId: this.contactId,
      auditActor: { userId: this.rep.id, name: this.rep.email },
      ownerId: undefined,
      version: undefined,
    };
    return {
      handOver: (input: Partial<Parameters<HandOverSequence['execute']>[0]> = {}): Promise<HandOver> =>
        handOver.execute({
          ...which,
          to: 'tasks',
          startOn: '2026-01-05',
          overrides: [],
          ...input,
        }),
      preview: (input: Partial<Parameters<PreviewHandOver['execute']>[0]> = {}): Promise<HandOverPreview> =>
        new PreviewHandOver({ ...shared, outreach, users, clock }).execute({
          ...which,
          to: 'tasks',
          overrides: [],
          ...input,
        }),
      change: (
        input: Pick<Parameters<ChangeHandOver['execute']>[0], 'id'> & Partial<Parameters<ChangeHandOver['execute']>[0]>,
      ) =>
        new ChangeHandOver({
          ...shared,
          ...changing,
          history,
          agencies: store.agencies,
          update: new TaskUpdate({ outreach, clock }),
          approveVersion,
        }).execute({
          ...who,
          texts: false,
          overrides: [],
          ...input,
        }),
      withdraw: (id: string, input: Partial<Parameters<WithdrawHandOver['execute']>[0]> = {}) =>
        new WithdrawHandOver({
          ...changing,
          outreach,
          withdrawal: new TaskWithdrawal({ outreach, clock }),
          links,
        }).execute({ id, ...who, ...input }),
      sync: () =>
        new SyncOutcomes({
          handOvers,
          history,
          credentials,
          // It answers contacts one after the other, which no wrapped call can.
          crm: new HubspotContacts(hubspot),
          clock,
          reachContact,
          stop: stopOn({ ...store, handOvers }, clock, outreach),
          tasks: new WatchTasks({ outreach, handOvers, clock }),
          logger: silentLogger,
        }).execute(),
      show: new ShowHandOvers({ history, users }),
      markSent: (index: number, isSent: boolean) =>
        new MarkSent({ getRecord, handOvers, history, credentials, outreach, planner, approveVersion, clock }).execute({
          ...which,
          index,
          isSent,
        }),
      locks: new EnrolledTexts({ handOvers, clock }),
    };
  }

  async call(method: string, path: string, body?: object): Promise<unknown> {
    const answer = await fetch(`${this.sandbox.url}${path}`, {
      method,
      headers: { authorization: 'Bearer pat-drill', 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return answer.status === 204 ? null : answer.json();
  }

  /** Who approved the contact's newest version; null where nobody has. */
  async approver(): Promise<string | null> {
    const record = await this.store.history.findByContact(this.rep.id, this.contactId);
    return record?.results[0]?.approval?.name ?? null;
  }

  /** The properties of the tasks with these ids that are still there, in this order. */
  async tasksWith(ids: readonly string[]): Promise<readonly z.infer<typeof recordSchema>['properties'][]> {
    const read = await this.call('POST', '/crm/objects/2026-09/tasks/batch/read', {
      inputs: ids.map((id) => ({ id })),
      properties: ['hs_task_subject', 'hs_task_body', 'hs_task_status', 'hs_timestamp'],
    });
    const tasks = taskListSchema.parse(read).results;
    return ids.flatMap((id) => tasks.filter((task) => task.id === id).map(({ properties }) => properties));
  }

  /** The contact's tasks that carry the hand-over's markers, in the order of the steps. */
  async tasksOf({ id, steps }: HandOver): Promise<readonly z.infer<typeof recordSchema>[]> {
    const ids = await this.#linkedTasks();
    const tasks: z.infer<typeof recordSchema>[] = [];
    // HubSpot reads a hundred at once.
    for (let from = 0; from < ids.length; from += 100) {
      const read = await this.call('POST', '/crm/objects/2026-09/tasks/batch/read', {
        inputs: ids.slice(from, from + 100).map((one) => ({ id: one })),
        properties: [
          'hs_task_subject',
          'hs_task_body',
          'hs_task_type',
          'hs_task_status',
          'hs_timestamp',
          'hubspot_owner_id',
        ],
      });
      tasks.push(...taskListSchema.parse(read).results);
    }
    return steps.flatMap(({ index }) =>
      tasks.filter(({ properties }) => properties['hs_task_body']?.includes(ownNoteText(`overture-${id}-${index}<`))),
    );
  }

  /** HubSpot answers a page of the links at a time, and the contact has those of all tests. */
  async #linkedTasks(): Promise<readonly string[]> {
    const ids: string[] = [];
    for (let after: string | undefined; ;) {
      const input = { id: this.contactId, ...(after !== undefined && { after }) };
      const links = await this.call('POST', '/crm/associations/2026-09/contacts/tasks/batch/read', { inputs: [input] });
      const [found] = linksSchema.parse(links).results;
      ids.push(...(found?.to ?? []).map(({ toObjectId }) => toObjectId));
      after = found?.paging?.next.after;
      if (after === undefined) return ids;
    }
  }

  /** An email about the contact arrives in HubSpot. */
  async receive(email: { readonly from: string; readonly subject: string; readonly body: string }): Promise<void> {
    await this.call('POST', `/_sandbox/contacts/${this.contactId}/emails`, email);
  }

  /** The contact, who may have asked in an earlier test not to be written to, writes again. */
  async returns(): Promise<void> {
    const { email } = await this.contact('email');
    await this.receive({ from: email ?? '', subject: 'A question', body: 'What would a start in spring cost?' });
  }

  /** The rep edits an email of the newest version. */
  async edit(index: number, texts: { readonly subject: string; readonly body: string }): Promise<void> {
    const record = await this.store.history.findByContact(this.rep.id, this.contactId);
    const newest = record?.results[0];
    if (record === null || newest === undefined) throw new Error('There is no version to edit.');
    const basedOn = newest.answer.emails.map(({ subject, body }) => ({ subject, body }));
    const { id } = record;
    const { version } = newest;
    const now = this.clock.now();
    const edit = {
      id,
      version,
      index,
      ...texts,
      basedOn,
      reviews: null,
      revisions: [],
      now,
    };
    const outcome = await this.store.history.editEmail(edit);
    if (outcome !== 'saved') throw new Error(`The edit ended as ${outcome}.`);
  }

  /** The contact's hand-overs that any of the rep's records has. */
  async handOvers(): Promise<readonly HandOver[]> {
    return this.store.handOvers.ofContacts(null, [this.contactId]);
  }

  /** The values of properties of the contact in HubSpot. */
  async contact(...names: readonly string[]): Promise<Readonly<Record<string, string | null>>> {
    const path = `/crm/objects/2026-09/contacts/${this.contactId}?properties=${names.join(',')}`;
    return recordSchema.parse(await this.call('GET', path)).properties;
  }

  enrolByHand(sequenceId: string, user = nora): Promise<unknown> {
    const body = { contactId: this.contactId, sequenceId, senderEmail: user.email };
    return this.call('POST', `/automation/sequences/2026-09/enrollments?userId=${user.userId}`, body);
  }

  async setContact(properties: Readonly<Record<string, string>>): Promise<void> {
    await this.call('PATCH', `/crm/objects/2026-09/contacts/${this.contactId}`, { properties });
  }

  /** Somebody takes the contact out of their sequence in HubSpot. */
  async unenrol(): Promise<void> {
    await this.call('DELETE', `/_sandbox/contacts/${this.contactId}/enrollment`);
  }

  /** Ends every enrolment of the contact. */
  async endEnrolments(): Promise<void> {
    await this.call('POST', '/_sandbox/clock', { advanceDays: 60 });
  }
}

/** A suite on each store; the contact is in Berlin, where 8 January is a holiday. */
export function describeHandOver(name: string, suite: (world: () => HandOverWorld) => void): void {
  const onStore = (storeName: string, open: (clock: FakeClock) => Promise<Store> | Store): void => {
    describe(`${name} on ${storeName}`, () => {
      let world: HandOverWorld;
      beforeAll(async () => {
        // Hundreds of hand-overs of one account would otherwise wait for its limit of requests.
        const sandbox = await startVendorSandbox({ hubspotCeiling: 100_000 });
        const clock = new FakeClock();
        const store = await open(clock);
        world = new HandOverWorld(store, sandbox, (await sandbox.samples())[0]?.id ?? '', clock);
        world.credentials.credentials.Hubspot = buildCredential({ baseUrl: sandbox.url, fingerprint: uniqueId('key') });
        await store.users.create(world.rep);
        const agency = { ...emptyAgency, timeZone: 'Europe/Berlin', holidays: ['2026-01-08'] };
        await store.agencies.change('product-sales', () => agency);
      });
      afterAll(async () => {
        await world.store.close();
        await world.sandbox.close();
      });
      suite(() => world);
    });
  };
  onStore('SQLite', (clock) => openTestStore({ clock }));
  describeWithServer('MONGO_TEST_URI', `${name} on a server`, (address) =>
    onStore('MongoDB', (clock) => openMongoTestStore(address, { clock })),
  );
}

/**
 * Wraps ports for a process that dies at its nth call, before the call is made or after it was carried out. Nothing
 * arrives from it afterwards.
 */
export function mortal(diesAt: number, when: 'before' | 'after') {
  let calls = 0;
  const die = (): never => {
    throw new Error('The process is dead.');
  };
  const through = <T extends object>(port: T): T =>
    new Proxy(port, {
      get: (target, key) => {
        const value: unknown = Reflect.get(target, key, target);
        if (typeof value !== 'function') return value;
        return async (...input: unknown[]): Promise<unknown> => {
          calls += 1;
          if (calls > diesAt || (calls === diesAt && when === 'before')) die();
          const result: unknown = await value.apply(target, input);
          return calls === diesAt ? die() : result;
        };
      },
    });
  return { through, calls: () => calls };
}
