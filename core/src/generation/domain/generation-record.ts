import type { AiAnswer, DepartmentKey, ErrorCode, Playbook, TokenUsage } from '../../contract/index.ts';
import type { ContactSnapshot, ContextTexts, CrmProperties } from '../../contacts/domain/contact.ts';
import type { Timestamp } from '../../shared/clock.ts';
import type { ContextUsed, LeftOut } from '../../contract/index.ts';
import type { SequenceReview } from './sequence-review.ts';

export type JobStatus = 'pending' | 'processing' | 'ready' | 'error';

/** Why an attempt failed, in words for a rep. */
export interface JobError {
  readonly code: ErrorCode;
  readonly message: string;
}

export interface PdfText {
  readonly name: string;
  readonly pages: number;
  /** Text with `[page n]` marks. */
  readonly text: string;
}

/** Says from what a row of a bulk run was written, so that no row is paid for twice. */
export interface BulkKeys {
  /** Of what the row asks for. */
  readonly row: string;
  /** Of that and of the contact's data. */
  readonly content: string;
}

/** What a submit asked for: small, listed with the record. */
export interface JobRequest {
  readonly department: DepartmentKey;
  readonly promptId: string;
  readonly promptTitle: string;
  readonly aiModel: string;
  readonly aiModelLabel: string;
  readonly serviceTier: 'default' | 'flex';
  /** The label of the model that was asked for and had ended; only of results that another model wrote in its place. */
  readonly insteadOf?: string | undefined;
  /** Only of bulk runs. */
  readonly bulk?: BulkKeys | undefined;
}

/** What a submit froze: large, read only by the worker. */
export interface JobInputs {
  /** Null when nothing was fetched before: the worker fetches through the same use case. */
  readonly snapshot: ContactSnapshot | null;
  readonly context: ContextTexts;
  readonly pdf: PdfText | null;
  /** Template text at the time of the submit, so that an edit of the prompt never changes a queued job. */
  readonly promptText: string;
  readonly promptVersion: number;
}

/** The newest submit of a record. The record is the job: the queue only carries its id. */
export interface Job {
  /** The version this job will become; counts from 1. */
  readonly version: number;
  readonly status: JobStatus;
  readonly request: JobRequest;
  readonly submittedAt: Timestamp;
  /** Of the newest claim. */
  readonly startedAt: Timestamp | null;
  readonly finishedAt: Timestamp | null;
  /** Not claimed before this moment. */
  readonly availableAt: Timestamp;
  /** When a message for it was last handed to the queue; null: not since it was rescheduled. */
  readonly publishedAt: Timestamp | null;
  /** Claims that counted against the limit. */
  readonly attempts: number;
  /** Fencing token: grows with every claim; a commit with an older one is refused. Never goes back, also over submits. */
  readonly fence: number;
  readonly leaseOwner: string | null;
  readonly leaseUntil: Timestamp | null;
  readonly error: JobError | null;
  /** Why it was put back to wait until `availableAt`; null when it waits for nothing but a worker. */
  readonly waitReason: JobError | null;
}

export interface Provenance {
  readonly promptId: string;
  readonly promptVersion: number;
  readonly model: string;
  /** SHA-256, hex, of everything the prompt was built from. */
  readonly inputHash: string;
  readonly cachedTokens: number;
  /** US dollars; null where it is unknown. */
  readonly costUsd: number | null;
}

/** State of filing a version's playbook in the CRM. There is no way back from `noteId`. */
export interface PlaybookPush {
  /** Set while a process is filing; a claim older than the lease may be taken over. */
  readonly claimedAt: Timestamp | null;
  readonly noteId: string | null;
  readonly pushedAt: Timestamp | null;
}

/** One ready result. */
export interface GenerationVersion {
  readonly version: number;
  readonly request: JobRequest;
  readonly readyAt: Timestamp;
  readonly answer: AiAnswer;
  /** The AI's own e-mails by index, kept once one is edited. */
  readonly originals: Readonly<Record<string, { readonly subject: string; readonly body: string }>>;
  readonly playbook: Playbook;
  readonly usage: TokenUsage;
  readonly provenance: Provenance;
  /** CRM properties the result was written from. */
  readonly properties: CrmProperties;
  /** The contact's address in the CRM; empty in results from before it was kept. */
  readonly prospectUrl: string;
  readonly push: PlaybookPush;
  readonly sandbox: { readonly crm: boolean; readonly ai: boolean };
  /** What of the contact the model was given, and what it was not; empty in results from before it was kept. */
  readonly contextUsed: readonly ContextUsed[];
  readonly leftOut: readonly LeftOut[];
  /** What the emails rest on; null in results from before it was kept. */
  readonly review: SequenceReview | null;
}

/** A version as lists need it. */
export type VersionSummary = Pick<GenerationVersion, 'version' | 'readyAt' | 'request' | 'sandbox'> & {
  readonly noteId: string | null;
};

/** What lists read: everything but inputs and results. One per user and contact. */
export interface GenerationSummary {
  readonly id: string;
  readonly userId: string;
  readonly hubspotId: string;
  /** Empty while it is not known: the submit had none, and no worker has read the contact yet. */
  readonly prospectUrl: string;
  /** Newest known CRM properties. */
  readonly properties: CrmProperties;
  readonly createdAt: Timestamp;
  readonly updatedAt: Timestamp;
  readonly job: Job;
  /** Ready versions, newest first; at most 20. */
  readonly versions: readonly VersionSummary[];
}

/** The whole record. */
export interface GenerationRecord extends GenerationSummary {
  readonly inputs: JobInputs;
  /** Newest first; at most 20. */
  readonly results: readonly GenerationVersion[];
}

/** What a worker needs to know of a record to carry its job out. */
export type ClaimedJob = Omit<GenerationRecord, 'results'>;

/** Ready versions kept of one record (contract, section 4). */
export const versionsKept = 20;
