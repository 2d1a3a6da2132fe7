import type { Verbs } from '../../verbs.ts';
import { erase } from './erase.ts';
import { report } from './report.ts';

export const privacy: Verbs = { verbs: { report, erase } };
