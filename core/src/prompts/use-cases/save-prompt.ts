import type { AuditActor } from '../../audit/domain/audit-entry.ts';
import type { AuditTrail } from '../../audit/use-cases/audit-trail.ts';
import { AppError } from '../../shared/app-error.ts';
import type { Clock } from '../../shared/clock.ts';
import type { IdGenerator } from '../../shared/ids.ts';
import type { PromptTemplate } from '../domain/prompt.ts';
import type { PromptRepository } from '../ports/prompt-repository.ts';

interface Deps {
  prompts: PromptRepository;
  audit: AuditTrail;
  clock: Clock;
  ids: IdGenerator;
}

type PromptFields = Omit<PromptTemplate, 'id' | 'version' | 'createdAt' | 'updatedAt'>;

/** Creates a prompt template at version 1, or replaces one at the next version. Errors: `not_found`, `conflict` (edited by somebody else meanwhile). */
export class SavePrompt {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async create(actor: AuditActor, fields: PromptFields): Promise<PromptTemplate> {
    const { prompts, audit, clock, ids } = this.#deps;
    const now = clock.now();
    const prompt = { ...fields, id: ids.next(), version: 1, createdAt: now, updatedAt: now };
    await prompts.create(prompt);
    await audit.record(actor, 'prompt_created', prompt.id, prompt.title);
    return prompt;
  }

  async update(actor: AuditActor, id: string, fields: PromptFields): Promise<PromptTemplate> {
    const { prompts, audit, clock } = this.#deps;
    const stored = await prompts.findById(id);
    if (stored === null) throw new AppError('not_found', 'This prompt no longer exists.');
    const prompt = { ...stored, ...fields, version: stored.version + 1, updatedAt: clock.now() };
    if (!(await prompts.update(prompt))) {
      throw new AppError('conflict', 'Somebody else changed this prompt meanwhile. Please load it again.');
    }
    await audit.record(actor, 'prompt_updated', prompt.id, `${prompt.title} (version ${prompt.version})`);
    return prompt;
  }
}
