import type { Verbs } from '../../verbs.ts';
import { listDeadLetters } from './dead-letters.ts';
import { retryDeadLetters } from './retry.ts';
import { showQueue } from './status.ts';

export const queue: Verbs = {
  verbs: { status: showQueue, 'dead-letters': listDeadLetters, retry: retryDeadLetters },
};
