import type { Verbs } from '../../verbs.ts';
import { forgetVoice } from './forget.ts';
import { learnVoice } from './learn.ts';
import { showVoice } from './show.ts';

export const voice: Verbs = { verbs: { learn: learnVoice, show: showVoice, forget: forgetVoice } };
