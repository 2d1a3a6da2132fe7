import type { AnswerEmail } from '../../models/contract/ai-result.ts';
import type { WritingProgress } from '../../models/ports/text-generator.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Logger } from '../../platform/logger.ts';
import type { PartialSequence } from '../../records/contract/partial-sequence.ts';
import type { ClaimedJob } from '../../records/domain/generation-record.ts';
import type { JobRepository } from '../../records/ports/job-repository.ts';
import type { StatusAnnouncer } from '../../records/use-cases/status-announcer.ts';
import { emailsAskedFor } from '../contract/emails-asked-for.ts';
import { sendDaysOf } from '../domain/send-days.ts';
import type { BegunReview } from './sequence-reviewer.ts';

interface Deps {
  jobs: JobRepository;
  announcer: StatusAnnouncer;
  clock: Clock;
  logger: Logger;
}

/**
 * Shows a sequence while it is written: the stage, and each email, reviewed, as soon as it is whole. Each email is
 * stored with its claim's fencing token and told to live screens, one write each. The generation never waits for it, and
 * never fails by it.
 */
export class LiveSequence {
  readonly #deps: Deps;
  readonly #record: ClaimedJob;
  readonly #review: () => Promise<Pick<BegunReview, 'emailAt'>>;
  /** The number of emails that the template asks for; null where it names none. */
  readonly #asked: number | null;
  #shown: readonly AnswerEmail[] = [];
  #partial: PartialSequence | null = null;
  /** Whether the last event told that the playbook is being written; undefined before the first one. */
  #isAtPlaybook: boolean | undefined;
  #next: WritingProgress | null = null;
  #telling: Promise<void> = Promise.resolve();
  #isTelling = false;
  #hasStopped = false;

  constructor(deps: Deps, record: ClaimedJob, review: () => Promise<Pick<BegunReview, 'emailAt'>>) {
    this.#deps = deps;
    this.#record = record;
    this.#review = review;
    this.#asked = emailsAskedFor(record.inputs.promptText);
  }

  /** Takes what has been written so far. What was not shown yet by the time of the next call is shown with it. */
  tell(progress: WritingProgress): void {
    if (this.#hasStopped) return;
    this.#next = progress;
    if (!this.#isTelling) this.#telling = this.#tellAll();
  }

  /** Resolves once nothing more is stored or told. */
  async stop(): Promise<void> {
    this.#hasStopped = true;
    this.#next = null;
    await this.#telling;
  }

  async #tellAll(): Promise<void> {
    this.#isTelling = true;
    while (this.#next !== null) {
      const progress = this.#next;
      this.#next = null;
      try {
        await this.#show(progress);
      } catch (error) {
        this.#deps.logger.warn({ err: error, recordId: this.#record.id }, 'what was written so far is not shown');
      }
    }
    this.#isTelling = false;
  }

  async #show({ emails, hasAllEmails }: WritingProgress): Promise<void> {
    const isAtPlaybook = hasAllEmails || emails.length === this.#asked;
    const isChanged = emails !== this.#shown && emails.length + this.#shown.length > 0;
    if (!isChanged && isAtPlaybook === this.#isAtPlaybook) return;
    if (isChanged && !(await this.#keep(emails))) return void (this.#hasStopped = true);
    this.#isAtPlaybook = isAtPlaybook;
    const { announcer, clock } = this.#deps;
    const stage = {
      name: 'writing' as const,
      ...(!isAtPlaybook && { email: emails.length + 1 }),
      ...(this.#asked !== null && { of: this.#asked }),
    };
    await announcer.announce(this.#record, 'processing', clock.now(), { stage, partial: this.#partial });
    // The sources are read while the first email is written.
    await this.#review();
  }

  /** False if the claim is no longer this process's. */
  async #keep(emails: readonly AnswerEmail[]): Promise<boolean> {
    const known = emails[0] !== undefined && emails[0] === this.#shown[0] ? (this.#partial?.emails ?? []) : [];
    const review = await this.#review();
    const { chosenDays, promptText } = this.#record.inputs;
    const added = sendDaysOf(emails, { chosenDays, keptDays: null, promptText }, this.#asked ?? 0)
      .slice(known.length)
      .map(({ subject, body, send_after_days: sendAfterDays, purpose }, at) => {
        const index = known.length + at;
        const { evidence, checks } = review.emailAt(emails, index);
        return { index, subject, body, sendAfterDays, purpose, evidence: [...evidence], checks: [...checks] };
      });
    const partial = emails.length === 0 ? null : { of: this.#asked, emails: [...known, ...added] };
    const { id, job } = this.#record;
    if (!(await this.#deps.jobs.keepPartial(id, job.fence, partial))) return false;
    this.#shown = emails;
    this.#partial = partial;
    return true;
  }
}
