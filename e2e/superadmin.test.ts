import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeWithBrowser } from './support/describe-with-browser.ts';
import { fetchSample, queueGeneration } from './support/generator-steps.ts';
import { productWithBrowser } from './support/product-with-browser.ts';
import { emails, signIn } from './support/sign-in.ts';
import { toastsOf } from './support/toasts.ts';

const rep = { email: 'new.rep@overture.example', password: 'Overture!2', domain: 'DT-PM' };

describeWithBrowser('a superadmin', () => {
  const product = productWithBrowser();

  it('sets a domain up for a rep, sees what the rep generates, and ends the account', async () => {
    const { url, sampleLinks } = product.overture;
    const { page, problems } = await product.openPage();
    await signIn(page, url, emails.superadmin);

    await openEntry(page, 'AI Models');
    await page.getByRole('button', { name: 'Create AI Model' }).first().click();
    await choose(page, 'Domain*', rep.domain);
    await choose(page, 'Model*', 'GPT-5 Mini · ends Dec 11, 2026');
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
    await expect.poll(() => model.inputValue()).toBe('GPT-5 Mini · ends Dec 11, 2026');
    await reps.page.keyboard.press('Escape');
    await queueGeneration(reps.page, 'Brief and kind');
    await reps.page.getByRole('button', { name: 'Go to Queue' }).click();
    await reps.page.getByRole('link', { name: 'View', exact: true }).click({ timeout: 30_000 });
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
  }, 120_000);
});

async function openEntry(page: Page, entry: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: entry, exact: true }).click();
  await page.getByRole('heading', { name: entry, level: 1 }).waitFor();
}

async function choose(page: Page, label: string, option: string, within: 'dialog' | 'main' = 'dialog') {
  await page.getByRole(within).getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Sends the form of the dialog, which closes once it is saved. */
async function send(page: Page, label: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: label, exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}
