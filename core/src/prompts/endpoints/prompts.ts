import { auditActorOf } from '../../audit/domain/audit-entry.ts';
import { SavePrompt } from '../use-cases/save-prompt.ts';
import {
  createPrompt,
  createSummaryPrompt,
  deletePrompt,
  deleteSummaryPrompt,
  getBaseSummary,
  getServiceTypes,
  listPrompts,
  listSummaryPrompts,
  listTemplates,
  saveBaseSummary,
  updatePrompt,
  updateSummaryPrompt,
} from '../contract/prompts.ts';
import { presentPrompt, presentSummaryPrompt } from '../presentation/prompt.ts';
import { defineRoute } from '../../platform/http/route.ts';
import { requiredDepartmentKey, summaryDepartmentKey, departmentKey } from '../../platform/http/department-key.ts';
import { DeletePrompt } from '../use-cases/delete-prompt.ts';
import { DeleteSummaryPrompt } from '../use-cases/delete-summary-prompt.ts';
import { GetBaseSummary } from '../use-cases/get-base-summary.ts';
import { ServiceTypeRepository } from '../ports/service-type-repository.ts';
import { ListPrompts } from '../use-cases/list-prompts.ts';
import { pageNumbersOf } from '../../platform/present-page.ts';
import { sortOf } from '../../platform/http/sort-of.ts';
import { SummaryPromptRepository } from '../ports/summary-prompt-repository.ts';
import { presentMoment } from '../../platform/moment.ts';
import { SaveSummary } from '../use-cases/save-summary.ts';
import { stillBrokenText } from '../use-cases/publish-version.ts';
import { publicationMessage } from './publication-message.ts';

export const createPromptRoute = defineRoute(
  createPrompt,
  { save: SavePrompt },
  async ({ body, session, names }, { save }) => {
    const { why, draft, ...texts } = body;
    const fields = { ...texts, department: requiredDepartmentKey(names, body.department) };
    const created = await save.create({ actor: auditActorOf(session), fields, why, draft });
    const { prompt, savedVersion, gate, trialId } = created;
    return {
      message: 'Prompt created successfully',
      prompt: presentPrompt(prompt, names),
      savedVersion,
      gate,
      trialId,
    };
  },
);

export const createSummaryPromptRoute = defineRoute(
  createSummaryPrompt,
  { save: SaveSummary },
  async ({ body, session, names }, { save }) => {
    const { title, description, prompt, department, why } = body;
    const group = summaryDepartmentKey(names, department);
    const created = await save.create(group, { actor: auditActorOf(session), title, description, prompt, why });
    return { message: 'Summary prompt created successfully', prompt: presentSummaryPrompt(created, names) };
  },
);

export const deletePromptRoute = defineRoute(deletePrompt, DeletePrompt, async ({ body, session }, remove) => {
  await remove.execute({ actor: auditActorOf(session), id: body._id });
  return { message: 'Prompt deleted successfully' };
});

export const deleteSummaryPromptRoute = defineRoute(
  deleteSummaryPrompt,
  DeleteSummaryPrompt,
  async ({ body, session }, remove) => {
    await remove.execute({ actor: auditActorOf(session), id: body._id });
    return { message: 'Summary prompt deleted successfully' };
  },
);

export const getBaseSummaryRoute = defineRoute(getBaseSummary, GetBaseSummary, (_call, get) => get.execute());

export const getServiceTypesRoute = defineRoute(getServiceTypes, ServiceTypeRepository, async (_call, services) => ({
  options: await services.list(),
}));

/** With `isFilter=false`, all prompts are on one page of at most this size. */
const maxPrompts = 1_000;

export const listPromptsRoute = defineRoute(listPrompts, ListPrompts, async ({ query, session, names }, list) => {
  const asked = query.isFilter === 'false' ? { page: 1, limit: maxPrompts } : { page: query.page, limit: query.limit };
  const department = departmentKey(names, query.department, 'department');
  const page = await list.execute({
    actor: session,
    department,
    ...(query.isFilter === 'false' && { isPublished: true as const }),
    search: query.search,
    page: asked,
    sort: sortOf(query.sort),
  });
  return {
    prompts: page.items.map(({ uses, ...prompt }) => ({ ...presentPrompt(prompt, names), uses })),
    totalPrompts: page.total,
    ...pageNumbersOf(page, asked),
  };
});

export const listSummaryPromptsRoute = defineRoute(
  listSummaryPrompts,
  SummaryPromptRepository,
  async ({ names }, summaryPrompts) =>
    (await summaryPrompts.list()).map((prompt) => presentSummaryPrompt(prompt, names)),
);

/** The picker shows all templates at once, up to this number. */
const maxTemplates = 1_000;

export const listTemplatesRoute = defineRoute(listTemplates, ListPrompts, async ({ session }, list) => {
  const { items } = await list.execute({
    actor: session,
    department: null,
    isPublished: true,
    page: { page: 1, limit: maxTemplates },
  });
  return items.map(({ id, title, prompt, createdAt }) => ({
    _id: id,
    title,
    prompt,
    createdAt: presentMoment(createdAt),
  }));
});

export const saveBaseSummaryRoute = defineRoute(
  saveBaseSummary,
  { save: SaveSummary },
  async ({ body, session }, { save }) => {
    await save.updateBase({ actor: auditActorOf(session), ...body });
    return { message: savedMessage(body, 'Base summary updated successfully') };
  },
);

export const updatePromptRoute = defineRoute(
  updatePrompt,
  { save: SavePrompt },
  async ({ body, session, names }, { save }) => {
    const { _id, department, why, draft, basedOn, ...texts } = body;
    const fields = { ...texts, department: requiredDepartmentKey(names, department) };
    const { prompt, savedVersion, gate, trialId, stillBroken } = await save.update(_id, {
      actor: auditActorOf(session),
      fields,
      why,
      draft,
      basedOn,
    });
    const message =
      gate === 'running'
        ? publicationMessage(savedVersion, { gate })
        : savedMessage(body, stillBrokenText({ stillBroken }) ?? 'Prompt updated successfully');
    return { message, prompt: presentPrompt(prompt, names), savedVersion, gate, trialId };
  },
);

export const updateSummaryPromptRoute = defineRoute(
  updateSummaryPrompt,
  { save: SaveSummary },
  async ({ body: { _id, ...fields }, session, names }, { save }) => {
    const prompt = presentSummaryPrompt(await save.update(_id, { actor: auditActorOf(session), ...fields }), names);
    return { message: savedMessage(fields, 'Summary prompt updated successfully'), prompt };
  },
);

/** The words for a save, of which a draft changes nothing yet. */
const savedMessage = ({ draft }: { readonly draft?: boolean | undefined }, live: string): string =>
  draft === true ? 'Draft saved' : live;
