import type { PromptBounds } from '../../models/domain/prompt-bounds.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BilledTo } from '../../connections/domain/billed-to.ts';
import { ModelPrices } from '../../models/use-cases/model-prices.ts';
import { AppError } from '../../platform/app-error.ts';
import { Clock, type Timestamp } from '../../platform/clock.ts';
import { IdGenerator } from '../../platform/ids.ts';
import { maxCostUsd } from '../domain/max-cost-usd.ts';
import { exhausted, fitsOnceSettled, type LimitAccount, type RunAccount } from '../domain/spend-account.ts';
import { SpendLedger } from '../ports/spend-ledger.ts';
import { type Payer, SpendAccounts } from './spend-accounts.ts';
import { only, UseCase } from '../../platform/needs.ts';

/** The amount that is held for a call. It must be settled once, however the call ends. */
export interface Reservation {
  readonly maxCostUsd: number;
  /** Replaces what was held by what was spent. */
  settle(usd: number): Promise<void>;
}

/** Longer than any call takes, so that a hold expires only if its process died. */
const holdMs = 20 * 60_000;
const pollMs = 500;

/**
 * Keeps calls to the AI within the limits. Before a call, an upper bound of its cost is held on every account that it
 * counts on; after it, the true cost replaces the hold.
 */
export class SpendGuard extends UseCase({
  ledger: SpendLedger,
  accounts: SpendAccounts,
  modelPrices: only(ModelPrices, 'execute', 'highestPrice'),
  clock: Clock,
  ids: IdGenerator,
}) {
  /**
   * Where only calls in flight leave no room, waits up to `patienceMs` for them to be settled. Errors:
   * `budget_exhausted`, with the time until a new period begins or calls in flight may have ended.
   */
  async reserve(
    payer: Payer,
    usd: number,
    { patienceMs, signal }: { readonly patienceMs: number; readonly signal?: AbortSignal | undefined },
  ): Promise<Reservation> {
    const { ledger, ids, clock } = this.deps;
    const id = ids.next();
    const giveUpAt = performance.now() + patienceMs;
    for (;;) {
      const now = clock.now();
      const accounts = await this.deps.accounts.accountsOfCall(payer, now);
      const limited = accounts.filter(({ maxUsd }) => maxUsd !== null);
      const full = limited.length === 0 ? null : await ledger.hold({ id, usd, until: now + holdMs }, limited);
      if (full === null) return { maxCostUsd: usd, settle: (spent) => ledger.settle(id, spent, accounts) };
      const refusal = await this.#refusalOf(limited, full, usd, now);
      if (!refusal.mayPass || performance.now() > giveUpAt) throw refusal.error;
      await sleep(pollMs, undefined, { ...(signal && { signal }) });
    }
  }

  /**
   * Checks before a generation is queued whether the limits allow it. `inputTokens` is an estimate; `outputTokens` and
   * `calls` are maxima. Errors: `budget_exhausted`, with the time until a new day or month begins.
   */
  async assertRoom({
    billedTo,
    aiModel,
    ...bounds
  }: PromptBounds & { readonly billedTo: BilledTo; readonly aiModel: string }): Promise<void> {
    const { clock, ledger, accounts } = this.deps;
    const now = clock.now();
    const limited = (await accounts.accountsOf(billedTo, now)).filter(({ maxUsd }) => maxUsd !== null);
    if (limited.length === 0) return;
    const usd = maxCostUsd(await this.#priceOf(billedTo.department, aiModel), bounds);
    const states = await ledger.read(
      limited.map(({ key }) => key),
      now,
    );
    for (const account of limited) {
      const state = states.get(account.key) ?? nothing;
      if (!fitsOnceSettled(account, state, usd)) throw exhausted(account, state, usd, now);
    }
  }

  /** A model of unknown price counts at the highest known price. */
  async #priceOf(department: Payer['department'], aiModel: string) {
    const { modelPrices } = this.deps;
    const { price } = department === null ? { price: null } : await modelPrices.execute({ department, aiModel });
    return price ?? modelPrices.highestPrice();
  }

  async #refusalOf(
    accounts: readonly (LimitAccount | RunAccount)[],
    full: string,
    usd: number,
    now: Timestamp,
  ): Promise<{ readonly mayPass: boolean; readonly error: AppError }> {
    const account = accounts.find(({ key }) => key === full);
    if (account === undefined) throw new AppError('internal', 'The ledger named an account that was not asked for.');
    const state = (await this.deps.ledger.read([full], now)).get(full) ?? nothing;
    return { mayPass: fitsOnceSettled(account, state, usd), error: exhausted(account, state, usd, now) };
  }
}

const nothing = { spentUsd: 0, heldUsd: 0 };
