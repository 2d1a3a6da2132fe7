import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { InlineTextWork } from '../../vendors/html/inline-text-work.ts';
import { stageText } from '../../records/contract/stage.ts';
import { SanitisedPlaybookHtml } from '../../vendors/html/playbook-html.ts';
import { ContactLinks } from '../../contacts/use-cases/contact-links.ts';
import { ContactSummariser } from '../../contacts/use-cases/contact-summariser.ts';
import { ReadContact } from '../../contacts/use-cases/read-contact.ts';
import type { UsageFact } from '../../limits/domain/usage-fact.ts';
import { CallRefused } from '../../platform/call-refused.ts';
import { PromptTooLong } from '../domain/prompt-too-long.ts';
import { AppError } from '../../platform/app-error.ts';
import type { MakeCall } from '../../platform/calls-in-turn.ts';
import {
  buildAiModel,
  buildContact,
  buildEngagement,
  buildInputs,
  buildNewJob,
  buildSnapshot,
  buildUsageFact,
  FakeClock,
  FakeCredentialResolver,
  FakeCrmContacts,
  FakeStatusFeed,
  FakeTextGenerator,
  modelUseCases,
  openTestStore,
  silentLogger,
  type TestStore,
} from '../../testing/index.ts';
import { unpackSources } from '../../records/domain/source-bundles.ts';
import { ProcessGeneration } from './process-generation.ts';
import { PromptComposer } from './prompt-composer.ts';
import { SecondReader } from './second-reader.ts';
import { SequenceReviewer } from './sequence-reviewer.ts';
import { StatusAnnouncer } from '../../records/use-cases/status-announcer.ts';
import { WrittenEmails } from '../../records/use-cases/written-emails.ts';
import { WriteSequence } from './write-sequence.ts';
import { NoTracing } from '../../platform/tracing.ts';

const leaseMs = 60_000;
const maxAttempts = 3;

describe('ProcessGeneration', () => {
  let clock: FakeClock;
  let store: TestStore;
  let ai: FakeTextGenerator;
  let crm: FakeCrmContacts;
  let feed: FakeStatusFeed;
  let statuses: string[];

  const processor = (workerId = 'worker-1', lease = leaseMs): ProcessGeneration => {
    const credentials = new FakeCredentialResolver();
    const { chooseModel, findReplacement, modelPrices, cheapestModel } = modelUseCases(store.models);
    const links = new ContactLinks({
      crm,
      settings: { extraHosts: [], sandboxUrl: undefined, portalId: undefined },
    });
    const summariser = new ContactSummariser({
      summaryPrompts: store.summaryPrompts,
      credentials,
      chooseModel,
      textGenerator: ai,
      logger: silentLogger,
    });
    return new ProcessGeneration({
      tracing: new NoTracing(),
      jobs: store.jobs,
      credentials,
      readContact: new ReadContact({ crm, crmFields: store.crmFields, links, summariser, clock }),
      promptComposer: new PromptComposer({
        agencies: store.agencies,
        services: store.serviceTypes,
        users: store.users,
        voices: store.voices,
        writtenEmails: new WrittenEmails(store),
      }),
      writeSequence: new WriteSequence({ textGenerator: ai, findReplacement, modelPrices, logger: silentLogger }),
      reviewer: new SequenceReviewer({ agencies: store.agencies, texts: new InlineTextWork(), clock }),
      secondReader: new SecondReader({
        agencies: store.agencies,
        cheapestModel,
        textGenerator: ai,
        tracing: new NoTracing(),
        clock,
        logger: silentLogger,
      }),
      html: new SanitisedPlaybookHtml(),
      usage: store.usage,
      history: store.history,
      feed,
      announcer: new StatusAnnouncer({ feed, logger: silentLogger }),
      clock,
      logger: silentLogger,
      settings: { workerId, leaseMs: lease, maxAttempts },
    });
  };

  const submit = (overrides: Parameters<typeof buildNewJob>[0] = {}) =>
    store.jobs.submit(buildNewJob({ now: clock.now(), ...overrides }));
  const read = async (id: string) => {
    const record = await store.history.findById(id);
    if (record === null) throw new Error('the record is gone');
    return record;
  };

  beforeEach(async () => {
    clock = new FakeClock();
    store = openTestStore({ clock });
    ai = new FakeTextGenerator();
    crm = new FakeCrmContacts([buildContact()]);
    feed = new FakeStatusFeed();
    statuses = [];
    feed.subscribe((event) => statuses.push(event.responseStatus));
    await store.serviceTypes.replaceAll([{ value: 'web', label: 'Web development' }]);
  });

  afterEach(() => store.close());

  it('tells what it does while it works, but not of a bulk run', async () => {
    ai.whileWriting = async ({ onWriting }) => {
      const emails = ai.answer.emails.slice(0, 2);
      for (const whole of [0, 1, 2]) {
        onWriting?.({ emails: emails.slice(0, whole), hasAllEmails: false });
        await new Promise((resolve) => setImmediate(resolve));
      }
    };
    const stages = () => feed.events.flatMap(({ stage }) => (stage ? [stageText(stage)] : []));
    const job = buildNewJob({ now: clock.now() });
    const { id } = await submit({ inputs: { ...job.inputs, promptText: 'Write a sequence of two emails.' } });
    await processor().execute({ recordId: id });
    expect(stages().slice(-4)).toEqual([
      'thinking',
      'writing email 1 of 2',
      'writing email 2 of 2',
      'writing the playbook',
    ]);
    const told = stages().length;
    const bulk = await submit({ hubspotId: '2', request: { ...job.request, bulk: { row: 'r', content: 'c' } } });
    await processor().execute({ recordId: bulk.id });
    expect(stages().slice(told)).not.toContain('writing email 1');
  });

  it('writes a queued generation into a ready version, and says so', async () => {
    const { id } = await submit();
    expect(await processor().execute({ recordId: id })).toBe('ready');
    const record = await read(id);
    expect(record.job).toMatchObject({ status: 'ready', attempts: 1, leaseOwner: null, error: null });
    const [version] = record.results;
    expect(version).toMatchObject({
      version: 1,
      usage: { input_tokens: 1200, output_tokens: 300 },
      playbook: { keyInsights: ['They grow.'], recommendedStrategy: ['Call early.'] },
      provenance: { model: 'gpt-5', cachedTokens: 1000 },
    });
    expect(version?.answer.detected_service).toBe('Web development');
    // gpt-5: 200 fresh at 1.25, 1,000 cached at 0.125, 300 out at 10 dollars a million.
    expect(version?.provenance.costUsd).toBeCloseTo((200 * 1.25 + 1000 * 0.125 + 300 * 10) / 1e6, 9);
    expect(statuses).toEqual(['processing', 'ready']);
  });

  it('keeps what the emails rest on, what the send check says, and what they were written from', async () => {
    const claims = [{ text: 'Okafor', source: 'p2', quote: 'Okafor' }];
    const email = { subject: 'Hi', body: 'Dear Ms Okafor, it costs EUR 7,777.', purpose: 'Ask', claims };
    ai.answer = { ...ai.answer, emails: [{ ...email, send_after_days: 2 }] };
    const contact = buildContact({ properties: { firstname: 'Ada', lastname: 'Okafor' } });
    const { id } = await submit({ inputs: buildInputs({ snapshot: buildSnapshot({ contact }) }) });
    await processor().execute({ recordId: id });
    const [version] = (await read(id)).results;
    expect(version?.answer.emails[0]?.send_after_days).toBe(0);
    const [review] = version?.review?.emails ?? [];
    expect(review?.evidence.map(({ status, text }) => `${status} ${text}`)).toEqual([
      'verified Okafor',
      'unsupported EUR 7,777',
    ]);
    expect(review?.checks.map(({ rule }) => rule)).toContain('unsupported_amount');
    expect(version?.review?.facts.contact.names).toEqual(['Ada', 'Okafor']);
    const sources = await unpackSources(await store.history.readSources(id, version?.review?.sources ?? []));
    expect(sources.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['property', 'template']));
  });

  it('marks what the playbook links to and no source holds, and keeps a link of the contact', async () => {
    const inputs = buildInputs({
      snapshot: buildSnapshot({ contact: buildContact({ properties: { website: 'https://nordvik.example/shop' } }) }),
    });
    const { id } = await submit({ inputs });
    const links = '<a href="https://nordvik.example/shop">shop</a>, <a href="https://evil.example/pay">pay here</a>';
    ai.answer = { ...ai.answer, sales_playbook_html: `<h3>Key Insights</h3><ul><li>${links}</li></ul>` };
    await processor().execute({ recordId: id });
    const [version] = (await read(id)).results;
    expect(version?.answer.sales_playbook_html).toContain(
      '<a href="https://nordvik.example/shop" rel="noopener">shop</a>, pay here https[:]//evil[.]example/pay (link in no source)',
    );
  });

  it('lets an email rest on a reference that fits the contact, and keeps it with the version', async () => {
    const proof = [
      { service: '', industry: 'Banks', text: 'For a bank.', url: '', mayBeNamed: false },
      { service: '', industry: 'Robotics', text: 'A maker of robots rose by 31 %.', url: '', mayBeNamed: false },
    ];
    const inputs = buildInputs({
      snapshot: buildSnapshot({ contact: buildContact({ properties: { industry: 'robotics' } }) }),
    });
    const { id, job } = await submit({ inputs });
    await store.agencies.change(job.request.department, (agency) => ({ ...agency, proof }));
    const claims = [{ text: 'rose by 31 %', source: 'r1', quote: 'rose by 31 %' }];
    const email = {
      subject: 'Hi',
      body: 'A maker of robots rose by 31 %.',
      purpose: 'Ask',
      send_after_days: 0,
      claims,
    };
    ai.answer = { ...ai.answer, emails: [email] };
    await processor().execute({ recordId: id });
    const [version] = (await read(id)).results;
    expect(version?.review?.emails[0]?.evidence).toMatchObject([{ status: 'verified', source: { kind: 'proof' } }]);
    const sources = await unpackSources(await store.history.readSources(id, version?.review?.sources ?? []));
    expect(sources.filter(({ kind }) => kind === 'proof').map(({ text }) => text)).toEqual([proof[1]?.text]);
  });

  it('stores no service that the agency does not offer and no markup beyond the allow-list', async () => {
    ai.answer = {
      ...ai.answer,
      detected_service: 'Rocket science',
      sales_playbook_html: '<h3>Key Insights</h3><ul><li onclick="x()">Fine<script>steal()</script></li></ul>',
    };
    const { id } = await submit();
    await processor().execute({ recordId: id });
    const [version] = (await read(id)).results;
    expect(version?.answer.detected_service).toBeNull();
    expect(version?.answer.sales_playbook_html).not.toMatch(/script|onclick|steal/);
    expect(version?.playbook.keyInsights).toEqual(['Fine']);
  });

  it.each([
    [
      'the price named for the domain’s own model',
      { price: { input: 1, cachedInput: 1, cacheWrite: 1, output: 1 } },
      0.0015,
    ],
    ['the published price where none is named', { price: null }, 0.003375],
  ])('counts the cost at %s', async (_name, own, costUsd) => {
    await store.models.create(buildAiModel({ department: 'dt-sales', ...own }));
    const { id } = await submit({ request: { ...buildNewJob().request, department: 'dt-sales' } });
    await processor().execute({ recordId: id });
    expect((await read(id)).results[0]?.provenance.costUsd).toBeCloseTo(costUsd, 9);
  });

  it('stores an unknown cost, never a zero, where the vendor told no usage', async () => {
    ai.usage = null;
    const { id } = await submit();
    await processor().execute({ recordId: id });
    expect((await read(id)).results[0]?.provenance.costUsd).toBeNull();
  });

  it('is written once more from less where the whole is too long, and says what was left out', async () => {
    const note = (n: number) =>
      buildEngagement({ id: `n${n}`, properties: { hs_note_body: `Note ${n}. ${'word '.repeat(900)}` } });
    const notes = Array.from({ length: 12 }, (_, n) => note(n));
    crm.contacts.set(
      '40000000001',
      buildContact({ engagements: { notes, emails: [], calls: [], meetings: [], tasks: [] } }),
    );
    ai.failNextSequence(new PromptTooLong(null, { cause: undefined }));
    const { id } = await submit({ inputs: buildInputs({ snapshot: null }) });
    expect(await processor().execute({ recordId: id })).toBe('ready');
    const [first = '', second = ''] = ai.requests.map(({ prompt }) => prompt.contactData);
    expect(second.length).toBeLessThan(first.length * 0.7);
    expect((await read(id)).results[0]?.leftOut).toMatchObject([{ kind: 'note', count: expect.any(Number) }]);
    ai.failNextSequence(new PromptTooLong(null, { cause: undefined }), 2);
    const again = await submit({ inputs: buildInputs({ snapshot: null }), hubspotId: '40000000001', userId: 'other' });
    expect(await processor().execute({ recordId: again.id })).toBe('error');
    expect(ai.requests).toHaveLength(4);
  });

  describe('when the vendor has ended the model', () => {
    const gone = () => new AppError('model_unavailable', 'The model "gpt-5" is not available.');
    const submitOne = () => submit({ request: { ...buildNewJob().request, department: 'dt-sales' } });

    it('takes the replacement that a superadmin named, at its price, and the record says so', async () => {
      await store.models.create(buildAiModel({ department: 'dt-sales', replacement: 'gpt-6.1-terra' }));
      ai.failNextSequence(gone());
      const { id } = await submitOne();
      expect(await processor().execute({ recordId: id })).toBe('ready');
      expect(ai.requests.map(({ model }) => model)).toEqual(['gpt-5', 'gpt-6.1-terra']);
      const { results } = await read(id);
      expect(results[0]?.request).toMatchObject({
        aiModel: 'gpt-6.1-terra',
        aiModelLabel: 'GPT-6.1 Terra',
        insteadOf: 'GPT-5 (default)',
      });
      expect(results[0]?.provenance.costUsd).toBeCloseTo((200 * 1 + 1000 * 0.05 + 300 * 5) / 1e6, 9);
    });

    it('ends with the reason where none was named', async () => {
      await store.models.create(buildAiModel({ department: 'dt-sales' }));
      ai.failNextSequence(gone());
      const { id } = await submitOne();
      expect(await processor().execute({ recordId: id })).toBe('error');
      expect((await read(id)).job.error).toMatchObject({ code: 'model_unavailable' });
      expect(ai.requests).toHaveLength(1);
    });
  });

  it('does nothing for a message that comes twice', async () => {
    const { id } = await submit();
    await processor().execute({ recordId: id });
    expect(await processor('worker-2').execute({ recordId: id })).toBe('none');
    expect(ai.requests).toHaveLength(1);
    expect((await read(id)).results).toHaveLength(1);
  });

  it('does nothing for a record that was deleted', async () => {
    const { id } = await submit();
    await store.history.delete(id);
    expect(await processor().execute({ recordId: id })).toBe('none');
    expect(ai.requests).toHaveLength(0);
  });

  it('lets only one of two workers write when the first lost its lease', async () => {
    const { id } = await submit();
    let second: Promise<unknown> = Promise.resolve();
    ai.whileWriting = () => {
      ai.whileWriting = () => {};
      clock.advance(leaseMs + 1);
      second = processor('worker-2').execute({ recordId: id });
      return second.then(() => {});
    };
    expect(await processor('worker-1').execute({ recordId: id })).toBe('lost');
    expect(await second).toBe('ready');
    const record = await read(id);
    expect(record.results).toHaveLength(1);
    expect(record.job).toMatchObject({ status: 'ready', fence: 2, attempts: 2 });
  });

  it('keeps its lease while the model takes longer than the lease', async () => {
    const { id } = await submit();
    ai.whileWriting = async () => {
      for (let step = 0; step < 6; step += 1) {
        clock.advance(50);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      expect(await store.jobs.claim(id, { owner: 'thief', now: clock.now(), until: clock.now() + 100 })).toBeNull();
    };
    expect(await processor('worker-1', 150).execute({ recordId: id })).toBe('ready');
  });

  it('reads the contact itself when the submit had none', async () => {
    const { id } = await submit({
      hubspotId: '40000000001',
      prospectUrl: '',
      properties: {},
      inputs: buildInputs({ snapshot: null }),
    });
    expect(await processor().execute({ recordId: id })).toBe('ready');
    expect(crm.calls.map((call) => call.contactId)).toEqual(['40000000001']);
    expect(await read(id)).toMatchObject({
      properties: { firstname: 'Ada' },
      prospectUrl: 'https://app.hubspot.com/contacts/4242/record/0-1/40000000001',
    });
  });

  it('reads and summarises a contact once, whatever comes of the attempts', async () => {
    ai.failNextSequence(new AppError('ai_unavailable', 'OpenAI does not answer right now.'));
    const { id } = await submit({ hubspotId: '40000000001', properties: {}, inputs: buildInputs({ snapshot: null }) });
    expect(await processor().execute({ recordId: id })).toBe('rescheduled');
    clock.advance(60_000);
    expect(await processor().execute({ recordId: id })).toBe('ready');
    expect(crm.calls).toHaveLength(1);
    expect(ai.summaryRequests).toHaveLength(1);
    expect(ai.requests).toHaveLength(2);
  });

  it('names the contact that it read in a record that ends with an error', async () => {
    ai.failNextSummary(new AppError('ai_unauthorized', 'The AI key was refused.'));
    ai.failNextSequence(new AppError('ai_unauthorized', 'The AI key was refused.'));
    const { id } = await submit({ hubspotId: '40000000001', properties: {}, inputs: buildInputs({ snapshot: null }) });
    expect(await processor().execute({ recordId: id })).toBe('error');
    expect(await read(id)).toMatchObject({ properties: { firstname: 'Ada' }, inputs: { snapshot: null } });
  });

  it('reads a contact again that the AI did not summarise', async () => {
    ai.failNextSummary(new AppError('ai_unavailable', 'OpenAI does not answer right now.'));
    ai.failNextSequence(new AppError('ai_unavailable', 'OpenAI does not answer right now.'));
    const { id } = await submit({ hubspotId: '40000000001', properties: {}, inputs: buildInputs({ snapshot: null }) });
    expect(await processor().execute({ recordId: id })).toBe('rescheduled');
    clock.advance(60_000);
    expect(await processor().execute({ recordId: id })).toBe('ready');
    expect(crm.calls).toHaveLength(2);
  });

  it('stores a paid answer once the store is back, without asking the model again', async () => {
    const { jobs } = store;
    const complete = jobs.complete.bind(jobs);
    let away = 2;
    jobs.complete = async (...args) => {
      away -= 1;
      if (away >= 0) throw new AppError('not_ready', 'The store is busy. Please try again in a moment.');
      return complete(...args);
    };
    const { id } = await submit();
    expect(await processor().execute({ recordId: id })).toBe('ready');
    expect(ai.requests).toHaveLength(1);
    expect(statuses).toEqual(['processing', 'ready']);
  });

  it('forgets what it told of a record that was erased meanwhile', async () => {
    const { id } = await submit();
    ai.whileWriting = async () => void (await store.history.delete(id));
    expect(await processor().execute({ recordId: id })).toBe('lost');
    expect([statuses, feed.events]).toEqual([['processing'], []]);
  });

  it('tells of each end once, and nothing of a worker that lost its lease', async () => {
    const facts = async () => {
      const all: UsageFact[] = [];
      for await (const fact of store.usage.read({ from: 0, to: Number.MAX_SAFE_INTEGER })) all.push(fact);
      return all;
    };
    const { id } = await submit();
    let second: Promise<unknown> = Promise.resolve();
    ai.whileWriting = () => {
      ai.whileWriting = () => {};
      clock.advance(leaseMs + 1);
      second = processor('worker-2').execute({ recordId: id });
      return second.then(() => undefined);
    };
    expect(await processor('worker-1').execute({ recordId: id })).toBe('lost');
    expect(await second).toBe('ready');
    expect(await facts()).toMatchObject([{ outcome: 'ready', outputTokens: 0, costUsd: 0, msToReady: leaseMs + 1 }]);
    const failing = await submit({ id: 'failing', hubspotId: '2' });
    ai.failNextSequence(new AppError('ai_unauthorized', 'OpenAI refused the key of this domain.'));
    expect(await processor().execute({ recordId: failing.id })).toBe('error');
    expect((await facts()).map(({ outcome }) => outcome)).toEqual(['ready', 'error']);
  });

  it('tries again later after a failure worth another attempt, and gives up with its reason', async () => {
    ai.failNextSequence(new AppError('ai_unavailable', 'OpenAI does not answer right now.'), maxAttempts);
    const { id } = await submit();
    for (let attempt = 1; attempt < maxAttempts; attempt += 1) {
      expect(await processor().execute({ recordId: id })).toBe('rescheduled');
      const { job } = await read(id);
      expect(job).toMatchObject({ status: 'pending', attempts: attempt });
      expect(job.availableAt).toBeGreaterThan(clock.now());
      expect(await processor().execute({ recordId: id })).toBe('none');
      clock.set(job.availableAt);
    }
    expect(await processor().execute({ recordId: id })).toBe('error');
    expect((await read(id)).job).toMatchObject({
      status: 'error',
      error: { code: 'ai_unavailable', message: 'OpenAI does not answer right now.' },
    });
    expect(statuses.at(-1)).toBe('error');
  });

  it("waits as long as a vendor's 429 asks without using up an attempt, but not for ever", async () => {
    const limited = new AppError('ai_rate_limited', 'Too many requests.', { retryAfterMs: 30_000 });
    ai.failNextSequence(limited, 10);
    const { id } = await submit();
    for (let round = 0; round < 5; round += 1) {
      expect(await processor().execute({ recordId: id })).toBe('rescheduled');
      const { job } = await read(id);
      expect(job).toMatchObject({
        attempts: 0,
        availableAt: clock.now() + 30_000,
        waitReason: { code: 'ai_rate_limited', message: 'Too many requests.' },
      });
      clock.set(job.availableAt);
    }
    clock.advance(25 * 3_600_000);
    expect(await processor().execute({ recordId: id })).toBe('error');
    expect((await read(id)).job.error?.code).toBe('ai_rate_limited');
  });

  it('uses up an attempt that was paid for before a vendor asked for patience', async () => {
    const limited = new AppError('ai_rate_limited', 'Too many requests.', { retryAfterMs: 30_000 });
    ai.failNextSequence(limited, maxAttempts);
    const { id } = await submit();
    ai.whileWriting = ({ billedTo: { jobId = null } }) =>
      store.usage.add(buildUsageFact({ outcome: 'call', jobId, at: clock.now() }));
    for (let attempt = 1; attempt < maxAttempts; attempt += 1) {
      expect(await processor().execute({ recordId: id })).toBe('rescheduled');
      const { job } = await read(id);
      expect(job).toMatchObject({ attempts: attempt, availableAt: clock.now() + 30_000 });
      clock.set(job.availableAt);
    }
    expect(await processor().execute({ recordId: id })).toBe('error');
    expect((await read(id)).job.error?.code).toBe('ai_rate_limited');
  });

  it('ends at once where another attempt cannot help', async () => {
    ai.failNextSequence(new AppError('ai_unauthorized', 'OpenAI refused the key of this domain.'));
    const { id } = await submit();
    expect(await processor().execute({ recordId: id })).toBe('error');
    expect((await read(id)).job).toMatchObject({ attempts: 1, error: { code: 'ai_unauthorized' } });
  });

  it('waits for a day at most, however long the vendor asks for', async () => {
    ai.failNextSequence(new AppError('ai_quota_exhausted', 'No credit.', { retryAfterMs: 40 * 3_600_000 }), 2);
    const { id, job } = await submit();
    expect(await processor().execute({ recordId: id })).toBe('rescheduled');
    const { availableAt } = (await read(id)).job;
    expect(availableAt).toBe(job.submittedAt + 24 * 3_600_000);
    clock.set(availableAt);
    expect(await processor().execute({ recordId: id })).toBe('error');
  });

  it('ends at once with what would end the same again', async () => {
    ai.failNextSequence(new AppError('ai_bad_answer', 'The AI declined to write this sequence.', { isFinal: true }));
    const { id } = await submit();
    expect(await processor().execute({ recordId: id })).toBe('error');
    expect((await read(id)).job).toMatchObject({ attempts: 1, error: { code: 'ai_bad_answer' } });
  });

  it('shows a rep nothing of an unknown error', async () => {
    ai.failNextSequence(new TypeError('cannot read properties of undefined (reading secret)'), maxAttempts);
    const { id } = await submit();
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      await processor().execute({ recordId: id });
      clock.set(Math.max(clock.now(), (await read(id)).job.availableAt));
    }
    const { error } = (await read(id)).job;
    expect(error?.code).toBe('internal');
    expect(error?.message).not.toMatch(/secret|undefined/);
  });

  it('ends a job whose workers died each time before they could say why', async () => {
    const { id } = await submit();
    for (let death = 0; death < maxAttempts; death += 1) {
      await store.jobs.claim(id, { owner: 'doomed', now: clock.now(), until: clock.now() + leaseMs });
      clock.advance(leaseMs + 1);
    }
    expect(await processor().execute({ recordId: id })).toBe('error');
    expect(ai.requests).toHaveLength(0);
    expect((await read(id)).job.error?.message).toContain('not finish in 3 attempts');
  });

  it('gives the job back without using up an attempt when the process stops', async () => {
    const stopping = new AbortController();
    ai.whileWriting = () => stopping.abort(new Error('stopping'));
    const { id } = await submit();
    expect(await processor().execute({ recordId: id, signal: stopping.signal })).toBe('rescheduled');
    expect((await read(id)).job).toMatchObject({ status: 'pending', attempts: 0, availableAt: clock.now() });
    ai.whileWriting = () => {};
    expect(await processor('worker-2').execute({ recordId: id })).toBe('ready');
  });

  describe('with a second reader', () => {
    const doubted = 'Your board has already chosen us as its partner.';
    const opinion = { text: doubted, against: null };

    beforeEach(async () => {
      await store.agencies.change('product-sales', (agency) => ({ ...agency, secondReader: true }));
      await store.models.create(buildAiModel({ aiModel: 'gpt-5-nano' }));
      ai.usage = { inputTokens: 12_000, cachedTokens: 0, cacheWriteTokens: 0, outputTokens: 6_000 };
      const email = { send_after_days: 0, purpose: 'Open', claims: [] };
      ai.answer = { ...ai.answer, emails: [{ subject: 'First', body: `Hi Ada,\n\n${doubted}\n\nTom`, ...email }] };
      ai.read = () => [{ sentence: 1, passage: null, quote: '', verdict: 'not_there' }];
    });

    it('stores its doubts with the version, as its opinion', async () => {
      const { id } = await submit();
      expect(await processor().execute({ recordId: id })).toBe('ready');
      const [version] = (await read(id)).results;
      expect(version?.review).toMatchObject({
        reading: { model: 'gpt-5-nano', opinions: [opinion] },
        emails: [{ evidence: [{ text: doubted, status: 'unsupported', about: 'statement', readBy: 'gpt-5-nano' }] }],
      });
      expect(version?.review?.emails[0]?.checks).toContainEqual(
        expect.objectContaining({ rule: 'second_reader', level: 'warn' }),
      );
    });

    it('stores the sequence by the rules alone when it fails', async () => {
      ai.read = () => Promise.reject(new AppError('ai_rate_limited', 'Wait.', { retryAfterMs: 1_000 }));
      const { id } = await submit();
      expect(await processor().execute({ recordId: id })).toBe('ready');
      expect((await read(id)).results[0]?.review).toMatchObject({ reading: null, emails: [{ evidence: [] }] });
      expect(ai.requests).toHaveLength(1);
    });

    it('stores what is paid for when the process stops meanwhile', async () => {
      const stopping = new AbortController();
      ai.read = () => {
        stopping.abort(new Error('stopping'));
        return Promise.reject(new Error('aborted'));
      };
      const { id } = await submit();
      expect(await processor().execute({ recordId: id, signal: stopping.signal })).toBe('ready');
      expect((await read(id)).results[0]?.review?.reading).toBeNull();
    });
  });

  it('carries out what it submitted itself, and gives it back when its call is not wanted any more', async () => {
    const job = buildNewJob({ now: clock.now() });
    const begun = await processor().begin(job);
    expect(await processor('worker-2').execute({ recordId: job.id })).toBe('none');
    const makeCall = () => Promise.reject(new CallRefused('no more calls'));
    expect(await processor().carryOut(begun, { makeCall })).toBe('rescheduled');
    expect((await read(job.id)).job).toMatchObject({ status: 'pending', attempts: 0, leaseOwner: null, error: null });
    expect(ai.requests).toHaveLength(0);
    // Whoever refused the call has a moment to take the job back before a worker beside it takes it.
    expect(await processor('worker-2').execute({ recordId: job.id })).toBe('none');
    clock.advance(5_000);
    expect(await processor().execute({ recordId: job.id, makeCall: (call) => call() })).toBe('ready');
    expect(ai.requests).toHaveLength(1);
  });

  it("makes the summary's call through its caller too, which may refuse it", async () => {
    const { id } = await submit({ hubspotId: '40000000001', properties: {}, inputs: buildInputs({ snapshot: null }) });
    const refuse = () => Promise.reject(new CallRefused('no more calls'));
    expect(await processor().execute({ recordId: id, makeCall: refuse })).toBe('rescheduled');
    expect(ai.summaryRequests).toHaveLength(0);
    clock.advance(5_000);
    let calls = 0;
    const makeCall: MakeCall = (call) => {
      calls += 1;
      return call();
    };
    expect(await processor().execute({ recordId: id, makeCall })).toBe('ready');
    expect(calls).toBe(2);
  });

  it('keeps the earlier result when the next version fails', async () => {
    const first = buildNewJob({ now: clock.now(), inputs: buildInputs({ snapshot: buildSnapshot() }) });
    const { id } = await store.jobs.submit(first);
    await processor().execute({ recordId: id });
    clock.advance(1_000);
    await store.jobs.submit({ ...first, id: 'unused', now: clock.now() });
    ai.failNextSequence(new AppError('ai_unauthorized', 'OpenAI refused the key of this domain.'));
    await processor().execute({ recordId: id });
    const record = await read(id);
    expect(record.job.status).toBe('error');
    expect(record.results.map((result) => result.version)).toEqual([1]);
  });
});
