import type { IndexDescription } from 'mongodb';

export const indexNames = {
  ofUser: 'of_user',
  /** The name that MongoDB gave it. */
  ofUserByContact: 'userId_1_hubspotId_1',
  ofUserByStatus: 'of_user_by_status',
  ofUserByPrompt: 'of_user_by_prompt',
  ofUserByApproval: 'of_user_by_approval',
  search: 'search',
  line: 'line',
  turns: 'turns',
  turnsOfUser: 'turns_of_user',
  unfiled: 'unfiled',
  byRank: 'by_rank',
  due: 'due',
  lost: 'lost',
} as const;

const newest = { createdAt: -1, _id: -1 } as const;
const submitted = { 'job.submittedAt': -1, _id: -1 } as const;

/** The order of waiting jobs: those that were published longest ago come first. */
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
    // With this index the sweep reads only the jobs that it asks for, however many wait.
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

/** Added later, because a domain has each AI model once. */
export const oneModelIndexes: Readonly<Record<string, IndexDescription[]>> = {
  ai_models: [{ key: { department: 1, aiModel: 1 }, unique: true }],
};

/** Added later, because a Google account signs in as one user. */
export const googleSubIndexes: Readonly<Record<string, IndexDescription[]>> = {
  users: [{ key: { googleSub: 1 }, unique: true, partialFilterExpression: { googleSub: { $type: 'string' } } }],
};

/** Added later, because a single sign-on account signs in as one user. */
export const oidcSubjectIndexes: Readonly<Record<string, IndexDescription[]>> = {
  users: [{ key: { oidcSubject: 1 }, unique: true, partialFilterExpression: { oidcSubject: { $type: 'string' } } }],
};

/** Added later, for pending jobs in the order in which they wait for a worker. */
export const lineIndexes: Readonly<Record<string, IndexDescription[]>> = {
  generations: [
    {
      key: { 'job.availableAt': 1, 'job.submittedAt': 1, _id: 1 },
      name: indexNames.line,
      partialFilterExpression: { 'job.status': 'pending' },
    },
  ],
};

/** Added later, because waiting jobs are claimed by turn. */
export const turnIndexes: Readonly<Record<string, IndexDescription[]>> = {
  generations: [
    {
      key: { 'job.turn': 1, 'job.availableAt': 1, 'job.submittedAt': 1, _id: 1 },
      name: indexNames.turns,
      partialFilterExpression: { 'job.status': 'pending' },
    },
    {
      key: { userId: 1, 'job.turn': -1 },
      name: indexNames.turnsOfUser,
      partialFilterExpression: { 'job.status': 'pending' },
    },
  ],
};

/** Added later, for the sessions of a user, and for unused ones. */
export const sessionIndexes: Readonly<Record<string, IndexDescription[]>> = {
  sessions: [{ key: { userId: 1, lastUsedAt: -1 } }, { key: { lastUsedAt: 1 } }, { key: { expiresAt: 1 } }],
};

/** Added later, to delete expired one-time secrets. */
export const oneTimeSecretIndexes: Readonly<Record<string, IndexDescription[]>> = {
  one_time_secrets: [{ key: { expiresAt: 1 } }],
};

/** Added later, because each place in the chain of the audit log is taken once. */
export const auditChainIndexes: Readonly<Record<string, IndexDescription[]>> = {
  audit: [{ key: { 'link.seq': 1 }, unique: true, partialFilterExpression: { 'link.seq': { $gt: 0 } } }],
};

/** Added later, for the sources of a record. */
export const sourceIndexes: Readonly<Record<string, IndexDescription[]>> = {
  record_sources: [{ key: { recordId: 1 } }],
};

/** Added later, for the versions of a prompt, and the results that were generated with a template. */
export const promptVersionIndexes: Readonly<Record<string, IndexDescription[]>> = {
  prompt_versions: [{ key: { promptId: 1, version: -1 } }],
  usage_facts: [{ key: { promptId: 1, at: 1, promptVersion: 1 } }],
};

/** Added later, for the trials of a prompt, and for cells that wait, belong to a prompt, or use a sample. */
export const trialIndexes: Readonly<Record<string, IndexDescription[]>> = {
  prompt_trials: [{ key: { promptId: 1, ...newest } }],
  trial_cells: [
    { key: { dueAt: 1, _id: 1 }, partialFilterExpression: { dueAt: { $type: 'number' } } },
    { key: { promptId: 1, createdAt: 1 } },
    { key: { sampleId: 1 } },
  ],
};

/** Added later, for records with usage facts that were not moved to their own collection yet; there are hardly any. */
export const unfiledIndexes: Readonly<Record<string, IndexDescription[]>> = {
  generations: [{ key: { 'unfiled.id': 1 }, name: indexNames.unfiled, sparse: true }],
};

/** Added later, for hand-overs. */
export const handOverIndexes: Readonly<Record<string, IndexDescription[]>> = {
  hand_overs: [{ key: { recordId: 1, createdAt: -1 } }, { key: { department: 1, hubspotId: 1, createdAt: -1 } }],
};

/** Added later, because a contact is reserved by one hand-over, and to find a contact's hand-overs in all domains. */
export const claimedContactIndexes: Readonly<Record<string, IndexDescription[]>> = {
  hand_overs: [
    {
      key: { claimedContact: 1 },
      unique: true,
      partialFilterExpression: { claimedContact: { $type: 'string' } },
    },
    { key: { hubspotId: 1 } },
  ],
};

/**
 * Added later, for the filters of the queue. The index of the template includes the state, so that no document is read.
 */
export const worklistIndexes: Readonly<Record<string, IndexDescription[]>> = {
  generations: [
    {
      key: { userId: 1, 'job.request.promptId': 1, ...submitted, 'job.status': 1, approved: 1 },
      name: indexNames.ofUserByPrompt,
    },
    { key: { userId: 1, approved: 1, ...submitted, 'job.status': 1 }, name: indexNames.ofUserByApproval },
  ],
};

/** Added later, for the calls that were made for a job. */
export const usageOfJobsIndexes: Readonly<Record<string, IndexDescription[]>> = {
  usage_facts: [{ key: { jobId: 1, at: 1 }, partialFilterExpression: { jobId: { $gt: '' } } }],
};

/** Added later, for records and hand-overs by the ids and addresses of their contacts. */
export const knownContactIndexes: Readonly<Record<string, IndexDescription[]>> = {
  generations: [{ key: { knownAs: 1 } }],
  hand_overs: [{ key: { knownAs: 1 } }],
};

/** Added later, to delete the spending of past periods, and past windows of requests. */
export const spendingIndexes: Readonly<Record<string, IndexDescription[]>> = {
  spend_accounts: [{ key: { endsAt: 1 } }],
  request_windows: [{ key: { endsAt: 1 } }],
};

/** Added later, for runs and their rows. */
export const runIndexes: Readonly<Record<string, IndexDescription[]>> = {
  runs: [
    { key: { createdAt: -1, _id: -1 } },
    { key: { userId: 1, createdAt: -1, _id: -1 } },
    { key: { state: 1, createdAt: 1 } },
    { key: { leaseOwner: 1 }, partialFilterExpression: { leaseOwner: { $type: 'string' } } },
  ],
  run_rows: [{ key: { runId: 1, status: 1, row: 1 } }, { key: { runId: 1, row: 1 } }, { key: { hubspotId: 1 } }],
};

/** Added later, for what is left to do: by stage, and by the day of the next step. */
export const workIndexes: Readonly<Record<string, IndexDescription[]>> = {
  generations: [
    { key: { userId: 1, stage: 1, rank: -1, _id: -1, 'work.dueAt': 1 }, name: indexNames.byRank },
    {
      key: { userId: 1, 'work.dueAt': 1, _id: 1, stage: 1 },
      name: indexNames.due,
      partialFilterExpression: { 'work.dueAt': { $type: 'number' } },
    },
  ],
};

/** Added later, for contacts who cannot be written to any more. */
export const lostIndexes: Readonly<Record<string, IndexDescription[]>> = {
  generations: [
    {
      key: { userId: 1, 'work.lost.at': -1, _id: -1 },
      name: indexNames.lost,
      partialFilterExpression: { 'work.lost.at': { $type: 'number' } },
    },
  ],
};

/** Added later, for personal tokens. */
export const personalTokenIndexes: Readonly<Record<string, IndexDescription[]>> = {
  personal_tokens: [{ key: { userId: 1, createdAt: -1 } }, { key: { expiresAt: 1 } }],
};
