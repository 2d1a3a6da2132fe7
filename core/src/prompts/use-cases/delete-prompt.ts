import type { AuditActor } from '../../audit/domain/audit-entry.ts';
import type { AuditTrail } from '../../audit/use-cases/audit-trail.ts';
import { AppError } from '../../shared/app-error.ts';
import type { PromptRepository } from '../ports/prompt-repository.ts';

/** Deletes a prompt template; what was generated or queued with it keeps its text. Errors: `not_found`. */
export class DeletePrompt {
  readonly #deps: { prompts: PromptRepository; audit: AuditTrail };

  constructor(deps: { prompts: PromptRepository; audit: AuditTrail }) {
    this.#deps = deps;
  }

  async execute(input: { actor: AuditActor; id: string }): Promise<void> {
    const { prompts, audit } = this.#deps;
    const prompt = await prompts.findById(input.id);
    if (prompt === null || !(await prompts.delete(input.id))) {
      throw new AppError('not_found', 'This prompt no longer exists.');
    }
    await audit.record(input.actor, 'prompt_deleted', prompt.id, prompt.title);
  }
}
