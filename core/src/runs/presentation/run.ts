import { isAtMaximumOfRun } from '../../limits/domain/spend-account.ts';
import { presentMoment, presentMomentOrNull } from '../../platform/moment.ts';
import type { DepartmentNames } from '../../platform/contract/departments.ts';
import type { RunRowWire, RunWire } from '../contract/runs.ts';
import type { RunRow } from '../domain/run.ts';
import type { RunView } from '../use-cases/view-runs.ts';

export function presentRun({ run, counts, spentUsd, email }: RunView, names: DepartmentNames): RunWire {
  return {
    _id: run.id,
    name: run.name,
    state: run.state,
    why: run.why,
    atMaximum: run.state === 'paused' && run.why !== null && isAtMaximumOfRun(run.why),
    counts: { ...counts },
    spentUsd,
    maxCostUsd: run.maxCostUsd,
    user: { _id: run.userId, email },
    department: names.nameOf(run.department),
    promptTitle: run.promptTitle,
    aiModel: run.aiModel,
    serviceTier: run.serviceTier,
    language: run.language,
    createdAt: presentMoment(run.createdAt),
    endedAt: presentMomentOrNull(run.endedAt),
  };
}

export function presentRow({
  row,
  contact,
  contactName,
  company,
  hubspotId,
  status,
  recordId,
  error,
  costUsd,
}: RunRow): RunRowWire {
  return { row, contact, contactName, company, hubspotId, status, recordId, error, costUsd };
}
