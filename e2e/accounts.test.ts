import type { Page, Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { gmailAuth, logout } from '@overture/core/contract';
import { makePdf } from '@overture/core/testing/make-pdf';
import { describeWithBrowser } from './support/describe-with-browser.ts';
import { fetchSample, queueGeneration } from './support/generator-steps.ts';
import { choose, openEntry, send } from './support/list-steps.ts';
import { productWithBrowser } from './support/product-with-browser.ts';
import { findingsOf } from './support/screen-findings.ts';
import { emails, signedInState, signIn } from './support/sign-in.ts';
import { toastsOf } from './support/toasts.ts';

const filesSchema = z.object({
  files: z.array(z.object({ id: z.string(), name: z.string(), parents: z.array(z.string()) })),
});

const rep = { email: 'new.rep@overture.example', password: 'Overture!2', domain: 'DT-PM' };

describeWithBrowser('accounts', () => {
  const product = productWithBrowser();

  /** The sandbox stands in for Google. */
  describe('signing in', () => {
    it('brings a guest back to where they were going, and says so at the top right', async () => {
      const { page, problems } = await product.openPage();
      const wanted = `${product.overture.url}/admin/history?limit=5&search=Marta`;
      await page.goto(wanted);
      await page.waitForURL(`${product.overture.url}/login`);
      await page.getByLabel('Email').fill(emails.admin);
      await page.getByLabel('Password', { exact: true }).fill('Overture!1');
      await page.keyboard.press('Enter');
      const toast = toastsOf(page, 'Login successful!');
      await toast.waitFor();
      const box = await toast.boundingBox();
      expect(box && box.x + box.width).toBeGreaterThan(1400);
      expect(box?.y).toBeLessThan(60);
      await page.waitForURL(wanted);
      await page.getByRole('heading', { name: 'Generation Queue', level: 1 }).waitFor();
      expect(problems).toEqual([]);
      await page.context().close();
    });

    it('is asked for again when the server no longer knows the session', async () => {
      const storageState = await signedInState(product.overture.url, emails.admin);
      const { page } = await product.openPage({ storageState });
      await page.goto(`${product.overture.url}/dashboard`);
      await page.getByRole('combobox', { name: 'HubSpot Contact URL' }).waitFor();
      const token = await page.evaluate(() => localStorage.getItem('token'));
      // Signed out in another browser.
      await fetch(`${product.overture.url}/api${logout.path}`, {
        method: logout.method,
        headers: { authorization: `Bearer ${token}` },
      });
      await page.getByRole('link', { name: 'Generation Queue' }).click();
      await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
      await page.context().close();
    });

    async function openLogin() {
      const { page, problems } = await product.openPage();
      await page.goto(`${product.overture.url}/login`);
      return { page, problems };
    }

    it('with Google gives the agency’s own people Drive, where their PDFs are kept', async () => {
      const { page, problems } = await openLogin();
      await enterAs(page, 'Nina Holt');
      await page.getByRole('heading', { name: 'Almost There!' }).waitFor();
      expect(await findingsOf(page)).toEqual([]);
      const popup = await windowOf(page, 'Continue with Drive Access');
      await popup.getByText('nina.holt@overture.example').waitFor();
      const signingIn = page.waitForRequest(isSignIn);
      await popup.getByRole('button', { name: 'Allow' }).click();
      await toastsOf(page, 'Welcome Nina Holt!').waitFor();
      expect((await signingIn).postDataJSON()).toMatchObject({ role: 'admin', drive_access: true });
      await page.getByRole('button', { name: "I'll Do It Later" }).click();

      await fetchSample(page, product.overture.sampleLinks[0] ?? '');
      const buffer = Buffer.from(makePdf(['About Nordvik: two hundred trucks and one ferry.']));
      await page
        .getByLabel('PDF', { exact: true })
        .setInputFiles({ name: 'brochure.pdf', mimeType: 'application/pdf', buffer });
      await queueGeneration(page);
      const drive = `${product.overture.sandboxUrl}/_sandbox/drive?email=nina.holt@overture.example`;
      const filesThere = async () => filesSchema.parse(await (await fetch(drive)).json()).files;
      await expect.poll(filesThere).toHaveLength(2);
      const [folder, file] = await filesThere();
      expect(folder).toMatchObject({ name: 'Overture' });
      expect(file).toMatchObject({ name: 'brochure.pdf', parents: [folder?.id] });
      expect(problems).toEqual([]);
      await page.context().close();
    });

    it('with Google signs in without Drive whoever denies it', async () => {
      const { page, problems } = await openLogin();
      await enterAs(page, 'Sales Desk');
      const popup = await windowOf(page, 'Continue with Drive Access');
      const signingIn = page.waitForRequest(isSignIn);
      await popup.getByRole('button', { name: 'Deny' }).click();
      await toastsOf(page, 'Welcome Sales Desk!').waitFor();
      expect((await signingIn).postDataJSON()).toMatchObject({ role: 'admin', drive_access: false });
      await page.waitForURL('**/dashboard');
      expect(problems).toEqual([]);
      await page.context().close();
    });

    it('with Google survives that its own part cannot be loaded, and refuses an account from outside', async () => {
      const { page } = await openLogin();
      await page.route('**/assets/*.js', async (route) => {
        const answer = await route.fetch();
        const body = await answer.text();
        await (body.includes('initTokenClient') ? route.abort() : route.fulfill({ response: answer, body }));
      });
      await page.reload();
      await page.getByRole('button', { name: 'Continue with Google' }).click();
      await toastsOf(page, 'An unexpected error occurred during Google sign-in.').waitFor();
      await page.unrouteAll();
      await enterAs(page, 'Sam Reyes');
      await page.getByText('This Google account has no access yet. Ask a superadmin to add you.').first().waitFor();
      expect(new URL(page.url()).pathname).toBe('/login');
      await page.context().close();
    });
  });

  describe('a superadmin', () => {
    it('sets a domain up for a rep, sees what the rep generates, and ends the account', async () => {
      const { url, sampleLinks } = product.overture;
      const { page, problems } = await product.openPage();
      await signIn(page, url, emails.superadmin);

      await openEntry(page, 'AI Models');
      await page.getByRole('button', { name: 'Create AI Model' }).first().click();
      await choose(page, 'Domain*', rep.domain);
      await choose(page, 'Model*', 'GPT-6.1 Terra');
      await send(page, 'Create');

      await openEntry(page, 'AI Prompts');
      await page.getByRole('link', { name: 'Create Prompt' }).click();
      await page.getByRole('textbox', { name: 'Title' }).fill('Brief and kind');
      await choose(page, 'Domain', rep.domain, 'main');
      await page.getByRole('textbox', { name: 'Prompt' }).fill('Be brief, and be kind.');
      await page.getByRole('button', { name: 'Create', exact: true }).click();
      await page.getByRole('heading', { name: 'AI Prompts', level: 1 }).waitFor();

      await openEntry(page, 'User Groups');
      await page.getByRole('button', { name: 'Create User' }).click();
      await page.getByRole('textbox', { name: 'Email' }).fill(rep.email);
      await page.getByRole('textbox', { name: 'Password' }).fill(rep.password);
      await choose(page, 'Domain', rep.domain);
      await send(page, 'Create User');

      const reps = await product.openPage();
      await signIn(reps.page, url, rep.email, rep.password);
      await fetchSample(reps.page, sampleLinks[0] ?? '');
      await reps.page.getByRole('button', { name: 'Generate Email Sequence' }).click();
      const model = reps.page.getByRole('combobox', { name: 'AI Model' });
      await expect.poll(() => model.inputValue()).toBe('GPT-6.1 Terra');
      await reps.page.keyboard.press('Escape');
      await queueGeneration(reps.page, 'Brief and kind');
      await reps.page.getByRole('button', { name: 'Go to Queue' }).click();
      await reps.page.getByRole('link', { name: 'View', exact: true }).click();
      await reps.page.getByText('Email sequence generated successfully!').waitFor();

      await openEntry(page, 'Overview');
      await page
        .getByRole('row', { name: new RegExp(rep.email) })
        .getByTitle('View Email Sequence Details')
        .click();
      await page.getByRole('heading', { name: 'User Email History', level: 1 }).waitFor();
      await page
        .locator('main table')
        .getByRole('link', { name: /^View / })
        .click();
      await page.getByRole('heading', { name: 'User Details', level: 1 }).waitFor();
      await page.reload();
      await page.getByText('Email sequence generated successfully!').waitFor();
      await page.getByRole('link', { name: 'Back to Dashboard' }).click();
      await page.getByRole('heading', { name: 'User Email History', level: 1 }).waitFor();

      await openEntry(page, 'User Groups');
      await page.getByRole('button', { name: `Delete ${rep.email}` }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
      await toastsOf(page, 'User deleted successfully').waitFor();
      // The button that asked is gone with its row: the focus is on the row that took its place.
      await page.waitForFunction(() => document.activeElement?.closest('tbody') !== null);
      await reps.page.getByRole('link', { name: 'Generation Queue' }).click();
      await reps.page.getByRole('heading', { name: 'Welcome Back' }).waitFor();

      expect(problems).toEqual([]);
      await Promise.all([page.context().close(), reps.page.context().close()]);
    });
  });
});

/** Google's window, which the click opens. */
async function windowOf(page: Page, button: string): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: button }).click()]);
  return popup;
}

async function enterAs(page: Page, person: string): Promise<void> {
  const popup = await windowOf(page, 'Continue with Google');
  await popup.getByRole('link', { name: person }).click();
  await popup.getByRole('button', { name: 'Allow' }).click();
}

const isSignIn = (request: Request): boolean => request.url().endsWith(gmailAuth.path);
