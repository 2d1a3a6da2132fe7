import { z } from 'zod';
import { json, type Reply } from '../server/reply.ts';
import texts from './models.json' with { type: 'json' };
import { modelNotFound, modelShutDown } from './openai-errors.ts';

const ratesSchema = z.strictObject({ input: z.number(), cached: z.number(), write: z.number(), output: z.number() });

const listedSchema = z.strictObject({
  id: z.string(),
  /** The day on which it was published, in UTC. */
  published: z.iso.date(),
  /** The first day without the model; null when none is announced. */
  shutdownDate: z.iso.date().nullable(),
});

const modelSchema = listedSchema.extend({
  /** The dated id with which an alias answers. */
  answersAs: z.string(),
  /** False for a model that accepts a temperature and no effort. */
  reasons: z.boolean(),
  /** Whether its answers are streamed only to verified organisations. */
  needsVerification: z.boolean(),
  caching: z.enum(['prefix', 'breakpoints']),
  contextWindow: z.number(),
  /** US dollars per million tokens, as listed in November 2026 for the standard tier; an alias has none. */
  rates: ratesSchema.optional(),
});
export type Model = z.infer<typeof modelSchema>;

const { models, others } = z
  .strictObject({
    /** The eight models that are built into Overture, with their true dates, and later models. */
    models: z.array(modelSchema),
    /** Other listed models, which cannot write text. */
    others: z.array(listedSchema),
  })
  .parse(texts);

export function ratesOf(id: string): z.infer<typeof ratesSchema> {
  const rates = models.find((model) => model.id === id)?.rates;
  if (rates === undefined) throw new Error(`The sandbox has no price for ${id}.`);
  return rates;
}

/** The model of an id on a day, or the reason why there is none. */
export function findModel(id: string, today: string): Model | Reply {
  const model = models.find((candidate) => candidate.id === id);
  if (model === undefined) return modelNotFound(id);
  return model.shutdownDate !== null && today >= model.shutdownDate ? modelShutDown(id) : model;
}

const present = ({ id, published, shutdownDate }: (typeof others)[number]) => ({
  id,
  object: 'model',
  created: Date.parse(published) / 1000,
  owned_by: 'system',
  shutdown_date: shutdownDate,
});

/** All models, also those that were shut down, as their date shows. */
export const listModels = (): Reply => json(200, { object: 'list', data: [...models, ...others].map(present) });

export function getModel(id: string): Reply {
  const model = [...models, ...others].find((candidate) => candidate.id === id);
  return model ? json(200, present(model)) : modelNotFound(id);
}
