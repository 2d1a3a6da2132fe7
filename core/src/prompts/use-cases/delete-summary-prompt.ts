import type { AuditActor } from '../../audit/domain/audit-entry.ts';
import { AuditTrail } from '../../audit/use-cases/audit-trail.ts';
import { AppError } from '../../platform/app-error.ts';
import { PromptVersionRepository } from '../ports/prompt-version-repository.ts';
import { SummaryPromptRepository } from '../ports/summary-prompt-repository.ts';
import { UseCase } from '../../platform/needs.ts';

/**
 * Deletes a summary prompt. If it was the newest of its group, the one before it is used from now on. Errors:
 * `not_found`; `conflict` for the last one of a group, because its domains would have none.
 */
export class DeleteSummaryPrompt extends UseCase({
  summaryPrompts: SummaryPromptRepository,
  versions: PromptVersionRepository,
  audit: AuditTrail,
}) {
  async execute(input: { actor: AuditActor; id: string }): Promise<void> {
    const { summaryPrompts, versions, audit } = this.deps;
    const stored = await summaryPrompts.findById(input.id);
    if (stored === null || !(await summaryPrompts.delete(stored.id))) {
      throw new AppError('not_found', 'This summary prompt no longer exists.');
    }
    // This is checked after the deletion: when the last two are deleted at once, each request sees that the other is
    // gone.
    if ((await summaryPrompts.findNewest(stored.group)) === null) {
      await summaryPrompts.create(stored);
      throw new AppError(
        'conflict',
        'The last summary prompt of a group cannot be deleted. Create or change one instead.',
      );
    }
    await versions.deleteAll(stored.id);
    await audit.record(input.actor, 'summary_prompt_deleted', stored.id, stored.title);
  }
}
