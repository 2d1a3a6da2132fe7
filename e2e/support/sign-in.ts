import { login } from '@overture/core/contract';
import type { BrowserContextOptions, Page } from 'playwright-core';

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

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** What a browser keeps of somebody who has signed in before and put off their profile: to begin a journey with. */
export async function signedInState(url: string, email: string, password = 'Overture!1'): Promise<StorageState> {
  const request: RequestInit = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  };
  const { token, user } = login.response.parse(await (await fetch(`${url}/api${login.path}`, request)).json());
  const { role, department, _id: userId } = user;
  const kept = { token, role, department, user_id: userId, username: email, profileDialogShown: 'true' };
  const localStorage = Object.entries(kept).flatMap(([name, value]) => (value === null ? [] : [{ name, value }]));
  return { cookies: [], origins: [{ origin: url, localStorage }] };
}
