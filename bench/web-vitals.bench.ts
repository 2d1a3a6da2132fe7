import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import lighthouse, { desktopConfig } from 'lighthouse';
import { generate, listTemplates } from '@overture/core/contract';
import { inOwnProfile, launchBrowser } from '../e2e/support/browser.ts';
import { freePort } from '../e2e/support/free-port.ts';
import { signedInState } from '../e2e/support/sign-in.ts';
import { startOverture, type RunningOverture } from '../e2e/support/start-overture.ts';
import { buildPart, buildWeb } from '../scripts/build-web.ts';
import { serveBuild } from './support/build-server.ts';
import type { Bench, Comparison } from './support/comparison.ts';

const inProject = (folder: string): string => fileURLToPath(new URL(`../${folder}`, import.meta.url));
const runs = 3;

interface Report {
  /** The performance score, from 0 to 100. */
  readonly performance: number;
  readonly accessibility: number;
  /** The largest contentful paint in ms, on a desktop with a fast connection. */
  readonly largestPaint: number;
  /** The names of the audits that cost points. */
  readonly lost: readonly string[];
}

export const bench: Bench = {
  description:
    'Lighthouse: when /login is painted beside the same app as one bundle, and the scores of the first screens',
  async run(log) {
    const folder = await mkdtemp(path.join(tmpdir(), 'overture-bench-'));
    const port = await freePort();
    const { close } = await launchBrowser([`--remote-debugging-port=${port}`]);
    try {
      await buildWeb({ log });
      await buildPart({ part: 'shell', outputPath: folder, singleBundle: true });
      return [await paintBeside(folder, port, log), ...(await scores(port, log))];
    } finally {
      await close();
      await rm(folder, { recursive: true, force: true });
    }
  },
};

/** Measures the largest paint of both builds in turns, each from the same kind of server. */
async function paintBeside(singleBundle: string, port: number, log: (line: string) => void): Promise<Comparison> {
  const federated = await serveBuild({
    '/': inProject('shell/dist'),
    '/remotes/generator/': inProject('mf-generator/dist'),
    '/remotes/admin/': inProject('mf-admin/dist'),
    '/remotes/history/': inProject('mf-history/dist'),
  });
  const single = await serveBuild({ '/': singleBundle });
  const samples: number[] = [];
  const baseline: number[] = [];
  try {
    for (let run = -1; run < runs; run += 1) {
      const paints = [await reportOn(`${federated.url}/login`, port), await reportOn(`${single.url}/login`, port)];
      const [ours = 0, theirs = 0] = paints.map(({ largestPaint }) => largestPaint);
      log(
        `${run < 0 ? 'warming up' : `run ${run + 1}`}: federated ${Math.round(ours)} ms, one bundle ${Math.round(theirs)} ms`,
      );
      if (run < 0) continue;
      samples.push(ours);
      baseline.push(theirs);
    }
  } finally {
    await Promise.all([federated.close(), single.close()]);
  }
  return {
    what: '/login, largest paint',
    unit: 'ms',
    samples,
    baseline: { what: 'one bundle', samples: baseline },
    goal: { maxDifference: 300 },
  };
}

/** The screens of a user with records: the queue has a row for each sample contact. */
const screens = ['/login', '/dashboard', '/admin/history'] as const;

/** Lighthouse's scores of the running product, as `npm start` serves it. */
async function scores(port: number, log: (line: string) => void): Promise<Comparison[]> {
  const overture = await startOverture();
  try {
    const found: Comparison[] = [];
    for (const screen of screens) {
      if (screen === '/dashboard') await signInWithWork(overture, port);
      const reports: Report[] = [];
      for (let run = 0; run < runs; run += 1) {
        const report = await reportOn(overture.url + screen, port);
        if (report.lost.length > 0) log(`${screen}, costs points: ${report.lost.join(', ')}`);
        reports.push(report);
      }
      const full = { what: 'full score', samples: [100] };
      const points = { unit: 'points', baseline: full } as const;
      found.push(
        {
          what: `${screen}, performance`,
          samples: reports.map((report) => report.performance),
          goal: { min: 95 },
          ...points,
        },
        {
          what: `${screen}, accessibility`,
          samples: reports.map((report) => report.accessibility),
          goal: { min: 100 },
          ...points,
        },
      );
    }
    return found;
  } finally {
    await overture.stop();
  }
}

/** Generates for the sample contacts as a sales rep, and signs the rep in to Lighthouse's browser. */
async function signInWithWork({ url, sampleLinks }: RunningOverture, port: number): Promise<void> {
  const state = await signedInState(url, 'sales@overture.example');
  const kept = state.origins.flatMap(({ localStorage }) => localStorage);
  const headers = { authorization: `Bearer ${kept.find(({ name }) => name === 'token')?.value}` };
  const answer = await fetch(`${url}/api${listTemplates.path}`, { headers });
  const [template] = listTemplates.response.parse(await answer.json());
  for (const link of sampleLinks) {
    const body = new FormData();
    body.set('hubspotId', link.split('/').at(-1) ?? '');
    body.set('selectedPrompt', template?._id ?? '');
    const { status } = await fetch(`${url}/api${generate.path}`, { method: generate.method, headers, body });
    if (status !== generate.status) throw new Error(`Generating for ${link} answered ${status}`);
  }
  await inOwnProfile(port, async (page) => {
    await page.goto(`${url}/login`);
    await page.evaluate((entries) => entries.forEach(({ name, value }) => localStorage.setItem(name, value)), kept);
  });
}

async function reportOn(url: string, port: number): Promise<Report> {
  // The queue's stream of events never ends, so the wait for a silent network needs a limit.
  const flags = { port, logLevel: 'error', maxWaitForLoad: 15_000 } as const;
  const onlyCategories = ['performance', 'accessibility'];
  const result = await lighthouse(url, { ...flags, onlyCategories }, desktopConfig);
  if (result === undefined) throw new Error(`Lighthouse says nothing about ${url}`);
  const { audits, categories, runtimeError } = result.lhr;
  // A page that redirects would be measured under the wrong name.
  const shown = new URL(result.lhr.finalDisplayedUrl).pathname;
  if (shown !== new URL(url).pathname) throw new Error(`${url} leads to ${shown}`);
  if (runtimeError) throw new Error(`Lighthouse cannot load ${url}: ${runtimeError.message}`);
  const scoreOf = (name: string): number => Math.round((categories[name]?.score ?? 0) * 100);
  const weighed = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  return {
    performance: scoreOf('performance'),
    accessibility: scoreOf('accessibility'),
    largestPaint: audits['largest-contentful-paint']?.numericValue ?? Number.POSITIVE_INFINITY,
    lost: weighed.flatMap(({ id }) => {
      const score = audits[id]?.score ?? 1;
      return score < 1 ? [`${id} ${score} (${audits[id]?.displayValue ?? 'see Lighthouse'})`] : [];
    }),
  };
}
