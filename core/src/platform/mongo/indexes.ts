import type { IndexDescription } from 'mongodb';

export type Indexes = Readonly<Record<string, IndexDescription[]>>;

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

/** Lets the compiler know the entries by their names. */
function named<Name extends string>(all: Readonly<Record<Name, Indexes>>): typeof all {
  return all;
}

/** The indexes that migrations create, by collection, in the order in which they are created. */
export const indexes = named({
  /** The first schema. */
  initial: {
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
  },
  /** For pending jobs in the order in which they wait for a worker. */
  line: {
    generations: [
      {
        key: { 'job.availableAt': 1, 'job.submittedAt': 1, _id: 1 },
        name: indexNames.line,
        partialFilterExpression: { 'job.status': 'pending' },
      },
    ],
  },
  /** A domain has each AI model once. */
  oneModel: { ai_models: [{ key: { department: 1, aiModel: 1 }, unique: true }] },
  /** For records with usage facts that were not moved to their own collection yet; there are hardly any. */
  unfiled: { generations: [{ key: { 'unfiled.id': 1 }, name: indexNames.unfiled, sparse: true }] },
  /** A Google account signs in as one user. */
  googleSub: {
    users: [{ key: { googleSub: 1 }, unique: true, partialFilterExpression: { googleSub: { $type: 'string' } } }],
  },
  /** For the sources of a record. */
  source: { record_sources: [{ key: { recordId: 1 } }] },
  /** For hand-overs. */
  handOver: {
    hand_overs: [{ key: { recordId: 1, createdAt: -1 } }, { key: { department: 1, hubspotId: 1, createdAt: -1 } }],
  },
  /** For the sessions of a user, and for unused ones. */
  session: {
    sessions: [{ key: { userId: 1, lastUsedAt: -1 } }, { key: { lastUsedAt: 1 } }, { key: { expiresAt: 1 } }],
  },
  /**
   * For the filters of the queue. The index of the template includes the state, so that no document is read.
   */
  worklist: {
    generations: [
      {
        key: { userId: 1, 'job.request.promptId': 1, ...submitted, 'job.status': 1, approved: 1 },
        name: indexNames.ofUserByPrompt,
      },
      { key: { userId: 1, approved: 1, ...submitted, 'job.status': 1 }, name: indexNames.ofUserByApproval },
    ],
  },
  /** For the versions of a prompt, and the results that were generated with a template. */
  promptVersion: {
    prompt_versions: [{ key: { promptId: 1, version: -1 } }],
    usage_facts: [{ key: { promptId: 1, at: 1, promptVersion: 1 } }],
  },
  /** To delete expired one-time secrets. */
  oneTimeSecret: { one_time_secrets: [{ key: { expiresAt: 1 } }] },
  /** To delete the spending of past periods, and past windows of requests. */
  spending: {
    spend_accounts: [{ key: { endsAt: 1 } }],
    request_windows: [{ key: { endsAt: 1 } }],
  },
  /** Each place in the chain of the audit log is taken once. */
  auditChain: {
    audit: [{ key: { 'link.seq': 1 }, unique: true, partialFilterExpression: { 'link.seq': { $gt: 0 } } }],
  },
  /** A single sign-on account signs in as one user. */
  oidcSubject: {
    users: [{ key: { oidcSubject: 1 }, unique: true, partialFilterExpression: { oidcSubject: { $type: 'string' } } }],
  },
  /** For the trials of a prompt, and for cells that wait, belong to a prompt, or use a sample. */
  trial: {
    prompt_trials: [{ key: { promptId: 1, ...newest } }],
    trial_cells: [
      { key: { dueAt: 1, _id: 1 }, partialFilterExpression: { dueAt: { $type: 'number' } } },
      { key: { promptId: 1, createdAt: 1 } },
      { key: { sampleId: 1 } },
    ],
  },
  /** A contact is reserved by one hand-over, and to find a contact's hand-overs in all domains. */
  claimedContact: {
    hand_overs: [
      {
        key: { claimedContact: 1 },
        unique: true,
        partialFilterExpression: { claimedContact: { $type: 'string' } },
      },
      { key: { hubspotId: 1 } },
    ],
  },
  /** For the calls that were made for a job. */
  usageOfJobs: { usage_facts: [{ key: { jobId: 1, at: 1 }, partialFilterExpression: { jobId: { $gt: '' } } }] },
  /** For records and hand-overs by the ids and addresses of their contacts. */
  knownContact: {
    generations: [{ key: { knownAs: 1 } }],
    hand_overs: [{ key: { knownAs: 1 } }],
  },
  /** Waiting jobs are claimed by turn. */
  turn: {
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
  },
  /** For runs and their rows. */
  run: {
    runs: [
      { key: { createdAt: -1, _id: -1 } },
      { key: { userId: 1, createdAt: -1, _id: -1 } },
      { key: { state: 1, createdAt: 1 } },
      { key: { leaseOwner: 1 }, partialFilterExpression: { leaseOwner: { $type: 'string' } } },
    ],
    run_rows: [{ key: { runId: 1, status: 1, row: 1 } }, { key: { runId: 1, row: 1 } }, { key: { hubspotId: 1 } }],
  },
  /** For what is left to do: by stage, and by the day of the next step. */
  work: {
    generations: [
      { key: { userId: 1, stage: 1, rank: -1, _id: -1, 'work.dueAt': 1 }, name: indexNames.byRank },
      {
        key: { userId: 1, 'work.dueAt': 1, _id: 1, stage: 1 },
        name: indexNames.due,
        partialFilterExpression: { 'work.dueAt': { $type: 'number' } },
      },
    ],
  },
  /** For contacts who cannot be written to any more. */
  lost: {
    generations: [
      {
        key: { userId: 1, 'work.lost.at': -1, _id: -1 },
        name: indexNames.lost,
        partialFilterExpression: { 'work.lost.at': { $type: 'number' } },
      },
    ],
  },
  /** For personal tokens. */
  personalToken: { personal_tokens: [{ key: { userId: 1, createdAt: -1 } }, { key: { expiresAt: 1 } }] },
});
