import { json, type Reply } from '../server/reply.ts';
import { modelNotFound } from './openai-errors.ts';

/** The eight ids of the specification. A dated id is what its alias answers with. */
const MODELS: readonly { id: string; created: number; answersAs: string; reasons: boolean }[] = [
  { id: 'gpt-5', created: 1754425777, answersAs: 'gpt-5-2025-08-07', reasons: true },
  { id: 'gpt-5-2025-08-07', created: 1754075360, answersAs: 'gpt-5-2025-08-07', reasons: true },
  { id: 'gpt-5-chat-latest', created: 1754073306, answersAs: 'gpt-5-chat-latest', reasons: false },
  { id: 'gpt-5-codex', created: 1757527818, answersAs: 'gpt-5-codex', reasons: true },
  { id: 'gpt-5-mini', created: 1754425928, answersAs: 'gpt-5-mini-2025-08-07', reasons: true },
  { id: 'gpt-5-mini-2025-08-07', created: 1754425867, answersAs: 'gpt-5-mini-2025-08-07', reasons: true },
  { id: 'gpt-5-nano', created: 1754426384, answersAs: 'gpt-5-nano-2025-08-07', reasons: true },
  { id: 'gpt-5-nano-2025-08-07', created: 1754426303, answersAs: 'gpt-5-nano-2025-08-07', reasons: true },
];

export const findModel = (id: string) => MODELS.find((model) => model.id === id);

const present = (model: (typeof MODELS)[number]) => ({
  id: model.id,
  object: 'model',
  created: model.created,
  owned_by: 'system',
});

export const listModels = (): Reply =>
  json(200, {
    object: 'list',
    data: MODELS.map(present),
    first_id: MODELS[0]?.id,
    last_id: MODELS.at(-1)?.id,
    has_more: false,
  });

export function getModel(id: string): Reply {
  const model = findModel(id);
  return model ? json(200, present(model)) : modelNotFound(id);
}
