import { describeAuditLog } from '../../testing/audit-log.contract.ts';
import { describeAdministration } from '../../testing/administration.contract.ts';
import { describeHandOverRepository } from '../../testing/hand-over-repository.contract.ts';
import { describeDocuments } from '../../testing/documents.contract.ts';
import { describeErasure } from '../../testing/erasure.contract.ts';
import { describePersonReport } from '../../testing/person-report.contract.ts';
import { describeHistoryRepository } from '../../testing/history-repository.contract.ts';
import { describeWithServer } from '../../testing/index.ts';
import { describeJobRepository } from '../../testing/job-repository.contract.ts';
import { mongoTestStores } from '../../testing/mongo-test-stores.ts';
import { describeLeavingSandbox } from '../../testing/leaving-sandbox.contract.ts';
import { describeSamples } from '../../testing/samples.contract.ts';
import { describeRuns } from '../../testing/run-repository.contract.ts';
import { describeTrials } from '../../testing/trials.contract.ts';
import { describeUnownedData } from '../../testing/unowned-data.contract.ts';
import { describePromptVersions } from '../../testing/prompt-versions.contract.ts';
import { describePromptRepositories } from '../../testing/prompt-repositories.contract.ts';
import { describeShortLivedRepositories } from '../../testing/short-lived-repositories.contract.ts';
import { describeStatusFeed } from '../../testing/status-feed.contract.ts';
import { describeUsageRepository } from '../../testing/usage-repository.contract.ts';
import { describeWorklist } from '../../testing/worklist.contract.ts';
import { describeUserRepository } from '../../testing/user-repository.contract.ts';

describeWithServer('MONGO_TEST_URI', 'The MongoDB store', (address) => {
  const open = mongoTestStores(address);
  describeDocuments('MongoDB', () => open());
  describeUserRepository('MongoDB', (clock) => open({ clock }));
  describePromptRepositories('MongoDB', (clock) => open({ clock }));
  describePromptVersions('MongoDB', (clock) => open({ clock }));
  describeSamples('MongoDB', (clock) => open({ clock }));
  describeTrials('MongoDB', (clock) => open({ clock }));
  describeRuns('MongoDB', (clock) => open({ clock }));
  describeUnownedData('MongoDB', async (clock) => {
    const store = await open({ clock });
    return Object.assign(store, { told: () => store.db.collection('status_events').find().toArray() });
  });
  describeLeavingSandbox('MongoDB', (clock) => open({ clock }));
  describeShortLivedRepositories('MongoDB', (clock) => open({ clock }));
  describeJobRepository('MongoDB', (clock) => open({ clock }));
  describeHistoryRepository('MongoDB', (clock) => open({ clock }));
  describeHandOverRepository('MongoDB', (clock) => open({ clock }));
  describeWorklist('MongoDB', (clock) => open({ clock }));
  describeErasure('MongoDB', (clock) => open({ clock }));
  describePersonReport('MongoDB', (clock) => open({ clock }));
  describeAdministration('MongoDB', () => open());
  describeAuditLog('MongoDB', async () => {
    const store = await open();
    const audit = store.db.collection<{ _id: string }>('audit');
    const replaceAll = async (entries: readonly object[]) => {
      await audit.deleteMany({});
      const documents = entries.map((entry) => ({ ...entry, _id: 'id' in entry ? String(entry.id) : '' }));
      if (documents.length > 0) await audit.insertMany(documents);
    };
    const forgetMarks = async () => void (await store.db.collection('singletons').deleteMany({}));
    return { audit: store.audit, replaceAll, forgetMarks, close: () => store.close() };
  });
  describeUsageRepository('MongoDB', (clock) => open({ clock }));
  describeStatusFeed('MongoDB', async () => {
    const here = await open();
    const there = await open({ uri: here.uri });
    return {
      here: here.statusFeed,
      there: there.statusFeed,
      stored: () => here.db.collection('status_events').find().toArray(),
      age: async () => {
        await here.db.collection('status_events').updateMany({}, { $inc: { at: -300_001 } });
      },
      close: async () => {
        await there.close();
        await here.close();
      },
    };
  });
});
