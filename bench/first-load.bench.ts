import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { launchBrowser, openPage } from '../e2e/support/browser.ts';
import { buildPart, buildWeb } from '../scripts/build-web.ts';
import { serveBuild } from './support/build-server.ts';
import type { SentFile } from './support/build-server.ts';
import type { Bench } from './support/comparison.ts';

const inProject = (folder: string): string => fileURLToPath(new URL(`../${folder}`, import.meta.url));

export const bench: Bench = {
  description: 'what the browser loads for /login, brotli, against the same app as one bundle',
  async run(log) {
    const folder = await mkdtemp(path.join(tmpdir(), 'overture-bench-'));
    try {
      await buildWeb({ log });
      await buildPart({ part: 'shell', outputPath: folder, singleBundle: true });
      const mounts = {
        '/': inProject('shell/dist'),
        '/remotes/generator/': inProject('mf-generator/dist'),
        '/remotes/admin/': inProject('mf-admin/dist'),
        '/remotes/history/': inProject('mf-history/dist'),
      };
      const federated = await loadLogin(mounts);
      const single = await loadLogin({ '/': folder });
      for (const [name, files] of [
        ['federated', federated],
        ['one bundle', single],
      ] as const) {
        log(`${name}: ${files.map(({ path: file, bytes }) => `${file} ${bytes}`).join(', ')}`);
      }
      const scripts = ({ path: file }: SentFile): boolean => /[.](?:js|css|json)$/.test(file);
      return [
        {
          what: '/login, everything',
          unit: 'bytes',
          samples: [bytesOf(federated)],
          baseline: { what: 'one bundle', samples: [bytesOf(single)] },
          goal: { maxRatio: 1.4 },
        },
        {
          what: '/login, without page and font',
          unit: 'bytes',
          samples: [bytesOf(federated.filter(scripts))],
          baseline: { what: 'one bundle', samples: [bytesOf(single.filter(scripts))] },
        },
        {
          what: '/login, JavaScript',
          unit: 'bytes',
          samples: [bytesOf(federated.filter(isJavaScript))],
          baseline: { what: 'one bundle', samples: [bytesOf(single.filter(isJavaScript))] },
          goal: { max: 150_000 },
        },
        {
          what: '/login, text to read at 400 kbit/s and 400 ms',
          unit: 'ms',
          samples: [await textOnSlowLine(mounts)],
          baseline: { what: 'one bundle', samples: [await textOnSlowLine({ '/': folder })] },
          goal: { max: 2_500 },
        },
      ];
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};

async function loadLogin(mounts: Readonly<Record<string, string>>): Promise<readonly SentFile[]> {
  const server = await serveBuild(mounts);
  const { browser, close } = await launchBrowser();
  try {
    const { page, problems } = await openPage(browser);
    await page.goto(`${server.url}/login`);
    await page.getByText('Welcome Back').waitFor();
    await page.waitForLoadState('networkidle');
    if (problems.length > 0) throw new Error(`/login does not load cleanly: ${problems.join('; ')}`);
    return [...server.sent];
  } finally {
    await close();
    await server.close();
  }
}

/** When the browser paints the first text of /login on a slow line, in ms from the start of the navigation. */
async function textOnSlowLine(mounts: Readonly<Record<string, string>>): Promise<number> {
  const server = await serveBuild(mounts);
  const { browser, close } = await launchBrowser();
  try {
    const { page } = await openPage(browser);
    const devTools = await page.context().newCDPSession(page);
    const bytesPerSecond = 400_000 / 8;
    await devTools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
    await page.goto(`${server.url}/login`, { waitUntil: 'networkidle' });
    return await page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      if (paint === undefined) throw new Error('Nothing was painted.');
      return paint.startTime;
    });
  } finally {
    await close();
    await server.close();
  }
}

const isJavaScript = ({ path: file }: SentFile): boolean => file.endsWith('.js');

function bytesOf(files: readonly SentFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}
