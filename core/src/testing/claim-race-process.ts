import { setTimeout } from 'node:timers/promises';
import { testNow } from './builders.ts';
import type { ContractStore } from './contract-store.ts';

/* Run as a process of its own: tries to claim every job and prints the ids it won. */
const [module = '', argument = '', owner = '', startAt = '0', count = '0'] = process.argv.slice(2);
const opener: { openForRace(argument: string): Promise<Pick<ContractStore, 'jobs' | 'close'>> } = await import(module);
const store = await opener.openForRace(argument);
await setTimeout(Math.max(0, Number(startAt) - Date.now()));
const won: string[] = [];
for (let i = 0; i < Number(count); i += 1) {
  const claim = await store.jobs.claim(`race-${i}`, { owner, now: testNow, until: testNow + 60_000 });
  if (claim) won.push(claim.id);
}
await store.close();
process.stdout.write(JSON.stringify(won));
