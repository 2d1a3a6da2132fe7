import type { Verbs } from '../../verbs.ts';
import { handOverWorklist } from './hand-over.ts';
import { listWorklist } from './list.ts';
import { seeReply } from './seen.ts';

export const worklist: Verbs = {
  verbs: { list: listWorklist, 'hand-over': handOverWorklist, seen: seeReply },
};
