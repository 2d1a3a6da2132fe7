import { ReportOutcomes } from '../use-cases/report-outcomes.ts';
import { getOutcomes } from '../contract/outcomes.ts';
import { presentOutcome } from '../presentation/outcomes.ts';
import { defineRoute } from '../../platform/http/route.ts';
import { departmentKey } from '../../platform/http/department-key.ts';

export const getOutcomesRoute = defineRoute(
  getOutcomes,
  ReportOutcomes,
  async ({ query: { from, to, department, by }, names }, report) => {
    const found = await report.execute({ from, to, by, department: departmentKey(names, department, 'department') });
    return { ...found, rows: found.rows.map((row) => presentOutcome(row, names)) };
  },
);
