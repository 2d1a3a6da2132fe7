import type { SummaryDepartmentKey } from '../../platform/contract/departments.ts';
import type { AuditActor } from '../../audit/domain/audit-entry.ts';
import type { AuditTrail } from '../../audit/use-cases/audit-trail.ts';
import type { Clock } from '../../platform/clock.ts';
import type { IdGenerator } from '../../platform/ids.ts';
import type { SummaryPrompt } from '../domain/prompt.ts';
import type { SummaryPromptRepository } from '../ports/summary-prompt-repository.ts';
import type { VersionKeeper } from './version-keeper.ts';

interface Deps {
  summaryPrompts: SummaryPromptRepository;
  versionKeeper: VersionKeeper;
  audit: AuditTrail;
  clock: Clock;
  ids: IdGenerator;
}

/** Adds a summary prompt, which its group uses from now on. */
export class CreateSummaryPrompt {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute(input: {
    actor: AuditActor;
    title: string;
    description: string;
    prompt: string;
    group: SummaryDepartmentKey;
    why?: string | undefined;
  }): Promise<SummaryPrompt> {
    const { summaryPrompts, versionKeeper, audit, clock, ids } = this.#deps;
    const { actor, group, why, ...content } = input;
    const created = { ...content, group, id: ids.next(), version: 1, createdAt: clock.now() };
    await versionKeeper.begin(created.id, { content, author: actor.name, why });
    await summaryPrompts.create(created);
    await audit.record(actor, 'summary_prompt_created', created.id, created.title);
    return created;
  }
}
