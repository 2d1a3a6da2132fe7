import { json, type Reply } from '../server/reply.ts';
import { modelNotFound, modelShutDown } from './openai-errors.ts';

export type Model = {
  id: string;
  /** The day on which it was published, in UTC. */
  published: string;
  /** The first day without the model; null when none is announced. */
  shutdownDate: string | null;
  /** The dated id with which an alias answers. */
  answersAs: string;
  /** False for a model that accepts a temperature and no effort. */
  reasons: boolean;
  /** Whether its answers are streamed only to verified organisations. */
  needsVerification: boolean;
  caching: 'prefix' | 'breakpoints';
  contextWindow: number;
};

const gpt5 = (id: string, published: string, of: Partial<Model> = {}): Model => ({
  id,
  published,
  shutdownDate: '2026-12-11',
  answersAs: id,
  reasons: true,
  needsVerification: true,
  caching: 'prefix',
  contextWindow: 400_000,
  ...of,
});
/** A model of the families from gpt-5.6 on. */
const later = (id: string, published: string, of: Partial<Model> = {}): Model =>
  gpt5(id, published, { shutdownDate: null, caching: 'breakpoints', contextWindow: 1_050_000, ...of });

/** The eight models that are built into Overture, with their true dates, and later models. */
const models: readonly Model[] = [
  gpt5('gpt-5', '2025-08-05', { answersAs: 'gpt-5-2025-08-07' }),
  gpt5('gpt-5-2025-08-07', '2025-08-01'),
  gpt5('gpt-5-chat-latest', '2025-08-01', { shutdownDate: '2026-07-23', reasons: false, needsVerification: false }),
  gpt5('gpt-5-codex', '2025-09-10', { shutdownDate: '2026-07-23' }),
  gpt5('gpt-5-mini', '2025-08-05', { answersAs: 'gpt-5-mini-2025-08-07', needsVerification: false }),
  gpt5('gpt-5-mini-2025-08-07', '2025-08-05', { needsVerification: false }),
  gpt5('gpt-5-nano', '2025-08-05', { answersAs: 'gpt-5-nano-2025-08-07', needsVerification: false }),
  gpt5('gpt-5-nano-2025-08-07', '2025-08-05', { needsVerification: false }),
  later('gpt-5.6-luna', '2026-07-09', { needsVerification: false }),
  later('gpt-5.6-terra', '2026-07-09'),
  later('gpt-5.6-sol', '2026-07-09'),
  later('gpt-6-luna', '2026-09-03', { needsVerification: false }),
  later('gpt-6-sol', '2026-09-03'),
  later('gpt-6.1-sol', '2026-09-30'),
  later('gpt-6.1-terra', '2026-10-26'),
];

/** Other listed models, which cannot write text. */
const others: readonly Pick<Model, 'id' | 'published' | 'shutdownDate'>[] = [
  { id: 'text-embedding-3-large', published: '2024-01-22', shutdownDate: null },
  { id: 'gpt-image-1.5', published: '2025-12-16', shutdownDate: '2026-12-01' },
];

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
