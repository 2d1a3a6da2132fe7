import { openTestStore } from '../../testing/index.ts';
import { describeSpending } from '../../testing/spending.contract.ts';

describeSpending('SQLite', async () => {
  const store = openTestStore();
  return { store, module: new URL('../../testing/sqlite-race-store.ts', import.meta.url), argument: store.file };
});
