import type { Page, Request } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { gmailAuth } from '@overture/core/contract';
import { makePdf } from '../core/src/testing/make-pdf.ts';
import { answerWith, refusal, type ApiAnswer } from './support/api-answers.ts';
import { openPage } from './support/browser.ts';
import { describeWithBrowser } from './support/describe-with-browser.ts';
import { productWithBrowser } from './support/product-with-browser.ts';
import { findingsOf } from './support/screen-findings.ts';
import { expectToLast, stopClock, toastsOf } from './support/toasts.ts';

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
    await page.getByText('Click below to enable Google Drive access').waitFor();
    expect(await findingsOf(page)).toEqual([]);
    const popup = await windowOf('Continue with Drive Access');
    await popup.getByText('nina.holt@overture.example').waitFor();
    const signingIn = page.waitForRequest(isSignIn);
    await popup.getByRole('button', { name: 'Allow' }).click();
    await toastsOf(page, 'Welcome Nina Holt!').waitFor();
    expect((await signingIn).postDataJSON()).toMatchObject({ role: 'admin', drive_access: true });
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
    const signingIn = page.waitForRequest(isSignIn);
    await popup.getByRole('button', { name: 'Deny' }).click();
    const denied = Date.now();
    await toastsOf(page, 'Retrying authentication...').waitFor();
    // The click was a moment earlier than `denied`.
    expect(Date.now() - denied).toBeGreaterThan(800);
    await toastsOf(page, 'Welcome Sales Desk!').waitFor();
    expect((await signingIn).postDataJSON()).toMatchObject({ role: 'admin', drive_access: false });
    await page.waitForURL('**/dashboard');
    expect(problems).toEqual([]);
  });

  it('tells an account from outside that it has no access', async () => {
    await enterAs('Sam Reyes');
    await page.getByText('This Google account has no access yet. Ask a superadmin to add you.').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/login');
  });

  it('says for 4 s what the next click is for', async () => {
    await page.clock.install();
    await page.reload();
    const popup = await windowOf('Continue with Google');
    await popup.getByRole('link', { name: 'Nina Holt' }).click();
    const allow = popup.getByRole('button', { name: 'Allow' });
    await allow.waitFor();
    await stopClock(page);
    await allow.click();
    await expectToLast(page, "Click 'Continue with Drive Access' to enable file uploads", 4_000);
  });

  it('says what failed after Google’s window, step by step', async () => {
    let answer: ApiAnswer = 'abort';
    await answerWith(page, gmailAuth, () => answer);
    await enterAs('Sam Reyes');
    await toastsOf(page, 'Signing you in...').waitFor();
    await toastsOf(page, 'Authentication failed. Please try again.').waitFor();

    answer = refusal(500, 'internal', 'no');
    await enterAs('Sales Desk');
    const popup = await windowOf('Continue with Drive Access');
    await popup.getByRole('button', { name: 'Deny' }).click();
    await toastsOf(page, 'Authentication retry failed. Please click the button below.').waitFor();
    expect(await page.getByRole('button', { name: 'Continue with Drive Access' }).isEnabled()).toBe(true);

    await page.getByRole('button', { name: 'Back to sign in' }).click();
    await page.route('**/google/userinfo', async (route) => {
      const given = await route.fetch();
      const person = z.looseObject({}).parse(await given.json());
      await route.fulfill({ response: given, json: { ...person, email: 'nina@holt@overture.example' } });
    });
    await enterAs('Nina Holt');
    await toastsOf(page, 'Invalid email format').waitFor();
  });

  it('survives that its own part for Google cannot be loaded', async () => {
    await page.route('**/assets/*.js', async (route) => {
      const answer = await route.fetch();
      const body = await answer.text();
      await (body.includes('initTokenClient') ? route.abort() : route.fulfill({ response: answer, body }));
    });
    await page.reload();
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await toastsOf(page, 'An unexpected error occurred during Google sign-in.').waitFor();
    await page.unrouteAll();
    await enterAs('Nina Holt');
    await page.getByRole('heading', { name: 'Almost There!' }).waitFor();
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

const isSignIn = (request: Request): boolean => request.url().endsWith(gmailAuth.path);
