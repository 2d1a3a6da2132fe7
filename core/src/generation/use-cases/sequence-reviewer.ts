import type { ContactSnapshot } from '../../contacts/domain/contact.ts';
import type { AnswerEmail, DepartmentKey, Source } from '../../contract/index.ts';
import { checkEvidence, indexSources, loadLanguageDetector, runChecks } from '../../evidence/index.ts';
import { policyOf } from '../domain/agency.ts';
import type { AgencyRepository } from '../ports/agency-repository.ts';
import type { Clock } from '../../shared/clock.ts';
import { localDay } from '../../shared/local-day.ts';
import { checkFactsOf } from '../domain/check-facts.ts';
import type { ClaimedJob } from '../domain/generation-record.ts';
import type { CheckFacts, EmailReview, SequenceReview } from '../domain/sequence-review.ts';
import { packSources, type SourceBundle } from '../domain/source-bundles.ts';
import type { ComposedPrompt } from './prompt-composer.ts';

/** What is checked: a sequence, what it was written from, and what the rules ask of its contact. */
export interface Reviewable {
  readonly emails: readonly Pick<AnswerEmail, 'subject' | 'body' | 'claims'>[];
  readonly sources: readonly Source[];
  readonly facts: CheckFacts;
  readonly department: DepartmentKey;
}

/** Says of every email what it rests on, and whether it may be sent. No model is asked; see docs/adr/0009-evidence.md. */
export class SequenceReviewer {
  readonly #deps: { agencies: AgencyRepository; clock: Clock };

  constructor(deps: { agencies: AgencyRepository; clock: Clock }) {
    this.#deps = deps;
  }

  /** Reviews what a model has just written, and packs what it was written from. */
  async reviewNew({
    record,
    snapshot,
    composed,
    emails,
  }: {
    readonly record: Pick<ClaimedJob, 'versions' | 'inputs' | 'job'>;
    readonly snapshot: ContactSnapshot;
    readonly composed: Pick<ComposedPrompt, 'sources' | 'timeline' | 'sender'>;
    readonly emails: readonly AnswerEmail[];
  }): Promise<{ readonly review: SequenceReview; readonly bundles: readonly SourceBundle[] }> {
    const facts = checkFactsOf({
      snapshot,
      timeline: composed.timeline,
      sender: composed.sender,
      templateText: record.inputs.promptText,
      lastGeneratedAt: record.versions[0]?.readyAt ?? null,
      detect: await loadLanguageDetector(),
    });
    const bundles = await packSources(composed.sources);
    const { department } = record.job.request;
    const reviews = await this.review({ emails, sources: composed.sources, facts, department });
    return { review: { sources: bundles.map(({ hash }) => hash), facts, emails: reviews }, bundles };
  }

  /** Reviews every email as of today; some rules look at the whole sequence. */
  async review({ emails, sources, facts, department }: Reviewable): Promise<readonly EmailReview[]> {
    const detect = await loadLanguageDetector();
    const agency = await this.#deps.agencies.find(department);
    const { timeZone } = agency;
    const index = indexSources(sources, { timeZone });
    const today = localDay(this.#deps.clock.now(), timeZone);
    const policy = policyOf(agency);
    const localFacts = inTimeZone(facts, timeZone);
    return emails.map((email, position) => {
      const language = detect(email.body);
      const evidence = checkEvidence(email, email.claims, index, { today, language });
      const checks = runChecks(email, {
        ...localFacts,
        today,
        language,
        evidence,
        sequence: emails,
        position,
        policy,
      });
      return { evidence, checks };
    });
  }
}

/** With the days on which things happened where the domain's reps work, in place of the moments. */
function inTimeZone(facts: CheckFacts, timeZone: string): CheckFacts {
  const dayOf = (moment: string | null) => (moment === null ? null : localDay(Date.parse(moment), timeZone));
  return {
    ...facts,
    contact: { ...facts.contact, lastInboundAt: dayOf(facts.contact.lastInboundAt) },
    lastGeneratedAt: dayOf(facts.lastGeneratedAt),
  };
}
