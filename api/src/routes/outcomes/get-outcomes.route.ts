import { ReportOutcomes } from '@overture/core/app';
import { getOutcomes } from '@overture/core/contract';
import { presentOutcome } from '@overture/core/presentation';
import { defineRoute } from '../../http/route.ts';
import { departmentKey } from '../department-key.ts';

export const getOutcomesRoute = defineRoute(
  getOutcomes,
  { report: ReportOutcomes },
  async ({ query: { from, to, department, by }, names }, { report }) => {
    const rows = await report.execute({ from, to, by, department: departmentKey(names, department, 'department') });
    return { rows: rows.map((row) => presentOutcome(row, names)) };
  },
);
