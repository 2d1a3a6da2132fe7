import { describeClaimRace } from '../../testing/claim-race.contract.ts';
import { describeWithServer } from '../../testing/index.ts';
import { openMongoTestStore } from '../../testing/open-mongo-test-store.ts';

describeWithServer('MONGO_TEST_URI', 'The MongoDB store', (address) => {
  describeClaimRace('MongoDB', async () => {
    const store = await openMongoTestStore(address);
    return { store, module: new URL('../../testing/mongo-race-store.ts', import.meta.url), argument: store.uri };
  });
});
