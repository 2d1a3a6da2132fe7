import { ReachContact } from '@overture/core/sending/use-cases/reach-contact';
import { SyncOutcomes } from '@overture/core/sending/use-cases/sync-outcomes';
import { WatchTasks } from '@overture/core/sending/use-cases/watch-tasks';
import { HubspotContacts } from '@overture/core/vendors/hubspot/hubspot-contacts';
import { HubspotOutreach } from '@overture/core/vendors/hubspot/hubspot-outreach';
import {
  buildCredential,
  buildHandOver,
  FakeClock,
  FakeCredentialResolver,
  openTestStore,
  silentLogger,
  stopOn,
  startLargeCrm,
  taskInLargeCrm,
  testNow,
} from '@overture/core/testing';
import type { Bench, Comparison } from './support/comparison.ts';

const few = 1_000;
const many = 10_000;
const passes = 3;
const sampleMs = 20;
/** The open tasks of each hand-over. */
const tasksEach = 4;

interface Sweep {
  readonly requests: number;
  readonly ms: number;
  /** The maximum size of the heap during the sweep. */
  readonly heapBytes: number;
}

/** The first sweep reads every contact, the others find that nothing has changed. */
interface Sweeps {
  readonly reading: Sweep;
  readonly quiet: readonly Sweep[];
}

export const bench: Bench = {
  description: `a sweep over ${many} open hand-overs of ${tasksEach} tasks: its requests, time and memory against ${few}`,
  async run(log) {
    const [small, large] = [await sweeps(few), await sweeps(many)];
    for (const [open, { reading, quiet }] of [[few, small] as const, [many, large] as const]) {
      log(`${open} open, all read: ${told(reading)}`);
      for (const sweep of quiet) log(`${open} open, nothing new: ${told(sweep)}`);
    }
    return [
      {
        what: `${many} open, nothing new`,
        unit: 'requests',
        samples: large.quiet.map(({ requests }) => requests),
        baseline: { what: 'one a contact', samples: [many] },
        goal: { max: many / 50 + 5 },
      },
      compared('nothing new', 'ms', large.quiet, small.quiet, ({ ms }) => ms, 15),
      compared('all read', 'ms', [large.reading], [small.reading], ({ ms }) => ms, 15),
      compared('all read, heap', 'bytes', [large.reading], [small.reading], ({ heapBytes }) => heapBytes, 3),
    ];
  },
};

/**
 * Compares with a tenth of the hand-overs. The goal for time allows noise; that for memory means that it stays
 * constant.
 */
function compared(
  what: string,
  unit: Comparison['unit'],
  large: readonly Sweep[],
  small: readonly Sweep[],
  of: (sweep: Sweep) => number,
  ratio: number,
): Comparison {
  return {
    what: `${many} open, ${what}`,
    unit,
    samples: large.map(of),
    baseline: { what: `${few} open`, samples: small.map(of) },
    goal: { maxRatio: ratio },
  };
}

async function sweeps(contacts: number): Promise<Sweeps> {
  const crm = await startLargeCrm({ contacts, sizes: () => [0, 2, 0, 1, 0] });
  const store = openTestStore();
  try {
    for (const hubspotId of crm.ids) await store.handOvers.create(handOverOf(hubspotId));
    const clock = new FakeClock();
    clock.set(testNow + 86_400_000);
    const credentials = new FakeCredentialResolver();
    credentials.credentials.Hubspot = buildCredential({ baseUrl: crm.url, fingerprint: `sweep-${contacts}` });
    const vendor = { clock: { now: () => Date.now() }, logger: silentLogger };
    const hubspot = new HubspotContacts(vendor);
    const sync = new SyncOutcomes({
      handOvers: store.handOvers,
      history: store.history,
      credentials,
      crm: hubspot,
      clock,
      reachContact: new ReachContact({ ...store, crm: hubspot, clock }),
      stop: stopOn(store, clock),
      tasks: new WatchTasks({ outreach: new HubspotOutreach(vendor), handOvers: store.handOvers, clock }),
      logger: silentLogger,
    });
    const sweep = async (read: number): Promise<Sweep> => {
      const before = crm.requests.length;
      const heap = [process.memoryUsage().heapUsed];
      const watch = setInterval(() => heap.push(process.memoryUsage().heapUsed), sampleMs);
      const started = performance.now();
      const done = await sync.execute();
      const ms = performance.now() - started;
      clearInterval(watch);
      if (done.open !== contacts || done.read !== read || done.failures.length > 0)
        throw new Error(`Of ${contacts} hand-overs ${done.open} were open and ${done.read} read.`);
      return { requests: crm.requests.length - before, ms, heapBytes: Math.max(...heap) };
    };
    const reading = await sweep(contacts);
    const quiet: Sweep[] = [];
    for (let pass = 0; pass < passes; pass += 1) quiet.push(await sweep(0));
    return { reading, quiet };
  } finally {
    store.close();
    await crm.close();
  }
}

/** All its tasks are as `taskInLargeCrm` says, so that nobody has touched them. */
function handOverOf(hubspotId: string): ReturnType<typeof buildHandOver> {
  const { subject, body } = taskInLargeCrm;
  const [first] = buildHandOver().steps;
  if (first === undefined) throw new Error('A hand-over has a first step.');
  const steps = Array.from({ length: tasksEach }, (_, index) => {
    const crmId = `${hubspotId}${index}`;
    return { ...first, index, subject, body, crmId, state: 'placed' as const };
  });
  return buildHandOver({ hubspotId, steps });
}

const told = ({ requests, ms, heapBytes }: Sweep): string =>
  `${requests} requests, ${Math.round(ms)} ms, ${Math.round(heapBytes / 1e6)} MB of heap at most`;
