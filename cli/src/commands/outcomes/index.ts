import type { Verbs } from '../../verbs.ts';
import { reportOutcomes } from './report.ts';
import { syncOutcomes } from './sync.ts';

export const outcomes: Verbs = { verbs: { sync: syncOutcomes, report: reportOutcomes } };
