import type { AuditLog } from '../audit/ports/audit-log.ts';
import type { Clock } from '../platform/clock.ts';
import type { AgencyRepository } from '../prompts/agency/ports/agency-repository.ts';
import type { HandOverRepository } from '../records/ports/hand-over-repository.ts';
import type { HistoryRepository } from '../records/ports/history-repository.ts';
import type { CrmOutreach } from '../sending/ports/crm-outreach.ts';
import { ContactClaims } from '../sending/use-cases/contact-claims.ts';
import { StopHandOver } from '../sending/use-cases/stop-hand-over.ts';
import { TaskUpdate } from '../sending/use-cases/task-update.ts';
import { TaskWithdrawal } from '../sending/use-cases/task-withdrawal.ts';
import type { WatchTasks } from '../sending/use-cases/watch-tasks.ts';
import { auditOn } from './audit-on.ts';
import { uniqueId } from './builders.ts';
import { FakeCrmOutreach } from './fake-crm-outreach.ts';
import { FakeIdGenerator } from './fake-id-generator.ts';
import { silentLogger } from './silent-logger.ts';

/** What stops hand-overs of a store by itself, in a CRM in memory unless another is given. */
export function stopOn(
  store: {
    readonly handOvers: HandOverRepository;
    readonly history: HistoryRepository;
    readonly agencies: AgencyRepository;
    readonly audit: AuditLog;
  },
  clock: Clock,
  outreach: CrmOutreach = new FakeCrmOutreach(),
): StopHandOver {
  const { handOvers, history, agencies } = store;
  const { audit } = auditOn({ log: store.audit, clock, ids: new FakeIdGenerator(uniqueId('audit')) });
  return new StopHandOver({
    agencies,
    outreach,
    claims: new ContactClaims({ handOvers, history, clock, logger: silentLogger }),
    withdrawal: new TaskWithdrawal({ outreach, clock }),
    update: new TaskUpdate({ outreach, clock }),
    audit,
    clock,
  });
}

/** Leaves tasks out of a sweep, which nobody touches. */
export const untouchedTasks: Pick<WatchTasks, 'execute'> = { execute: async (handOvers) => handOvers };
