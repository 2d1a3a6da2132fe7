import { auditActorOf, SavePrompt } from '@overture/core/app';
import { createPrompt } from '@overture/core/contract';
import { presentPrompt } from '@overture/core/presentation';
import { defineRoute } from '../../http/route.ts';
import { requiredDepartmentKey } from '../department-key.ts';

export const createPromptRoute = defineRoute(
  createPrompt,
  { save: SavePrompt },
  async ({ body, session, names }, { save }) => {
    const fields = { ...body, department: requiredDepartmentKey(names, body.department) };
    const prompt = await save.create(auditActorOf(session), fields);
    return { message: 'Prompt created successfully', prompt: presentPrompt(prompt, names) };
  },
);
