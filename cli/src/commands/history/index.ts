import type { Verbs } from '../../verbs.ts';
import { approveRecord } from './approve.ts';
import { checkRecord } from './check.ts';
import { deleteRecord } from './delete.ts';
import { exportHistory } from './export.ts';
import { listHistory } from './list.ts';
import { regenerateRecord } from './regenerate.ts';
import { rewriteRecord } from './rewrite.ts';
import { showRecord } from './show.ts';
import { vouchForText } from './vouch.ts';

export const history: Verbs = {
  verbs: {
    list: listHistory,
    show: showRecord,
    check: checkRecord,
    vouch: vouchForText,
    rewrite: rewriteRecord,
    regenerate: regenerateRecord,
    approve: approveRecord,
    export: exportHistory,
    delete: deleteRecord,
  },
};
