import type { Page } from 'playwright-core';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { startRun } from '@overture/core/contract';
import { launchBrowser, openPage } from '../e2e/support/browser.ts';
import { callerFor } from '../e2e/support/call-api.ts';
import { emails, signIn } from '../e2e/support/sign-in.ts';
import { startOverture, type RunningOverture } from '../e2e/support/start-overture.ts';
import { SampleCrm } from '../sandbox/src/crm-data/sample-crm.ts';
import type { Lie } from '../sandbox/src/writer/lies.ts';
import type { Bench, Comparison } from './support/comparison.ts';

const contacts = 200;
const handedOver = 40;
/** Mistakes that the checks of a sequence are there to find, one in each tenth sequence. */
const lies: readonly Lie[] = [
  'amount',
  'percentage',
  'number',
  'duration',
  'date',
  'time',
  'link',
  'address',
  'name',
  'company',
  'meeting',
  'discount',
  'attachment',
  'reference',
  'greeting',
  'reply',
  'quote',
  'source',
  'amount',
  'name',
];
/** What one ready sequence took before there were a review and a worklist: open, hand over, confirm, back, next. */
const actionsBefore = 5;
const runEndsWithinMs = 600_000;

const runSchema = z.object({
  run: z.object({ _id: z.string(), state: z.string(), counts: z.object({ ready: z.number() }) }),
});
const worklistSchema = z.object({
  items: z.array(z.object({ hubspotId: z.string(), risk: z.number() })),
  counts: z.object({ mend: z.number(), review: z.number(), handOver: z.number() }),
  total: z.number(),
});

export const bench: Bench = {
  description: `a rep's day: a list of ${contacts} contacts, one in ten with a planted falsehood, reviewed and ${handedOver} handed over by keyboard`,
  async run(log) {
    const overture = await startOverture({ SANDBOX_HUBSPOT_CEILING: '100000', WORKER_CONCURRENCY: '8' });
    const { browser, close } = await launchBrowser();
    try {
      const rep = await Rep.signIn(overture);
      const ids = new SampleCrm().contacts.filter(({ story }) => story !== null).map(({ id }) => id);
      const [wrong, clean] = [ids.slice(0, lies.length), ids.slice(lies.length, contacts)];
      for (const [n, lie] of lies.entries()) {
        await rep.plant(lie);
        await rep.run(`Wrong ${n}`, wrong.slice(n, n + 1));
      }
      await rep.plant(null);
      const startedAt = performance.now();
      const runId = await rep.run('Clean', clean);
      log(`${clean.length} contacts took ${((performance.now() - startedAt) / 1_000).toFixed(0)} s to write`);

      const order = await rep.riskiestFirst();
      const early = new Set(order.slice(0, Math.ceil(order.length / 5)));
      const found = wrong.filter((id) => early.has(id));
      const missed = lies.filter((_, n) => !early.has(wrong[n] ?? ''));
      log(`planted falsehoods that come late: ${missed.length === 0 ? 'none' : missed.join(', ')}`);

      const { page } = await openPage(browser);
      await signIn(page, overture.url, emails.admin);
      const { keys, machineMs, approvedMs } = await walk(
        page,
        overture.url,
        runId,
        (await rep.worklist('mend', 1, runId)).total,
      );
      log(`${keys} keys; the review answered in ${approvedMs.toFixed(0)} ms a sequence`);
      const left = await rep.worklist();
      log(`to fix ${left.counts.mend}, to review ${left.counts.review}, to hand over ${left.counts.handOver}`);
      return results(found.length, keys, machineMs);
    } finally {
      await close();
      await overture.stop();
    }
  },
};

function results(found: number, keys: number, machineMs: number): Comparison[] {
  return [
    {
      what: 'planted falsehoods within the first fifth, in points',
      unit: 'points',
      samples: [(100 * found) / lies.length],
      baseline: { what: 'all of them', samples: [100] },
      goal: { min: 95 },
    },
    {
      what: `keys for each of ${handedOver} handed over`,
      unit: 'actions',
      samples: [keys / handedOver],
      baseline: { what: 'before', samples: [actionsBefore] },
      goal: { max: 2 },
    },
    {
      what: `machine time for ${handedOver}, approved and handed over`,
      unit: 'ms',
      samples: [machineMs],
      baseline: { what: 'one second each', samples: [handedOver * 1_000] },
      goal: { max: 6_000 },
    },
  ];
}

/** Approves the clean sequences of the run one after the other, and hands all of them over at once, by keys alone. */
async function walk(page: Page, url: string, runId: string, toMend: number) {
  let [keys, machineMs] = [0, 0];
  /** Presses a key, and takes the time until the page shows what it leads to. */
  const press = async (key: string, until: () => Promise<unknown>): Promise<void> => {
    const startedAt = performance.now();
    await page.keyboard.press(key);
    await until();
    keys += 1;
    machineMs += performance.now() - startedAt;
  };
  await page.goto(`${url}/admin/history?tab=review&runId=${runId}`);
  await page.getByRole('table', { name: 'Generation Queue' }).getByRole('link').first().waitFor();
  const place = (n: number) => page.getByText(new RegExp(`^${n} of \\d+ that nobody has approved yet$`)).waitFor();
  await press('r', () => place(1));
  await page.getByRole('article').first().waitFor();
  // The riskiest come first, and those with a block are no clean ones: the rep mends them at leisure.
  for (let n = 1; n <= toMend; n += 1) {
    await page.keyboard.press('n');
    await place(n + 1);
  }
  const before = machineMs;
  for (let n = 1; n <= handedOver; n += 1) {
    await press('a', () => place(toMend + n + 1));
    await page.getByRole('article').first().waitFor();
  }
  const approvedMs = (machineMs - before) / handedOver;
  await page.goto(`${url}/admin/history?tab=handOver&runId=${runId}`);
  const rows = page.getByRole('table', { name: 'Generation Queue' });
  await rows.getByRole('link').first().waitFor();
  await page.getByRole('checkbox', { name: /^Select all/ }).focus();
  await press('Space', () => page.getByRole('button', { name: `Select all ${handedOver}` }).waitFor());
  await page.getByRole('button', { name: `Select all ${handedOver}` }).focus();
  await press('Enter', () => page.getByText(`${handedOver} selected`).first().waitFor());
  await press('h', () =>
    page
      .getByRole('dialog')
      .getByRole('button', { name: `Hand over ${handedOver} sequences` })
      .waitFor(),
  );
  await press('Enter', () =>
    page.getByText(`Handed over ${handedOver} sequences.`).first().waitFor({ timeout: 60_000 }),
  );
  return { keys, machineMs, approvedMs };
}

/** What the rep's scripts ask of the API and of the sandbox. */
class Rep {
  readonly #overture: RunningOverture;
  readonly #post: Awaited<ReturnType<typeof callerFor>>;
  readonly #token: string;
  readonly #template: string;

  private constructor(
    overture: RunningOverture,
    post: Awaited<ReturnType<typeof callerFor>>,
    token: string,
    template: string,
  ) {
    this.#overture = overture;
    this.#post = post;
    this.#token = token;
    this.#template = template;
  }

  static async signIn(overture: RunningOverture): Promise<Rep> {
    const body = JSON.stringify({ email: emails.admin, password: 'Overture!1' });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${overture.url}/api/auth/login`, { method: 'POST', headers, body });
    const { token } = z.object({ token: z.string() }).parse(await answer.json());
    const listed = await fetch(`${overture.url}/api/templates`, { headers: { authorization: `Bearer ${token}` } });
    const [template] = z.array(z.object({ _id: z.string() })).parse(await listed.json());
    return new Rep(overture, await callerFor(overture.url, emails.admin), token, template?._id ?? '');
  }

  /** The next sequences have this mistake; null: no further ones. */
  async plant(lie: Lie | null): Promise<void> {
    const faults = `${this.#overture.sandboxUrl}/_sandbox/faults`;
    const headers = { 'content-type': 'application/json' };
    await fetch(faults, { method: 'DELETE' });
    if (lie === null) return;
    const body = JSON.stringify({ vendor: 'openai', kind: 'lie', lies: [lie] });
    const answer = await fetch(faults, { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(`The sandbox refused a fault: ${await answer.text()}`);
  }

  /** Runs these contacts to the end; resolves with the run's id. */
  async run(name: string, ids: readonly string[]): Promise<string> {
    // Some of the sandbox's contacts belong to others, and some have opted out.
    const include = ['others', 'optedOut', 'recent'];
    const started = runSchema.parse(
      await this.#post(startRun, { name, contacts: ids, selectedPrompt: this.#template, maxCostUsd: 100, include }),
    );
    const giveUpAt = performance.now() + runEndsWithinMs;
    for (;;) {
      const { run } = runSchema.parse(await this.#get(`/runs/${started.run._id}`));
      if (run.state === 'done' && run.counts.ready === ids.length) return run._id;
      if (run.state === 'done' || performance.now() > giveUpAt)
        throw new Error(`The run ${name} is ${JSON.stringify(run)}`);
      await sleep(250);
    }
  }

  async worklist(tab = '', page = 1, runId = '') {
    const asked = new URLSearchParams({
      limit: '100',
      page: String(page),
      ...(tab && { tab }),
      ...(runId && { runId }),
    });
    return worklistSchema.parse(await this.#get(`/worklist?${asked.toString()}`));
  }

  /** The contacts in the order in which the review shows them. */
  async riskiestFirst(): Promise<readonly string[]> {
    const ids: string[] = [];
    for (const tab of ['mend', 'review']) {
      for (let page = 1; ; page += 1) {
        const { items } = await this.worklist(tab, page);
        if (items.length === 0) break;
        ids.push(...items.map(({ hubspotId }) => hubspotId));
      }
    }
    return ids;
  }

  async #get(path: string): Promise<unknown> {
    const headers = { authorization: `Bearer ${this.#token}` };
    const answer = await fetch(`${this.#overture.url}/api${path}`, { headers });
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
    return answer.json();
  }
}
