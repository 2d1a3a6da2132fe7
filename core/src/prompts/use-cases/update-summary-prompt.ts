import type { AuditActor } from '../../audit/domain/audit-entry.ts';
import type { AuditTrail } from '../../audit/use-cases/audit-trail.ts';
import { AppError } from '../../shared/app-error.ts';
import type { SummaryPrompt } from '../domain/prompt.ts';
import type { SummaryPromptRepository } from '../ports/summary-prompt-repository.ts';

/**
 * Changes the words of a summary prompt in its place: the newest of its group stays the one that is used, and the next
 * summary is made with what it says now. Errors: `not_found`.
 */
export class UpdateSummaryPrompt {
  readonly #deps: { summaryPrompts: SummaryPromptRepository; audit: AuditTrail };

  constructor(deps: { summaryPrompts: SummaryPromptRepository; audit: AuditTrail }) {
    this.#deps = deps;
  }

  /** A field that is undefined keeps its value. */
  async execute(input: {
    actor: AuditActor;
    id: string;
    title: string | undefined;
    description: string | undefined;
    prompt: string | undefined;
  }): Promise<SummaryPrompt> {
    const { summaryPrompts, audit } = this.#deps;
    const stored = await summaryPrompts.findById(input.id);
    const { title, description, prompt } = input;
    const changed = stored && {
      ...stored,
      ...(title !== undefined && { title }),
      ...(description !== undefined && { description }),
      ...(prompt !== undefined && { prompt }),
    };
    if (changed === null || !(await summaryPrompts.update(changed))) {
      throw new AppError('not_found', 'This summary prompt no longer exists.');
    }
    await audit.record(input.actor, 'summary_prompt_updated', changed.id, changed.title);
    return changed;
  }
}
