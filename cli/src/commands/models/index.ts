import type { Verbs } from '../../verbs.ts';
import { availableModels } from './available.ts';
import { createModel } from './create.ts';
import { deactivateModel } from './deactivate.ts';
import { listModels } from './list.ts';
import { moveModel } from './move.ts';
import { showModel } from './show.ts';
import { updateModel } from './update.ts';

export const models: Verbs = {
  notes: `
    A domain offers its active models. A domain in which no model was ever created offers gpt-5 and two variants of it
    until the vendor ends them, and the newest models of its key.`,
  verbs: {
    list: listModels,
    available: availableModels,
    show: showModel,
    create: createModel,
    update: updateModel,
    move: moveModel,
    deactivate: deactivateModel,
  },
};
