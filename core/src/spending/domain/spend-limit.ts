import { z } from 'zod';
import type { LimitScope } from '../../contract/index.ts';

/** US dollars, or requests a minute. Null: removed, so that the wider limit counts. Left out: never set. */
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

/** The amounts of a limit; null: none. */
export type Amounts = Readonly<Record<'dailyUsd' | 'monthlyUsd' | 'perMinute', number | null>>;

/** What a user may ask in a minute where no superadmin says otherwise: far more than a person does, far less than a loop. */
export const usualPerMinute = { real: 60, sandbox: 600 } as const;

/** Names a limit in the store, and what is counted for it. */
export function limitId(scope: LimitScope, key: string | null): string {
  return key === null ? scope : `${scope}:${key}`;
}

/** The amounts of a limit; each user has `usual` requests a minute where no superadmin has changed that. */
export function amountsOf(scope: LimitScope, stored: SpendLimit | undefined, usual: number): Amounts {
  const { dailyUsd = null, monthlyUsd = null } = stored ?? {};
  const isOfEachUser = scope === 'user' && (stored === undefined || stored.key === null);
  const { perMinute = isOfEachUser ? usual : null } = stored ?? {};
  return { dailyUsd, monthlyUsd, perMinute };
}

/** The amounts that count for one user or domain: its own where it has any, else those of each. */
export function amountsFor(own: SpendLimit | undefined, each: Amounts): Amounts {
  return {
    dailyUsd: own?.dailyUsd ?? each.dailyUsd,
    monthlyUsd: own?.monthlyUsd ?? each.monthlyUsd,
    perMinute: own?.perMinute ?? each.perMinute,
  };
}
