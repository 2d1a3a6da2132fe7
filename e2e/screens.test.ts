import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser, openPage } from './support/browser.ts';
import { describeWithBrowser } from './support/describe-with-browser.ts';
import { atRest, findingsOf, takeShifts, watchShifts } from './support/screen-findings.ts';
import { signIn } from './support/sign-in.ts';
import { startOverture, type RunningOverture } from './support/start-overture.ts';

/** More than this of the window moving is seen as a jump. */
const shiftLimit = 0.02;

interface Screen {
  /** The menu entry that leads there. */
  readonly menu: string;
  readonly heading: string;
  /** What opens a dialog; of several that fit, the first. */
  readonly dialogs?: readonly (string | RegExp)[];
}

const shared: readonly Screen[] = [{ menu: 'Settings', heading: 'Profile Settings' }];
const roles = {
  admin: {
    email: 'sales@overture.example',
    contact: 0,
    screens: [...shared, { menu: 'AI Prompts', heading: 'AI Prompts', dialogs: [/^View /] }],
  },
  superadmin: {
    email: 'superadmin@overture.example',
    contact: 1,
    screens: [
      ...shared,
      { menu: 'Overview', heading: 'Overview' },
      { menu: 'AI Models', heading: 'AI Models', dialogs: ['Create AI Model'] },
      { menu: 'User Groups', heading: 'User Groups', dialogs: ['Create User', /^Delete\b/] },
      { menu: 'API Keys', heading: 'API Keys', dialogs: ['Create API Key'] },
      { menu: 'AI Prompts', heading: 'AI Prompts', dialogs: ['Create Prompt', /^Edit /, /^Delete\b/] },
      { menu: 'Summary Prompts', heading: 'Summary Prompt', dialogs: ['Create Summary', /^View /] },
      { menu: 'Base Summary', heading: 'Base Summary' },
    ],
  },
} as const satisfies Record<string, { email: string; contact: number; screens: readonly Screen[] }>;

describeWithBrowser('every screen and its dialogs', () => {
  let overture: RunningOverture;
  let browser: Browser;
  let closeBrowser: () => Promise<void>;

  beforeAll(async () => {
    [overture, { browser, close: closeBrowser }] = await Promise.all([startOverture(), launchBrowser()]);
  }, 240_000);

  afterAll(async () => {
    await closeBrowser();
    await overture.stop();
  });

  it.each(['admin', 'superadmin'] as const)(
    'is accessible in light and dark, fits a phone and never jumps: %s',
    async (role) => {
      const { email, contact, screens } = roles[role];
      const { page, problems } = await openPage(browser, { reducedMotion: 'reduce' });
      page.setDefaultTimeout(10_000);
      await watchShifts(page);
      const journey = new Journey(page);
      await page.goto(`${overture.url}/login`);
      await journey.inspect('Login');
      await signIn(page, overture.url, email);

      await journey.open({ menu: 'Generate Emails', heading: 'Email Sequence Generator' });
      await journey.generate(overture.sampleLinks[contact] ?? '');
      await journey.inspect('Generation Queue');
      await journey.inspectDialog(/^Delete\b/);
      await page.getByRole('link', { name: 'View', exact: true }).first().click();
      await page.getByText('Email sequence generated successfully!').waitFor();
      await journey.inspect('Generated Email Details');
      for (const screen of screens) await journey.open(screen);
      if (role === 'superadmin') await journey.openUsersRecords();
      await journey.inspectPalette();

      expect(journey.findings).toEqual([]);
      expect(problems).toEqual([]);
      await page.context().close();
    },
    240_000,
  );
});

/** Goes through the screens as a person does, and writes down whatever it finds wrong. */
class Journey {
  readonly findings: string[] = [];
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async open({ menu, heading, dialogs = [] }: Screen): Promise<void> {
    const page = this.#page;
    await takeShifts(page);
    await page.getByRole('link', { name: menu, exact: true }).click();
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
    await this.#expectNoJump(`to ${menu}`);
    await this.inspect(menu);
    for (const opener of dialogs) await this.inspectDialog(opener);
  }

  async generate(link: string): Promise<void> {
    const page = this.#page;
    await page.getByLabel('HubSpot Contact URL').fill(link);
    if (await page.getByRole('combobox', { name: 'Domain' }).isVisible()) await this.#choose('Domain');
    await page.getByRole('button', { name: 'Fetch & Analyze' }).click();
    await page.getByText('AI can make mistakes').waitFor({ timeout: 30_000 });
    await this.inspect('a fetched contact');
    await page.getByRole('button', { name: 'Generate Email Sequence' }).click();
    await page.getByRole('dialog').waitFor();
    await this.inspect('Generate', '[role="dialog"]');
    await this.#choose('Prompt Template');
    await page.getByRole('button', { name: 'Generate Sequence' }).click();
    await page.getByText('Generation Added to Queue').waitFor();
    await this.inspect('Generation Added to Queue', '[role="dialog"]');
    await takeShifts(page);
    await page.getByRole('button', { name: 'Go to Queue' }).click();
    await page.getByRole('heading', { name: 'Generation Queue', level: 1 }).waitFor();
    await this.#expectNoJump('to the queue');
    await page.getByRole('link', { name: 'View', exact: true }).first().waitFor({ timeout: 30_000 });
  }

  async openUsersRecords(): Promise<void> {
    const page = this.#page;
    await page.getByRole('link', { name: 'Overview', exact: true }).click();
    await takeShifts(page);
    const own = page.getByRole('row', { name: /superadmin@/ });
    await own.getByRole('link', { name: 'View Email Sequence Details' }).click();
    await page.getByRole('heading', { name: 'User Email History', level: 1 }).waitFor();
    await this.#expectNoJump('to User Email History');
    await this.inspect('User Email History');
    const view = page.locator('main table').getByRole('link').first();
    await takeShifts(page);
    await view.click();
    await page.getByRole('heading', { name: 'User Details', level: 1 }).waitFor();
    await this.#expectNoJump('to User Details');
    await this.inspect('User Details');
  }

  async inspectPalette(): Promise<void> {
    const page = this.#page;
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Go to a contact, a record or a screen' }).waitFor();
    await page.getByRole('option').first().waitFor();
    await this.inspect('Search', '[role="dialog"]');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }

  async inspectDialog(opener: string | RegExp): Promise<void> {
    const page = this.#page;
    const button = page.locator('main').getByRole('button', { name: opener }).first();
    await button.click();
    await page.getByRole('dialog').waitFor();
    await this.inspect(`dialog ${String(opener)}`, '[role="dialog"]');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const returned = await button
      .and(page.locator(':focus'))
      .waitFor({ timeout: 2_000 })
      .then(
        () => true,
        () => false,
      );
    if (!returned) this.findings.push(`dialog ${String(opener)}: the focus does not go back to its opener`);
  }

  async inspect(what: string, within?: string): Promise<void> {
    await atRest(this.#page);
    this.findings.push(...(await findingsOf(this.#page, within)).map((finding) => `${what}: ${finding}`));
  }

  async #expectNoJump(what: string): Promise<void> {
    await atRest(this.#page);
    const { total, moved } = await takeShifts(this.#page);
    if (total >= shiftLimit) this.findings.push(`${what}: shifts by ${total.toFixed(3)}, ${moved.join(', ')}`);
  }

  async #choose(label: string): Promise<void> {
    const page = this.#page;
    await page.getByRole('combobox', { name: label }).click();
    await page.getByRole('option').first().click();
  }
}
