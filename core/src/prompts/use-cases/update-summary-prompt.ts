import type { AuditActor } from '../../audit/domain/audit-entry.ts';
import { AuditTrail } from '../../audit/use-cases/audit-trail.ts';
import { AppError } from '../../platform/app-error.ts';
import type { SummaryPrompt } from '../domain/prompt.ts';
import { SummaryPromptRepository } from '../ports/summary-prompt-repository.ts';
import { SummaryTexts } from './summary-texts.ts';
import { type SaveOptions, VersionKeeper } from './version-keeper.ts';
import { UseCase } from '../../platform/needs.ts';

interface UpdateInput extends SaveOptions {
  readonly actor: AuditActor;
  readonly id: string;
  readonly title: string | undefined;
  readonly description: string | undefined;
  readonly prompt: string | undefined;
  readonly why?: string | undefined;
}

/**
 * Changes a summary prompt, which keeps its place in the order. If it is the newest of its group, the next summary uses
 * the new text. Errors: `not_found`; `conflict`, as `VersionKeeper.save`.
 */
export class UpdateSummaryPrompt extends UseCase({
  summaryPrompts: SummaryPromptRepository,
  summaryTexts: SummaryTexts,
  versionKeeper: VersionKeeper,
  audit: AuditTrail,
}) {
  /** A field that is undefined keeps its value. */
  async execute({ actor, id, why, draft, basedOn, ...given }: UpdateInput): Promise<SummaryPrompt> {
    const { summaryPrompts, summaryTexts, versionKeeper, audit } = this.deps;
    const stored = await summaryPrompts.findById(id);
    if (stored === null) throw new AppError('not_found', 'This summary prompt no longer exists.');
    const { title = stored.title, description = stored.description, prompt = stored.prompt } = given;
    const content = { title, description, prompt };
    const save = { content, author: actor.name, why };
    const { version } = await versionKeeper.save(summaryTexts, id, save, { draft, basedOn });
    const action = draft === true ? 'prompt_drafted' : 'summary_prompt_updated';
    await audit.record(actor, action, id, `${title} (version ${version})`);
    return { ...stored, ...content, version };
  }
}
