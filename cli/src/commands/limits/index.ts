import type { Verbs } from '../../verbs.ts';
import { listLimits } from './list.ts';
import { showMine } from './mine.ts';
import { setLimit } from './set.ts';

export const limits: Verbs = { verbs: { list: listLimits, set: setLimit, mine: showMine } };
