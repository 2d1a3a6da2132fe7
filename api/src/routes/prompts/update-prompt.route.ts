import { auditActorOf, SavePrompt } from '@overture/core/app';
import { updatePrompt } from '@overture/core/contract';
import { presentPrompt } from '@overture/core/presentation';
import { defineRoute } from '../../http/route.ts';
import { requiredDepartmentKey } from '../department-key.ts';
import { publicationMessage } from './publication-message.ts';

export const updatePromptRoute = defineRoute(
  updatePrompt,
  { save: SavePrompt },
  async ({ body, session, names }, { save }) => {
    const { _id, department, why, draft, basedOn, ...texts } = body;
    const fields = { ...texts, department: requiredDepartmentKey(names, department) };
    const { prompt, ...publication } = await save.update(_id, {
      actor: auditActorOf(session),
      fields,
      why,
      draft,
      basedOn,
    });
    const { gate } = publication;
    const message =
      gate === 'running'
        ? publicationMessage(prompt.version, gate)
        : draft === true
          ? 'Draft saved'
          : 'Prompt updated successfully';
    return { message, prompt: presentPrompt(prompt, names), ...publication };
  },
);
