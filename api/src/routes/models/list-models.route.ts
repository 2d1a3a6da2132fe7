import { ListModels } from '@overture/core/app';
import { listModels } from '@overture/core/contract';
import { defineRoute } from '../../http/route.ts';
import { presentAiModel } from '@overture/core/presentation';

export const listModelsRoute = defineRoute(listModels, { list: ListModels }, async ({ names }, { list }) => ({
  data: (await list.execute()).map((model) => presentAiModel(model, names)),
}));
