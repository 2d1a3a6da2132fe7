import { isDeepStrictEqual } from 'node:util';
import type {
  Approval,
  GenerationRecord,
  GenerationSummary,
  GenerationVersion,
  JobStatus,
} from '../domain/generation-record.ts';
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

/** What becomes of a version, where it is changed, and the answer to whoever changes it. */
export interface VersionChange<Answer> {
  readonly answer: Answer;
  readonly changed?: GenerationVersion;
}

export interface VersionOf {
  /** The id of the record. */
  readonly id: string;
  readonly version: number;
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
   * Replaces a version by what `change` makes of it, in one step. `change` gets null where there is no such version, and
   * the number of the newest one; it may be called again, when others change the record meanwhile. With `now`, the record
   * counts as changed at that moment.
   */
  protected abstract changeVersion<Answer>(
    which: VersionOf & { readonly now?: Timestamp },
    change: (stored: GenerationVersion | null, newest: number | undefined) => VersionChange<Answer>,
  ): Promise<Answer>;

  /**
   * Replaces email `index` of the newest ready version, keeps the AI's own text as its original, and removes an
   * approval. Nothing is written where the answer is `superseded` (`version` is not the newest), `changed` (its emails
   * are not those that the edit is based on) or `missing` (no such record or email).
   */
  editEmail({
    index,
    subject,
    body,
    basedOn,
    reviews,
    revisions: kept,
    ...which
  }: VersionOf &
    EmailTexts & {
      readonly index: number;
      /** The texts of all emails of the version on which the edit and the reviews are based. */
      readonly basedOn: readonly EmailTexts[];
      /** The reviews of all emails, the edited one included; null where the version has no review. */
      readonly reviews: readonly EmailReview[] | null;
      /** The revisions of the edited email, with the new text first. */
      readonly revisions: readonly EmailRevision[];
      readonly now: Timestamp;
    }): Promise<'saved' | 'superseded' | 'changed' | 'missing'> {
    return this.changeVersion(which, (stored, newest) => {
      if (newest !== undefined && newest !== which.version) return { answer: 'superseded' };
      const email = stored?.answer.emails[index];
      if (!stored || !email) return { answer: 'missing' };
      if (!haveTexts(stored, basedOn)) return { answer: 'changed' };
      const answer = { ...stored.answer, emails: stored.answer.emails.with(index, { ...email, subject, body }) };
      // The first original stays, because it is the AI's.
      const originals = { [index]: { subject: email.subject, body: email.body }, ...stored.originals };
      const revisions = { ...stored.revisions, [index]: kept };
      const review = stored.review && { ...stored.review, emails: reviews ?? stored.review.emails };
      return { answer: 'saved', changed: { ...stored, answer, originals, revisions, review, approval: null } };
    });
  }

  /**
   * Sets after how many days an email of the newest ready version is sent; an approval stays. Answers false, and writes
   * nothing, if `version` is not the newest or the days are no longer those of `basedOn`, one for each email.
   */
  setSendDay({
    index,
    sendAfterDays,
    basedOn,
    ...which
  }: VersionOf & {
    readonly index: number;
    readonly sendAfterDays: number;
    readonly basedOn: readonly (number | null)[];
    readonly now: Timestamp;
  }): Promise<boolean> {
    return this.changeVersion(which, (stored, newest) => {
      const emails = stored?.answer.emails ?? [];
      const email = emails[index];
      const days = emails.map(({ send_after_days }) => send_after_days);
      if (!stored || !email || newest !== which.version || !isDeepStrictEqual(days, basedOn)) return { answer: false };
      const changed = emails.with(index, { ...email, send_after_days: sendAfterDays });
      return { answer: true, changed: { ...stored, answer: { ...stored.answer, emails: changed } } };
    });
  }

  /**
   * Approves the newest ready version; null removes the approval. Answers false if `version` is not the newest, or its
   * emails are not those that the person has read.
   */
  setApproval({
    basedOn,
    approval,
    ...which
  }: VersionOf & {
    /** The texts of all emails that are approved. */
    readonly basedOn: readonly EmailTexts[];
    readonly approval: Approval | null;
    readonly now: Timestamp;
  }): Promise<boolean> {
    return this.changeVersion(which, (stored, newest) =>
      stored && newest === which.version && haveTexts(stored, basedOn)
        ? { answer: true, changed: { ...stored, approval } }
        : { answer: false },
    );
  }

  /**
   * Stores what people vouch for in a version, and the reviews that follow from it. Nothing is written where the answer
   * is `changed` (texts or vouches are not those that the call is based on) or `missing` (no such version).
   */
  setVouched({
    vouched,
    reviews,
    basedOn,
    ...which
  }: VersionOf & {
    readonly vouched: readonly Vouch[];
    /** The reviews of all emails. */
    readonly reviews: readonly EmailReview[];
    readonly basedOn: { readonly emails: readonly EmailTexts[]; readonly vouched: readonly Vouch[] };
    readonly now: Timestamp;
  }): Promise<'saved' | 'changed' | 'missing'> {
    return this.changeVersion(which, (stored) => {
      if (!stored?.review) return { answer: 'missing' };
      const isSame = isDeepStrictEqual(stored.review.vouched, basedOn.vouched) && haveTexts(stored, basedOn.emails);
      if (!isSame) return { answer: 'changed' };
      return { answer: 'saved', changed: { ...stored, review: { ...stored.review, vouched, emails: reviews } } };
    });
  }

  /**
   * Claims the filing of a version's playbook. `claimed`: the caller may file it. `pushed`: it was filed, with its
   * note. `busy`: another process is filing it. `missing`: there is no such version. A claim that is older than
   * `staleBefore` is taken over.
   */
  claimPush({
    id,
    version,
    now,
    staleBefore,
  }: VersionOf & { readonly now: Timestamp; readonly staleBefore: Timestamp }): Promise<PushClaim> {
    return this.changeVersion<PushClaim>({ id, version }, (stored) => {
      if (!stored) return { answer: { outcome: 'missing' } };
      const { noteId, claimedAt } = stored.push;
      if (noteId !== null) return { answer: { outcome: 'pushed', noteId } };
      if (claimedAt !== null && claimedAt >= staleBefore) return { answer: { outcome: 'busy' } };
      return { answer: { outcome: 'claimed' }, changed: withPush(stored, { claimedAt: now }) };
    });
  }

  async finishPush(id: string, version: number, noteId: string, now: Timestamp): Promise<void> {
    await this.#unlessPushed({ id, version, now }, { noteId, pushedAt: now });
  }

  /**
   * Releases the claim after a failure. `claimedAt` becomes 0, so that anybody may claim at once and knows that an
   * earlier attempt may have succeeded.
   */
  async releasePush(id: string, version: number): Promise<void> {
    await this.#unlessPushed({ id, version }, { claimedAt: 0 });
  }

  async #unlessPushed(which: VersionOf & { readonly now?: Timestamp }, push: Partial<Push>): Promise<void> {
    await this.changeVersion(which, (stored) =>
      stored?.push.noteId === null ? { answer: null, changed: withPush(stored, push) } : { answer: null },
    );
  }

  /** Removes a user's name from all approvals and vouches, which stay. */
  abstract forgetApprover(userId: string): Promise<void>;
  /** Counts the emails of the versions that became ready at `from` or later, and before `to`. */
  abstract countReadyEmails(range: { readonly from?: Timestamp; readonly to?: Timestamp }): Promise<number>;
}

type Push = GenerationVersion['push'];

type PushClaim =
  | { readonly outcome: 'claimed' | 'busy' | 'missing' }
  | { readonly outcome: 'pushed'; readonly noteId: string };

function withPush(version: GenerationVersion, push: Partial<Push>): GenerationVersion {
  return { ...version, push: { ...version.push, ...push } };
}

function haveTexts({ answer: { emails } }: GenerationVersion, texts: readonly EmailTexts[]): boolean {
  return (
    emails.length === texts.length &&
    emails.every(({ subject, body }, index) => subject === texts[index]?.subject && body === texts[index]?.body)
  );
}
