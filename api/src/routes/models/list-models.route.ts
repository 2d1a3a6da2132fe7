import { ListModels } from '@overture/core/app';
import { listModels } from '@overture/core/contract';
import { defineRoute } from '../../http/route.ts';
import { presentAiModel } from '../../presenters/ai-model.ts';

export const listModelsRoute = defineRoute(listModels, { list: ListModels }, async ({ names }, { list }) => ({
  data: (await list.execute()).map((model) => presentAiModel(model, names)),
}));
