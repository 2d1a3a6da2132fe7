import type { Page } from 'playwright-core';

/** Signs in through the login form, and puts off the profile that a first sign-in is asked for. */
export async function signIn(page: Page, url: string, email: string, password = 'Overture!1'): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel(/email/i).fill(email);
  await page.getByLabel('Password', { exact: false }).first().fill(password);
  await page.getByRole('button', { name: /^sign in$/i }).click();
  await page.waitForURL((at) => !at.pathname.startsWith('/login'));
  // Only the generator asks, once, and only admins land there.
  if (new URL(page.url()).pathname === '/dashboard') {
    await page.getByRole('dialog').getByRole('button', { name: "I'll Do It Later" }).click();
  }
}
