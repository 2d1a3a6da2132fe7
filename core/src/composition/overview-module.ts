import { GetStatistics } from '../overview/use-cases/get-statistics.ts';
import { GetUsage } from '../overview/use-cases/get-usage.ts';
import type { Wiring } from './bindings.ts';
import { clock, history, usage, users } from './tokens.ts';

/** Binds the use cases of the overview. */
export function overviewModule({ bind }: Wiring): void {
  bind(GetStatistics, { users, history, clock });
  bind(GetUsage, { usage, users, clock });
}
