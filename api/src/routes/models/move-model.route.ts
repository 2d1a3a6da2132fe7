import { auditActorOf, MoveModel } from '@overture/core/app';
import { moveModel } from '@overture/core/contract';
import { presentAiModel } from '@overture/core/presentation';
import { defineRoute } from '../../http/route.ts';

export const moveModelRoute = defineRoute(
  moveModel,
  { move: MoveModel },
  async ({ params, session, names }, { move }) => {
    const model = await move.execute({ actor: auditActorOf(session), id: params.id });
    const message = `${names.nameOf(model.department)} offers ${model.aiModelLabel} in its place now`;
    return { success: true as const, message, data: presentAiModel(model, names) };
  },
);
