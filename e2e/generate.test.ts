import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { fetchContact, fetchContactAsSuperadmin, generate, generateAsSuperadmin } from '@overture/core/contract';
import { answerWith, holdNext, refusal, type ApiAnswer } from './support/api-answers.ts';
import { conferenceCut, longContact, longContactCut } from './support/contact-in-hubspot.ts';
import { describeWithBrowser } from './support/describe-with-browser.ts';
import { productWithBrowser } from './support/product-with-browser.ts';
import { findingsOf } from './support/screen-findings.ts';
import { signedInPages } from './support/signed-in-pages.ts';
import { stopClock, toastsOf } from './support/toasts.ts';

const fetched: ApiAnswer = { body: { success: true, data: longContact } };
const warning = 'AI can make mistakes, please read the emails carefully before enrolling the sequence.';

describeWithBrowser('from a contact’s link to the queue, in the product’s words', () => {
  const product = productWithBrowser();
  const openAs = signedInPages(product);
  const sampleLink = () => product.overture.sampleLinks[0] ?? '';
  const openGenerator = (answer: ApiAnswer = fetched) =>
    openAs('admin', '/dashboard', (page) => answerWith(page, fetchContact, () => answer));

  /** Types the link and presses Enter. */
  async function ask(page: Page, url = sampleLink()): Promise<void> {
    await page.getByLabel('HubSpot Contact URL').fill(url);
    await page.keyboard.press('Enter');
  }

  it('shows each step of a fetch when it happens, and the results half a second after the last', async () => {
    const page = await openAs('admin', '/dashboard', (each) => each.clock.install());
    await page.getByLabel('HubSpot Contact URL').waitFor();
    const held = await holdNext(page, fetchContact);
    await stopClock(page);
    await ask(page);
    await held.asked;
    const steps = page.getByRole('list', { name: 'Fetch progress' }).getByRole('listitem');
    await expect.poll(() => steps.allInnerTexts()).toHaveLength(4);
    expect((await steps.allTextContents()).join()).toMatch(
      /^Fetching CRM data.*,Processing CRM data.*,Generating insights.*,Finalizing setup/,
    );
    expect(await statesOf(steps)).toEqual(['processing', 'pending', 'pending', 'pending']);

    held.release(fetched);
    await expect
      .poll(async () => {
        await page.clock.runFor(1);
        return statesOf(steps);
      })
      .toEqual(['complete', 'complete', 'complete', 'complete']);
    await page.clock.runFor(480);
    expect(await page.getByText(warning).count()).toBe(0);
    await page.clock.runFor(40);
    await page.getByText(warning).waitFor();
    await page.context().close();
  });

  it('says why a contact could not be fetched: all four steps failed, and nothing is open any more', async () => {
    let answer: ApiAnswer = fetched;
    const page = await openAs('admin', '/dashboard', (each) => answerWith(each, fetchContact, () => answer));
    await ask(page, '');
    await toastsOf(page, 'Please enter a HubSpot URL first').waitFor();
    await ask(page, 'https://www.example.com/somebody');
    await toastsOf(page, 'Invalid HubSpot URL format. Please check and try again.').waitFor();

    await ask(page);
    await page.getByText(warning).waitFor();
    const steps = page.getByRole('list', { name: 'Fetch progress' }).getByRole('listitem');
    const failures: readonly (readonly [ApiAnswer, string])[] = [
      ['abort', 'Network error. Please check your connection and try again.'],
      [refusal(502, 'crm_unauthorized', 'no'), 'Authentication error. Please check your HubSpot permissions.'],
      [refusal(404, 'crm_contact_not_found', 'no'), 'Contact not found. Please verify the HubSpot URL.'],
      [refusal(429, 'crm_rate_limited', 'no'), 'Rate limit exceeded. Please wait a moment and try again.'],
      [refusal(422, 'crm_not_configured', 'Add a HubSpot key.'), 'Add a HubSpot key.'],
      [refusal(500, 'internal', 'no'), 'Failed to fetch HubSpot data. Please try again.'],
      [refusal(502, 'crm_unavailable', ''), 'Failed to fetch HubSpot data'],
      [{ body: { success: true } }, 'No data received from HubSpot API'],
    ];
    for (const [failure, text] of failures) {
      answer = failure;
      await page.getByLabel('HubSpot Contact URL').press('Enter');
      await toastsOf(page, new RegExp(`^${text}$`)).waitFor();
      expect(await statesOf(steps)).toEqual(['error', 'error', 'error', 'error']);
      expect(await page.getByText(warning).count()).toBe(0);
    }
    expect(await findingsOf(page)).toEqual([]);
    await page.context().close();
  });

  it('cuts the contact’s fields to their lengths, and closes the contact when the link changes', async () => {
    const page = await openGenerator();
    await ask(page);
    await page.getByText(warning).waitFor();
    for (const cut of longContactCut) await page.locator('main').getByText(cut, { exact: true }).first().waitFor();
    for (const value of ['SEO', 'webshop', 'checkout']) await page.getByText(value, { exact: true }).waitFor();
    expect(await page.getByRole('heading', { name: 'Conference Name' }).count()).toBe(0);

    await page.getByLabel('HubSpot Contact URL').fill(`${sampleLink()}0`);
    await page.getByText(warning).waitFor({ state: 'detached' });
    expect(await page.getByRole('button', { name: 'Generate Email Sequence' }).count()).toBe(0);
    await page.context().close();
  });

  it('names the conference to the departments of conferences', async () => {
    const page = await openGenerator();
    for (const department of ['Conference-US', 'Conference-Dubai', 'Conference-Sales']) {
      await page.evaluate((name) => localStorage.setItem('department', name), department);
      await page.reload();
      await ask(page);
      await page.getByRole('heading', { name: 'Conference Name' }).waitFor();
      await page.getByText(conferenceCut, { exact: true }).waitFor();
    }
    await page.context().close();
  });

  it('reads the contact’s history in four panels of 350 px, dated and worded', async () => {
    const page = await openGenerator();
    await ask(page);
    await page.getByText(warning).waitFor();
    const panels: readonly (readonly [string, readonly string[]])[] = [
      ['All Notes', ['NOTE (Jan 5, 2025)', 'Wants a quote']],
      [
        'All Email Exchanges',
        [
          'EMAIL THREAD 1 (Mar 9, 2025)',
          'No subject',
          '[Status: Unknown]',
          'EMAIL THREAD 2 (Jan 5, 2025)',
          'Your offer',
          '[Status: SENT]',
        ],
      ],
      ['Call Logs', ['CALL (Feb 2, 2025) - Intro', 'Direction: OUTBOUND', 'Duration: 61 seconds']],
      [
        'Meeting Notes',
        [
          'MEETING (Apr 1, 2025) - Meeting',
          'Outcome: Unknown',
          'Location: Unknown',
          'MEETING (Jan 6, 2025) - Kick-off',
          'Outcome: COMPLETED',
          'Location: Oslo',
        ],
      ],
    ];
    for (const [name, lines] of panels) {
      await page.getByRole('tab', { name }).click();
      const panel = page.getByRole('region', { name });
      await panel.getByText(lines[0] ?? '').waitFor();
      expect((await panel.boundingBox())?.height).toBe(350);
      expect(inOrder(await panel.innerText(), lines)).toEqual(lines);
    }
    for (const card of ['CRM Data', 'Additional Context']) {
      const head = page.getByRole('button', { name: card });
      expect(await head.getAttribute('aria-expanded')).toBe('true');
      await head.click();
      expect(await head.getAttribute('aria-expanded')).toBe('false');
    }
    expect(await page.getByRole('tab', { name: 'All Notes' }).isVisible()).toBe(false);
    expect(await page.getByLabel('Additional Info').isVisible()).toBe(false);
    await page.context().close();
  });

  it('takes context and a PDF, asks for a template, and leads on from the queue dialog', async () => {
    const page = await openAs('admin', '/dashboard');
    await ask(page);
    await page.getByText(warning).waitFor();
    for (const box of ['Additional Info', 'Contact LinkedIn Bio', 'Company Info', 'Company Website Content'])
      await page.getByLabel(box).fill(`About ${box}`);
    const file = (name: string, mimeType: string) => ({ name, mimeType, buffer: Buffer.from('%PDF-1.4') });
    const upload = page.getByLabel('PDF', { exact: true });
    await upload.setInputFiles(file('notes.txt', 'text/plain'));
    await toastsOf(page, 'Please select a valid PDF file').waitFor();
    const name = `${'the whole catalogue '.repeat(6)}.pdf`;
    await upload.setInputFiles(file(name, 'application/pdf'));
    await toastsOf(page, `PDF "${name}" uploaded successfully!`).waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: /^Remove the whole catalogue/ }).click();

    const open = page.getByRole('button', { name: 'Generate Email Sequence' });
    await open.click();
    const modal = page.getByRole('dialog', { name: 'Generate Email Sequence' });
    expect(await modal.getByRole('combobox', { name: 'Domain' }).count()).toBe(0);
    const template = modal.getByRole('combobox', { name: 'Prompt Template' });
    expect(await template.getAttribute('placeholder')).toBe('Select an option');
    await modal.getByRole('button', { name: 'Generate Sequence' }).click();
    await modal.getByText('Please select a prompt template').waitFor();
    await expect.poll(() => hasFocus(template)).toBe(true);
    await modal.getByRole('button', { name: 'Close' }).click();
    await modal.waitFor({ state: 'detached' });
    await open.click();
    await template.click();
    await page.getByRole('option').first().click();

    let answer: ApiAnswer | undefined = 'abort';
    await answerSubmits(page, () => answer);
    const submit = modal.getByRole('button', { name: 'Generate Sequence' });
    await submit.click();
    await modal.getByText('Error generating email sequence. Please try again.').waitFor();
    answer = { status: 204 };
    await submit.click();
    await modal.getByText('Unexpected response status').waitFor();
    answer = undefined;
    await submit.click();

    await toastsOf(page, 'Added to the Generation Queue').waitFor();
    const queued = page.getByRole('dialog', { name: 'Generation Added to Queue' });
    await queued.getByRole('button', { name: 'Go to Queue' }).waitFor();
    await queued.getByRole('button', { name: 'Generate More' }).click();
    await queued.waitFor({ state: 'detached' });
    expect(await page.getByLabel('HubSpot Contact URL').inputValue()).toBe('');
    expect(await page.getByText(warning).count()).toBe(0);
    await page.context().close();
  });

  it('lets a superadmin choose the domain, and sends it along', async () => {
    const page = await openAs('superadmin', '/admin/generate-email');
    await ask(page);
    await toastsOf(page, 'Please select a Domain').waitFor();
    const domain = page.getByRole('combobox', { name: 'Domain' });
    await expect.poll(() => hasFocus(domain)).toBe(true);
    await choose(page, domain, 'Overture-PM');
    const [request] = await Promise.all([
      page.waitForRequest((each) => each.url().endsWith(fetchContactAsSuperadmin.path)),
      page.getByLabel('HubSpot Contact URL').press('Enter'),
    ]);
    expect(request.postDataJSON()).toMatchObject({ role: 'superadmin', zone: 'Overture-PM' });
    await page.getByText(warning).waitFor();
    await page.getByRole('button', { name: 'Generate Email Sequence' }).click();
    const modal = page.getByRole('dialog', { name: 'Generate Email Sequence' });
    await choose(page, modal.getByRole('combobox', { name: 'Domain' }), 'DT-Sales');
    await choose(page, modal.getByRole('combobox', { name: 'Prompt Template' }));
    for (const status of [200, 201]) {
      const held = await holdNext(page, generateAsSuperadmin);
      await modal.getByRole('button', { name: 'Generate Sequence' }).click();
      expect((await held.asked).postData()).toMatch(/name="zone"\s+DT-Sales/);
      held.release(
        status === 200 ? refusal(409, 'generation_in_progress', 'One is running.') : { status, body: accepted },
      );
      if (status === 200) await modal.getByText('One is running.').waitFor();
    }
    await page.getByRole('button', { name: 'Go to Queue' }).click();
    await page.getByRole('heading', { name: 'Generation Queue', level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/admin/history');
    await page.context().close();
  });
});

const accepted = {
  success: true,
  message: 'Added to the Generation Queue',
  data: { _id: 'record-1', hubspotId: '151', responseStatus: 'pending' },
};

/** Answers every submit in the API's place for as long as there is something to answer. */
async function answerSubmits(page: Page, answer: () => ApiAnswer | undefined): Promise<void> {
  await page.route(`**/api${generate.path}`, async (route) => {
    const given = answer();
    if (given === undefined) return route.fallback();
    if (given === 'abort') return route.abort('connectionrefused');
    return route.fulfill({ status: given.status ?? 200 });
  });
}

const statesOf = (steps: Locator): Promise<(string | null)[]> =>
  steps.evaluateAll((items) => items.map((item) => item.getAttribute('data-state')));

const hasFocus = (field: Locator): Promise<boolean> => field.evaluate((element) => element === document.activeElement);

/** Those of the lines that the text holds, each after the one before. */
function inOrder(text: string, lines: readonly string[]): string[] {
  let from = 0;
  return lines.filter((line) => {
    const at = text.indexOf(line, from);
    if (at >= 0) from = at + line.length;
    return at >= 0;
  });
}

/** Takes an option of a select, the first unless it is named, and waits until the list has gone. */
async function choose(page: Page, select: Locator, option?: string): Promise<void> {
  await select.click();
  const options = page.getByRole('option').filter({ visible: true });
  await (option === undefined ? options.first() : options.filter({ hasText: option })).click();
  await options.first().waitFor({ state: 'detached' });
}
