import type {
  HandOverPreviewWire,
  ListedRecord,
  RecordDetail,
  RecordEmail,
  RecordSummary,
  WorklistItem,
} from '@overture/core/contract';

export const submittedAt = '2026-01-05T09:00:00.000Z';

/** A ready record of the signed-in user. */
export function buildSummary(overrides: Partial<RecordSummary> = {}): RecordSummary {
  const hubspotId = overrides.hubspotId ?? '501';
  return {
    _id: `record-${hubspotId}`,
    userId: 'user-1',
    hubspotId,
    prospectUrl: `https://app.hubspot.com/contacts/1/record/0-1/${hubspotId}`,
    properties: {
      firstname: 'Anna',
      lastname: 'Lindqvist',
      company: 'Nordwind',
      email: 'anna@nordwind.example',
      promptTitle: 'Warm introduction',
    },
    promtId: { _id: 'prompt-1', title: 'Warm introduction' },
    department: 'Overture-Sales',
    aiModel: 'gpt-5',
    aiModelLabel: 'GPT-5 (default)',
    language: null,
    createdAt: submittedAt,
    updatedAt: '2026-01-05T09:00:30.000Z',
    responseStatus: 'ready',
    responseError: null,
    hasResult: true,
    addToHubspot: false,
    edited: false,
    approval: null,
    submittedAt,
    startedAt: '2026-01-05T09:00:02.000Z',
    finishedAt: '2026-01-05T09:00:30.000Z',
    attempts: 1,
    sandbox: false,
    optedOut: false,
    readOnlyReason: null,
    ...overrides,
  };
}

/** The record as a list shows it: with what is left to do for it. */
export function listed(record: RecordSummary, work: Partial<WorklistItem> = {}): ListedRecord {
  const { hubspotId, properties, responseStatus, approval, hasResult } = record;
  const running = responseStatus === 'pending' || responseStatus === 'processing';
  const ofVersion = hasResult ? (approval === null ? 'review' : 'handOver') : null;
  return {
    ...record,
    work: {
      hubspotId,
      recordId: record._id,
      version: hasResult ? 1 : null,
      contactName: [properties.firstname, properties.lastname].filter(Boolean).join(' '),
      company: properties.company ?? '',
      tab: running ? 'waiting' : responseStatus === 'error' ? 'failed' : ofVersion,
      risk: 0,
      riskReason: 'The checks found nothing.',
      findings: { block: 0, warn: 0 },
      updatedAt: record.updatedAt,
      dueOn: null,
      repliedAt: null,
      reply: '',
      isOutdated: false,
      owner: null,
      problem: record.responseError?.message ?? record.responseWait?.message ?? null,
      status: responseStatus,
      submittedAt: record.submittedAt,
      template: record.promtId.title,
      ...work,
    },
  };
}

export function buildEmail(id: number, overrides: Partial<RecordEmail> = {}): RecordEmail {
  return {
    id,
    subject: `Subject ${id + 1}`,
    body: `Hi Anna,\n\nline of email ${id + 1}.`,
    previewText: `line of email ${id + 1}`,
    revision: `revision-${id + 1}`,
    original: null,
    edited: overrides.original != null,
    sendAfterDays: id * 3,
    purpose: null,
    evidence: null,
    checks: [],
    ...overrides,
  };
}

/** A ready record with one version of two emails and a playbook. */
export function buildDetail(overrides: Partial<RecordDetail> = {}): RecordDetail {
  return {
    ...buildSummary(),
    version: 1,
    aiGeneratedEmail: [],
    emails: [buildEmail(0), buildEmail(1)],
    detectedService: 'Route Optimisation',
    playbook: {
      keyInsights: ['Loses <strong>two hours</strong> a day'],
      recommendedStrategy: ['Open with the number'],
    },
    token_usage: { input_tokens: 8400, output_tokens: 1200 },
    noteId: null,
    versions: [
      {
        version: 1,
        readyAt: '2026-01-05T09:00:30.000Z',
        promptTitle: 'Warm introduction',
        aiModelLabel: 'GPT-5 (default)',
        addToHubspot: false,
      },
    ],
    provenance: null,
    contextUsed: [],
    leftOut: [],
    partial: null,
    ...overrides,
  };
}

/** A worklist of these contacts, to be reviewed. */
export function buildWorklist(...hubspotIds: string[]) {
  const items = hubspotIds.map((hubspotId) => {
    const { work, ...record } = listed(buildSummary({ hubspotId }), { tab: 'review', riskReason: '1 warning.' });
    return { ...work, record };
  });
  const counts = { replied: 0, due: 0, waiting: 0, failed: 0, mend: 0, review: 0, handOver: 0 };
  return { counts, items, total: items.length, writerSilent: false };
}

/** What handing two emails over as tasks would do; nothing stands against it. */
export function buildPreview(overrides: Partial<HandOverPreviewWire> = {}): HandOverPreviewWire {
  return {
    to: 'tasks',
    timeZone: 'America/Los_Angeles',
    owner: { name: 'Nora Castellan', email: 'nora@agency.example' },
    steps: [
      { index: 0, subject: 'Subject 1', dueAt: '2030-01-07T09:00:00-08:00' },
      { index: 1, subject: 'Subject 2', dueAt: '2030-01-10T09:00:00-08:00' },
    ],
    contact: { optedOut: false, bounced: false, repliedAt: null, owner: null, enrolledIn: null },
    existing: [],
    problems: [],
    ...overrides,
  };
}
