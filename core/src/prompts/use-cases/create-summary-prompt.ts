import type { SummaryDepartmentKey } from '../../platform/contract/departments.ts';
import type { AuditActor } from '../../audit/domain/audit-entry.ts';
import { AuditTrail } from '../../audit/use-cases/audit-trail.ts';
import { Clock } from '../../platform/clock.ts';
import { IdGenerator } from '../../platform/ids.ts';
import type { SummaryPrompt } from '../domain/prompt.ts';
import { SummaryPromptRepository } from '../ports/summary-prompt-repository.ts';
import { VersionKeeper } from './version-keeper.ts';
import { UseCase } from '../../platform/needs.ts';

/** Adds a summary prompt, which its group uses from now on. */
export class CreateSummaryPrompt extends UseCase({
  summaryPrompts: SummaryPromptRepository,
  versionKeeper: VersionKeeper,
  audit: AuditTrail,
  clock: Clock,
  ids: IdGenerator,
}) {
  async execute(input: {
    actor: AuditActor;
    title: string;
    description: string;
    prompt: string;
    group: SummaryDepartmentKey;
    why?: string | undefined;
  }): Promise<SummaryPrompt> {
    const { summaryPrompts, versionKeeper, audit, clock, ids } = this.deps;
    const { actor, group, why, ...content } = input;
    const created = { ...content, group, id: ids.next(), version: 1, createdAt: clock.now() };
    await versionKeeper.begin(created.id, { content, author: actor.name, why });
    await summaryPrompts.create(created);
    await audit.record(actor, 'summary_prompt_created', created.id, created.title);
    return created;
  }
}
