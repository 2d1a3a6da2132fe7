import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { makePdf } from '../core/src/testing/make-pdf.ts';
import { openPage } from './support/browser.ts';
import { describeWithBrowser } from './support/describe-with-browser.ts';
import { productWithBrowser } from './support/product-with-browser.ts';

const filesSchema = z.object({
  files: z.array(z.object({ id: z.string(), name: z.string(), parents: z.array(z.string()) })),
});

describeWithBrowser('signing in with Google, played by the sandbox', () => {
  const product = productWithBrowser();
  let page: Page;
  let problems: string[];

  beforeEach(async () => {
    ({ page, problems } = await openPage(product.browser));
    await page.goto(`${product.overture.url}/login`);
    return () => page.context().close();
  });

  /** Google's window, which the click opens. */
  async function windowOf(button: string): Promise<Page> {
    const [popup] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: button }).click()]);
    return popup;
  }

  async function enterAs(person: string): Promise<void> {
    const popup = await windowOf('Continue with Google');
    await popup.getByRole('link', { name: person }).click();
    await popup.getByRole('button', { name: 'Allow' }).click();
  }

  async function driveOf(email: string) {
    const answer = await fetch(`${product.overture.sandboxUrl}/_sandbox/drive?email=${email}`);
    return filesSchema.parse(await answer.json()).files;
  }

  it('loads nothing from Google before the button is used', async () => {
    await page.getByRole('button', { name: 'Continue with Google' }).waitFor();
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(loaded.filter((name) => name.startsWith(product.overture.sandboxUrl))).toEqual([]);
  });

  it('gives the agency’s own people Drive, where their PDFs are kept', async () => {
    await enterAs('Nina Holt');
    await page.getByRole('heading', { name: 'Almost There!' }).waitFor();
    const popup = await windowOf('Continue with Drive Access');
    await popup.getByText('nina.holt@overture.example').waitFor();
    await popup.getByRole('button', { name: 'Allow' }).click();
    await page.getByText('Welcome Nina Holt!').waitFor();
    await page.waitForURL('**/dashboard');
    await dismissProfileDialog(page);

    await page
      .getByPlaceholder(/hubspot/i)
      .first()
      .fill(product.overture.sampleLinks[0] ?? '');
    await page.getByRole('button', { name: 'Fetch & Analyze' }).click();
    await page.getByText('AI can make mistakes').waitFor({ timeout: 30_000 });
    const upload = page.locator('input[type="file"]');
    if ((await upload.count()) === 0) await page.getByText('Additional Context').click();
    const buffer = Buffer.from(makePdf(['About Nordvik: two hundred trucks and one ferry.']));
    await upload.setInputFiles({ name: 'brochure.pdf', mimeType: 'application/pdf', buffer });
    await page.getByRole('button', { name: 'Generate Email Sequence' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox').or(dialog.getByRole('textbox')).first().click();
    await page.getByRole('option').first().click();
    await dialog.getByRole('button', { name: 'Generate Sequence' }).click();
    await page.getByText('Generation Added to Queue').waitFor();

    await expect.poll(() => driveOf('nina.holt@overture.example')).toHaveLength(2);
    const [folder, file] = await driveOf('nina.holt@overture.example');
    expect(folder).toMatchObject({ name: 'Overture' });
    expect(file).toMatchObject({ name: 'brochure.pdf', parents: [folder?.id] });
    expect(problems).toEqual([]);
  });

  it('signs in without Drive whoever denies it', async () => {
    await enterAs('Sales Desk');
    const popup = await windowOf('Continue with Drive Access');
    await popup.getByRole('button', { name: 'Deny' }).click();
    await page.getByText('Retrying authentication...').waitFor();
    await page.getByText('Welcome Sales Desk!').waitFor();
    await page.waitForURL('**/dashboard');
    expect(problems).toEqual([]);
  });

  it('tells an account from outside that it has no access', async () => {
    await enterAs('Sam Reyes');
    await page.getByText('This Google account has no access yet. Ask a superadmin to add you.').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/login');
  });

  it.each([
    ['denied', (popup: Page) => popup.getByRole('button', { name: 'Deny' }).click()],
    ['closed', (popup: Page) => popup.close()],
  ])('can be tried again after Google’s window was %s', async (_what, leave) => {
    const popup = await windowOf('Continue with Google');
    await popup.getByRole('link', { name: 'Nina Holt' }).click();
    await popup.getByRole('button', { name: 'Deny' }).waitFor();
    await leave(popup);
    await page.getByText('Google sign-in failed. Please try again.').first().waitFor();
    await enterAs('Nina Holt');
    await page.getByRole('heading', { name: 'Almost There!' }).waitFor();
  });
});

async function dismissProfileDialog(page: Page): Promise<void> {
  const later = page.getByRole('button', { name: "I'll Do It Later" });
  await later.waitFor();
  await later.click();
}
