import type { Verbs } from '../../nouns.ts';
import { pushPlaybook } from './push.ts';

export const playbook: Verbs = { verbs: { push: pushPlaybook } };
