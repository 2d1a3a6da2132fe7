import type { Verbs } from '../../verbs.ts';
import { pushPlaybook } from './push.ts';

export const playbook: Verbs = { verbs: { push: pushPlaybook } };
