import { availableModels, listTemplates } from '@overture/core/contract';
import { availableModelsRoute } from '@overture/core/models/endpoints/models';
import { listTemplatesRoute } from '@overture/core/prompts/endpoints/prompts';
import { z } from 'zod';
import { defineTool } from '../tool.ts';

export const listModels = defineTool({
  name: 'list_models',
  title: 'List models and templates',
  description:
    'Lists the models with their prices in US dollars per million tokens, and the templates, with which a sequence can be generated. Costs nothing.',
  scope: 'read',
  isReadOnly: true,
  input: availableModels.query,
  output: z.object({
    models: availableModels.response.shape.models,
    /** `_id` is the `selectedPrompt` of a plan or a generation. */
    templates: z.array(z.object({ _id: z.string(), title: z.string() })),
  }),
  async run(query, { ask }) {
    const { models } = await ask(availableModels, availableModelsRoute, { query });
    const templates = await ask(listTemplates, listTemplatesRoute, {});
    return { models, templates: templates.map(({ _id, title }) => ({ _id, title })) };
  },
});
