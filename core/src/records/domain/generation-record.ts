import type { AiAnswer, Playbook, TokenUsage } from '../../models/contract/ai-result.ts';
import type { DepartmentKey } from '../../platform/contract/departments.ts';
import type { ErrorCode } from '../../platform/contract/error-codes.ts';
import type { WritingLanguage } from '../../platform/contract/languages.ts';
import type { ContactSnapshot, ContextTexts, CrmOwner, CrmProperties } from '../../contacts/domain/contact.ts';
import type { Timestamp } from '../../platform/clock.ts';
import type { ContextUsed, LeftOut } from '../../prompts/contract/context-part.ts';
import type { PartialSequence } from '../contract/partial-sequence.ts';
import type { EmailRevision } from './email-revision.ts';
import type { Findings } from '../contract/risk.ts';
import type { SequenceReview } from './sequence-review.ts';
import type { Work } from './work.ts';

export type JobStatus = 'pending' | 'processing' | 'ready' | 'error';

/** Why an attempt failed, in words for the rep. */
export interface JobError {
  readonly code: ErrorCode;
  readonly message: string;
}

export interface PdfText {
  readonly name: string;
  readonly pages: number;
  /** The text with `[page n]` marks. */
  readonly text: string;
}

/** Hashes that identify what a row of a bulk run was written from, so that no row is paid for twice. */
export interface BulkKeys {
  /** A hash of what the row requests. */
  readonly row: string;
  /** A hash of what the row requests and of the contact's data. */
  readonly content: string;
}

/** What a submit requested. It is small and is listed with the record. */
export interface JobRequest {
  readonly department: DepartmentKey;
  readonly promptId: string;
  readonly promptTitle: string;
  readonly aiModel: string;
  readonly aiModelLabel: string;
  readonly serviceTier: 'default' | 'flex';
  /** The language that the rep chose for the emails; without one, the model follows the contact's own. */
  readonly language?: WritingLanguage | undefined;
  /** The label of the requested model, if it had ended and another model wrote in its place. */
  readonly insteadOf?: string | undefined;
  /** The `traceparent` of the request that submitted it, for the worker's trace; undefined if it was not traced. */
  readonly trace?: string | undefined;
  /** Set only for rows of runs, also those of the command line. */
  readonly bulk?: BulkKeys | undefined;
  /** The stored run that submitted it; undefined for others, and for lists of the command line. */
  readonly runId?: string | undefined;
}

/** The data of a submit, which does not change any more. It is large and only the worker reads it. */
export interface JobInputs {
  /** Null if the contact was not fetched before the submit, so that the worker fetches it. */
  readonly snapshot: ContactSnapshot | null;
  readonly context: ContextTexts;
  readonly pdf: PdfText | null;
  /** The template's text at the time of the submit, so that an edit of the prompt never changes a queued job. */
  readonly promptText: string;
  readonly promptVersion: number;
  /** What the rep asks of a regeneration, in one line; `<wish>` in the prompt. Empty if there is none. */
  readonly instruction: string;
  /** The days of the version that is written anew, one for each email; null where there is none. */
  readonly keptDays: readonly (number | null)[] | null;
}

/** The newest submit of a record. The record is the job; the queue only carries its id. */
export interface Job {
  /** The version that this job will become, from 1. */
  readonly version: number;
  readonly status: JobStatus;
  readonly request: JobRequest;
  readonly submittedAt: Timestamp;
  /** When the newest claim began; null before the first one. */
  readonly startedAt: Timestamp | null;
  readonly finishedAt: Timestamp | null;
  /** Waiting jobs are claimed by turn; see `turnOf`. Jobs from before there were turns have 0. */
  readonly turn: number;
  /** The job is not claimed before this moment. */
  readonly availableAt: Timestamp;
  /** When a message for the job was last published to the queue; null if none was since it was rescheduled. */
  readonly publishedAt: Timestamp | null;
  /** The number of claims that count against the limit of attempts. */
  readonly attempts: number;
  /** The fencing token, which grows with every claim of any submit. A commit with an older token is refused. */
  readonly fence: number;
  readonly leaseOwner: string | null;
  readonly leaseUntil: Timestamp | null;
  readonly error: JobError | null;
  /** Why the job waits until `availableAt`; null if it only waits for a worker. */
  readonly waitReason: JobError | null;
}

export interface Provenance {
  readonly promptId: string;
  readonly promptVersion: number;
  readonly model: string;
  /** SHA-256, hex, of everything the prompt was built from. */
  readonly inputHash: string;
  readonly cachedTokens: number;
  /** The cost in US dollars; null if it is unknown. */
  readonly costUsd: number | null;
}

/** The state of filing a version's playbook in the CRM. Once `noteId` is set, it stays. */
export interface PlaybookPush {
  /** When a process began to file it. `AddPlaybookToCrm` says from when on another process may take over. */
  readonly claimedAt: Timestamp | null;
  readonly noteId: string | null;
  readonly pushedAt: Timestamp | null;
}

/** A person's approval of a version. An edit removes it. */
export interface Approval {
  /** The approving user; null for the command line. */
  readonly userId: string | null;
  /** The name as in the audit log: an email address, or `cli:<name>`. */
  readonly name: string;
  readonly at: Timestamp;
  /** The rules whose findings the person allowed. */
  readonly overrides: readonly string[];
}

/** One ready result. */
export interface GenerationVersion {
  readonly version: number;
  readonly request: JobRequest;
  readonly readyAt: Timestamp;
  readonly answer: AiAnswer;
  /** The AI's own text of each edited email, by index. */
  readonly originals: Readonly<Record<string, { readonly subject: string; readonly body: string }>>;
  /** The texts of each edited email, by index, newest first; see `revisionsOf`. */
  readonly revisions: Readonly<Record<string, readonly EmailRevision[]>>;
  readonly playbook: Playbook;
  readonly usage: TokenUsage;
  readonly provenance: Provenance;
  /** The CRM properties that the result was written from. */
  readonly properties: CrmProperties;
  /** The contact's address in the CRM; empty in results of older versions. */
  readonly prospectUrl: string;
  readonly push: PlaybookPush;
  /** Null until somebody approves the version. */
  readonly approval: Approval | null;
  readonly sandbox: { readonly crm: boolean; readonly ai: boolean };
  /** Which data about the contact the model did and did not receive; empty in results of older versions. */
  readonly contextUsed: readonly ContextUsed[];
  readonly leftOut: readonly LeftOut[];
  /** The sources of the emails; null in results of older versions. */
  readonly review: SequenceReview | null;
}

/** The part of a version that lists show. */
export type VersionSummary = Pick<GenerationVersion, 'version' | 'readyAt' | 'request' | 'sandbox' | 'approval'> & {
  readonly noteId: string | null;
  /** Whether an email differs from what the AI wrote. */
  readonly edited: boolean;
  /** Null where the sources of the version were not kept. */
  readonly findings: Findings | null;
};

/** A record without inputs and results, as lists read it. There is one for each user and contact. */
export interface GenerationSummary {
  readonly id: string;
  readonly userId: string;
  readonly hubspotId: string;
  /** Every id and address by which the contact was ever known; see `knownAs`. By these an erasure finds the record. */
  readonly knownAs: readonly string[];
  /** Empty until the submit names it or a worker has read the contact. */
  readonly prospectUrl: string;
  /** The newest known CRM properties. */
  readonly properties: CrmProperties;
  /** The contact's owner in the CRM when it was last read; null if there is none, or nobody knows. */
  readonly owner: CrmOwner | null;
  readonly createdAt: Timestamp;
  readonly updatedAt: Timestamp;
  readonly job: Job;
  /** The ready versions, newest first; 20 at most. */
  readonly versions: readonly VersionSummary[];
  readonly work: Work;
}

/** The whole record. */
export interface GenerationRecord extends GenerationSummary {
  readonly inputs: JobInputs;
  /** The results, newest first; 20 at most. */
  readonly results: readonly GenerationVersion[];
  /** What the claim that carries out the job has written so far; null before its first email, and unless it is processing. */
  readonly partial: PartialSequence | null;
}

/** The part of a record that a worker needs to carry out its job. */
export type ClaimedJob = Omit<GenerationRecord, 'results' | 'partial'>;

/** The number of ready versions that are kept of one record; older ones are dropped. */
export const versionsKept = 20;
