import type { AuditActor } from '../../audit/domain/audit-entry.ts';
import type { AuditTrail } from '../../audit/use-cases/audit-trail.ts';
import { AppError } from '../../platform/app-error.ts';
import type { PromptRepository } from '../ports/prompt-repository.ts';
import type { PromptTrials } from '../ports/prompt-trials.ts';
import type { PromptVersionRepository } from '../ports/prompt-version-repository.ts';

interface Deps {
  prompts: PromptRepository;
  versions: PromptVersionRepository;
  trials: PromptTrials;
  audit: AuditTrail;
}

/**
 * Deletes a prompt template with its versions and trials. What was generated or queued with it keeps its text. Errors:
 * `not_found`.
 */
export class DeletePrompt {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute(input: { actor: AuditActor; id: string }): Promise<void> {
    const { prompts, versions, trials, audit } = this.#deps;
    const prompt = await prompts.findById(input.id);
    if (prompt === null || !(await prompts.delete(input.id))) {
      throw new AppError('not_found', 'This prompt no longer exists.');
    }
    await versions.deleteAll(prompt.id);
    await trials.deleteAll(prompt.id);
    await audit.record(input.actor, 'prompt_deleted', prompt.id, prompt.title);
  }
}
