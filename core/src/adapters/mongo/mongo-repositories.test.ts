import { describeAdministration } from '../../testing/administration.contract.ts';
import { describeHandOverRepository } from '../../testing/hand-over-repository.contract.ts';
import { describeErasure } from '../../testing/erasure.contract.ts';
import { describePersonReport } from '../../testing/person-report.contract.ts';
import { describeHistoryRepository } from '../../testing/history-repository.contract.ts';
import { describeWithServer } from '../../testing/index.ts';
import { describeJobRepository } from '../../testing/job-repository.contract.ts';
import { openMongoTestStore } from '../../testing/open-mongo-test-store.ts';
import { describeSamples } from '../../testing/samples.contract.ts';
import { describeTrials } from '../../testing/trials.contract.ts';
import { describePromptVersions } from '../../testing/prompt-versions.contract.ts';
import { describePromptRepositories } from '../../testing/prompt-repositories.contract.ts';
import { describeShortLivedRepositories } from '../../testing/short-lived-repositories.contract.ts';
import { describeStatusFeed } from '../../testing/status-feed.contract.ts';
import { describeUsageRepository } from '../../testing/usage-repository.contract.ts';
import { describeUserRepository } from '../../testing/user-repository.contract.ts';

describeWithServer('MONGO_TEST_URI', 'The MongoDB store', (address) => {
  describeUserRepository('MongoDB', (clock) => openMongoTestStore(address, { clock }));
  describePromptRepositories('MongoDB', (clock) => openMongoTestStore(address, { clock }));
  describePromptVersions('MongoDB', (clock) => openMongoTestStore(address, { clock }));
  describeSamples('MongoDB', (clock) => openMongoTestStore(address, { clock }));
  describeTrials('MongoDB', (clock) => openMongoTestStore(address, { clock }));
  describeShortLivedRepositories('MongoDB', (clock) => openMongoTestStore(address, { clock }));
  describeJobRepository('MongoDB', (clock) => openMongoTestStore(address, { clock }));
  describeHistoryRepository('MongoDB', (clock) => openMongoTestStore(address, { clock }));
  describeHandOverRepository('MongoDB', (clock) => openMongoTestStore(address, { clock }));
  describeErasure('MongoDB', (clock) => openMongoTestStore(address, { clock }));
  describePersonReport('MongoDB', (clock) => openMongoTestStore(address, { clock }));
  describeAdministration('MongoDB', () => openMongoTestStore(address));
  describeUsageRepository('MongoDB', (clock) => openMongoTestStore(address, { clock }));
  describeStatusFeed('MongoDB', async () => {
    const here = await openMongoTestStore(address);
    const there = await openMongoTestStore(address, { uri: here.uri });
    return {
      here: here.statusFeed,
      there: there.statusFeed,
      close: async () => {
        await there.close();
        await here.close();
      },
    };
  });
});
