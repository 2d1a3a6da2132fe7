import type { Verbs } from '../../verbs.ts';
import { pauseRun, resumeRun, retryRun, showRun, stopRun } from './control.ts';
import { listRuns } from './list.ts';
import { planRun } from './plan.ts';
import { listRunRows } from './rows.ts';
import { startRun } from './start.ts';

export const runs: Verbs = {
  verbs: {
    plan: planRun,
    start: startRun,
    list: listRuns,
    show: showRun,
    rows: listRunRows,
    pause: pauseRun,
    resume: resumeRun,
    stop: stopRun,
    retry: retryRun,
  },
};
