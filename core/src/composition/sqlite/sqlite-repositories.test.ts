import { describeHandOverRepository } from '../../testing/hand-over-repository.contract.ts';
import { describeDocuments } from '../../testing/documents.contract.ts';
import { describeErasure } from '../../testing/erasure.contract.ts';
import { describePersonReport } from '../../testing/person-report.contract.ts';
import { describeHistoryRepository } from '../../testing/history-repository.contract.ts';
import { openTestStore } from '../../testing/index.ts';
import { describeJobRepository } from '../../testing/job-repository.contract.ts';
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

describeDocuments('SQLite', () => openTestStore());
describeUserRepository('SQLite', (clock) => openTestStore({ clock }));
describePromptRepositories('SQLite', (clock) => openTestStore({ clock }));
describePromptVersions('SQLite', (clock) => openTestStore({ clock }));
describeSamples('SQLite', (clock) => openTestStore({ clock }));
describeTrials('SQLite', (clock) => openTestStore({ clock }));
describeRuns('SQLite', (clock) => openTestStore({ clock }));
describeUnownedData('SQLite', (clock) => {
  const store = openTestStore({ clock });
  return Object.assign(store, { told: () => store.database.prepare('SELECT * FROM status_events').all() });
});
describeLeavingSandbox('SQLite', (clock) => openTestStore({ clock }));
describeShortLivedRepositories('SQLite', (clock) => openTestStore({ clock }));
describeJobRepository('SQLite', (clock) => openTestStore({ clock }));
describeHistoryRepository('SQLite', (clock) => openTestStore({ clock }));
describeHandOverRepository('SQLite', (clock) => openTestStore({ clock }));
describeWorklist('SQLite', (clock) => openTestStore({ clock }));
describeErasure('SQLite', (clock) => openTestStore({ clock }));
describePersonReport('SQLite', (clock) => openTestStore({ clock }));
describeUsageRepository('SQLite', (clock) => openTestStore({ clock }));
describeStatusFeed('SQLite', () => {
  const here = openTestStore();
  const there = openTestStore({ file: here.file });
  return {
    here: here.statusFeed,
    there: there.statusFeed,
    stored: () => here.database.prepare('SELECT * FROM status_events').all(),
    age: () => here.database.exec('UPDATE status_events SET at = at - 300001'),
    close: () => {
      there.close();
      here.close();
    },
  };
});
