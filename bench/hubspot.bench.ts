import { HubspotContacts } from '@overture/core/vendors/hubspot/hubspot-contacts';
import { buildCredential, silentLogger, startLargeCrm } from '@overture/core/testing';
import { startSandbox } from '@overture/sandbox';
import { z } from 'zod';
import type { Bench, Comparison } from './support/comparison.ts';

const windowMs = 10_000;
/** The minimum share of the account's rate limit that a full run must use. */
const minShare = 0.95;
/** The number of rate windows that a run fills, so many that the first burst does not distort the result. */
const windows = 4;
/** The number of contacts that are read at once, as the jobs of a worker do. */
const readers = 12;

/** Labels are read once per key, whatever the number of contacts. */
const labels = /owners|pipelines|dispositions|properties\//;

const requestsSchema = z.object({
  requests: z.array(
    z.object({ path: z.string(), status: z.number(), at: z.string().transform((at) => Date.parse(at)) }),
  ),
});
const contacts = new HubspotContacts({
  clock: { now: () => Date.now() },
  logger: silentLogger,
  timeouts: { call: 30_000, overall: 120_000 },
});

export const bench: Bench = {
  description: "requests for one contact and for many, and the share of the account's ceiling that a full run uses",
  async run(log) {
    const counts = [await oneContact(), await manyContacts()];
    log('reading contacts one by one at 100 and at 190 requests per 10 s');
    return [...counts, ...(await Promise.all([100, 190].map((ceiling) => fullRun(ceiling, log))))];
  },
};

async function oneContact(): Promise<Comparison> {
  const sandbox = await startSandbox({});
  try {
    const [id = ''] = await contactIds(sandbox.url);
    const { engagements } = await contacts.fetch(id, credentialOf(sandbox.url, 'one'));
    const read = Object.values(engagements).flat().length;
    return {
      what: 'one contact',
      unit: 'requests',
      samples: [(await requestsOf(sandbox.url)).filter(({ path }) => !labels.test(path)).length],
      baseline: { what: 'one by one', samples: [3 + read] },
      goal: { max: 8 },
    };
  } finally {
    await sandbox.close();
  }
}

async function manyContacts(): Promise<Comparison> {
  const crm = await startLargeCrm({ contacts: 1_000, sizes: () => [5, 5, 5, 5, 2], companies: true });
  try {
    let read = 0;
    for await (const answer of contacts.fetchMany(crm.ids, credentialOf(crm.url, 'many'))) {
      if ('contact' in answer) read += Object.values(answer.contact.engagements).flat().length;
    }
    if (read !== 20_000) throw new Error(`Of 20,000 engagements ${read} were read.`);
    return {
      what: '1,000 contacts with 20 engagements, 2 deals and a company',
      unit: 'requests',
      samples: [crm.requests.length],
      baseline: { what: 'each by itself', samples: [5_000] },
      goal: { max: 300 },
    };
  } finally {
    await crm.close();
  }
}

/** Reads until the limit was used up `windows` times, and compares the time with the possible one. */
async function fullRun(ceiling: number, log: (line: string) => void): Promise<Comparison> {
  const sandbox = await startSandbox({ hubspotCeiling: ceiling });
  try {
    const ids = await contactIds(sandbox.url);
    const credential = credentialOf(sandbox.url, `ceiling-${ceiling}`);
    const wanted = ceiling * windows + 1;
    let sent = 0;
    let next = 0;
    const reader = async (): Promise<void> => {
      while (sent < wanted) {
        const id = ids[next % ids.length] ?? '';
        next += 1;
        await contacts.fetch(id, credential);
        sent = (await requestsOf(sandbox.url)).length;
      }
    };
    await Promise.all(Array.from({ length: readers }, reader));
    const requests = await requestsOf(sandbox.url);
    const refused = requests.filter(({ status }) => status === 429).length;
    if (refused > 0) throw new Error(`At ${ceiling} per 10 s ${refused} of ${requests.length} requests were refused.`);
    const took = (requests[wanted - 1]?.at ?? 0) - (requests[0]?.at ?? 0);
    const share = (windows * windowMs) / took;
    log(`${ceiling} per 10 s: ${(share * 100).toFixed(1)} % of the ceiling used, no request refused`);
    return {
      what: `${wanted} requests at ${ceiling} per 10 s`,
      unit: 'ms',
      samples: [took],
      baseline: { what: 'what the ceiling allows', samples: [windows * windowMs] },
      goal: { maxRatio: Number((1 / minShare).toFixed(3)) },
    };
  } finally {
    await sandbox.close();
  }
}

const credentialOf = (baseUrl: string, secret: string) => buildCredential({ baseUrl, secret, fingerprint: secret });

async function contactIds(url: string): Promise<readonly string[]> {
  const page = await fetch(url).then((answer) => answer.text());
  return [...new Set([...page.matchAll(/record\/0-1\/(\d+)/g)].map((match) => match[1] ?? ''))];
}

async function requestsOf(url: string) {
  const answer = await fetch(`${url}/_sandbox/requests?vendor=hubspot`);
  return requestsSchema.parse(await answer.json()).requests;
}
