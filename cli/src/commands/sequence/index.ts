import type { Verbs } from '../../verbs.ts';
import { handOverSequence } from './hand-over.ts';
import { listSequences } from './list.ts';

export const sequence: Verbs = { verbs: { 'hand-over': handOverSequence, list: listSequences } };
