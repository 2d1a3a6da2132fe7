import { z } from 'zod';
import type { Settings } from '../../platform/settings/settings.ts';
import type { LimitScope } from '../contract/limits.ts';

/** US dollars, or requests per minute. Null: removed, so that the wider limit applies. Absent: never set. */
const amount = z.number().nonnegative().nullable().optional();

export const spendLimitSchema = z.object({
  scope: z.enum(['user', 'domain', 'all']),
  /** A user's id or a domain's key; null: each user, each domain, or everybody together. */
  key: z.string().nullable(),
  dailyUsd: amount,
  monthlyUsd: amount,
  perMinute: amount,
});
export type SpendLimit = Readonly<z.infer<typeof spendLimitSchema>>;

/** The amounts of a limit; null for none. */
export type Amounts = Readonly<Record<'dailyUsd' | 'monthlyUsd' | 'perMinute', number | null>>;

/**
 * The default of requests per minute for each user: far more than a person sends, far less than a runaway script. Where
 * the sandbox stands in for both vendors, nothing costs anything.
 */
export function defaultPerMinute({ sandbox }: Settings): number {
  return sandbox.crm && sandbox.ai ? 600 : 60;
}

/** The id of a limit in the store, also of what is counted for it. */
export function limitId(scope: LimitScope, key: string | null): string {
  return key === null ? scope : `${scope}:${key}`;
}

/** The amounts of a limit. `defaultPerMinute` applies to each user, unless a superadmin has changed it. */
export function amountsOf(scope: LimitScope, stored: SpendLimit | undefined, defaultPerMinute: number): Amounts {
  const { dailyUsd = null, monthlyUsd = null } = stored ?? {};
  const isOfEachUser = scope === 'user' && (stored === undefined || stored.key === null);
  const { perMinute = isOfEachUser ? defaultPerMinute : null } = stored ?? {};
  return { dailyUsd, monthlyUsd, perMinute };
}

/** The amounts that apply to one user or domain: its own where it has any, else those of each. */
export function amountsFor(own: SpendLimit | undefined, each: Amounts): Amounts {
  return {
    dailyUsd: own?.dailyUsd ?? each.dailyUsd,
    monthlyUsd: own?.monthlyUsd ?? each.monthlyUsd,
    perMinute: own?.perMinute ?? each.perMinute,
  };
}
