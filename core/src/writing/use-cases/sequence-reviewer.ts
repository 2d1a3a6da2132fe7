import type { ContactSnapshot } from '../../contacts/domain/contact.ts';
import type { AnswerEmail } from '../../models/contract/ai-result.ts';
import type {
  CheckFacts,
  CheckGrounds,
  DraftEmail,
  ReviewedEmail,
  SecondReading,
  Source,
} from '../../checks/contract/evidence.ts';
import type { DepartmentKey } from '../../platform/contract/departments.ts';
import {
  indexSources,
  linkRule,
  loadLanguageDetector,
  reviewEmail,
  reviewEmails,
  type LanguageDetector,
  type SourceIndex,
} from '../../checks/index.ts';
import { policyOf, type Agency } from '../../prompts/agency/domain/agency.ts';
import { AgencyRepository } from '../../prompts/agency/ports/agency-repository.ts';
import { TextWork } from '../ports/text-work.ts';
import { Clock, type Timestamp } from '../../platform/clock.ts';
import { localDay } from '../../platform/local-day.ts';
import { checkFactsOf } from '../domain/check-facts.ts';
import { markLinks } from '../domain/mark-links.ts';
import type { JobInputs, JobRequest, VersionSummary } from '../../records/domain/generation-record.ts';
import type { EmailReview, SequenceReview } from '../../records/domain/sequence-review.ts';
import { packSources, type SourceBundle } from '../../records/domain/source-bundles.ts';
import type { ComposedPrompt } from './prompt-composer.ts';
import { only, UseCase } from '../../platform/needs.ts';

/** What is checked: a sequence, what it was written from, and what the rules ask of its contact. */
export interface Reviewable {
  /** Who asks for the review. */
  readonly userId: string;
  readonly emails: readonly ReviewedEmail[];
  readonly sources: readonly Source[];
  readonly facts: CheckFacts;
  readonly department: DepartmentKey;
  /** What a second reader said of the sequence; nothing by default. */
  readonly reading?: SecondReading | null;
  /** As of then; by default now. */
  readonly at?: Timestamp | undefined;
  /** The day of writing, `YYYY-MM-DD`; by default that of `at` where the domain's reps work. */
  readonly today?: string | undefined;
}

/** What a model writes from. */
interface WrittenFrom {
  readonly record: {
    readonly versions: readonly Pick<VersionSummary, 'readyAt'>[];
    readonly inputs: Pick<JobInputs, 'promptText'>;
    readonly job: { readonly request: Pick<JobRequest, 'department' | 'language'> };
  };
  readonly snapshot: ContactSnapshot;
  readonly composed: Pick<ComposedPrompt, 'sources' | 'timeline' | 'sender'>;
  readonly at?: Timestamp;
}

interface NewReview {
  readonly review: SequenceReview;
  readonly bundles: readonly SourceBundle[];
  /** The playbook with its unknown links marked. */
  readonly playbook: string;
}

/** Reviews an answer while it is written. */
export interface BegunReview {
  readonly index: SourceIndex;
  readonly detect: LanguageDetector;
  /** The review of one email of the sequence, as far as that is written. */
  emailAt(emails: readonly AnswerEmail[], position: number): EmailReview;
  /** The review of the whole answer, whose playbook is sanitised, with what a second reader said of it. */
  whole(emails: readonly AnswerEmail[], playbook: string, reading?: SecondReading | null): NewReview;
}

/**
 * Says of every email what it rests on, and whether it may be sent. No model is asked here (docs/adr/0009-evidence.md); what
 * `SecondReader` learned from one is passed in.
 */
export class SequenceReviewer extends UseCase({
  agencies: only(AgencyRepository, 'find'),
  texts: TextWork,
  clock: Clock,
}) {
  /** Reviews what a model has just written, and packs what it was written from. The playbook is sanitised. */
  async reviewNew({
    emails,
    playbook = '',
    ...from
  }: WrittenFrom & { readonly emails: readonly AnswerEmail[]; readonly playbook?: string }): Promise<NewReview> {
    return (await this.begin(from)).whole(emails, playbook);
  }

  /** Reads what a model writes from, to review the emails one by one while they are written, and all in the end. */
  async begin({ record, snapshot, composed, at }: WrittenFrom): Promise<BegunReview> {
    const [detect, agency] = await this.#detectorAndAgency(record.job.request.department);
    const facts = checkFactsOf({
      snapshot,
      timeline: composed.timeline,
      sender: composed.sender,
      templateText: record.inputs.promptText,
      lastGeneratedAt: record.versions[0]?.readyAt ?? null,
      chosenLanguage: record.job.request.language,
      detect,
    });
    const index = indexSources(composed.sources, { timeZone: agency.timeZone });
    const by = { index, grounds: this.#sharedGrounds(facts, agency, at), detect, known: new Map() };
    return {
      index,
      detect,
      emailAt: (emails, position) => {
        const email = emails[position];
        if (email === undefined) throw new RangeError(`There is no email ${position}.`);
        return reviewEmail(email, { sequence: emails, position }, by);
      },
      whole: (emails, playbook, reading = null) => {
        const bundles = packSources(composed.sources);
        const sources = bundles.map(({ hash }) => hash);
        return {
          review: { sources, linkRule, facts, vouched: [], reading, emails: reviewEmails(emails, { ...by, reading }) },
          bundles,
          playbook: markLinks(playbook, index),
        };
      },
    };
  }

  /** Reviews every email; some rules look at the whole sequence. */
  async review(input: Reviewable): Promise<readonly EmailReview[]> {
    const { userId, emails, sources, facts, department, reading = null, at, today } = input;
    const agency = await this.deps.agencies.find(department);
    const grounds = { ...this.#sharedGrounds(facts, agency, at), ...(today !== undefined && { today }) };
    return this.deps.texts.run('review', userId, { emails, sources, timeZone: agency.timeZone, grounds, reading });
  }

  /** Sanitised texts whose links and addresses are marked where none of the sources contains them. */
  async markLinks(
    htmls: readonly string[],
    { userId, sources, department }: Pick<Reviewable, 'userId' | 'sources' | 'department'>,
  ): Promise<readonly string[]> {
    const { timeZone } = await this.deps.agencies.find(department);
    return this.deps.texts.run('markLinks', userId, { htmls, sources, timeZone });
  }

  /** What the rules go by today beside an email and its evidence. */
  async groundsOf({
    facts,
    department,
    body,
    today,
  }: Pick<Reviewable, 'facts' | 'department' | 'today'> & Pick<DraftEmail, 'body'>): Promise<CheckGrounds> {
    const [detect, agency] = await this.#detectorAndAgency(department);
    return { ...this.#sharedGrounds(facts, agency), ...(today !== undefined && { today }), language: detect(body) };
  }

  #detectorAndAgency(department: DepartmentKey): Promise<[LanguageDetector, Agency]> {
    return Promise.all([loadLanguageDetector(), this.deps.agencies.find(department)]);
  }

  /** With days as they are where the domain's reps work. */
  #sharedGrounds(facts: CheckFacts, agency: Agency, at = this.deps.clock.now()): Omit<CheckGrounds, 'language'> {
    const { timeZone } = agency;
    const dayOf = (moment: string | null) => (moment === null ? null : localDay(Date.parse(moment), timeZone));
    return {
      ...facts,
      contact: { ...facts.contact, lastInboundAt: dayOf(facts.contact.lastInboundAt) },
      lastGeneratedAt: dayOf(facts.lastGeneratedAt),
      today: localDay(at, timeZone),
      policy: policyOf(agency),
    };
  }
}
