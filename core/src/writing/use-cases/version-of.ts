import type { ContactSnapshot } from '../../contacts/domain/contact.ts';
import type { Timestamp } from '../../platform/clock.ts';
import { extractPlaybook } from '../domain/extract-playbook.ts';
import type { GenerationRecord, GenerationVersion } from '../../records/domain/generation-record.ts';
import { matchService } from '../domain/match-service.ts';
import { costOfCalls, usageOf } from '../../models/domain/model-call.ts';
import type { SequenceReview } from '../../records/domain/sequence-review.ts';
import { sendDaysOf } from '../domain/send-days.ts';
import type { ComposedPrompt } from './prompt-composer.ts';
import type { WrittenSequence } from './write-sequence.ts';

/** Builds the version to store from a model's answer, with its sources and its cost. */
export function versionOf({
  record,
  snapshot,
  composed,
  written,
  request,
  price,
  review,
  playbookHtml,
  now,
  isSandboxAi,
}: {
  readonly record: Pick<GenerationRecord, 'job' | 'inputs'>;
  readonly snapshot: ContactSnapshot;
  readonly composed: Pick<ComposedPrompt, 'inputHash' | 'inVoice' | 'services' | 'contextUsed' | 'leftOut'>;
  readonly review: SequenceReview;
  /** The sanitised playbook, with unknown links marked. */
  readonly playbookHtml: string;
  readonly now: Timestamp;
  readonly isSandboxAi: boolean;
} & WrittenSequence): GenerationVersion {
  const { version } = record.job;
  const usage = usageOf(written.calls);
  const answer = {
    ...written.answer,
    emails: sendDaysOf(written.answer.emails, record.inputs),
    detected_service: matchService(written.answer.detected_service, composed.services),
    sales_playbook_html: playbookHtml,
  };
  return {
    version,
    request,
    readyAt: now,
    answer,
    originals: {},
    revisions: {},
    playbook: extractPlaybook(answer.sales_playbook_html),
    usage: { input_tokens: usage?.inputTokens ?? 0, output_tokens: usage?.outputTokens ?? 0 },
    provenance: {
      promptId: request.promptId,
      promptVersion: record.inputs.promptVersion,
      model: written.model,
      inputHash: composed.inputHash,
      inVoice: composed.inVoice,
      cachedTokens: usage?.cachedTokens ?? 0,
      costUsd: costOfCalls(price, written.calls),
    },
    properties: snapshot.contact.properties,
    prospectUrl: snapshot.prospectUrl,
    push: { claimedAt: null, noteId: null, pushedAt: null },
    approval: null,
    sandbox: { crm: snapshot.sandbox, ai: isSandboxAi },
    contextUsed: composed.contextUsed,
    leftOut: composed.leftOut,
    review,
  };
}
