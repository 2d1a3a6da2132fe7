import { auditActorOf, CreateSummaryPrompt } from '@overture/core/app';
import { createSummaryPrompt } from '@overture/core/contract';
import { presentSummaryPrompt } from '@overture/core/presentation';
import { defineRoute } from '../../http/route.ts';
import { summaryDepartmentKey } from '../department-key.ts';

export const createSummaryPromptRoute = defineRoute(
  createSummaryPrompt,
  { create: CreateSummaryPrompt },
  async ({ body, session, names }, { create }) => {
    const { title, description, prompt, department, why } = body;
    const created = await create.execute({
      actor: auditActorOf(session),
      title,
      description,
      prompt,
      why,
      group: summaryDepartmentKey(names, department),
    });
    return { message: 'Summary prompt created successfully', prompt: presentSummaryPrompt(created, names) };
  },
);
