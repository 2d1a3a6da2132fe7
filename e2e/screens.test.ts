import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createKey, createModel } from '@overture/core/contract';
import { launchBrowser, openPage } from './support/browser.ts';
import { callerFor } from './support/call-api.ts';
import { describeWithBrowser } from './support/describe-with-browser.ts';
import { atRest, findingsOf, takeShifts, watchShifts } from './support/screen-findings.ts';
import type { FindingsOptions } from './support/screen-findings.ts';
import { signIn, signInFirst } from './support/sign-in.ts';
import { startOverture, type RunningOverture } from './support/start-overture.ts';

/** More than this of the window moving is seen as a jump. */
const shiftLimit = 0.02;

interface Screen {
  /** The menu entry that leads there. */
  readonly menu: string;
  readonly heading: string;
  /** What opens a dialog; of several that fit, the first. */
  readonly dialogs?: readonly (string | RegExp)[];
  /** Laid out otherwise on a phone. */
  readonly phone?: boolean;
}

/** In a dialog the rules are tried on the dialog alone. */
const dialog = { within: '[role="dialog"]' };

const shared: readonly Screen[] = [{ menu: 'Settings', heading: 'Profile Settings' }];
const roles = {
  admin: {
    email: 'sales@overture.example',
    contact: 0,
    screens: [...shared, { menu: 'AI Prompts', heading: 'AI Prompts', dialogs: [/^View /], phone: true }],
  },
  superadmin: {
    email: 'superadmin@overture.example',
    contact: 1,
    screens: [
      ...shared,
      { menu: 'Overview', heading: 'Overview', phone: true },
      { menu: 'AI Models', heading: 'AI Models', dialogs: ['Create AI Model', /^Edit /, /^Deactivate /] },
      { menu: 'User Groups', heading: 'User Groups', dialogs: ['Create User', /^Delete\b/] },
      { menu: 'API Keys', heading: 'API Keys', dialogs: ['Create API Key', /^Edit /, /^Delete /], phone: true },
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
    const call = await callerFor(overture.url, 'superadmin@overture.example');
    const stored = { department: 'DT-PM', active: false };
    await call(createKey, { name: 'Campaigns', keyType: 'Openai', key: 'sk-not-a-real-one', ...stored });
    await call(createModel, { aiModel: 'gpt-5-mini', aiModelLabel: 'GPT-5 Mini', ...stored, active: true });
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
      if (role === 'admin') {
        await signInFirst(page, overture.url, email);
        await journey.inspectFirstVisit();
      } else await signIn(page, overture.url, email);

      await journey.open({ menu: 'Generation Queue', heading: 'Generation Queue' });
      await journey.open({ menu: 'Generate Emails', heading: 'Email Sequence Generator' });
      await journey.generate(overture.sampleLinks[contact] ?? '');
      await journey.inspect('Generation Queue', { phone: true });
      await journey.inspectDialog(/^Delete\b/);
      await page.getByRole('link', { name: 'View', exact: true }).first().click();
      await page.getByText('Email sequence generated successfully!').waitFor();
      await journey.inspect('Generated Email Details', { phone: true });
      for (const screen of screens) await journey.open(screen);
      if (role === 'superadmin') await journey.openUsersRecords();
      await journey.inspectPalette();
      await journey.inspectDrawer();

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

  async open({ menu, heading, dialogs = [], phone = false }: Screen): Promise<void> {
    const page = this.#page;
    await takeShifts(page);
    await page.getByRole('navigation').getByRole('link', { name: menu, exact: true }).click();
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
    await this.#expectNoJump(`to ${menu}`);
    await this.inspect(menu, { phone });
    for (const opener of dialogs) await this.inspectDialog(opener);
  }

  async generate(link: string): Promise<void> {
    const page = this.#page;
    await page.getByLabel('HubSpot Contact URL').fill(link);
    if (await page.getByRole('combobox', { name: 'Domain' }).isVisible()) await this.#choose('Domain');
    await page.getByRole('button', { name: 'Fetch & Analyze' }).click();
    await page.getByText('AI can make mistakes').waitFor({ timeout: 30_000 });
    await this.inspect('a fetched contact', { phone: true });
    await page.getByRole('button', { name: 'Generate Email Sequence' }).click();
    await page.getByRole('dialog').waitFor();
    await this.inspect('Generate', dialog);
    await this.#choose('Prompt Template');
    await page.getByRole('button', { name: 'Generate Sequence' }).click();
    await page.getByText('Generation Added to Queue').waitFor();
    await this.inspect('Generation Added to Queue', dialog);
    await takeShifts(page);
    await page.getByRole('button', { name: 'Go to Queue' }).click();
    await page.getByRole('heading', { name: 'Generation Queue', level: 1 }).waitFor();
    await this.#expectNoJump('to the queue');
    await page.getByRole('link', { name: 'View', exact: true }).first().waitFor({ timeout: 30_000 });
  }

  async openUsersRecords(): Promise<void> {
    const page = this.#page;
    await page.getByRole('navigation').getByRole('link', { name: 'Overview', exact: true }).click();
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
    await this.inspect('Search', dialog);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }

  /** The two dialogs that the others of the journey do not show: the question for the profile, and the bar's. */
  async inspectFirstVisit(): Promise<void> {
    const page = this.#page;
    await page.getByRole('dialog', { name: 'Profile Completion Required' }).waitFor();
    await this.inspect('Profile Completion Required', dialog);
    await page.getByRole('button', { name: "I'll Do It Later" }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'How?' }).click();
    await page.getByRole('dialog', { name: 'Work with real contacts' }).waitFor();
    await this.inspect('Work with real contacts', dialog);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }

  /** The menu of a phone. */
  async inspectDrawer(): Promise<void> {
    const page = this.#page;
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog').waitFor();
    await this.inspect('menu on a phone', dialog);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }

  async inspectDialog(opener: string | RegExp): Promise<void> {
    const page = this.#page;
    const button = page.locator('main').getByRole('button', { name: opener }).first();
    await button.click();
    await page.getByRole('dialog').waitFor();
    await this.inspect(`dialog ${String(opener)}`, dialog);
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

  async inspect(what: string, options: FindingsOptions = {}): Promise<void> {
    this.findings.push(...(await findingsOf(this.#page, options)).map((finding) => `${what}: ${finding}`));
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
