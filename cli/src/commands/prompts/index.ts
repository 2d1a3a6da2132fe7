import type { Verbs } from '../../verbs.ts';
import { createPrompt } from './create.ts';
import { deletePrompt } from './delete.ts';
import { listPrompts } from './list.ts';
import { showPrompt } from './show.ts';
import { updatePrompt } from './update.ts';

export const prompts: Verbs = {
  verbs: {
    list: listPrompts,
    show: showPrompt,
    create: createPrompt,
    update: updatePrompt,
    delete: deletePrompt,
  },
};
