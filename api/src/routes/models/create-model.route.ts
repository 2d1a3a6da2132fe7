import { auditActorOf, SaveModel } from '@overture/core/app';
import { createModel } from '@overture/core/contract';
import { presentAiModel } from '@overture/core/presentation';
import { defineRoute } from '../../http/route.ts';
import { requiredDepartmentKey } from '../department-key.ts';

export const createModelRoute = defineRoute(
  createModel,
  { save: SaveModel },
  async ({ body, session, names }, { save }) => {
    const fields = { ...body, department: requiredDepartmentKey(names, body.department) };
    const model = await save.create(auditActorOf(session), fields);
    return { success: true as const, message: 'AI model created successfully', data: presentAiModel(model, names) };
  },
);
