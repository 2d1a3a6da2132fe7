import type { Approval, GenerationRecord, GenerationSummary, JobStatus } from '../domain/generation-record.ts';
import type { Findings } from '../contract/risk.ts';
import type { EmailRevision } from '../domain/email-revision.ts';
import type { EmailTexts } from '../../models/domain/email-texts.ts';
import type { EmailReview } from '../domain/sequence-review.ts';
import type { Vouch } from '../domain/vouch.ts';
import type { SourceBundle } from '../domain/source-bundles.ts';
import type { DepartmentKey } from '../../platform/contract/departments.ts';
import type { Timestamp } from '../../platform/clock.ts';
import type { Page, PageRequest } from '../../platform/page.ts';

export interface HistoryFilter {
  readonly userId: string;
  readonly status?: JobStatus | undefined;
  /** Matched in any case against first and last name, company, email and prompt title. */
  readonly search?: string | undefined;
  /** The template of the newest submit. */
  readonly promptId?: string | undefined;
  /** The run of the newest submit. */
  readonly runId?: string | undefined;
  /** The email address of the contact's owner in the CRM. */
  readonly owner?: string | undefined;
  /** Includes records whose newest submit was at this moment or later. */
  readonly from?: Timestamp | undefined;
  /** Includes records whose newest submit was before this moment. */
  readonly to?: Timestamp | undefined;
  /** Whether the newest ready version was approved. A record without a ready version matches neither value. */
  readonly approved?: boolean | undefined;
}

/** Selects the records that a walk over the history visits. */
export interface HistoryWalk {
  /** Undefined: every user's records. */
  readonly userId?: string;
  readonly status?: JobStatus;
  /** Submitted at this moment or later. */
  readonly since?: Timestamp;
  /** Only where `userId` is undefined: records that were last changed before this moment, and whose job has ended. */
  readonly endedBefore?: Timestamp;
  /** Only where `userId` is undefined: records whose contact is known by one of these ids and addresses. */
  readonly knownAs?: readonly string[];
}

/** Reads and changes the records of users. Moments are `Timestamp`. */
export abstract class HistoryRepository {
  /** One page, ordered by newest submit, then by id. */
  abstract list(filter: HistoryFilter, page: PageRequest): Promise<Page<GenerationSummary>>;
  /**
   * The next records of a walk: `after` is null at the beginning, then the last record of the page before. A page has
   * fewer than `limit` records only at the end. The walk visits each record that exists all the time exactly once,
   * whatever is submitted or deleted meanwhile. It goes by contact for one user, by id for all.
   */
  abstract walk(
    filter: HistoryWalk,
    after: Pick<GenerationSummary, 'id' | 'hubspotId'> | null,
    limit: number,
  ): Promise<readonly GenerationSummary[]>;
  /** A record without inputs and results. */
  abstract findSummaryByContact(userId: string, hubspotId: string): Promise<GenerationSummary | null>;
  abstract findByContact(userId: string, hubspotId: string): Promise<GenerationRecord | null>;
  /**
   * The record with the newest submit of any user for a contact. A superadmin can open a record by its contact alone.
   */
  abstract findNewestByContact(hubspotId: string): Promise<GenerationRecord | null>;
  /** The records of these contacts, 1,000 at most, of any user, the newest submit first; without inputs and results. */
  abstract listOfContacts(hubspotIds: readonly string[]): Promise<readonly GenerationSummary[]>;
  /**
   * Those of the contacts, 1,000 at most, for whom anybody has a version of the domain that became ready at `since` or
   * later. `sandbox` says whether they are the sandbox's contacts; a version of another CRM's contact with the same id
   * does not count.
   */
  abstract findGenerated(query: {
    readonly hubspotIds: readonly string[];
    readonly department: DepartmentKey;
    readonly sandbox: boolean;
    readonly since: Timestamp;
  }): Promise<ReadonlySet<string>>;
  abstract findById(id: string): Promise<GenerationRecord | null>;
  abstract delete(id: string): Promise<boolean>;
  /** The sources that versions of a record were generated from; missing ones are left out. */
  abstract readSources(id: string, hashes: readonly string[]): Promise<readonly SourceBundle[]>;
  /**
   * Replaces email `index` of the newest ready version, keeps the AI's own text as its original, and removes an
   * approval. Nothing is written where the answer is `superseded` (`version` is not the newest), `changed` (its emails
   * are not those that the edit is based on) or `missing` (no such record or email).
   */
  abstract editEmail(edit: {
    readonly id: string;
    readonly version: number;
    readonly index: number;
    readonly subject: string;
    readonly body: string;
    /** The texts of all emails of the version on which the edit and the reviews are based. */
    readonly basedOn: readonly EmailTexts[];
    /** The reviews of all emails, the edited one included; null where the version has no review. */
    readonly reviews: readonly EmailReview[] | null;
    /** The revisions of the edited email, with the new text first. */
    readonly revisions: readonly EmailRevision[];
    /** Whether any email of the version now differs from what the AI wrote, and what the reviews found in all of them. */
    readonly edited: boolean;
    readonly findings: Findings | null;
    readonly now: Timestamp;
  }): Promise<'saved' | 'superseded' | 'changed' | 'missing'>;
  /**
   * Sets after how many days an email of the newest ready version is sent; an approval stays. Answers false, and writes
   * nothing, if `version` is not the newest or the days are no longer those of `basedOn`, one for each email.
   */
  abstract setSendDay(input: {
    readonly id: string;
    readonly version: number;
    readonly index: number;
    readonly sendAfterDays: number;
    readonly basedOn: readonly (number | null)[];
    readonly now: Timestamp;
  }): Promise<boolean>;
  /**
   * Approves the newest ready version; null removes the approval. Answers false if `version` is not the newest, or its
   * emails are not those that the person has read.
   */
  abstract setApproval(input: {
    readonly id: string;
    readonly version: number;
    /** The texts of all emails that are approved. */
    readonly basedOn: readonly EmailTexts[];
    readonly approval: Approval | null;
    readonly now: Timestamp;
  }): Promise<boolean>;
  /**
   * Stores what people vouch for in a version, and the reviews that follow from it. Nothing is written where the answer
   * is `changed` (texts or vouches are not those that the call is based on) or `missing` (no such version).
   */
  abstract setVouched(input: {
    readonly id: string;
    readonly version: number;
    readonly vouched: readonly Vouch[];
    /** The reviews of all emails. */
    readonly reviews: readonly EmailReview[];
    readonly basedOn: { readonly emails: readonly EmailTexts[]; readonly vouched: readonly Vouch[] };
    readonly now: Timestamp;
  }): Promise<'saved' | 'changed' | 'missing'>;
  /**
   * Claims the filing of a version's playbook. `claimed`: the caller may file it. `pushed`: it was filed, with its
   * note. `busy`: another process is filing it. `missing`: there is no such version.
   */
  abstract claimPush(claim: {
    readonly id: string;
    readonly version: number;
    readonly now: Timestamp;
    /** A claim that is older than this moment is taken over. */
    readonly staleBefore: Timestamp;
  }): Promise<
    | { readonly outcome: 'claimed' }
    | { readonly outcome: 'pushed'; readonly noteId: string }
    | { readonly outcome: 'busy' }
    | { readonly outcome: 'missing' }
  >;
  abstract finishPush(id: string, version: number, noteId: string, now: Timestamp): Promise<void>;
  /**
   * Releases the claim after a failure. `claimedAt` becomes 0, so that anybody may claim at once and knows that an
   * earlier attempt may have succeeded.
   */
  abstract releasePush(id: string, version: number): Promise<void>;
  /** Removes a user's name from all approvals and vouches, which stay. */
  abstract forgetApprover(userId: string): Promise<void>;
  /** Counts the emails of the versions that became ready at `from` or later, and before `to`. */
  abstract countReadyEmails(range: { readonly from?: Timestamp; readonly to?: Timestamp }): Promise<number>;
}
