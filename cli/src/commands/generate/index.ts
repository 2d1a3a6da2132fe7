import type { Verbs } from '../../verbs.ts';
import { generateBulk } from './bulk-command.ts';
import { generateOne } from './one.ts';

export const generate: Verbs = { verbs: { one: generateOne, bulk: generateBulk } };
