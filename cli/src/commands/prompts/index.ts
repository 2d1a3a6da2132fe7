import type { Verbs } from '../../verbs.ts';
import { createPrompt } from './create.ts';
import { deletePrompt } from './delete.ts';
import { diffPrompt } from './diff.ts';
import { listPrompts } from './list.ts';
import { publishPrompt } from './publish.ts';
import { pullPrompts } from './pull.ts';
import { pushPrompts } from './push.ts';
import { promptSamples } from './samples.ts';
import { showPrompt } from './show.ts';
import { tryPrompt } from './trial.ts';
import { updatePrompt } from './update.ts';
import { promptVersions } from './versions.ts';

export const prompts: Verbs = {
  verbs: {
    list: listPrompts,
    show: showPrompt,
    create: createPrompt,
    update: updatePrompt,
    delete: deletePrompt,
    versions: promptVersions,
    diff: diffPrompt,
    publish: publishPrompt,
    samples: promptSamples,
    trial: tryPrompt,
    pull: pullPrompts,
    push: pushPrompts,
  },
};
