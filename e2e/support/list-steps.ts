import type { Page } from 'playwright-core';

/** Opens a page by its entry in the menu, or by the tab of a place where the menu has none. */
export async function openEntry(page: Page, entry: string, heading = entry): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: entry, exact: true }).first().click();
  await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
}

/** Chooses an option of a select. */
export async function choose(page: Page, label: string, option: string, within: 'dialog' | 'main' = 'dialog') {
  await page.getByRole(within).getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Presses a button of the open dialog, which closes once the server has answered. */
export async function send(page: Page, label: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: label, exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}
