import { describeWithServer } from '../../testing/index.ts';
import { openMongoTestStore } from '../../testing/open-mongo-test-store.ts';
import { describeSpending } from '../../testing/spending.contract.ts';

describeWithServer('MONGO_TEST_URI', 'The MongoDB store', (address) => {
  describeSpending('MongoDB', async () => {
    const store = await openMongoTestStore(address);
    return { store, module: new URL('../../testing/mongo-race-store.ts', import.meta.url), argument: store.uri };
  });
});
