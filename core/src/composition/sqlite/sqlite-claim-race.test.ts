import { describeClaimRace } from '../../testing/claim-race.contract.ts';
import { openTestStore } from '../../testing/index.ts';

describeClaimRace('SQLite', () => {
  const store = openTestStore();
  // Only for making the jobs: what is tested here is not the disk.
  store.database.exec('PRAGMA synchronous = OFF');
  return { store, module: new URL('../../testing/sqlite-race-store.ts', import.meta.url), argument: store.file };
});
