import type { SummaryDepartmentKey } from '../../platform/contract/departments.ts';
import type { AuditActor } from '../../audit/domain/audit-entry.ts';
import { AuditTrail } from '../../audit/use-cases/audit-trail.ts';
import type { AuditAction } from '../../audit/contract/audit.ts';
import { AppError } from '../../platform/app-error.ts';
import { Clock } from '../../platform/clock.ts';
import { IdGenerator } from '../../platform/ids.ts';
import { baseSummaryId, type SummaryPrompt } from '../domain/prompt.ts';
import { SummaryPromptRepository } from '../ports/summary-prompt-repository.ts';
import type { VersionedTexts } from '../ports/versioned-texts.ts';
import { BaseTexts } from './base-texts.ts';
import { SummaryTexts } from './summary-texts.ts';
import { type Save, type SaveOptions, VersionKeeper } from './version-keeper.ts';
import { UseCase } from '../../platform/needs.ts';

interface SaveInput extends Pick<SaveOptions, 'draft' | 'basedOn'> {
  readonly actor: AuditActor;
  readonly why?: string | undefined;
}
type SummaryContent = Pick<SummaryPrompt, 'title' | 'description' | 'prompt'>;

/**
 * Saves the texts with which summaries are written. A save is live at once unless it is a draft. Errors: `conflict`, as
 * `VersionKeeper.save`.
 */
export class SaveSummary extends UseCase({
  summaryPrompts: SummaryPromptRepository,
  summaryTexts: SummaryTexts,
  baseTexts: BaseTexts,
  versionKeeper: VersionKeeper,
  audit: AuditTrail,
  clock: Clock,
  ids: IdGenerator,
}) {
  /** Adds a summary prompt, which its group uses from now on. */
  async create(
    group: SummaryDepartmentKey,
    { actor, why, ...content }: Pick<SaveInput, 'actor' | 'why'> & SummaryContent,
  ): Promise<SummaryPrompt> {
    const { summaryPrompts, versionKeeper, audit, clock, ids } = this.deps;
    const created = { ...content, group, id: ids.next(), version: 1, createdAt: clock.now() };
    await versionKeeper.begin(created.id, { content, author: actor.name, why });
    await summaryPrompts.create(created);
    await audit.record(actor, 'summary_prompt_created', created.id, created.title);
    return created;
  }

  /**
   * Changes a summary prompt, which keeps its place in the order. A field that is undefined keeps its value. Answers what
   * is live then. Errors: `not_found`.
   */
  async update(
    id: string,
    { actor, why, draft, basedOn, ...given }: SaveInput & { [K in keyof SummaryContent]: string | undefined },
  ): Promise<SummaryPrompt> {
    const stored = await this.#find(id);
    const { title = stored.title, description = stored.description, prompt = stored.prompt } = given;
    const content = { title, description, prompt };
    await this.#save(this.deps.summaryTexts, id, 'summary_prompt_updated', content, { actor, why, draft, basedOn });
    return this.#find(id);
  }

  /** Changes the base summary. */
  async updateBase({ title, prompt, ...how }: SaveInput & Omit<SummaryContent, 'description'>): Promise<void> {
    await this.#save(this.deps.baseTexts, baseSummaryId, 'base_summary_saved', { title, prompt }, how);
  }

  async #find(id: string): Promise<SummaryPrompt> {
    const stored = await this.deps.summaryPrompts.findById(id);
    if (stored === null) throw new AppError('not_found', 'This summary prompt no longer exists.');
    return stored;
  }

  async #save(
    texts: VersionedTexts,
    id: string,
    action: AuditAction,
    content: Save['content'],
    { actor, why, ...options }: SaveInput,
  ): Promise<void> {
    const { versionKeeper, audit } = this.deps;
    const { version } = await versionKeeper.save(texts, id, { content, author: actor.name, why }, options);
    const done = options.draft === true ? 'prompt_drafted' : action;
    await audit.record(actor, done, id, `${content.title} (version ${version})`);
  }
}
