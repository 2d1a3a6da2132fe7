import type { Verbs } from '../../verbs.ts';
import { showBaseSummary } from './show.ts';
import { updateBaseSummary } from './update.ts';

export const baseSummary: Verbs = {
  notes: 'There is one base summary for all domains. It is never created or deleted.',
  verbs: { show: showBaseSummary, update: updateBaseSummary },
};
