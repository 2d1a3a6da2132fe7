import { z } from 'zod';
import type { Timestamp } from '../../platform/clock.ts';
import type { AccountState, SpendAccount } from '../domain/spend-account.ts';
import { SpendLedger, type Hold } from '../ports/spend-ledger.ts';
import type { Collections } from '../../platform/mongo/collections.ts';

const accountSchema = z.object({
  _id: z.string(),
  spentUsd: z.number().default(0),
  holds: z.array(z.object({ usd: z.number(), until: z.number() })).default([]),
});

/** One document contains an account and its holds, so that looking for room and taking it are one step. */
export class MongoSpendLedger extends SpendLedger {
  readonly #accounts: Collections['spendAccounts'];

  constructor({ spendAccounts }: Collections) {
    super();
    this.#accounts = spendAccounts;
  }

  /** Holds on one account after the other. If one has no room, the holds on the earlier ones are taken back. */
  async hold(hold: Hold, accounts: readonly SpendAccount[]): Promise<string | null> {
    for (const [index, account] of accounts.entries()) {
      if (await this.#take(hold, account)) continue;
      for (const { key } of accounts.slice(0, index)) await this.#release(key, hold.id);
      return account.key;
    }
    return null;
  }

  async settle(id: string, usd: number, accounts: readonly SpendAccount[]): Promise<void> {
    await this.#accounts.upsertMany(
      accounts.map(({ key, endsAt }) => ({
        id: key,
        update: { $pull: { holds: { id } }, $inc: { spentUsd: usd }, $setOnInsert: { endsAt } },
      })),
      { relaxed: true },
    );
  }

  async read(keys: readonly string[], now: Timestamp): Promise<ReadonlyMap<string, AccountState>> {
    const found = await this.#accounts.find({ _id: { $in: [...keys] } });
    const states = found.map((document): [string, AccountState] => {
      const { _id, spentUsd, holds } = accountSchema.parse(document);
      const sum = (of: typeof holds): number => of.reduce((total, { usd }) => total + usd, 0);
      return [
        _id,
        {
          spentUsd: spentUsd + sum(holds.filter(({ until }) => until <= now)),
          heldUsd: sum(holds.filter(({ until }) => until > now)),
        },
      ];
    });
    return new Map(states);
  }

  async largest(beginning: string, end: string, limit: number): Promise<readonly string[]> {
    const key = new RegExp(`^${RegExp.escape(beginning)}.*${RegExp.escape(end)}$`);
    const found = await this.#accounts.find(
      { _id: key, spentUsd: { $gt: 0 } },
      { sort: { spentUsd: -1, _id: 1 }, limit, projection: { _id: 1 } },
    );
    return found.map(({ _id }) => String(_id));
  }

  deleteExpired(now: Timestamp): Promise<number> {
    return this.#accounts.deleteMany({ endsAt: { $lt: now } });
  }

  async #take({ id, usd, until }: Hold, { key, maxUsd, endsAt }: SpendAccount): Promise<boolean> {
    // The condition cannot be part of an upsert, so the account is created first.
    await this.#accounts.upsert(key, { $setOnInsert: { spentUsd: 0, holds: [], endsAt } }, { relaxed: true });
    const used = { $add: ['$spentUsd', { $sum: '$holds.usd' }, usd] };
    return this.#accounts.update(
      { _id: key, ...(maxUsd !== null && { $expr: { $lte: [used, maxUsd] } }) },
      { $push: { holds: { id, usd, until } } },
      { relaxed: true },
    );
  }

  async #release(key: string, id: string): Promise<void> {
    await this.#accounts.update({ _id: key }, { $pull: { holds: { id } } }, { relaxed: true });
  }
}
