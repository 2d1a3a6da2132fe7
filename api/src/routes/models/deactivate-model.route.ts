import { auditActorOf, DeactivateModel } from '@overture/core/app';
import { deactivateModel } from '@overture/core/contract';
import { presentAiModel } from '@overture/core/presentation';
import { defineRoute } from '../../http/route.ts';

export const deactivateModelRoute = defineRoute(
  deactivateModel,
  { deactivate: DeactivateModel },
  async ({ params, session, names }, { deactivate }) => {
    const model = await deactivate.execute({ actor: auditActorOf(session), id: params.id });
    return { success: true as const, message: 'AI model deactivated successfully', data: presentAiModel(model, names) };
  },
);
