import type { Verbs } from '../../verbs.ts';
import { createSummaryPrompt } from './create.ts';
import { deleteSummaryPrompt } from './delete.ts';
import { listSummaryPrompts } from './list.ts';
import { showSummaryPrompt } from './show.ts';
import { updateSummaryPrompt } from './update.ts';

export const summaryPrompts: Verbs = {
  notes: `
    Domains form three groups: that of the product, DT and Conference. Each group uses its newest summary prompt. A new
    prompt therefore replaces the one in use, and deleting it brings the previous one back.`,
  verbs: {
    list: listSummaryPrompts,
    show: showSummaryPrompt,
    create: createSummaryPrompt,
    update: updateSummaryPrompt,
    delete: deleteSummaryPrompt,
  },
};
