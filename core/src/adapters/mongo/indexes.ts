import type { IndexDescription } from 'mongodb';

/** Names of the indexes that queries ask for by name. */
export const indexNames = {
  ofUser: 'of_user',
  /** The name MongoDB gave it. */
  ofUserByContact: 'userId_1_hubspotId_1',
  ofUserByStatus: 'of_user_by_status',
  ofUserByPrompt: 'of_user_by_prompt',
  ofUserByApproval: 'of_user_by_approval',
  search: 'search',
  line: 'line',
  unfiled: 'unfiled',
} as const;

const newest = { createdAt: -1, _id: -1 } as const;
const submitted = { 'job.submittedAt': -1, _id: -1 } as const;

/** The order in which waiting jobs lie: those that were longest not heard of come first. */
export const waiting = { 'job.publishedAt': 1, 'job.availableAt': 1, 'job.submittedAt': 1, _id: 1 } as const;

/** The indexes of the first schema, by collection. */
export const initialIndexes: Readonly<Record<string, IndexDescription[]>> = {
  users: [{ key: { email: 1 }, unique: true }, { key: { deletedAt: 1, ...newest } }],
  revoked_tokens: [{ key: { expiresAt: 1 } }],
  sign_in_failures: [{ key: { lastAt: 1 } }],
  prompts: [{ key: newest }, { key: { department: 1, ...newest } }],
  summary_prompts: [{ key: newest }, { key: { group: 1, ...newest } }],
  ai_models: [{ key: newest }, { key: { department: 1, ...newest } }],
  contact_snapshots: [{ key: { expiresAt: 1 } }],
  idempotency: [{ key: { expiresAt: 1 } }],
  generations: [
    { key: { userId: 1, hubspotId: 1 }, unique: true },
    { key: { hubspotId: 1, ...submitted } },
    { key: { userId: 1, ...submitted }, name: indexNames.ofUser },
    { key: { userId: 1, 'job.status': 1, ...submitted }, name: indexNames.ofUserByStatus },
    { key: { userId: 1, ...submitted, 'job.status': 1, search: 1 }, name: indexNames.search },
    // The sweep: of any number of waiting jobs it reads no more than it asks for.
    { key: { 'job.status': 1, ...waiting } },
    { key: { 'job.status': 1, 'job.leaseUntil': 1 } },
  ],
  ready_versions: [{ key: { readyAt: 1 } }, { key: { recordId: 1, version: 1 } }],
  usage_facts: [{ key: { at: 1, _id: 1 } }],
  api_keys: [{ key: newest }, { key: { masterKeyId: 1 } }, { key: { type: 1, department: 1 } }],
  audit: [{ key: { at: -1, _id: -1 } }, { key: { action: 1, at: -1, _id: -1 } }],
  status_events: [{ key: { at: 1 } }],
  queue_messages: [{ key: { dead: 1, visibleAt: 1, _id: 1 } }, { key: { lock: 1 } }],
};

/** Added later: a domain has each AI model once. */
export const oneModelIndexes: Readonly<Record<string, IndexDescription[]>> = {
  ai_models: [{ key: { department: 1, aiModel: 1 }, unique: true }],
};

/** Added later: a Google account signs in as one user. */
export const googleSubIndexes: Readonly<Record<string, IndexDescription[]>> = {
  users: [{ key: { googleSub: 1 }, unique: true, partialFilterExpression: { googleSub: { $type: 'string' } } }],
};

/** Added later: a single sign-on account signs in as one user. */
export const oidcSubjectIndexes: Readonly<Record<string, IndexDescription[]>> = {
  users: [{ key: { oidcSubject: 1 }, unique: true, partialFilterExpression: { oidcSubject: { $type: 'string' } } }],
};

/** Added later: pending jobs in the order in which they wait for a worker. */
export const lineIndexes: Readonly<Record<string, IndexDescription[]>> = {
  generations: [
    {
      key: { 'job.availableAt': 1, 'job.submittedAt': 1, _id: 1 },
      name: indexNames.line,
      partialFilterExpression: { 'job.status': 'pending' },
    },
  ],
};

/** Added later: the sessions of a user, and those that nobody uses any more. */
export const sessionIndexes: Readonly<Record<string, IndexDescription[]>> = {
  sessions: [{ key: { userId: 1, lastUsedAt: -1 } }, { key: { lastUsedAt: 1 } }, { key: { expiresAt: 1 } }],
};

/** Added later: secrets that work once, to forget those that expired. */
export const oneTimeSecretIndexes: Readonly<Record<string, IndexDescription[]>> = {
  one_time_secrets: [{ key: { expiresAt: 1 } }],
};

/** Added later: the places in the chain of the audit log, each taken once. */
export const auditChainIndexes: Readonly<Record<string, IndexDescription[]>> = {
  audit: [{ key: { 'link.seq': 1 }, unique: true, partialFilterExpression: { 'link.seq': { $gt: 0 } } }],
};

/** Added later: the sources of a record. */
export const sourceIndexes: Readonly<Record<string, IndexDescription[]>> = {
  record_sources: [{ key: { recordId: 1 } }],
};

/** Added later: the versions of a prompt, and what was written with a template. */
export const promptVersionIndexes: Readonly<Record<string, IndexDescription[]>> = {
  prompt_versions: [{ key: { promptId: 1, version: -1 } }],
  usage_facts: [{ key: { promptId: 1, at: 1, promptVersion: 1 } }],
};

/** Added later: the trials of a prompt, and the cells that wait, belong to a prompt, or were made from a sample. */
export const trialIndexes: Readonly<Record<string, IndexDescription[]>> = {
  prompt_trials: [{ key: { promptId: 1, ...newest } }],
  trial_cells: [
    { key: { dueAt: 1, _id: 1 }, partialFilterExpression: { dueAt: { $type: 'number' } } },
    { key: { promptId: 1, createdAt: 1 } },
    { key: { sampleId: 1 } },
  ],
};

/** Added later: records with usage facts that are not among the others yet; next to none. */
export const unfiledIndexes: Readonly<Record<string, IndexDescription[]>> = {
  generations: [{ key: { 'unfiled.id': 1 }, name: indexNames.unfiled, sparse: true }],
};

/** Added later: what was handed over. */
export const handOverIndexes: Readonly<Record<string, IndexDescription[]>> = {
  hand_overs: [{ key: { recordId: 1, createdAt: -1 } }, { key: { department: 1, hubspotId: 1, createdAt: -1 } }],
};

/** Added later: what the queue filters by. The state lies in the index of the template, so that no document is read. */
export const worklistIndexes: Readonly<Record<string, IndexDescription[]>> = {
  generations: [
    {
      key: { userId: 1, 'job.request.promptId': 1, ...submitted, 'job.status': 1, approved: 1 },
      name: indexNames.ofUserByPrompt,
    },
    { key: { userId: 1, approved: 1, ...submitted, 'job.status': 1 }, name: indexNames.ofUserByApproval },
  ],
};

/** Added later: what is spent in a period, and what is asked within a minute, until it has passed. */
export const spendingIndexes: Readonly<Record<string, IndexDescription[]>> = {
  spend_accounts: [{ key: { endsAt: 1 } }],
  request_windows: [{ key: { endsAt: 1 } }],
};
