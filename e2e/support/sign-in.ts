import type { Page } from 'playwright-core';

/**
 * Signs in through the login form, as somebody who has been here before: the profile that the generator asks for once
 * has been put off already.
 */
export async function signIn(page: Page, url: string, email: string, password = 'Overture!1'): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('profileDialogShown', 'true'));
  await signInFirst(page, url, email, password);
}

/** Signs in as somebody whom the generator will ask for their profile. */
export async function signInFirst(page: Page, url: string, email: string, password = 'Overture!1'): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel(/email/i).fill(email);
  await page.getByLabel('Password', { exact: false }).first().fill(password);
  await page.getByRole('button', { name: /^sign in$/i }).click();
  await page.waitForURL((at) => !at.pathname.startsWith('/login'));
}
