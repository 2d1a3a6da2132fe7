import type { AuditActor } from '../../audit/domain/audit-entry.ts';
import type { AuditTrail } from '../../audit/use-cases/audit-trail.ts';
import type { PromptVersion } from '../domain/prompt-version.ts';
import type { TextKinds } from './text-kinds.ts';
import type { VersionKeeper } from './version-keeper.ts';

/** Puts a version of a text in use; of an older one, that restores it. Errors: `not_found`, `conflict`. */
export class PublishVersion {
  readonly #deps: { textKinds: TextKinds; versionKeeper: VersionKeeper; audit: AuditTrail };

  constructor(deps: { textKinds: TextKinds; versionKeeper: VersionKeeper; audit: AuditTrail }) {
    this.#deps = deps;
  }

  async execute(input: { actor: AuditActor; id: string; version: number; why: string }): Promise<PromptVersion> {
    const { textKinds, versionKeeper, audit } = this.#deps;
    const { actor, id, version, why } = input;
    const { texts } = await textKinds.of(id);
    const published = await versionKeeper.publish(texts, id, version, { author: actor.name, why });
    await audit.record(actor, 'prompt_published', id, `${published.content.title} (version ${version}): ${why}`);
    return published;
  }
}
