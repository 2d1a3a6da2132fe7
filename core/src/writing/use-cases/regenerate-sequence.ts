import type { Accepted } from '../../records/domain/accepted.ts';
import { SubmitGeneration } from './submit-generation.ts';
import type { WritingLanguage } from '../../platform/contract/languages.ts';
import type { Actor } from '../../platform/actor.ts';
import { assertMayAct } from '../../records/domain/may-act.ts';
import { HistoryRepository } from '../../records/ports/history-repository.ts';
import { findAccessibleRecord } from '../../records/use-cases/find-accessible-record.ts';
import { UseCase } from '../../platform/needs.ts';

/**
 * Queues a new version of a record. The contact is read again; the texts and the PDF are those of the newest submit. So
 * are template, model and language unless the request names others; the template is used as it reads now. Users may open their
 * own records, superadmins any. Errors: `not_found` (record or template), `forbidden` (a domain that the actor has left), and those of `SubmitGeneration`.
 */
export class RegenerateSequence extends UseCase({ history: HistoryRepository, submit: SubmitGeneration }) {
  async execute({
    promptId,
    aiModel,
    language,
    instruction,
    idempotencyKey,
    ...which
  }: {
    readonly actor: Actor;
    readonly hubspotId: string;
    readonly ownerId: string | undefined;
    readonly promptId: string | undefined;
    readonly aiModel: string | undefined;
    readonly language: WritingLanguage | undefined;
    readonly instruction: string | undefined;
    readonly idempotencyKey: string | undefined;
  }): Promise<Accepted> {
    const { history, submit } = this.deps;
    const { userId, hubspotId, prospectUrl, job, inputs, results } = await findAccessibleRecord(history, which);
    const keptDays = results[0]?.answer.emails.map(({ send_after_days }) => send_after_days) ?? null;
    assertMayAct(which.actor, job);
    return submit.execute({
      actor: which.actor,
      department: job.request.department,
      ownerId: userId,
      hubspotId,
      prospectUrl: prospectUrl || undefined,
      context: inputs.context,
      knownPdf: inputs.pdf,
      pdf: undefined,
      promptId: promptId ?? job.request.promptId,
      aiModel: aiModel ?? job.request.aiModel,
      language: language ?? job.request.language,
      ...(instruction !== undefined && { instruction }),
      keptDays,
      isFresh: true,
      idempotencyKey,
      // The rest follows from the record, which changes once the new version is ready.
      asked: { userId, hubspotId, promptId, aiModel, language, instruction },
    });
  }
}
