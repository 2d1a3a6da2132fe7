import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { describeWithBrowser } from './support/describe-with-browser.ts';
import { fetchSample, queueGeneration } from './support/generator-steps.ts';
import { productWithBrowser } from './support/product-with-browser.ts';
import { emails, signIn } from './support/sign-in.ts';

const dayMs = 86_400_000;
const contactSchema = z.object({ properties: z.object({ email: z.string() }) });

describeWithBrowser('a hand-over, from the draft to an opt-out', () => {
  const product = productWithBrowser();
  const contactOf = (sample: number) => product.overture.sampleLinks[sample]?.split('/').at(-1) ?? '';

  /** Opens the written sequence of a sample contact. */
  async function openWritten(page: Page, sample: number): Promise<void> {
    await signIn(page, product.overture.url, emails.admin);
    await page.waitForURL('**/dashboard');
    await fetchSample(page, product.overture.sampleLinks[sample] ?? '');
    await queueGeneration(page);
    await page.goto(`${product.overture.url}/detailed-history/${contactOf(sample)}`);
    // An email that can be read while the others are written cannot be edited.
    await page.getByRole('button', { name: 'Edit', exact: true }).waitFor({ timeout: 60_000 });
  }

  /** An email of the contact arrives in HubSpot. */
  async function receive(sample: number, body: string): Promise<void> {
    const headers = { authorization: 'Bearer pat-journey' };
    const contact = `${product.overture.sandboxUrl}/crm/objects/2026-09/contacts/${contactOf(sample)}?properties=email`;
    const { properties } = contactSchema.parse(await (await fetch(contact, { headers })).json());
    await fetch(`${product.overture.sandboxUrl}/_sandbox/contacts/${contactOf(sample)}/emails`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ from: properties.email, subject: 'Re: your email', body }),
    });
  }

  /** What the worker does every hour. */
  const sweep = () =>
    promisify(execFile)('npx', ['overture', 'outcomes', 'sync'], {
      cwd: fileURLToPath(new URL('..', import.meta.url)),
      env: { ...process.env, ...product.overture.environment },
    });

  it('hands over what was typed, and updates what was edited afterwards', async () => {
    const { page, problems } = await product.openPage({ viewport: { width: 1440, height: 900 } });
    await openWritten(page, 0);
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await page.getByRole('textbox', { name: 'Subject' }).fill('Typed and not saved');
    await page.getByRole('button', { name: 'Hand over', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Hand over' });
    await dialog.getByRole('cell', { name: '1. Typed and not saved' }).waitFor();
    await dialog.getByRole('button', { name: /^Create \d tasks$/ }).click();
    await page.getByRole('button', { name: 'Handed over', exact: true }).waitFor({ timeout: 20_000 });

    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await page.getByRole('textbox', { name: 'Subject' }).fill('Changed afterwards');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('HubSpot has an older text of email 1.').waitFor();
    await page.getByRole('button', { name: 'Update in HubSpot' }).click();
    await page.getByRole('region', { name: 'HubSpot is up to date' }).waitFor();
    expect(await page.getByText('HubSpot has an older text of email 1.').count()).toBe(0);
    expect(problems).toEqual([]);
    await page.context().close();
  }, 180_000);

  it('is made, withdrawn and refused after an opt-out, by keyboard alone on a phone', async () => {
    const { page, problems } = await product.openPage({ viewport: { width: 390, height: 844 } });
    await openWritten(page, 1);
    const dialog = page.getByRole('dialog', { name: 'Hand over' });
    await page.keyboard.press('h');
    await dialog.getByRole('cell', { name: '09:00' }).first().waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('value'))).toBe('tasks');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });

    await page.keyboard.press('h');
    const withdraw = dialog.getByRole('button', { name: /^Withdraw \d tasks$/ });
    await withdraw.focus();
    await page.keyboard.press('Enter');
    await dialog.getByText('The open tasks are archived in HubSpot.').waitFor();
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: /^Create \d tasks$/ }).waitFor();
    await dialog.getByText('withdrawn').waitFor();
    await page.keyboard.press('Escape');

    await receive(1, 'Please remove me from your list and do not write to me again.');
    await page.keyboard.press('h');
    await dialog.getByText(/asked not to be written to/).waitFor();
    expect(await dialog.getByRole('button', { name: /^Create/ }).isDisabled()).toBe(true);
    expect(problems).toEqual([]);
    await page.context().close();
  }, 180_000);

  it('stops at a reply, is put back, and stops for good at an opt-out', async () => {
    // What is older than a hand-over stops nothing, and the sandbox has a day of its own.
    const advanceDays =
      Math.ceil((Date.now() - Date.parse(product.overture.environment['SANDBOX_TODAY'] ?? '')) / dayMs) + 1;
    await fetch(`${product.overture.sandboxUrl}/_sandbox/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ advanceDays }),
    });
    const { page, problems } = await product.openPage({ viewport: { width: 1440, height: 900 } });
    await openWritten(page, 2);
    const dialog = page.getByRole('dialog', { name: 'Hand over' });
    const create = dialog.getByRole('button', { name: /^Create \d tasks$/ });
    await page.getByRole('button', { name: 'Hand over', exact: true }).click();
    await create.click();
    await dialog.waitFor({ state: 'hidden' });

    await receive(2, 'Thank you, let us talk on Thursday.');
    await sweep();
    await page.reload();
    await page.getByText(/replied on .* withdrawn from HubSpot/).waitFor();
    await page.getByText('Thank you, let us talk on Thursday.').waitFor();
    await page.getByRole('button', { name: 'Put back' }).click();
    await create.click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Handed over', exact: true }).waitFor();

    await receive(2, 'Please remove me from your list and do not write to me again.');
    await sweep();
    await page.reload();
    await page
      .getByText(/does not want to be written to.* withdrawn from HubSpot/)
      .first()
      .waitFor();
    expect(await page.getByRole('button', { name: 'Put back' }).count()).toBe(0);
    expect(problems).toEqual([]);
    await page.context().close();
  }, 240_000);
});
