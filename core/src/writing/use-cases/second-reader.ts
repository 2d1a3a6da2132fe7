import type { BilledTo } from '../../connections/domain/billed-to.ts';
import type { Credential } from '../../connections/domain/credential.ts';
import type { SecondReading, Source } from '../../checks/contract/evidence.ts';
import { maxCostUsd } from '../../limits/domain/max-cost-usd.ts';
import type { AnswerEmail } from '../../models/contract/ai-result.ts';
import { costOfCalls } from '../../models/domain/model-call.ts';
import { boundsOfReading, boundsOfSequencePrompt } from '../../models/domain/prompt-bounds.ts';
import type { PromptParts } from '../../models/domain/prompt-parts.ts';
import { TextGenerator } from '../../models/ports/text-generator.ts';
import { CheapestModel } from '../../models/use-cases/cheapest-model.ts';
import type { MakeCall } from '../../platform/calls-in-turn.ts';
import { Clock } from '../../platform/clock.ts';
import { localDay } from '../../platform/local-day.ts';
import { Logger } from '../../platform/logger.ts';
import { only, UseCase } from '../../platform/needs.ts';
import { Tracing, type SpanAttributes } from '../../platform/tracing.ts';
import { AgencyRepository } from '../../prompts/agency/ports/agency-repository.ts';
import type { SequenceReview } from '../../records/domain/sequence-review.ts';
import { opinionsOf } from '../domain/second-reader/opinions-of.ts';
import { Passages } from '../domain/second-reader/passages.ts';
import { planReading, readingInstructions, type Reading } from '../domain/second-reader/reading-request.ts';
import { statementsOf } from '../domain/second-reader/statements.ts';
import type { BegunReview } from './sequence-reviewer.ts';
import type { WrittenSequence } from './write-sequence.ts';

interface ToRead {
  readonly recordId: string;
  readonly billedTo: BilledTo;
  readonly credential: Credential;
  readonly emails: readonly AnswerEmail[];
  readonly sources: readonly Source[];
  /** By the rules, which go before it. */
  readonly review: Pick<SequenceReview, 'facts' | 'emails'>;
  readonly index: BegunReview['index'];
  readonly detect: BegunReview['detect'];
  readonly prompt: PromptParts;
  readonly written: WrittenSequence;
  readonly makeCall: MakeCall;
  readonly signal: AbortSignal;
}

/** The most that it may cost, as a share of what the sequence has cost. */
const maxShare = 0.1;

/**
 * Asks the cheapest model of the domain, once for a sequence, about the sentences in which the rules object to nothing
 * (docs/adr/0029-the-second-reader.md). Never rejects: what fails, or would cost too much, leaves the result of the rules.
 */
export class SecondReader extends UseCase({
  agencies: AgencyRepository,
  cheapestModel: CheapestModel,
  textGenerator: TextGenerator,
  tracing: Tracing,
  clock: Clock,
  logger: only(Logger, 'info', 'warn'),
}) {
  /** Null where the domain asks for none, or where it could not read. */
  async execute(input: ToRead): Promise<SecondReading | null> {
    const { agencies, tracing, logger } = this.deps;
    const { recordId } = input;
    try {
      const { secondReader, timeZone } = await agencies.find(input.billedTo.department);
      if (!secondReader) return null;
      return await tracing.span('second reading', { kind: 'internal' }, (add) => this.#read(input, timeZone, add));
    } catch (error) {
      logger.warn({ err: error, recordId }, 'the second reader could not read; the result of the rules stands');
      return null;
    }
  }

  async #read(
    input: ToRead,
    timeZone: string,
    add: (attributes: SpanAttributes) => void,
  ): Promise<SecondReading | null> {
    const { cheapestModel, textGenerator, clock, logger } = this.deps;
    const { recordId, billedTo, credential, emails, sources, review, index, detect, makeCall, signal } = input;
    const statements = statementsOf(emails, review.emails, { sources, detect });
    const skip = (why: string): null => {
      add({ 'overture.skipped': why });
      logger.info({ recordId, why }, 'the second reader was not asked');
      return null;
    };
    if (statements.length === 0) return skip('the rules left nothing to ask');
    const model = await cheapestModel.execute(billedTo);
    const maxUsd = mayCostUsd(input);
    if (model === null || maxUsd === null) return skip('nobody knows what it would cost');
    const costUsdOf = (reading: Reading): number =>
      maxCostUsd(model.price, boundsOfReading({ ...reading, instructions: readingInstructions }));
    const about = { ...review.facts, today: localDay(clock.now(), timeZone) };
    const reading = planReading(statements, new Passages(sources), about, (plan) => costUsdOf(plan) <= maxUsd);
    if (reading === null) return skip('it could cost more than a tenth of the sequence');
    const { text, maxOutputTokens } = reading;
    const request = { model: model.aiModel, instructions: readingInstructions, text, maxOutputTokens };
    const { verdicts } = await makeCall((onAnswered) =>
      textGenerator.judgeSentences({ ...request, credential, billedTo, signal, onAnswered }),
    );
    const opinions = opinionsOf(verdicts, reading, index);
    const counts = {
      'overture.statements': statements.length,
      'overture.asked': reading.sentences.length,
      'overture.doubted': opinions.length,
      'overture.max_cost_usd': costUsdOf(reading),
    };
    add(counts);
    logger.info({ recordId, model: model.aiModel, ...counts }, 'the second reader read a sequence');
    return { model: model.aiModel, opinions };
  }
}

/**
 * US dollars: a tenth of what the sequence has cost, and no more than was held for it at first, so that what limits and
 * runs allow for a sequence holds for both. Null where that is unknown.
 */
function mayCostUsd({ prompt, written: { price, written } }: ToRead): number | null {
  const spentUsd = costOfCalls(price, written.calls);
  if (price === null || spentUsd === null) return null;
  return Math.min(maxShare * spentUsd, maxCostUsd(price, boundsOfSequencePrompt(prompt)) - spentUsd);
}
