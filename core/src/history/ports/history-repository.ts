import type {
  Approval,
  GenerationRecord,
  GenerationSummary,
  JobStatus,
} from '../../generation/domain/generation-record.ts';
import type { EmailRevision, EmailTexts } from '../../generation/domain/email-revision.ts';
import type { EmailReview } from '../../generation/domain/sequence-review.ts';
import type { SourceBundle } from '../../generation/domain/source-bundles.ts';
import type { Timestamp } from '../../shared/clock.ts';
import type { Page, PageRequest } from '../../shared/page.ts';

export interface HistoryFilter {
  readonly userId: string;
  readonly status?: JobStatus;
  /** Matched case-insensitively against first and last name, company, e-mail and prompt title. */
  readonly search?: string;
  /** The template of the newest submit. */
  readonly promptId?: string;
  /** The newest submit was at this moment or later. */
  readonly from?: Timestamp;
  /** The newest submit was before this moment. */
  readonly to?: Timestamp;
  /** Whether the newest ready version was approved; a record without one is neither. */
  readonly approved?: boolean;
}

/** The records that a walk over the history visits. */
export interface HistoryWalk {
  /** Undefined means every user's records. */
  readonly userId?: string;
  readonly status?: JobStatus;
  /** Submitted at this moment or later. */
  readonly since?: Timestamp;
  /** Only where `userId` is undefined: records that were last changed before this moment, and whose job has ended. */
  readonly endedBefore?: Timestamp;
  /** Only where `userId` is undefined: the records of one contact. */
  readonly hubspotId?: string;
  /** Only where `userId` is undefined: matched as in a list. */
  readonly search?: string;
}

/** Reads and changes the records of users. */
export abstract class HistoryRepository {
  /** Newest submit first, then id. */
  abstract list(filter: HistoryFilter, page: PageRequest): Promise<Page<GenerationSummary>>;
  /**
   * The next records of a walk that began with `after` null and goes on with the last record of the page before; fewer
   * than `limit` only at its end. It meets each record that is there all the time once, whatever is submitted or deleted
   * meanwhile: by contact for one user, by id for all.
   */
  abstract walk(
    filter: HistoryWalk,
    after: Pick<GenerationSummary, 'id' | 'hubspotId'> | null,
    limit: number,
  ): Promise<readonly GenerationSummary[]>;
  /** The record without inputs and results. */
  abstract findSummaryByContact(userId: string, hubspotId: string): Promise<GenerationSummary | null>;
  abstract findByContact(userId: string, hubspotId: string): Promise<GenerationRecord | null>;
  /** The newest submit of any user for a contact; a superadmin opens a record by its contact alone. */
  abstract findNewestByContact(hubspotId: string): Promise<GenerationRecord | null>;
  abstract findById(id: string): Promise<GenerationRecord | null>;
  abstract delete(id: string): Promise<boolean>;
  /** The sources that versions of a record were written from; those that are not there are left out. */
  abstract readSources(id: string, hashes: readonly string[]): Promise<readonly SourceBundle[]>;
  /**
   * Replaces e-mail `index` of the newest ready version, keeps the AI's own text as its original, and takes back an
   * approval. `superseded`:
   * `version` is not the newest one; `changed`: its e-mails are not those that the edit is based on; `missing`: no such
   * record or e-mail. Nothing is written then.
   */
  abstract editEmail(edit: {
    readonly id: string;
    readonly version: number;
    readonly index: number;
    readonly subject: string;
    readonly body: string;
    /** The texts of all e-mails of the version that the edit was made, and the reviews were written, with. */
    readonly basedOn: readonly EmailTexts[];
    /** Of all e-mails, with the edited one as it is now; null where the version has no review. */
    readonly reviews: readonly EmailReview[] | null;
    /** Of the e-mail, with the edited text first. */
    readonly revisions: readonly EmailRevision[];
    /** Whether any e-mail of the version then differs from what the AI wrote. */
    readonly edited: boolean;
    readonly now: Timestamp;
  }): Promise<'saved' | 'superseded' | 'changed' | 'missing'>;
  /** Approves the newest ready version, or takes that back with null. False when `version` is not the newest one. */
  abstract setApproval(input: {
    readonly id: string;
    readonly version: number;
    readonly approval: Approval | null;
    readonly now: Timestamp;
  }): Promise<boolean>;
  /**
   * Claims the filing of a version's playbook. `claimed`: the caller may file it; `pushed`: it was filed, with
   * its note; `busy`: another process is filing it; `missing`: there is no such version.
   */
  abstract claimPush(claim: {
    readonly id: string;
    readonly version: number;
    readonly now: Timestamp;
    /** A claim made before this moment is taken over. */
    readonly staleBefore: Timestamp;
  }): Promise<
    | { readonly outcome: 'claimed' }
    | { readonly outcome: 'pushed'; readonly noteId: string }
    | { readonly outcome: 'busy' }
    | { readonly outcome: 'missing' }
  >;
  abstract finishPush(id: string, version: number, noteId: string, now: Timestamp): Promise<void>;
  /**
   * Releases the claim after a failure. `claimedAt` becomes 0, so that anybody may claim at once and sees that a filing was
   * tried, which may have succeeded.
   */
  abstract releasePush(id: string, version: number): Promise<void>;
  /** Forgets the name of a user who approved versions, whoever they belong to; they stay approved. */
  abstract forgetApprover(userId: string): Promise<void>;
  /** Counts the versions that became ready from `from` until before `to`. */
  abstract countReadyVersions(range: { readonly from?: Timestamp; readonly to?: Timestamp }): Promise<number>;
}
