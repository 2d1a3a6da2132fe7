import { z } from 'zod';
import { testNow, uniqueId } from './builders.ts';
import type { SpendingStore } from './spending.contract.ts';

/* Run as a process of its own: holds a small amount again and again on two accounts, and prints how often it could. */
const [module = '', argument = '', text = ''] = process.argv.slice(2);
const race = z
  .object({ user: z.string(), all: z.string(), usd: z.number(), maxUsd: z.number(), calls: z.number() })
  .parse(JSON.parse(text));
const opener: { openForRace(argument: string): Promise<SpendingStore> } = await import(module);
const store = await opener.openForRace(argument);
const accounts = [race.user, race.all].map((key) => ({ key, maxUsd: race.maxUsd, endsAt: testNow + 10_000 }));
const held = await Promise.all(
  Array.from({ length: race.calls }, (_, index) =>
    store.spendLedger.hold(
      { id: uniqueId(`${process.pid}-${index}`), usd: race.usd, until: testNow + 60_000 },
      accounts,
    ),
  ),
);
await store.close();
process.stdout.write(String(held.filter((full) => full === null).length));
