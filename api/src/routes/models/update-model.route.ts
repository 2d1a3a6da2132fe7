import { auditActorOf, SaveModel } from '@overture/core/app';
import { updateModel } from '@overture/core/contract';
import { presentAiModel } from '@overture/core/presentation';
import { defineRoute } from '../../http/route.ts';
import { requiredDepartmentKey } from '../department-key.ts';

export const updateModelRoute = defineRoute(
  updateModel,
  { save: SaveModel },
  async ({ params, body, session, names }, { save }) => {
    const fields = { ...body, department: requiredDepartmentKey(names, body.department) };
    const model = await save.update(auditActorOf(session), params.id, fields);
    return { success: true as const, message: 'AI model updated successfully', data: presentAiModel(model, names) };
  },
);
