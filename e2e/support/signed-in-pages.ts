import type { Page } from 'playwright-core';
import { openPage } from './browser.ts';
import type { ProductWithBrowser } from './product-with-browser.ts';
import { signedInState } from './sign-in.ts';

export type Role = 'admin' | 'superadmin';

export const emails: Readonly<Record<Role, string>> = {
  admin: 'sales@overture.example',
  superadmin: 'superadmin@overture.example',
};

/** Opens a window of its own for somebody who is signed in, at a path, once `prepare` is through. */
export type OpenAs = (role: Role, path: string, prepare?: (page: Page) => Promise<unknown>) => Promise<Page>;

/** Windows of signed-in people, without the login form in each test. They read English dates in UTC. */
export function signedInPages(product: ProductWithBrowser): OpenAs {
  const states = new Map<Role, ReturnType<typeof signedInState>>();
  const stateOf = (role: Role) => {
    const state = states.get(role) ?? signedInState(product.overture.url, emails[role]);
    states.set(role, state);
    return state;
  };
  return async (role, path, prepare) => {
    const options = { storageState: await stateOf(role), locale: 'en-US', timezoneId: 'UTC' };
    const { page } = await openPage(product.browser, options);
    page.setDefaultTimeout(10_000);
    await prepare?.(page);
    await page.goto(product.overture.url + path);
    return page;
  };
}
