import { AppError } from '@overture/core/platform/app-error';
import type { AiModel } from '@overture/core/models/domain/ai-model';
import type { ApiKey } from '@overture/core/connections/domain/api-key';
import type { PromptTemplate, SummaryPrompt } from '@overture/core/prompts/domain/prompt';
import type { User } from '@overture/core/people/users/domain/user';
import type { GetUser } from '@overture/core/people/users/use-cases/get-user';
import type { OpenCore } from '@overture/core/composition';
import { departmentKey } from './department-option.ts';
import { findSummaryGroup } from './summary-group-option.ts';

/** Finds the user with this address or id. Errors: `not_found`. */
export async function findUser(core: OpenCore, wanted: Parameters<GetUser['execute']>[0]): Promise<User> {
  const users = await import('@overture/core/people/users/use-cases/get-user');
  return core.get(users.GetUser).execute(wanted);
}

/** Finds the stored key with this id or name. Errors: as `findByName`. */
export async function findKey(core: OpenCore, wanted: string): Promise<ApiKey> {
  const { ListApiKeys } = await import('@overture/core/connections/use-cases/list-api-keys');
  return findByName('API key', await core.get(ListApiKeys).execute(), wanted, ({ name }) => [name]);
}

/** Finds the AI model with this id, model id or label, in one domain or in all. Errors: as `findByName`. */
export async function findModel(core: OpenCore, wanted: string, domain: string | undefined): Promise<AiModel> {
  const { AiModelRepository } = await import('@overture/core/models/ports/ai-model-repository');
  const department = domain === undefined ? undefined : departmentKey(domain, core.settings.productName);
  const all = await core.get(AiModelRepository).list({});
  const models = all.filter((model) => department === undefined || model.department === department);
  if (models.length === 0) throw new AppError('not_found', noModels(wanted, domain));
  return findByName('AI model', models, wanted, ({ aiModel, aiModelLabel }) => [aiModel, aiModelLabel]);
}

/** The standard models are in no list that anything could be changed in. */
function noModels(wanted: string, domain: string | undefined): string {
  const where = domain === undefined ? 'No domain has AI models' : `${domain} has no AI models`;
  return `There is no AI model "${wanted}": ${where} of its own. What is offered are the standard ones and the newest of the key; when one ends, its replacement takes its place by itself. The command models create lets you choose the models yourself.`;
}

/** Finds the prompt with this id or title, in one domain or in all. Errors: as FindPrompt. */
export async function findPrompt(
  core: OpenCore,
  idOrTitle: string,
  domain: string | undefined,
): Promise<PromptTemplate> {
  const { FindPrompt } = await import('@overture/core/prompts/use-cases/find-prompt');
  const department = domain === undefined ? null : departmentKey(domain, core.settings.productName);
  return core.get(FindPrompt).execute({ idOrTitle, department });
}

/** Finds the summary prompt that a group uses, or the one with this id or title. Errors: as `findByName`. */
export async function findSummaryPrompt(core: OpenCore, wanted: string): Promise<SummaryPrompt> {
  const { SummaryPromptRepository } = await import('@overture/core/prompts/ports/summary-prompt-repository');
  const all = await core.get(SummaryPromptRepository).list();
  const group = findSummaryGroup(wanted, core.settings.productName);
  const used = all.find((prompt) => prompt.group === group);
  return used ?? findByName('summary prompt', all, wanted, ({ title }) => [title]);
}

/**
 * Finds the item with this id or one of these names, in upper or lower case. Errors: `not_found`; `conflict`, which
 * lists the ids, when several items have the name.
 */
function findByName<T extends { readonly id: string }>(
  kind: string,
  items: readonly T[],
  wanted: string,
  namesOf: (item: T) => readonly string[],
): T {
  const byId = items.find(({ id }) => id === wanted);
  if (byId !== undefined) return byId;
  const name = wanted.trim().toLowerCase();
  const found = items.filter((item) => namesOf(item).some((known) => known.toLowerCase() === name));
  const [only] = found;
  if (only === undefined) throw new AppError('not_found', `There is no ${kind} "${wanted}".`);
  if (found.length > 1) {
    const ids = found.slice(0, 10).map(({ id }) => id);
    throw new AppError('conflict', `${found.length} are called "${wanted}". Name one by its id: ${ids.join(', ')}.`);
  }
  return only;
}
