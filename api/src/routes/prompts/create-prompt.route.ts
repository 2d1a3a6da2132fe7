import { auditActorOf, SavePrompt } from '@overture/core/app';
import { createPrompt } from '@overture/core/contract';
import { presentPrompt } from '@overture/core/presentation';
import { defineRoute } from '../../http/route.ts';
import { requiredDepartmentKey } from '../department-key.ts';

export const createPromptRoute = defineRoute(
  createPrompt,
  { save: SavePrompt },
  async ({ body, session, names }, { save }) => {
    const { why, draft, ...texts } = body;
    const fields = { ...texts, department: requiredDepartmentKey(names, body.department) };
    const { prompt, ...publication } = await save.create({ actor: auditActorOf(session), fields, why, draft });
    return { message: 'Prompt created successfully', prompt: presentPrompt(prompt, names), ...publication };
  },
);
