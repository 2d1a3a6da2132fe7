import { login, loginResponseSchema } from '@overture/core/contract';
import type { BrowserContextOptions, Page } from 'playwright-core';

/** The two accounts that the sandbox has from the start. */
export const emails = { admin: 'sales@overture.example', superadmin: 'superadmin@overture.example' } as const;

/** Signs in through the login form as a returning user, whom the generator does not ask for the profile. */
export async function signIn(page: Page, url: string, email: string, password = 'Overture!1'): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('profileDialogShown', 'true'));
  await signInFirst(page, url, email, password);
}

/** Signs in as a new user, whom the generator asks for the profile. */
export async function signInFirst(page: Page, url: string, email: string, password = 'Overture!1'): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel(/email/i).fill(email);
  await page.getByLabel('Password', { exact: false }).first().fill(password);
  await page.getByRole('button', { name: /^sign in$/i }).click();
  await page.waitForURL((at) => !at.pathname.startsWith('/login'));
}

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** The browser state of a signed-in returning user, with which a journey can begin. */
export async function signedInState(url: string, email: string, password = 'Overture!1'): Promise<StorageState> {
  const request: RequestInit = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  };
  const { token, user } = loginResponseSchema.parse(await (await fetch(`${url}/api${login.path}`, request)).json());
  const { role, department, _id: userId } = user;
  const kept = { token, role, department, user_id: userId, username: email, profileDialogShown: 'true' };
  const localStorage = Object.entries(kept).flatMap(([name, value]) => (value === null ? [] : [{ name, value }]));
  return { cookies: [], origins: [{ origin: url, localStorage }] };
}
