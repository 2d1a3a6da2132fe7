import { ReportOutcomes } from '../sending/use-cases/report-outcomes.ts';
import { SyncOutcomes } from '../sending/use-cases/sync-outcomes.ts';
import type { Wiring } from './bindings.ts';
import { clock, credentials, crm, handOvers, history, logger, prompts, users } from './tokens.ts';

/** Binds the use cases of hand-over outcomes. */
export function outcomesModule({ bind }: Wiring): void {
  bind(SyncOutcomes, { handOvers, history, credentials, crm, clock, logger });
  bind(ReportOutcomes, { handOvers, prompts, users, clock });
}
