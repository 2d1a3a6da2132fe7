import { systemActor } from '../../audit/domain/audit-entry.ts';
import type { ListedVersion } from '../domain/prompt-version.ts';
import { isStarter } from '../domain/starter-content.ts';
import { PromptUses } from '../ports/prompt-uses.ts';
import { TextKinds } from './text-kinds.ts';
import { VersionKeeper } from './version-keeper.ts';
import { UseCase } from '../../platform/needs.ts';

export interface CountedVersion extends ListedVersion {
  /** The number of results that were generated with it; null where the text is no template. */
  readonly uses: number | null;
}

/** Lists the newest versions of a text, `limit` at most, and the live one; newest first. Errors: `not_found`. */
export class ListVersions extends UseCase({ textKinds: TextKinds, versionKeeper: VersionKeeper, usage: PromptUses }) {
  async execute(id: string, limit?: number): Promise<readonly CountedVersion[]> {
    const { textKinds, versionKeeper, usage } = this.deps;
    const { texts, isTemplate } = await textKinds.of(id);
    const versions = await versionKeeper.list(texts, id, limit);
    const uses = isTemplate ? await usage.countByVersion(id) : null;
    return versions.map((listed) => ({
      ...listed,
      author: listed.author ?? (isStarter(id, listed.version) ? systemActor.name : null),
      uses: uses && (uses.get(listed.version) ?? 0),
    }));
  }
}
