import type { Verbs } from '../../verbs.ts';
import { agencyCalendar } from './calendar.ts';
import { importProof } from './import-proof.ts';
import { agencySecondReader } from './second-reader.ts';

export const agency: Verbs = {
  verbs: { calendar: agencyCalendar, 'import-proof': importProof, 'second-reader': agencySecondReader },
};
