import { once } from 'node:events';
import { testNow } from './builders.ts';
import type { ContractStore } from './contract-store.ts';

/** A worker's concurrency. */
const together = 8;

/*
 * Run as a process of its own: says that it is ready, and once it is told to begin tries to claim half of the jobs by
 * id, then whatever is next, and prints the ids it won.
 */
const [module = '', argument = '', owner = '', count = '0'] = process.argv.slice(2);
const opener: { openForRace(argument: string): Promise<Pick<ContractStore, 'jobs' | 'close'>> } = await import(module);
const store = await opener.openForRace(argument);
process.stdout.write('ready\n');
await once(process.stdin, 'data');
const won: string[] = [];
for (let i = 0; i < Number(count) / 2; i += together) {
  const ids = Array.from({ length: Math.min(together, Number(count) - i) }, (_, offset) => `race-${i + offset}`);
  const claims = await Promise.all(
    ids.map((id) => store.jobs.claim(id, { owner, now: testNow, until: testNow + 60_000 })),
  );
  won.push(...claims.flatMap((claim) => claim?.id ?? []));
}
for (;;) {
  const claim = await store.jobs.claimNext({ owner, now: testNow, until: testNow + 60_000 });
  if (claim === null) break;
  won.push(claim.id);
}
await store.close();
process.stdout.write(JSON.stringify(won));
