import type { AuditActor } from '../../audit/domain/audit-entry.ts';
import type { AuditTrail } from '../../audit/use-cases/audit-trail.ts';
import { AppError } from '../../shared/app-error.ts';
import type { Clock } from '../../shared/clock.ts';
import type { IdGenerator } from '../../shared/ids.ts';
import type { PromptTemplate } from '../domain/prompt.ts';
import type { PromptRepository } from '../ports/prompt-repository.ts';
import type { TemplateContent, TemplateTexts } from './template-texts.ts';
import type { SaveOptions, VersionKeeper } from './version-keeper.ts';

interface Deps {
  prompts: PromptRepository;
  templateTexts: TemplateTexts;
  versionKeeper: VersionKeeper;
  audit: AuditTrail;
  clock: Clock;
  ids: IdGenerator;
}

interface SaveInput extends SaveOptions {
  readonly actor: AuditActor;
  readonly fields: TemplateContent;
  readonly why?: string | undefined;
}

/**
 * Creates a prompt template, or keeps its next version. Each save is in use at once unless it is a draft; a template without
 * a published version is offered to nobody.
 * Errors: `not_found`, `conflict` (somebody else published meanwhile; the save is kept as a draft).
 */
export class SavePrompt {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async create({ actor, fields, why, draft }: SaveInput): Promise<PromptTemplate> {
    const { prompts, versionKeeper, audit, clock, ids } = this.#deps;
    const now = clock.now();
    const prompt = {
      ...fields,
      id: ids.next(),
      version: draft === true ? 0 : 1,
      createdAt: now,
      updatedAt: now,
      updatedBy: actor.name,
    };
    await versionKeeper.begin(prompt.id, { content: fields, author: actor.name, why }, { draft });
    await prompts.create(prompt);
    await audit.record(actor, 'prompt_created', prompt.id, prompt.title);
    return prompt;
  }

  /** Answers the template as it was saved, with the number of its version. */
  async update(id: string, { actor, fields, why, ...options }: SaveInput): Promise<PromptTemplate> {
    const { prompts, templateTexts, versionKeeper, audit } = this.#deps;
    const stored = await prompts.findById(id);
    if (stored === null) throw new AppError('not_found', 'This prompt no longer exists.');
    const save = { content: fields, author: actor.name, why };
    const { version } = await versionKeeper.save(templateTexts, id, save, options);
    const action = options.draft === true ? 'prompt_drafted' : 'prompt_updated';
    await audit.record(actor, action, id, `${fields.title} (version ${version})`);
    return { ...stored, ...fields, version };
  }
}
