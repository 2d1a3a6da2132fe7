import type { Verbs } from '../../verbs.ts';
import { handOverSequence } from './hand-over.ts';
import { listHandOvers } from './hand-overs.ts';
import { listSequences } from './list.ts';
import { moveHandOver } from './move.ts';
import { previewHandOver } from './preview.ts';
import { updateHandOver } from './update.ts';
import { withdrawHandOver } from './withdraw.ts';

export const sequence: Verbs = {
  verbs: {
    preview: previewHandOver,
    'hand-over': handOverSequence,
    'hand-overs': listHandOvers,
    update: updateHandOver,
    move: moveHandOver,
    withdraw: withdrawHandOver,
    list: listSequences,
  },
};
