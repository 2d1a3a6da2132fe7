import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changeProof, createKey, createModel, createPrompt, updatePrompt } from '@overture/core/contract';
import { makePdf } from '@overture/core/testing/make-pdf';
import { launchBrowser, openPage } from './support/browser.ts';
import { callerFor } from './support/call-api.ts';
import { describeWithBrowser } from './support/describe-with-browser.ts';
import { fetchSample, queueGeneration } from './support/generator-steps.ts';
import { answerInstead, pictureStates } from './support/picture-states.ts';
import {
  atRest,
  findingsOf,
  takeShifts,
  watchMotion,
  watchShifts,
  type FindingsOptions,
} from './support/screen-findings.ts';
import { emails, signIn, signInFirst } from './support/sign-in.ts';
import { startOverture, type RunningOverture } from './support/start-overture.ts';

/** A larger layout shift counts as a jump. */
const shiftLimit = 0.02;

interface Screen {
  /** The menu entry that leads there, or the tab of the screen before. */
  readonly menu: string;
  readonly heading: string;
  /** What opens a dialog; of several that fit, the first. */
  readonly dialogs?: readonly (string | RegExp)[];
  /** The layout differs on a phone. */
  readonly phone?: boolean;
}

// Screens with dialogs, or with another layout on a phone. The sidebar leads to the others (`openTheRest`).

/** Limits the rules to the dialog. */
const dialog = { within: '[role="dialog"]' };

const adminScreens: readonly Screen[] = [
  { menu: 'Runs', heading: 'Runs', phone: true },
  { menu: 'AI Prompts', heading: 'AI Prompts', dialogs: [/^View /], phone: true },
];
const superadminScreens: readonly Screen[] = [
  { menu: 'Overview', heading: 'Overview', phone: true },
  { menu: 'AI Models', heading: 'AI Models', dialogs: ['Create AI Model', /^Edit /, /^Deactivate /] },
  { menu: 'User Groups', heading: 'User Groups', dialogs: ['Create User', 'Import CSV', /^Delete\b/] },
  { menu: 'Limits', heading: 'Limits', dialogs: ['Set Limit', /^Edit /, /^Remove /], phone: true },
  { menu: 'Connections', heading: 'Connect', phone: true },
  { menu: 'API Keys', heading: 'API Keys', dialogs: ['Create API Key', /^Edit /, /^Delete /], phone: true },
  { menu: 'AI Prompts', heading: 'AI Prompts', dialogs: [/^Delete\b/] },
  {
    menu: 'Summary Prompts',
    heading: 'Summary Prompt',
    dialogs: ['Create Summary', /^View /, /^Edit /, /^Delete\b/],
  },
];

describeWithBrowser('every screen and its dialogs', () => {
  let overture: RunningOverture;
  let browser: Browser;
  let closeBrowser: () => Promise<void>;
  /** The paths of the pages that somebody has opened, so that each is judged once. */
  const opened = new Set<string>();

  beforeAll(async () => {
    [overture, { browser, close: closeBrowser }] = await Promise.all([startOverture(), launchBrowser()]);
    const call = await callerFor(overture.url, emails.superadmin);
    const stored = { department: 'DT-PM', active: false };
    await call(createKey, { name: 'Campaigns', keyType: 'Openai', key: 'sk-not-a-real-one', ...stored });
    await call(createModel, { aiModel: 'gpt-6.1-terra', aiModelLabel: 'GPT-6.1 Terra', ...stored, active: true });
    // A second version, so that there is something to compare.
    const renewal = { title: 'Renewal', description: '', department: 'Overture-Sales' };
    const created = await call(createPrompt, { ...renewal, prompt: 'Write three emails about the renewal.' });
    const { _id } = createPrompt.response.parse(created).prompt;
    await call(updatePrompt, { ...renewal, _id, prompt: 'Write two emails about the renewal.', draft: true });
    // Of the first domain, which the screen opens with; enough of them to be searched.
    await call(changeProof, {
      department: 'Overture-Sales',
      remove: [],
      add: Array.from({ length: 12 }, (_, index) => ({
        service: index % 2 === 0 ? 'Web development' : '',
        industry: index % 3 === 0 ? 'Hotels' : '',
        text: `Direct bookings of a hotel group rose by ${index + 20} % within half a year of its new site.`,
        url: 'https://agency.example/hotels',
        mayBeNamed: index % 2 === 0,
      })),
    });
  });

  afterAll(async () => {
    await closeBrowser();
    await overture.stop();
  });

  const begin = async () => {
    const { page, problems } = await openPage(browser, { reducedMotion: 'reduce' });
    await watchShifts(page);
    const moved = await watchMotion(page);
    const journey = new Journey(page, opened);
    const end = async () => {
      expect(journey.findings).toEqual([]);
      expect(problems).toEqual([]);
      expect(moved).toEqual([]);
      await page.context().close();
    };
    return { page, journey, end };
  };

  it('is accessible in light and dark, fits a phone and never jumps: admin', async () => {
    const { page, journey, end } = await begin();
    await page.goto(`${overture.url}/login`);
    await journey.inspect('Login');
    await signInFirst(page, overture.url, emails.admin);
    await journey.inspectFirstVisit();
    await journey.open({ menu: 'Generation Queue', heading: 'Generation Queue' });
    await journey.open({ menu: 'Generate Emails', heading: 'Email Sequence Generator' });
    await journey.generate(overture.sampleLinks[0] ?? '');
    await journey.inspect('Generation Queue', { phone: true });
    await journey.inspectOptions('Template');
    await journey.inspectDialog(/^Delete\b/);
    await journey.inspectReview();
    await page.getByRole('link', { name: 'View', exact: true }).first().click();
    await page.getByText('Email sequence generated successfully!').waitFor();
    await journey.inspect('Generated Email Details', { phone: true });
    await journey.inspectDialog('Hand over');
    await journey.inspectDesk();
    for (const screen of adminScreens) await journey.open(screen);
    await journey.inspectDraft(overture.sampleLinks[0] ?? '');
    await journey.inspectEditing();
    await journey.openTheRest();
    await end();
  });

  /** Only what an admin does not see, or sees otherwise: every screen is judged once. */
  it('is accessible in light and dark, fits a phone and never jumps: superadmin', async () => {
    const { page, journey, end } = await begin();
    await signIn(page, overture.url, emails.superadmin);
    await journey.open({ menu: 'Generate Emails', heading: 'Email Sequence Generator' });
    await fetchSample(page, overture.sampleLinks[1] ?? '');
    await queueGeneration(page);
    await page.getByRole('button', { name: 'Go to Queue' }).click();
    await page.getByRole('link', { name: 'View', exact: true }).first().waitFor();
    for (const screen of superadminScreens) await journey.open(screen);
    await journey.openPrompt();
    await journey.openUsersRecords();
    await journey.openTheRest();
    await journey.inspectPalette();
    await journey.inspectDrawer();
    await end();
  });

  it('is accessible when something failed', async () => {
    const { page } = await openPage(browser, { reducedMotion: 'reduce' });
    const journey = new Journey(page);
    await page.goto(`${overture.url}/login`);
    await journey.inspectRefusedSignIn();
    await signIn(page, overture.url, emails.admin);
    await journey.inspectFailedFetch(overture.sampleLinks[0] ?? '');
    await journey.inspectNothingFound();
    await journey.inspectCrash();
    expect(journey.findings).toEqual([]);
    await page.context().close();
  });

  it('tells the states of a generation apart by colour', async () => {
    const { page } = await openPage(browser);
    await signIn(page, overture.url, emails.admin);
    const live = pictureStates().find(({ name }) => name === 'queue-live');
    await answerInstead(page, live?.answers ?? []);
    await page.goto(`${overture.url}/admin/history`);
    const colours = { Ready: [21, 112, 60], Processing: [29, 79, 215], Error: [180, 35, 24], Pending: [151, 74, 0] };
    for (const [status, colour] of Object.entries(colours)) {
      const text = page.locator('main table').getByText(status, { exact: true }).first();
      await text.waitFor();
      const shown = () => text.evaluate((element) => getComputedStyle(element).color);
      await expect.poll(shown, { timeout: 10_000 }).toBe(`rgb(${colour.join(', ')})`);
    }
    await page.context().close();
  });
});

/** Goes through the screens as a user does, and collects what is wrong. */
class Journey {
  readonly findings: string[] = [];
  readonly #page: Page;
  readonly #opened: Set<string>;
  /** The paths to which the sidebar and the tabs lead. */
  readonly #offered = new Set<string>();

  constructor(page: Page, opened = new Set<string>()) {
    this.#page = page;
    this.#opened = opened;
  }

  async open({ menu, heading, dialogs = [], phone = false }: Screen): Promise<void> {
    const page = this.#page;
    await takeShifts(page);
    // The first one is the sidebar's, where a tab of the page has the same name.
    await page.getByRole('navigation').getByRole('link', { name: menu, exact: true }).first().click();
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
    await this.#expectNoJump(`to ${menu}`);
    await this.#notePaths();
    await this.inspect(menu, { phone });
    for (const opener of dialogs) await this.inspectDialog(opener);
  }

  /** Opens what the sidebar and its tabs lead to and nothing has opened yet. */
  async openTheRest(): Promise<void> {
    const page = this.#page;
    for (const path of this.#offered) {
      if (this.#opened.has(path)) continue;
      await page.goto(new URL(path, page.url()).href);
      await page.locator('main h1').waitFor();
      await this.#notePaths();
      await this.inspect(path);
    }
  }

  async #notePaths(): Promise<void> {
    this.#opened.add(new URL(this.#page.url()).pathname);
    const links = this.#page.locator('nav a[href^="/"]');
    const paths = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
    for (const path of paths) this.#offered.add(new URL(path, this.#page.url()).pathname);
  }

  async inspectRefusedSignIn(): Promise<void> {
    const page = this.#page;
    await page.getByLabel('Email').fill(emails.admin);
    await page.getByLabel('Password', { exact: true }).fill('not the one');
    await page.keyboard.press('Enter');
    await page.locator('[data-kind="error"], [data-tone="error"]').first().waitFor();
    await this.inspect('a refused sign-in');
  }

  /** There is no contact with the id of the link. */
  async inspectFailedFetch(link: string): Promise<void> {
    const page = this.#page;
    await page.getByRole('combobox', { name: 'HubSpot Contact URL' }).fill(link.replace(/\d+$/, '999999'));
    await page.keyboard.press('Enter');
    await page.getByText('The contact could not be fetched').waitFor();
    await this.inspect('a failed fetch');
  }

  async generate(link: string): Promise<void> {
    const page = this.#page;
    await fetchSample(page, link);
    const name = `${'the whole catalogue '.repeat(6)}.pdf`;
    const file = { name, mimeType: 'application/pdf', buffer: Buffer.from(makePdf(['Our catalogue.'])) };
    await page.getByLabel('PDF', { exact: true }).setInputFiles(file);
    await this.inspect('a fetched contact', { phone: true });
    await page.getByRole('button', { name: 'Generate Email Sequence' }).click();
    await page.getByRole('dialog').waitFor();
    await this.inspect('Generate', dialog);
    await this.inspectOptions('Prompt Template');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await queueGeneration(page);
    await this.inspect('Generation Added to Queue', dialog);
    await takeShifts(page);
    await page.getByRole('button', { name: 'Go to Queue' }).click();
    await page.getByRole('heading', { name: 'Generation Queue', level: 1 }).waitFor();
    await this.#expectNoJump('to the queue');
    await page.getByRole('link', { name: 'View', exact: true }).first().waitFor();
  }

  /** The open list of a select, on a page or in a dialog. All of the page is judged, to find a list that left its place. */
  async inspectOptions(label: string): Promise<void> {
    const field = this.#page.getByRole('combobox', { name: label });
    const option = this.#page.getByRole('option').filter({ visible: true });
    await field.click();
    await option.first().waitFor();
    await this.inspect(`the options of ${label}`);
    await field.press('Escape');
    await option.first().waitFor({ state: 'hidden' });
  }

  /** The states of a result at work. */
  async inspectDesk(): Promise<void> {
    const page = this.#page;
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await page.locator('article [role="button"]').first().hover();
    await page.getByRole('tooltip').waitFor();
    await this.inspect('the note of a fact');
    await button('Open in …').click();
    await page.getByRole('menuitem').filter({ visible: true }).first().waitFor();
    await this.inspect('the mail programs');
    await page.keyboard.press('Escape');
    for (const tab of ['Playbook', 'Contact', 'Why']) {
      await page.getByRole('tab', { name: tab }).click();
      await this.inspect(`the tab ${tab}`, { phone: true });
    }
    await button('Edit').click();
    await page.getByRole('textbox', { name: 'Body' }).press('End');
    await page.keyboard.type(' It costs EUR 84,317.');
    await page.getByRole('listitem').filter({ hasText: '84,317' }).getByText('To fix').waitFor();
    await this.inspect('an email with a finding while it is typed', { phone: true });
    await page.reload();
    await page.getByText(/^What you typed at .* is back/).waitFor();
    await this.inspect('a draft that is back', { phone: true });
    await button('Save').click();
    await button('Show changes').click();
    await page.locator('article ins').first().waitFor();
    await this.inspect('what was changed', { phone: true });
    await button('Hide changes').click();
    await button('Earlier texts').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).waitFor();
    await this.inspect('Earlier texts', { ...dialog, phone: true });
    await this.#closeDialog();
    await button('Rewrite').click();
    // Nothing in the page's head is half under the bar above it.
    await page.evaluate(() => window.scrollTo(0, 0));
    await this.inspect('Rewrite', { phone: true });
    await button('Shorter').click();
    await button('Accept').waitFor();
    await page.locator('article del').first().waitFor();
    await this.inspect('a proposal', { phone: true });
    await button('Undo').click();
    await this.#rewriteParagraph();
    await button('Keyboard').click();
    await page.getByRole('dialog').waitFor();
    await this.inspect('Keys', dialog);
    await this.#closeDialog();
    await button('Regenerate').click();
    await page.getByRole('dialog').waitFor();
    await this.inspect('Regenerate', dialog);
    await page.getByRole('dialog').getByRole('button', { name: 'Regenerate' }).click();
    const versions = page.getByRole('button', { name: /^Version:\s?v2/ });
    await versions.click();
    await page.getByRole('menu').waitFor();
    await this.inspect('the menu of versions');
    await page.getByRole('menuitem', { name: 'Compare versions' }).click();
    await page.getByRole('dialog').getByRole('heading', { name: 'Email 1' }).waitFor();
    await this.inspect('Compare versions', { ...dialog, phone: true });
    await this.#closeDialog();
  }

  /** Only a part is to be written anew, so that the panel quotes it: a long line, which stays within its card. */
  async #rewriteParagraph(): Promise<void> {
    const page = this.#page;
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await button('Close rewrite').click();
    await button('Edit').click();
    const body = page.getByRole('textbox', { name: 'Body' });
    for (const key of ['Control+Home', 'ArrowDown', 'ArrowDown', 'Shift+Control+End']) await body.press(key);
    await button('Rewrite').click();
    await page.getByText(/^Only “/).waitFor();
    const endOf = async (place: Locator) => {
      const box = await place.boundingBox();
      return (box?.x ?? NaN) + (box?.width ?? NaN);
    };
    const panel = await endOf(page.getByRole('region', { name: 'Rewrite' }));
    const head = await endOf(page.getByRole('button', { name: /^(Approved?|Next contact)$/ }).last());
    if (panel > head + 16) this.findings.push(`the quoted part: the panel ends at ${panel}, its card at ${head}`);
    await button('Close rewrite').click();
    await button('Cancel').click();
  }

  async #closeDialog(): Promise<void> {
    await this.#page.keyboard.press('Escape');
    await this.#page.getByRole('dialog').waitFor({ state: 'detached' });
  }

  /** An email from elsewhere, before and after the contact is read. */
  async inspectDraft(link: string): Promise<void> {
    const page = this.#page;
    await this.open({ menu: 'Check a draft', heading: 'Check a draft', phone: true });
    await page.getByRole('combobox', { name: 'HubSpot Contact URL' }).fill(link);
    await page.getByRole('textbox', { name: 'Body' }).fill('Hello Bob,\n\nit costs EUR 84,317.');
    await page.getByRole('listitem').filter({ hasText: '84,317' }).getByText('To fix').waitFor();
    await this.inspect('a draft with findings', { phone: true });
  }

  /** The result and the profile while they are edited. */
  async inspectEditing(): Promise<void> {
    const page = this.#page;
    await this.open({ menu: 'Settings', heading: 'Profile Settings' });
    await page.getByRole('switch', { name: 'Edit Mode' }).click();
    await this.inspect('the profile in edit', { phone: true });
    await this.open({ menu: 'Generation Queue', heading: 'Generation Queue' });
    await page.getByRole('link', { name: 'View', exact: true }).first().click();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await this.inspect('an email in edit', { phone: true });
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  }

  async inspectNothingFound(): Promise<void> {
    const page = this.#page;
    await page.goto(`${new URL(page.url()).origin}/detailed-history/999`);
    await page.getByText('No Data Found').waitFor();
    await this.inspect('No Data Found');
  }

  /** A page that breaks while it is shown, with the details of the error open. */
  async inspectCrash(): Promise<void> {
    const page = this.#page;
    await page.evaluate(() => {
      const format = Object.getOwnPropertyDescriptor(Number.prototype, 'toLocaleString');
      const fail = (): never => {
        throw new RangeError('nothing to be shown');
      };
      Object.defineProperty(Number.prototype, 'toLocaleString', { configurable: true, value: fail });
      Reflect.set(window, 'mend', () => Object.defineProperty(Number.prototype, 'toLocaleString', format ?? {}));
    });
    await page.getByRole('navigation').getByRole('link', { name: 'Generation Queue' }).click();
    await page.getByRole('heading', { name: 'Oops! Something Went Wrong' }).waitFor();
    await page.getByText('Error details').click();
    await page.getByText('RangeError: nothing to be shown').waitFor();
    await this.inspect('a crash', { phone: true });
    await page.evaluate(() => (Reflect.get(window, 'mend') as () => void)());
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.getByRole('heading', { name: 'Generation Queue', level: 1 }).waitFor();
  }

  /** A prompt's own page. */
  async openPrompt(): Promise<void> {
    await this.open({ menu: 'AI Prompts', heading: 'AI Prompts' });
    await this.#page.getByRole('link', { name: 'Edit Renewal', exact: true }).click();
    await this.#page.getByRole('form', { name: 'Edit Prompt' }).waitFor();
    await this.inspect('Edit Prompt', { phone: true });
    await this.inspectDialog(/^Compare /);
  }

  async openUsersRecords(): Promise<void> {
    const page = this.#page;
    await page.getByRole('navigation').getByRole('link', { name: 'Overview', exact: true }).click();
    const own = page.getByRole('row', { name: /superadmin@/ });
    await own.waitFor();
    await atRest(page);
    await takeShifts(page);
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

  /** The bar of a selection, and the review of what is ready, from the queue and back. */
  async inspectReview(): Promise<void> {
    const page = this.#page;
    await page.getByRole('checkbox', { name: 'Select all rows' }).check();
    await this.inspect('a selection in the queue', { phone: true });
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await page.getByRole('link', { name: /^Review \d+$/ }).click();
    await page.getByRole('button', { name: 'Approve and next' }).waitFor();
    await this.inspect('Review', { phone: true });
    await page.getByRole('link', { name: 'Generation Queue' }).first().click();
    await page.getByRole('heading', { name: 'Generation Queue', level: 1 }).waitFor();
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

  /** The two dialogs of a first visit: the question for the profile, and the one of the sandbox bar. */
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
}
