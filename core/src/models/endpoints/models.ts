import { departmentFor } from '../../platform/actor.ts';
import { DescribeModels } from '../use-cases/describe-models.ts';
import {
  availableModels,
  createModel,
  deactivateModel,
  listModels,
  modelChoices,
  modelsOfDomains,
  moveModel,
  moveModelBack,
  updateModel,
} from '../contract/models.ts';
import { presentAiModel } from '../presentation/ai-model.ts';
import { defineRoute } from '../../platform/http/route.ts';
import { departmentKey, requiredDepartmentKey } from '../../platform/http/department-key.ts';
import { auditActorOf } from '../../audit/domain/audit-entry.ts';
import { SaveModel } from '../use-cases/save-model.ts';
import { DeactivateModel } from '../use-cases/deactivate-model.ts';
import { AiModelRepository } from '../ports/ai-model-repository.ts';
import { departmentKeys } from '../../platform/contract/departments.ts';
import { MoveModel } from '../use-cases/move-model.ts';

/** Answers for the own domain if an admin calls. */
export const availableModelsRoute = defineRoute(
  availableModels,
  DescribeModels,
  async ({ query, session, names }, describe) => {
    const department = departmentFor(session, departmentKey(names, query.department, 'department'));
    return describe.available(department);
  },
);

export const createModelRoute = defineRoute(createModel, SaveModel, async ({ body, session, names }, save) => {
  const fields = { ...body, department: requiredDepartmentKey(names, body.department) };
  const model = await save.create(auditActorOf(session), fields);
  return { success: true as const, message: 'AI model created successfully', data: presentAiModel(model, names) };
});

export const deactivateModelRoute = defineRoute(
  deactivateModel,
  DeactivateModel,
  async ({ params, session, names }, deactivate) => {
    const model = await deactivate.execute({ actor: auditActorOf(session), id: params.id });
    return { success: true as const, message: 'AI model deactivated successfully', data: presentAiModel(model, names) };
  },
);

export const listModelsRoute = defineRoute(listModels, AiModelRepository, async ({ names }, models) => ({
  data: (await models.list({})).map((model) => presentAiModel(model, names)),
}));

export const modelChoicesRoute = defineRoute(modelChoices, DescribeModels, async ({ query, names }, describe) => ({
  models: [...(await describe.choices(requiredDepartmentKey(names, query.department)))],
}));

export const modelsOfDomainsRoute = defineRoute(modelsOfDomains, DescribeModels, async ({ names }, describe) => ({
  domains: await Promise.all(
    departmentKeys.map(async (key) => ({
      department: names.nameOf(key),
      ...(await describe.available(key)),
    })),
  ),
}));

export const moveModelRoute = defineRoute(moveModel, MoveModel, async ({ params, session, names }, move) => {
  const model = await move.execute({ actor: auditActorOf(session), id: params.id });
  const message = `${names.nameOf(model.department)} offers ${model.aiModelLabel} in its place now`;
  return { success: true as const, message, data: presentAiModel(model, names) };
});

export const moveModelBackRoute = defineRoute(moveModelBack, MoveModel, async ({ params, session, names }, move) => {
  const model = await move.back({ actor: auditActorOf(session), id: params.id });
  const message = `${names.nameOf(model.department)} offers ${model.aiModelLabel} again`;
  return { success: true as const, message, data: presentAiModel(model, names) };
});

export const updateModelRoute = defineRoute(updateModel, SaveModel, async ({ params, body, session, names }, save) => {
  const fields = { ...body, department: requiredDepartmentKey(names, body.department) };
  const model = await save.update(auditActorOf(session), params.id, fields);
  return { success: true as const, message: 'AI model updated successfully', data: presentAiModel(model, names) };
});
