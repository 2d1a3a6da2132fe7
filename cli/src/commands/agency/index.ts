import type { Verbs } from '../../verbs.ts';
import { importProof } from './import-proof.ts';

export const agency: Verbs = { verbs: { 'import-proof': importProof } };
