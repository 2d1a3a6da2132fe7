import type { AuditActor } from '../../audit/domain/audit-entry.ts';
import { AuditTrail } from '../../audit/use-cases/audit-trail.ts';
import { baseSummaryId } from '../domain/prompt.ts';
import { BaseTexts } from './base-texts.ts';
import { type SaveOptions, VersionKeeper } from './version-keeper.ts';
import { UseCase } from '../../platform/needs.ts';

/**
 * Saves the next version of the base summary, which is live at once unless it is a draft. Errors: `conflict`, as
 * `VersionKeeper.save`.
 */
export class SaveBaseSummary extends UseCase({
  baseTexts: BaseTexts,
  versionKeeper: VersionKeeper,
  audit: AuditTrail,
}) {
  async execute(
    input: {
      readonly actor: AuditActor;
      readonly title: string;
      readonly prompt: string;
      readonly why?: string | undefined;
    } & SaveOptions,
  ): Promise<void> {
    const { baseTexts, versionKeeper, audit } = this.deps;
    const { actor, title, prompt, why, ...options } = input;
    const save = { content: { title, prompt }, author: actor.name, why };
    const { version } = await versionKeeper.save(baseTexts, baseSummaryId, save, options);
    const action = options.draft === true ? 'prompt_drafted' : 'base_summary_saved';
    await audit.record(actor, action, baseSummaryId, `${title} (version ${version})`);
  }
}
