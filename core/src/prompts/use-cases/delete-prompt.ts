import type { AuditActor } from '../../audit/domain/audit-entry.ts';
import { AuditTrail } from '../../audit/use-cases/audit-trail.ts';
import { AppError } from '../../platform/app-error.ts';
import { PromptRepository } from '../ports/prompt-repository.ts';
import { PromptTrials } from '../ports/prompt-trials.ts';
import { PromptVersionRepository } from '../ports/prompt-version-repository.ts';
import { UseCase } from '../../platform/needs.ts';

/**
 * Deletes a prompt template with its versions and trials. What was generated or queued with it keeps its text. Errors:
 * `not_found`.
 */
export class DeletePrompt extends UseCase({
  prompts: PromptRepository,
  versions: PromptVersionRepository,
  trials: PromptTrials,
  audit: AuditTrail,
}) {
  async execute(input: { actor: AuditActor; id: string }): Promise<void> {
    const { prompts, versions, trials, audit } = this.deps;
    const prompt = await prompts.findById(input.id);
    if (prompt === null || !(await prompts.delete(input.id))) {
      throw new AppError('not_found', 'This prompt no longer exists.');
    }
    await versions.deleteAll(prompt.id);
    await trials.deleteAll(prompt.id);
    await audit.record(input.actor, 'prompt_deleted', prompt.id, prompt.title);
  }
}
