import type { TokenUsage } from '../../models/contract/ai-result.ts';
import { CredentialResolver } from '../../connections/ports/credential-resolver.ts';
import type { EmailTexts } from '../../models/domain/email-texts.ts';
import { costOfCalls, usageOf } from '../../models/domain/model-call.ts';
import type { EmailReview } from '../../records/domain/sequence-review.ts';
import { unpackSources } from '../../records/domain/source-bundles.ts';
import { TextGenerator, type OnRewriting } from '../../models/ports/text-generator.ts';
import { PromptComposer } from './prompt-composer.ts';
import { ModelPrices } from '../../models/use-cases/model-prices.ts';
import { AppError } from '../../platform/app-error.ts';
import { Clock } from '../../platform/clock.ts';
import { HistoryRepository } from '../../records/ports/history-repository.ts';
import { GetRecord } from '../../records/use-cases/get-record.ts';
import { VersionReviewer } from './version-reviewer.ts';
import { UseCase } from '../../platform/needs.ts';

export interface RewrittenEmail {
  readonly email: EmailTexts;
  /** Null for a version that was generated before sources were kept. */
  readonly review: EmailReview | null;
  readonly usage: TokenUsage;
  /** US dollars; null where it is unknown. */
  readonly costUsd: number | null;
}

/**
 * Proposes a new text for an email of a version, as an instruction asks. It makes one call to the model that wrote the
 * version, with the version's own sources, and stores nothing. `subject` and `body` are the text to start from, by
 * default the stored one. Users may open their own records, superadmins any. Errors: `not_found` for record, version or
 * index, `forbidden` for a version of a domain that the actor has left, and those of `TextGenerator` and `CredentialResolver`.
 */
export class RewriteEmail extends UseCase({
  history: HistoryRepository,
  getRecord: GetRecord,
  reviewer: VersionReviewer,
  credentials: CredentialResolver,
  promptComposer: PromptComposer,
  textGenerator: TextGenerator,
  modelPrices: ModelPrices,
  clock: Clock,
}) {
  async execute({
    index,
    instruction,
    subject,
    body,
    signal,
    onRewriting,
    ...which
  }: Parameters<GetRecord['execute']>[0] & {
    readonly index: number;
    readonly instruction: string;
    readonly subject: string | undefined;
    readonly body: string | undefined;
    readonly signal?: AbortSignal;
    /** Told the proposed texts as far as they are written, before they are checked. */
    readonly onRewriting?: OnRewriting;
  }): Promise<RewrittenEmail> {
    const { history, getRecord, reviewer, credentials, promptComposer, textGenerator, modelPrices, clock } = this.deps;
    const { record, shown } = await getRecord.toActOn(which);
    const stored = shown?.answer.emails[index];
    if (shown === null || stored === undefined) throw new AppError('not_found', 'This email is no longer there.');
    const { department, aiModel, promptTitle } = shown.request;
    const credential = await credentials.resolve('Openai', department);
    const sources = await unpackSources(await history.readSources(record.id, shown.review?.sources ?? []));
    const prompt = await promptComposer.composeRewrite({
      department,
      userId: record.userId,
      template: {
        title: promptTitle,
        text: sources.find(({ id }) => id === 'template')?.text ?? record.inputs.promptText,
      },
      sources,
      at: clock.now(),
      email: { subject: subject ?? stored.subject, body: body ?? stored.body },
      others: shown.answer.emails.filter((_, at) => at !== index),
      instruction,
    });
    const { email, calls } = await textGenerator.rewriteEmail({
      model: aiModel,
      prompt,
      credential,
      billedTo: { userId: which.actor.userId, department },
      ...(signal && { signal }),
      onRewriting,
    });
    const [reviews, { price }] = await Promise.all([
      reviewer.review({ recordId: record.id, userId: which.actor.userId }, shown, { index, ...email }),
      modelPrices.execute({ department, aiModel }),
    ]);
    const usage = usageOf(calls);
    return {
      email,
      review: reviews?.[index] ?? null,
      usage: { input_tokens: usage?.inputTokens ?? 0, output_tokens: usage?.outputTokens ?? 0 },
      costUsd: costOfCalls(price, calls),
    };
  }
}
