import type { Page } from 'playwright-core';
import { untilFetched } from '../e2e/support/generator-steps.ts';
import { launchBrowser, openPage } from '../e2e/support/browser.ts';
import { emails, signIn } from '../e2e/support/sign-in.ts';
import { startOverture } from '../e2e/support/start-overture.ts';
import type { Bench, Comparison } from './support/comparison.ts';

/** The actions (clicks, taps, keys and pastes) that were counted on the screens before the desk existed. */
const before = { read: 8, copyFour: 19 } as const;
/** The actions to change an email by hand: open, select, type and save. */
const byHand = 4;

/** A way through the product, by the screen and the rep's input device. */
interface Way {
  readonly name: string;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly hand: 'mouse' | 'keyboard';
}

const mouse: Way = { name: 'mouse', viewport: { width: 1440, height: 900 }, hand: 'mouse' };
const ways: readonly Way[] = [
  mouse,
  { name: 'keyboard', viewport: { width: 1440, height: 900 }, hand: 'keyboard' },
  { name: '390 px', viewport: { width: 390, height: 844 }, hand: 'mouse' },
];

export const bench: Bench = {
  description: 'what a rep does from a pasted link to reading, to four copied emails, and to a rewritten one',
  async run(log) {
    const overture = await startOverture();
    const { browser, close } = await launchBrowser();
    try {
      const comparisons: Comparison[] = [];
      const [first = '', second = '', third = ''] = overture.sampleLinks;
      // After the first generation, the last template is chosen already.
      for (const [at, link] of [first, second, third, first].entries()) {
        const way = ways[Math.max(0, at - 1)] ?? mouse;
        const { page } = await openPage(browser, { viewport: way.viewport });
        await signIn(page, overture.url, emails.admin);
        const counted = await walk(page, way, link, log);
        if (at > 0) comparisons.push(...counted);
        await page.context().close();
      }
      return comparisons;
    } finally {
      await close();
      await overture.stop();
    }
  },
};

/** Goes one way from the pasted link to the rewritten email, and counts the actions. */
async function walk(page: Page, { name, hand }: Way, link: string, log: (line: string) => void): Promise<Comparison[]> {
  const rep = new Rep(page, hand);
  await page.getByRole('combobox', { name: 'HubSpot Contact URL' }).fill(link);
  rep.count();
  if (hand === 'keyboard') await rep.key('Enter');
  else await rep.click('Fetch & Analyze');
  await untilFetched(page);
  if (hand === 'keyboard') await rep.key('Control+Enter');
  else await rep.click('Generate Email Sequence');
  await page.getByRole('dialog').waitFor();
  await chooseTemplate(page, rep);
  if (hand === 'keyboard') await rep.key('Control+Enter');
  else await rep.click('Generate Sequence');
  const view = page.getByRole('dialog').getByRole('button', { name: 'View' });
  await view.waitFor({ timeout: 60_000 });
  await rep.click('View');
  await page.getByRole('article').waitFor();
  const read = rep.lap();
  await page.getByRole('button', { name: 'Edit', exact: true }).waitFor({ timeout: 60_000 });
  // Keys do nothing until the dialog has faded out, even if it is no longer announced.
  await page.locator('[role="dialog"]').waitFor({ state: 'detached' });
  const emailsThere = await page
    .getByRole('navigation', { name: 'Emails of the sequence' })
    .getByRole('button')
    .count();
  for (let copied = 1; copied <= emailsThere; copied += 1) {
    if (hand === 'keyboard') await rep.key('c');
    else await rep.click('Copy body');
    await page.getByRole('button', { name: 'Copied!' }).waitFor();
    if (copied === emailsThere) break;
    if (hand === 'keyboard') await rep.key('j');
    else await rep.click('Next');
  }
  const copy = rep.lap();
  if (hand === 'keyboard') {
    await rep.key('r');
    await page.getByRole('region', { name: 'Rewrite' }).waitFor();
    await page.keyboard.type('shorter');
    rep.count();
    await rep.key('Enter');
  } else {
    await rep.click('Rewrite');
    await rep.click('Shorter');
  }
  await page.getByRole('button', { name: 'Accept' }).waitFor();
  if (hand === 'keyboard') await rep.key('Control+Enter');
  else await rep.click('Accept');
  await page.getByText('Edited by you.').waitFor();
  const rewrite = rep.lap();
  log(
    `${name}: reading after ${read.actions} actions, ${emailsThere} copied with ${copy.actions}, rewritten with ${rewrite.actions}`,
  );
  return [
    steps(`${name}, to reading`, read.actions, before.read, 5),
    time(`${name}, to reading`, read.ms, 30_000),
    steps(`${name}, ${emailsThere} copied`, copy.actions, before.copyFour, 7),
    time(`${name}, ${emailsThere} copied`, copy.ms),
    steps(`${name}, one rewritten`, rewrite.actions, byHand),
    time(`${name}, one rewritten`, rewrite.ms),
  ];
}

/** Chooses a template if none is remembered. */
async function chooseTemplate(page: Page, rep: Rep): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Prompt Template' });
  // The field is disabled until the templates are there, and with them the remembered one.
  await field.click({ trial: true });
  if ((await field.inputValue()) !== '') return;
  await field.click();
  await page.getByRole('option').first().click();
  rep.count(2);
}

const steps = (what: string, actions: number, old: number, goal?: number): Comparison => ({
  what,
  unit: 'actions',
  samples: [actions],
  baseline: { what: 'before the desk', samples: [old] },
  ...(goal !== undefined && { goal: { max: goal } }),
});

const time = (what: string, ms: number, goal?: number): Comparison => ({
  what,
  unit: 'ms',
  samples: [ms],
  baseline: { what: 'half a minute', samples: [30_000] },
  ...(goal !== undefined && { goal: { max: goal } }),
});

/** Acts as a rep and counts the actions, including the keys that only move the focus. */
class Rep {
  readonly #page: Page;
  readonly #hand: Way['hand'];
  #actions = 0;
  #startedAt = performance.now();

  constructor(page: Page, hand: Way['hand']) {
    this.#page = page;
    this.#hand = hand;
  }

  count(actions = 1): void {
    this.#actions += actions;
  }

  async key(key: string): Promise<void> {
    await this.#page.keyboard.press(key);
    this.count();
  }

  /** Presses the named button; with a keyboard by Tab and Enter. */
  async click(name: string): Promise<void> {
    const button = this.#page.getByRole('button', { name, exact: true }).last();
    if (this.#hand === 'mouse') {
      await button.click();
      return this.count();
    }
    await button.waitFor();
    for (let presses = 0; presses < 120; presses += 1) {
      if (await button.evaluate((element) => element === document.activeElement)) return this.key('Enter');
      await this.key('Tab');
    }
    throw new Error(`Nothing named "${name}" was reached by keyboard.`);
  }

  /** The actions and the time since the last lap. */
  lap(): { readonly actions: number; readonly ms: number } {
    const now = performance.now();
    const lap = { actions: this.#actions, ms: Math.round(now - this.#startedAt) };
    this.#actions = 0;
    this.#startedAt = now;
    return lap;
  }
}
