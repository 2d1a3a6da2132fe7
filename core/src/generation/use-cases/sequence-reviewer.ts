import { LRUCache } from 'lru-cache';
import type { ContactSnapshot } from '../../contacts/domain/contact.ts';
import type { AnswerEmail, CheckFacts, CheckGrounds, DepartmentKey, DraftEmail, Source } from '../../contract/index.ts';
import { checkEvidence, indexSources, loadLanguageDetector, runChecks, type ReadText } from '../../evidence/index.ts';
import { policyOf, type Agency } from '../domain/agency.ts';
import type { AgencyRepository } from '../ports/agency-repository.ts';
import type { Clock, Timestamp } from '../../shared/clock.ts';
import { localDay } from '../../shared/local-day.ts';
import { checkFactsOf } from '../domain/check-facts.ts';
import type { JobInputs, JobRequest, VersionSummary } from '../domain/generation-record.ts';
import type { EmailReview, SequenceReview } from '../domain/sequence-review.ts';
import { packSources, type SourceBundle } from '../domain/source-bundles.ts';
import type { ComposedPrompt } from './prompt-composer.ts';

/** What is checked: a sequence, what it was written from, and what the rules ask of its contact. */
export interface Reviewable {
  readonly emails: readonly Pick<AnswerEmail, 'subject' | 'body' | 'claims'>[];
  readonly sources: readonly Source[];
  readonly facts: CheckFacts;
  readonly department: DepartmentKey;
  /** As of then; by default now. */
  readonly at?: Timestamp | undefined;
}

/** Says of every email what it rests on, and whether it may be sent. No model is asked; see docs/adr/0009-evidence.md. */
export class SequenceReviewer {
  readonly #deps: { agencies: AgencyRepository; clock: Clock };
  readonly #readTexts = new LRUCache<string, ReadText>({ maxSize: 500_000, sizeCalculation: (_, text) => text.length });

  constructor(deps: { agencies: AgencyRepository; clock: Clock }) {
    this.#deps = deps;
  }

  /** Reviews what a model has just written, and packs what it was written from. */
  async reviewNew({
    record,
    snapshot,
    composed,
    emails,
    at,
  }: {
    readonly record: {
      readonly versions: readonly Pick<VersionSummary, 'readyAt'>[];
      readonly inputs: Pick<JobInputs, 'promptText'>;
      readonly job: { readonly request: Pick<JobRequest, 'department'> };
    };
    readonly snapshot: ContactSnapshot;
    readonly composed: Pick<ComposedPrompt, 'sources' | 'timeline' | 'sender'>;
    readonly emails: readonly AnswerEmail[];
    readonly at?: Timestamp;
  }): Promise<{ readonly review: SequenceReview; readonly bundles: readonly SourceBundle[] }> {
    const facts = checkFactsOf({
      snapshot,
      timeline: composed.timeline,
      sender: composed.sender,
      templateText: record.inputs.promptText,
      lastGeneratedAt: record.versions[0]?.readyAt ?? null,
      detect: await loadLanguageDetector(),
    });
    const bundles = packSources(composed.sources);
    const { department } = record.job.request;
    const reviews = await this.review({ emails, sources: composed.sources, facts, department, at });
    return { review: { sources: bundles.map(({ hash }) => hash), facts, emails: reviews }, bundles };
  }

  /** Reviews every email; some rules look at the whole sequence. */
  async review({ emails, sources, facts, department, at }: Reviewable): Promise<readonly EmailReview[]> {
    const [detect, agency] = await Promise.all([loadLanguageDetector(), this.#deps.agencies.find(department)]);
    const grounds = this.#sharedGrounds(facts, agency, at);
    const index = indexSources(sources, { timeZone: agency.timeZone, readTexts: this.#readTexts });
    return emails.map((email, position) => {
      const language = detect(email.body);
      const evidence = checkEvidence(email, email.claims, index, { today: grounds.today, language });
      const checks = runChecks(email, { ...grounds, language, evidence, sequence: emails, position });
      return { evidence, checks };
    });
  }

  /** The links and mail addresses of a text that none of the sources holds, as they are written. */
  async unknownLinks(
    text: string,
    { sources, department }: Pick<Reviewable, 'sources' | 'department'>,
  ): Promise<ReadonlySet<string>> {
    const { timeZone } = await this.#deps.agencies.find(department);
    const index = indexSources(sources, { timeZone, readTexts: this.#readTexts });
    const today = localDay(this.#deps.clock.now(), timeZone);
    const evidence = checkEvidence({ subject: '', body: text }, [], index, { today, language: null });
    return new Set(evidence.flatMap((one) => (one.about === 'link' || one.about === 'address' ? one.text : [])));
  }

  /** What the rules go by today beside an email and its evidence. */
  async groundsOf({
    facts,
    department,
    body,
  }: Pick<Reviewable, 'facts' | 'department'> & Pick<DraftEmail, 'body'>): Promise<CheckGrounds> {
    const [detect, agency] = await Promise.all([loadLanguageDetector(), this.#deps.agencies.find(department)]);
    return { ...this.#sharedGrounds(facts, agency), language: detect(body) };
  }

  /** With days as they are where the domain's reps work. */
  #sharedGrounds(facts: CheckFacts, agency: Agency, at = this.#deps.clock.now()): Omit<CheckGrounds, 'language'> {
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
