import { createHash } from 'node:crypto';
import { expectationsSchema } from '../prompts/trials/contract/samples.ts';
import type { AnswerEmail } from '../models/contract/ai-result.ts';
import { linkRule } from '../checks/index.ts';
import { emptyContext, type ContactSnapshot, type CrmContact, type Engagement } from '../contacts/domain/contact.ts';
import type { Credential } from '../connections/domain/credential.ts';
import type { GenerationVersion, JobInputs, JobRequest } from '../records/domain/generation-record.ts';
import type { NewJob } from '../records/domain/new-job.ts';
import type { UsageFact } from '../limits/domain/usage-fact.ts';
import type { PartialSequence } from '../records/contract/partial-sequence.ts';
import type { SequenceReview } from '../records/domain/sequence-review.ts';
import type { StatusEvent } from '../records/ports/status-feed.ts';
import { handOverId, type HandOver } from '../records/domain/hand-over.ts';
import type { Outcome } from '../records/domain/outcome.ts';
import type { Sample, SampleMaterial } from '../prompts/trials/domain/sample.ts';
import { newCell, type TrialCell } from '../prompts/trials/domain/trial-cell.ts';
import type { Trial } from '../prompts/trials/domain/trial.ts';
import type { AiModel } from '../models/domain/ai-model.ts';
import {
  promptTemplateSchema,
  type BaseSummary,
  type PromptTemplate,
  type SummaryPrompt,
} from '../prompts/domain/prompt.ts';
import type { User } from '../people/users/domain/user.ts';
import { aCheckContext } from './check-context.ts';

/** The moment `FakeClock` starts at; every builder's default. */
export const testNow = Date.UTC(2026, 0, 5, 9, 0, 0);
export const billedTo = { userId: 'user-1', department: 'dt-sales' } as const;

let last = 0;

/** An id that no other call of this process returns. */
export function uniqueId(prefix = 'id'): string {
  last += 1;
  return `${prefix}-${process.pid}-${last}`;
}

export function buildUser(overrides: Partial<User> = {}): User {
  const id = overrides.id ?? uniqueId('user');
  return {
    id,
    email: `${id}@overture.example`,
    role: 'admin',
    department: 'product-sales',
    passwordHash: null,
    wasPasswordChosenByOthers: false,
    googleSub: null,
    oidcSubject: null,
    wasMfaReset: false,
    knownDevices: [],
    profile: null,
    tokenVersion: 1,
    lastActiveAt: null,
    createdAt: testNow,
    updatedAt: testNow,
    deletedAt: null,
    ...overrides,
  };
}

export function buildPrompt(overrides: Partial<PromptTemplate> = {}): PromptTemplate {
  return promptTemplateSchema.parse({
    id: uniqueId('prompt'),
    title: 'Warm introduction',
    prompt: 'Write three short e-mails.',
    department: 'product-sales',
    createdAt: testNow,
    updatedAt: testNow,
    ...overrides,
  });
}

export function buildSummaryPrompt(overrides: Partial<SummaryPrompt> = {}): SummaryPrompt {
  return {
    id: uniqueId('summary'),
    title: 'Summary',
    description: '',
    prompt: 'Summarise the history.',
    group: 'product',
    version: 1,
    createdAt: testNow,
    ...overrides,
  };
}

export function buildBaseSummary(overrides: Partial<BaseSummary> = {}): BaseSummary {
  return { title: 'Base summary', prompt: 'Be brief.', version: 1, updatedAt: testNow, ...overrides };
}

export function buildUsageFact(overrides: Partial<UsageFact> = {}): UsageFact {
  return {
    id: uniqueId('fact'),
    kind: 'generation',
    at: testNow,
    userId: 'user-1',
    department: 'dt-sales',
    jobId: null,
    promptId: 'prompt-1',
    promptVersion: 1,
    aiModel: 'gpt-5',
    outcome: 'ready',
    inputTokens: 1200,
    outputTokens: 300,
    costUsd: 0.0123,
    countedUsd: 0.0123,
    msToReady: 45_678,
    ...overrides,
  };
}

export function buildAiModel(overrides: Partial<AiModel> = {}): AiModel {
  return {
    id: uniqueId('model'),
    aiModel: 'gpt-5',
    aiModelLabel: 'GPT-5 (default)',
    department: 'product-sales',
    active: true,
    price: null,
    replacement: null,
    isDefault: false,
    moved: null,
    createdAt: testNow,
    ...overrides,
  };
}

export function buildEngagement(overrides: Partial<Engagement> = {}): Engagement {
  return {
    id: uniqueId('engagement'),
    createdAt: testNow - 86_400_000,
    properties: { hs_note_body: '<p>Asked for a quote.</p>' },
    ...overrides,
  };
}

export function buildContact(overrides: Partial<CrmContact> = {}): CrmContact {
  const id = overrides.id ?? '40000000001';
  return {
    id,
    properties: {
      firstname: 'Ada',
      lastname: 'Okafor',
      company: 'Northwind Robotics',
      email: 'ada@northwind.example',
      hs_object_id: id,
    },
    engagements: { notes: [buildEngagement()], emails: [], calls: [], meetings: [], tasks: [] },
    notRead: {},
    company: null,
    deals: [],
    owner: null,
    unreadable: [],
    ...overrides,
  };
}

export function buildSnapshot(overrides: Partial<ContactSnapshot> = {}): ContactSnapshot {
  const contact = overrides.contact ?? buildContact();
  return {
    contact,
    prospectUrl: `https://app.hubspot.com/contacts/4242/record/0-1/${contact.id}`,
    fullSummary: 'They asked for a quote in December.',
    onlineSummary: '',
    summaryWarning: null,
    sandbox: false,
    fetchedAt: testNow,
    ...overrides,
  };
}

export function buildRequest(overrides: Partial<JobRequest> = {}): JobRequest {
  return {
    department: 'product-sales',
    promptId: 'prompt-1',
    promptTitle: 'Warm introduction',
    aiModel: 'gpt-5',
    aiModelLabel: 'GPT-5 (default)',
    serviceTier: 'default',
    ...overrides,
  };
}

export function buildInputs(overrides: Partial<JobInputs> = {}): JobInputs {
  return {
    snapshot: buildSnapshot(),
    context: emptyContext,
    pdf: null,
    promptText: 'Write three short e-mails.',
    promptVersion: 1,
    instruction: '',
    keptDays: null,
    chosenDays: null,
    ...overrides,
  };
}

export function buildNewJob(overrides: Partial<NewJob> = {}): NewJob {
  const { id: hubspotId, properties } = buildContact(
    overrides.hubspotId === undefined ? {} : { id: overrides.hubspotId },
  );
  return {
    id: uniqueId('record'),
    userId: 'user-1',
    hubspotId,
    prospectUrl: `https://app.hubspot.com/contacts/4242/record/0-1/${hubspotId}`,
    properties,
    request: buildRequest(),
    inputs: buildInputs(),
    now: testNow,
    ...overrides,
  };
}

/** An email as answers held it before emails told their timing. */
export function buildEmail(texts: Pick<AnswerEmail, 'subject' | 'body'> & Partial<AnswerEmail>): AnswerEmail {
  return { send_after_days: null, purpose: null, claims: [], ...texts };
}

/** A review of two e-mails that found nothing. */
/** A sequence that is being written, with emails of these subjects. */
export function buildPartial(...subjects: readonly string[]): PartialSequence {
  const email = { body: 'Hello.', sendAfterDays: null, purpose: null, evidence: [], checks: [] };
  return { of: null, emails: subjects.map((subject, index) => ({ ...email, index, subject })) };
}

export function buildReview(overrides: Partial<SequenceReview> = {}): SequenceReview {
  const { contact, sender, words, lastGeneratedAt } = aCheckContext();
  const nothing = { evidence: [], checks: [] };
  return {
    sources: [],
    linkRule,
    facts: { contact, sender, words, lastGeneratedAt },
    vouched: [],
    reading: null,
    emails: [nothing, nothing],
    ...overrides,
  };
}

export function buildVersion(overrides: Partial<GenerationVersion> = {}): GenerationVersion {
  return {
    version: 1,
    request: buildRequest(),
    readyAt: testNow + 60_000,
    answer: {
      detected_service: 'Web development',
      sales_playbook_html: '<h3>Key Insights</h3><ul><li>They grow.</li></ul>',
      emails: [
        buildEmail({ subject: 'First', body: 'Hello.' }),
        buildEmail({ subject: 'Second', body: 'Hello again.' }),
      ],
    },
    originals: {},
    revisions: {},
    playbook: { keyInsights: ['They grow.'], recommendedStrategy: ['Call early.'] },
    usage: { input_tokens: 1200, output_tokens: 300 },
    provenance: {
      promptId: 'prompt-1',
      promptVersion: 1,
      model: 'gpt-5',
      inputHash: createHash('sha256').update('inputs').digest('hex'),
      inVoice: false,
      cachedTokens: 0,
      costUsd: 0.01,
    },
    properties: buildContact().properties,
    prospectUrl: 'https://app.hubspot.com/contacts/1/record/0-1/40000000001',
    push: { claimedAt: null, noteId: null, pushedAt: null },
    approval: null,
    sandbox: { crm: false, ai: false },
    contextUsed: [],
    leftOut: [],
    review: null,
    ...overrides,
  };
}

/** Two steps that are planned as tasks. */
export function buildHandOver(overrides: Partial<HandOver> = {}): HandOver {
  const { recordId = uniqueId('record'), version = 1, to = 'tasks' } = overrides;
  const step = { crmId: null, state: 'planned', sentAt: null, before: null, theirs: null } as const;
  return {
    id: handOverId({ recordId, version, to }),
    recordId,
    version,
    to,
    userId: 'user-1',
    department: 'product-sales',
    hubspotId: overrides.hubspotId ?? '40000000001',
    knownAs: [overrides.hubspotId ?? '40000000001'],
    startOn: '2026-01-05',
    timeZone: 'Europe/Berlin',
    sequenceId: null,
    promptId: 'prompt-1',
    promptVersion: 1,
    inVoice: false,
    aiModel: 'gpt-5',
    sandbox: false,
    overrides: [],
    steps: [
      { ...step, index: 0, dueOn: '2026-01-05', subject: 'First', body: 'Hello.' },
      { ...step, index: 1, dueOn: '2026-01-08', subject: 'Second', body: 'Hello again.' },
    ],
    outcome: null,
    ending: null,
    awayUntil: null,
    createdAt: testNow,
    updatedAt: testNow,
    claimedAt: null,
    claimedContact: null,
    mailsUntil: null,
    revision: 1,
    ...overrides,
  };
}

/** What became of a hand-over of which nothing was sent and nobody heard. */
export function buildOutcome(overrides: Partial<Outcome> = {}): Outcome {
  return {
    readAt: testNow,
    contactState: '',
    sent: [],
    done: [],
    repliedAt: null,
    metAt: null,
    leftAt: null,
    replyText: '',
    leftText: '',
    optOutText: '',
    bouncedAt: null,
    bouncedAddress: null,
    optedOut: false,
    ...overrides,
  };
}

export function buildCredential(overrides: Partial<Credential> = {}): Credential {
  return {
    type: 'Hubspot',
    source: 'environment',
    secret: 'secret-for-tests',
    baseUrl: undefined,
    fingerprint: 'test',
    ...overrides,
  };
}

export function buildStatusEvent(overrides: Partial<StatusEvent> = {}): StatusEvent {
  return {
    type: 'status',
    _id: 'record-1',
    userId: 'user-1',
    hubspotId: '40000000001',
    responseStatus: 'pending',
    updatedAt: new Date(testNow).toISOString(),
    ...overrides,
  };
}

export function buildSample(overrides: Partial<Sample> = {}): Sample {
  return {
    id: uniqueId('sample'),
    name: 'Ada Okafor, Northwind Robotics',
    department: 'product-sales',
    hubspotId: overrides.hubspotId ?? '40000000001',
    knownAs: [overrides.hubspotId ?? '40000000001'],
    disguised: false,
    golden: false,
    expectations: expectationsSchema.parse({}),
    createdAt: testNow,
    createdBy: 'kim@agency.example',
    ...overrides,
  };
}

export function buildSampleMaterial(overrides: Parameters<typeof buildSnapshot>[0] = {}): SampleMaterial {
  return { snapshot: buildSnapshot({ fullSummary: 'They asked.', ...overrides }), context: emptyContext, pdf: null };
}

export function buildTrialCell(overrides: Partial<Parameters<typeof newCell>[0]> = {}): TrialCell {
  return newCell({
    id: uniqueId('cell'),
    promptId: uniqueId('prompt'),
    sampleId: uniqueId('sample'),
    department: 'dt-sales',
    userId: 'user-1',
    title: 'Warm',
    text: 'Write three.',
    aiModel: 'gpt-5',
    createdAt: testNow,
    ...overrides,
  });
}

export function buildTrial(cells: readonly TrialCell[] = [], overrides: Partial<Trial> = {}): Trial {
  return {
    id: uniqueId('trial'),
    promptId: uniqueId('prompt'),
    department: 'dt-sales',
    purpose: 'trial',
    columns: [{ version: 2, title: 'Warm', aiModel: 'gpt-5', aiModelLabel: 'GPT-5' }],
    cells: cells.map(({ id, sampleId }) => ({ sampleId, column: 0, cellId: id, reused: false })),
    expectedUsd: 0.5,
    createdAt: testNow,
    createdBy: 'kim@agency.example',
    ...overrides,
  };
}
