import type { AuditActor } from '../../audit/domain/audit-entry.ts';
import type { AuditTrail } from '../../audit/use-cases/audit-trail.ts';
import type { Clock } from '../../shared/clock.ts';
import type { SummaryPromptRepository } from '../ports/summary-prompt-repository.ts';

interface Deps {
  summaryPrompts: SummaryPromptRepository;
  audit: AuditTrail;
  clock: Clock;
}

/** Replaces the base summary. */
export class SaveBaseSummary {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute(input: { actor: AuditActor; title: string; prompt: string }): Promise<void> {
    const { summaryPrompts, audit, clock } = this.#deps;
    await summaryPrompts.putBase({ title: input.title, prompt: input.prompt, updatedAt: clock.now() });
    await audit.record(input.actor, 'base_summary_saved', 'base-summary', input.title);
  }
}
