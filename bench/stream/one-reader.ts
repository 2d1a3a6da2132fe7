import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { launchBrowser, openPage } from '../../e2e/support/browser.ts';
import { fetchSample, queueGeneration } from '../../e2e/support/generator-steps.ts';
import { signIn } from '../../e2e/support/sign-in.ts';
import { startOverture } from '../../e2e/support/start-overture.ts';
import { startAiProcess } from '../support/ai-process.ts';
import type { Comparison } from '../support/comparison.ts';
import { tokensPerSecond } from './speed.ts';

const runs = 3;
const emailsOfAnswer = 4;
/** With a key of its own, an installation has no accounts of the sandbox. */
const reader = { email: 'reader@overture.example', password: `Reader!1${randomBytes(9).toString('base64url')}` };

/** How early one person can read in a browser, and how much later than the model has written. */
export async function oneReader(log: (line: string) => void): Promise<Comparison[]> {
  const ai = await startAiProcess(0, tokensPerSecond);
  const overture = await startOverture({
    SANDBOX: 'on',
    OPENAI_API_KEY: 'sk-bench',
    OPENAI_BASE_URL: `${ai.url}/v1`,
    SUPERADMIN_EMAIL: reader.email,
    SUPERADMIN_PASSWORD: reader.password,
  });
  const { browser, close } = await launchBrowser();
  const [firsts, readies, delays]: number[][] = [[], [], []];
  try {
    const { page } = await openPage(browser);
    await signIn(page, overture.url, reader.email, reader.password);
    for (const link of overture.sampleLinks.slice(0, runs)) {
      await page.goto(`${overture.url}/admin/generate-email`);
      const submittedAt = await submit(page, link);
      const readableAt = await watch(page, `${overture.url}/detailed-history/${link.split('/').at(-1)}`);
      for (const [subject, at] of readableAt.emails) delays?.push(at - (ai.writtenAt.get(subject) ?? Number.NaN));
      const first = Math.min(...readableAt.emails.values()) - submittedAt;
      firsts?.push(first);
      readies?.push(readableAt.ready - submittedAt);
      log(`one person: the first email after ${seconds(first)}, all after ${seconds(readableAt.ready - submittedAt)}`);
    }
  } finally {
    await close();
    await overture.stop();
    ai.close();
  }
  return [
    {
      what: 'submit to the first email, in a browser',
      unit: 'ms',
      samples: firsts ?? [],
      baseline: { what: 'submit to ready', samples: readies ?? [] },
      goal: { maxRatio: 0.35 },
    },
    {
      what: 'last token of an email to readable, in a browser',
      unit: 'ms',
      samples: delays ?? [],
      baseline: { what: 'goal', samples: [150] },
      goal: { max: 150 },
    },
  ];
}

/** Submits a sample contact on the generator's page; answers when. */
async function submit(page: Page, link: string): Promise<number> {
  await fetchSample(page, link);
  await page.evaluate(() =>
    addEventListener('click', () => Reflect.set(window, 'clickedAt', Date.now()), { capture: true }),
  );
  await queueGeneration(page);
  return page.evaluate(() => Number(Reflect.get(window, 'clickedAt')));
}

/** Waits on the record's page until all is there; answers when each email could be read, and when it could be edited. */
async function watch(page: Page, url: string): Promise<{ emails: Map<string, number>; ready: number }> {
  await page.goto(url);
  const seen = await page.evaluate(async (count) => {
    const at: Record<string, number> = {};
    const ready = await new Promise<number>((resolve) => {
      const look = (): void => {
        const text = document.body.textContent ?? '';
        // The text of a step or of the email itself.
        for (const [subject] of text.matchAll(/Mail \d of answer \d+?(?!\d)/g)) at[subject] ??= Date.now();
        const isReady = [...document.querySelectorAll('button')].some((button) => button.textContent === 'Edit');
        if (isReady && Object.keys(at).length >= count) resolve(Date.now());
      };
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
      look();
    });
    return { at, ready };
  }, emailsOfAnswer);
  return { emails: new Map(Object.entries(seen.at)), ready: seen.ready };
}

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;
