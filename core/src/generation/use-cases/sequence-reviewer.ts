import type { ContactSnapshot } from '../../contacts/domain/contact.ts';
import { isoDay } from '../../contacts/domain/engagement-date.ts';
import type { AnswerEmail, DepartmentKey, Source } from '../../contract/index.ts';
import { checkEvidence, indexSources, loadLanguageDetector, runChecks } from '../../evidence/index.ts';
import { policyOf } from '../domain/agency.ts';
import type { AgencyRepository } from '../ports/agency-repository.ts';
import type { Clock } from '../../shared/clock.ts';
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
    const index = indexSources(sources);
    const today = isoDay(this.#deps.clock.now());
    const policy = policyOf(await this.#deps.agencies.find(department));
    return emails.map((email, position) => {
      const language = detect(email.body);
      const evidence = checkEvidence(email, email.claims, index, { today, language });
      const checks = runChecks(email, {
        ...facts,
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
