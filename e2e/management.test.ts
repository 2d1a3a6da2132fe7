import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSandbox, type Sandbox } from '../sandbox/src/start-sandbox.ts';
import { describeWithBrowser } from './support/describe-with-browser.ts';
import { fetchSample, queueGeneration } from './support/generator-steps.ts';
import { choose, openEntry, send } from './support/list-steps.ts';
import { productWithBrowser } from './support/product-with-browser.ts';
import { emails, signedInState, signInFirst } from './support/sign-in.ts';
import { toastsOf } from './support/toasts.ts';

const domain = 'DT-PM';

/** Each change is looked up again after a reload, because a page may show a change that the server never got. */
describeWithBrowser('what people manage', () => {
  let vendors: Sandbox;
  const vendorAddresses: Record<string, string> = {};
  beforeAll(async () => {
    vendors = await startSandbox({ aiLatencyMs: 0, today: new Date('2026-11-16') });
    const url = `http://127.0.0.1:${vendors.port}`;
    Object.assign(vendorAddresses, { HUBSPOT_BASE_URL: url, OPENAI_BASE_URL: `${url}/v1` });
  });
  afterAll(() => vendors.close());
  const product = productWithBrowser(vendorAddresses);

  it('a rep completes the profile, reads the templates, and deletes a record', async () => {
    const { url, sampleLinks } = product.overture;
    const { page, problems } = await product.openPage();
    await signInFirst(page, url, emails.admin);
    await page.getByRole('button', { name: 'Go to Profile' }).click();
    const editMode = page.getByRole('switch', { name: 'Edit Mode' });
    const firstName = page.getByRole('textbox', { name: 'First Name' });
    // Whoever is asked for the profile finds it open.
    await firstName.fill('Never saved');
    // Leaving edit mode restores what is saved.
    await editMode.click();
    await editMode.click();
    expect(await firstName.inputValue()).toBe('');
    await firstName.fill('kIM');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await toastsOf(page, 'Profile updated successfully').waitFor();
    await page.reload();
    await page.getByText('Kim', { exact: true }).waitFor();

    await openEntry(page, 'AI Prompts');
    await page
      .getByRole('button', { name: /^View / })
      .first()
      .click();
    const template = page.getByRole('dialog', { name: 'Prompt Template' });
    await template.getByRole('button', { name: 'Copy prompt' }).click();
    await template.getByText('Copied!').waitFor();
    await page.keyboard.press('Escape');

    await openEntry(page, 'Generate Emails', 'Email Sequence Generator');
    await fetchSample(page, sampleLinks[0] ?? '');
    await queueGeneration(page);
    await page.getByRole('button', { name: 'Generate More' }).click();
    await expect.poll(() => page.getByRole('combobox', { name: 'HubSpot Contact URL' }).inputValue()).toBe('');
    await openEntry(page, 'Generation Queue');
    await page.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('dialog').getByText('cannot be undone').waitFor();
    // The toast may be gone before a busy machine has closed the dialog.
    await Promise.all([toastsOf(page, 'Email sequence deleted successfully').waitFor(), send(page, 'Delete')]);
    await page.reload();
    await page.getByText('No generated sequences yet').waitFor();

    await page.getByText('Logout').click();
    await toastsOf(page, 'Logged out successfully').waitFor();
    await page.waitForURL('**/login');
    expect(problems).toEqual([]);
    await page.context().close();
  });

  /** Opens a page for a superadmin, does the work, and expects no error in the console. */
  async function asSuperadmin(path: string, work: (page: Page) => Promise<void>): Promise<void> {
    const { url } = product.overture;
    const { page, problems } = await product.openPage({ storageState: await signedInState(url, emails.superadmin) });
    await page.goto(`${url}${path}`);
    await work(page);
    expect(problems).toEqual([]);
    await page.context().close();
  }

  it('AI models are created, changed, taken away and offered again', () =>
    asSuperadmin('/admin/ai-models', async (page) => {
      const row = rowOf(page, domain);
      const button = (verb: string) => row.getByRole('button', { name: new RegExp(`^${verb} ${domain} - `) });
      await page.getByRole('button', { name: 'Create AI Model' }).first().click();
      await choose(page, 'Domain*', domain);
      await choose(page, 'Model*', 'GPT-6.1 Terra');
      await send(page, 'Create');
      await toastsOf(page, 'AI model created successfully').waitFor();

      await button('Edit').click();
      await choose(page, 'Model*', 'GPT-6 Luna');
      await send(page, 'Update');
      await toastsOf(page, 'AI model updated successfully').waitFor();
      await page.reload();
      await row.getByText('GPT-6 Luna').waitFor();

      await button('Deactivate').click();
      await page.getByText(`Are you sure you want to deactivate the AI model "${domain} - GPT-6 Luna"?`).waitFor();
      await send(page, 'Deactivate');
      await toastsOf(page, 'AI model deactivated successfully').waitFor();
      await page.reload();
      await row.getByText('Inactive').waitFor();

      await button('Reactivate').click();
      await toastsOf(page, 'AI model updated successfully').waitFor();
      await page.reload();
      await row.getByText('Active', { exact: true }).waitFor();
    }));

  it('prompts are created, changed and deleted', () =>
    asSuperadmin('/admin/prompts', async (page) => {
      const title = page.getByRole('textbox', { name: 'Title' });
      await page.getByRole('link', { name: 'Create Prompt' }).click();
      await title.fill('Brief and kind');
      await choose(page, 'Domain', domain, 'main');
      await page.getByRole('textbox', { name: 'Prompt' }).fill('Be brief, and be kind.');
      await page.getByRole('button', { name: 'Create', exact: true }).click();
      await toastsOf(page, 'Prompt created successfully').waitFor();

      await page.getByRole('link', { name: 'Edit Brief and kind' }).click();
      await title.fill('Brief and warm');
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      await page.getByRole('dialog').getByLabel(/^Why/).fill('Warmer');
      await send(page, 'Publish');
      await page.getByText('Version 2 is live.').waitFor();
      await page.getByRole('link', { name: 'AI Prompts' }).first().click();

      await page.reload();
      await page.getByRole('button', { name: 'Delete Brief and warm' }).click();
      await page.getByRole('dialog').getByText('This action cannot be undone.').waitFor();
      await send(page, 'Delete');
      await toastsOf(page, 'Prompt deleted successfully').waitFor();
      await page.reload();
      await rowsOf(page).first().waitFor();
      expect(await rowOf(page, 'Brief and').count()).toBe(0);
    }));

  it('summary prompts are created, and the base summary is changed', () =>
    asSuperadmin('/admin/summary', async (page) => {
      await page.getByRole('button', { name: 'Create Summary' }).first().click();
      await page.getByRole('textbox', { name: 'Title' }).fill('Only what is open');
      await choose(page, 'Domain', 'Conference');
      await page.getByRole('textbox', { name: 'Prompt' }).fill('List what is open.');
      await send(page, 'Create');
      await page.reload();
      await rowOf(page, 'Only what is open').getByText('In use').waitFor();

      await openEntry(page, 'AI Prompts');
      await openEntry(page, 'Base Summary');
      const editMode = page.getByRole('switch', { name: 'Edit Mode' });
      const title = page.getByRole('textbox', { name: 'Title' });
      await editMode.click();
      const saved = await title.inputValue();
      await title.fill('Never saved');
      // Leaving edit mode restores what is saved.
      await editMode.click();
      await page.getByText(saved, { exact: true }).waitFor();
      await editMode.click();
      expect(await title.inputValue()).toBe(saved);
      await title.fill('What every summary begins with');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await toastsOf(page, 'Base summary updated successfully').waitFor();
      await page.reload();
      await page.getByText('What every summary begins with', { exact: true }).waitFor();
    }));

  it('the menu of a user lies above the rows below it', () =>
    asSuperadmin('/admin/user-groups', async (page) => {
      for (const name of ['ann', 'bob']) {
        await page.getByRole('button', { name: 'Create User' }).click();
        await page.getByRole('textbox', { name: 'Email' }).fill(`${name}@overture.example`);
        await page.getByRole('textbox', { name: 'Password' }).fill('Overture!2');
        await choose(page, 'Domain', 'DT-Sales');
        await send(page, 'Create User');
        await rowOf(page, `${name}@overture.example`).waitFor();
      }
      await page
        .getByRole('button', { name: /^More for/ })
        .first()
        .click();
      const items = page.getByRole('menuitem');
      await items.first().waitFor();
      const covers = await items.evaluateAll((all) =>
        all.map((item) => {
          const { right, top, height } = item.getBoundingClientRect();
          // The actions of the rows below stand at its right end.
          return [4, 12, 20, 28].every((inset) =>
            item.contains(document.elementFromPoint(right - inset, top + height / 2)),
          );
        }),
      );
      expect(covers).toEqual(covers.map(() => true));
    }));

  it('users are found by their domain', () =>
    asSuperadmin('/admin/dashboard', async (page) => {
      const rep = rowOf(page, emails.admin);
      await rep.waitFor();
      await choose(page, 'Department', domain, 'main');
      await page.getByText('No data available').waitFor();
      await choose(page, 'Department', 'Overture-Sales', 'main');
      await rep.waitFor();
      await openEntry(page, 'User Groups');
      await rep.waitFor();
      await choose(page, 'Domain', domain, 'main');
      await rep.waitFor({ state: 'detached' });
    }));

  /** This comes last: once a key is stored, the sandbox does not answer for that domain. */
  it('API keys are created, changed and deleted', () =>
    asSuperadmin('/admin/api-keys', async (page) => {
      await page.getByRole('button', { name: 'Create API Key' }).first().click();
      await page.getByRole('textbox', { name: 'Name' }).fill('Campaigns');
      await choose(page, 'Key Type', 'Hubspot');
      await choose(page, 'Domain', domain);
      await page.getByLabel(/^Key \*$/).fill('pat-na1-1f0c6b1e-2d7c');
      await send(page, 'Create');
      await toastsOf(page, 'API key created successfully').waitFor();
      await rowOf(page, 'Campaigns').getByText('Active', { exact: true }).waitFor();

      await page.getByRole('button', { name: 'Edit Campaigns' }).click();
      await page.getByRole('textbox', { name: 'Name' }).fill('Old campaigns');
      await choose(page, 'Status', 'Inactive');
      await send(page, 'Update');
      await toastsOf(page, 'API key updated successfully').waitFor();
      await page.reload();
      await rowOf(page, 'Old campaigns').getByText('Inactive').waitFor();

      await page.getByRole('button', { name: 'Delete Old campaigns' }).click();
      await page.getByRole('dialog').getByText('Integrations that use this key will be disabled too.').waitFor();
      await send(page, 'Delete');
      await toastsOf(page, 'API key deleted successfully').waitFor();
      await page.reload();
      await page.getByText('No API keys yet').waitFor();
    }));
});

const rowsOf = (page: Page): Locator => page.locator('main tbody tr');

/** The row of a list that contains a text. */
const rowOf = (page: Page, text: string): Locator => rowsOf(page).filter({ hasText: text });
