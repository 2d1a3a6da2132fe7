import type { Verbs } from '../../verbs.ts';
import { createToken } from './create.ts';
import { endToken } from './end.ts';
import { listTokens } from './list.ts';

export const tokens: Verbs = { verbs: { create: createToken, list: listTokens, end: endToken } };
