import type { AuditActor } from '../../audit/domain/audit-entry.ts';
import { AuditTrail } from '../../audit/use-cases/audit-trail.ts';
import { AppError } from '../../platform/app-error.ts';
import { Clock } from '../../platform/clock.ts';
import { IdGenerator } from '../../platform/ids.ts';
import type { PromptTemplate } from '../domain/prompt.ts';
import { PromptRepository } from '../ports/prompt-repository.ts';
import { type GateVerdict, PublishGate } from '../ports/publish-gate.ts';
import { gateFailed, type Publication } from './publish-version.ts';
import { type TemplateContent, TemplateTexts } from './template-texts.ts';
import { type SaveOptions, VersionKeeper } from './version-keeper.ts';
import { UseCase } from '../../platform/needs.ts';

interface SaveInput extends Pick<SaveOptions, 'draft' | 'basedOn'> {
  readonly actor: AuditActor;
  readonly fields: TemplateContent;
  readonly why?: string | undefined;
}

/** The answer of the gate. A draft is not judged. */
type Judged = Omit<Publication, 'content'>;

/** The template with its live text, the version that was saved, and the answer of the gate. */
export type SavedPrompt = Judged & { readonly prompt: PromptTemplate; readonly savedVersion: number };

/**
 * Creates a prompt template, or saves its next version. Each save is live at once unless it is a draft or the gate
 * stops it. A template without a published version is offered to nobody. Errors: `not_found`; with `conflict` (somebody
 * else published meanwhile), `gate_failed` and the errors of `PublishGate`, the save is kept as a draft.
 */
export class SavePrompt extends UseCase({
  prompts: PromptRepository,
  templateTexts: TemplateTexts,
  versionKeeper: VersionKeeper,
  gate: PublishGate,
  audit: AuditTrail,
  clock: Clock,
  ids: IdGenerator,
}) {
  async create({ actor, fields, why, draft }: SaveInput): Promise<SavedPrompt> {
    const { prompts, versionKeeper, audit, clock, ids } = this.deps;
    const now = clock.now();
    const id = ids.next();
    const verdict = draft === true ? null : await this.#judge(actor, id, 1, fields);
    const isDraft = verdict === null || verdict.outcome === 'running';
    const prompt = {
      ...fields,
      id,
      version: isDraft ? 0 : 1,
      createdAt: now,
      updatedAt: now,
      updatedBy: actor.name,
    };
    await versionKeeper.begin(id, { content: fields, author: actor.name, why }, { draft: isDraft });
    await prompts.create(prompt);
    await audit.record(actor, 'prompt_created', id, prompt.title);
    return { prompt, savedVersion: 1, ...publicationOf(verdict) };
  }

  async update(id: string, { actor, fields, why, draft, basedOn }: SaveInput): Promise<SavedPrompt> {
    const { templateTexts, versionKeeper, audit } = this.deps;
    await this.#find(id);
    let verdict: GateVerdict | null = null;
    const save = { content: fields, author: actor.name, why };
    const { version } = await versionKeeper.save(templateTexts, id, save, {
      draft,
      basedOn,
      mayPublish: async (kept) => {
        verdict = await this.#judge(actor, id, kept.version, fields);
        return isPassed(verdict);
      },
    });
    const action = isPassed(verdict) ? 'prompt_updated' : 'prompt_drafted';
    await audit.record(actor, action, id, `${fields.title} (version ${version})`);
    const judged = publicationOf(verdict, version);
    return { prompt: await this.#find(id), savedVersion: version, ...judged };
  }

  async #find(id: string): Promise<PromptTemplate> {
    const stored = await this.deps.prompts.findById(id);
    if (stored === null) throw new AppError('not_found', 'This prompt no longer exists.');
    return stored;
  }

  #judge(actor: AuditActor, promptId: string, version: number, fields: TemplateContent): Promise<GateVerdict> {
    const { title, prompt: text, department } = fields;
    return this.deps.gate.judge({ actor, promptId, version, title, text, department });
  }
}

const isPassed = (verdict: GateVerdict | null): boolean =>
  verdict?.outcome === 'passed' || verdict?.outcome === 'no_golden_samples';

function publicationOf(verdict: GateVerdict | null, version = 1): Judged {
  if (verdict?.outcome === 'failed') throw gateFailed(verdict, version);
  if (verdict?.outcome === 'running') return { gate: 'running', trialId: verdict.trialId };
  if (verdict?.outcome === 'passed') return { gate: 'passed', stillBroken: verdict.brokenInBoth };
  return { gate: verdict?.outcome ?? 'not_judged' };
}
