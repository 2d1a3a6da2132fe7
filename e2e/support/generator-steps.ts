import type { Page } from 'playwright-core';

/** Fetches a contact on the generator's page; a superadmin gets the given domain, by default the first one. */
export async function fetchSample(page: Page, link: string, domain?: string): Promise<void> {
  await page.getByRole('combobox', { name: 'HubSpot Contact URL' }).fill(link);
  const domains = page.getByRole('combobox', { name: 'Domain' });
  if (await domains.isVisible()) {
    await domains.click();
    const options = page.getByRole('option');
    await (domain === undefined ? options : options.filter({ hasText: domain })).first().click();
  }
  await page.getByRole('button', { name: 'Fetch & Analyze' }).click();
  await untilFetched(page);
}

/** Waits until the contact is open with its summary, so that a sequence can be generated. */
export async function untilFetched(page: Page): Promise<void> {
  await page.getByText('AI can make mistakes, please read the emails carefully').waitFor();
  await page.getByRole('button', { name: 'Generate Email Sequence', disabled: false }).waitFor();
}

/**
 * Generates for the open contact with the given template, by default the first one, up to the dialog that leads to the
 * queue.
 */
export async function queueGeneration(page: Page, template?: string): Promise<void> {
  await page.getByRole('button', { name: 'Generate Email Sequence' }).click();
  const dialog = page.getByRole('dialog', { name: 'Generate Email Sequence' });
  await dialog.getByRole('combobox', { name: 'Prompt Template' }).click();
  const options = page.getByRole('option').filter({ visible: true });
  await (template === undefined ? options : options.filter({ hasText: template })).first().click();
  await dialog.getByRole('button', { name: 'Generate Sequence' }).click();
  await page.getByText('Generation Added to Queue').waitFor();
}
