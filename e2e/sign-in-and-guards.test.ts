import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { listHistory, login, logout, refreshHistory, updateProfile } from '@overture/core/contract';
import { buildSummary } from '../ui/src/testing/records.ts';
import { answerWith, holdNext, refusal, type ApiAnswer } from './support/api-answers.ts';
import { openPage } from './support/browser.ts';
import { describeWithBrowser } from './support/describe-with-browser.ts';
import { productWithBrowser } from './support/product-with-browser.ts';
import { findingsOf } from './support/screen-findings.ts';
import { signedInState, signInFirst } from './support/sign-in.ts';
import { emails, signedInPages } from './support/signed-in-pages.ts';
import { expectToLast, stopClock, toastsOf } from './support/toasts.ts';

const homes = { admin: '/dashboard', superadmin: '/admin/dashboard' };

const adminsPages = ['/dashboard', '/templates'];
const superadminsPages = [
  '/admin/dashboard',
  '/admin/generate-email',
  '/admin/ai-models',
  '/admin/user-groups',
  '/admin/api-keys',
  '/admin/prompts',
  '/admin/summary',
  '/admin/base-summary',
  '/admin/user-history/u1',
  '/admin/user-details/u1?userId=u1&fromAdminSideUserId=u1',
];
const sharedPages = ['/admin/history', '/detailed-history/151', '/profile-settings'];

describeWithBrowser('signing in, and who may open what', () => {
  const product = productWithBrowser();
  const openAs = signedInPages(product);

  /** A window of its own, with what it keeps, at a path. */
  async function openAt(path: string, options: BrowserContextOptions = {}): Promise<Page> {
    const { page } = await openPage(product.browser, options);
    page.setDefaultTimeout(10_000);
    await page.goto(product.overture.url + path);
    return page;
  }
  /** Somebody with this token, whatever it is worth. */
  const openWith = (token: string, path: string) =>
    openAt(path, {
      storageState: {
        cookies: [],
        origins: [{ origin: product.overture.url, localStorage: [{ name: 'token', value: token }] }],
      },
    });

  it('asks for address and password, and is locked while it waits for the answer', async () => {
    const page = await openAt('/login');
    const [email, password] = [page.getByLabel('Email'), page.getByLabel('Password', { exact: true })];
    const [signIn, google] = [page.getByRole('button', { name: 'Sign in', exact: true }), googleButton(page)];
    await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
    await page.getByText('Sign in to your account to continue').waitFor();
    await page.getByText('(Sign in with any Google account)').waitFor();
    expect([await email.getAttribute('type'), await email.getAttribute('required')]).toEqual(['email', '']);
    expect([await password.getAttribute('type'), await password.getAttribute('required')]).toEqual(['password', '']);

    await signIn.click();
    await page.getByText('Please enter your email').waitFor();
    await page.getByText('Please enter your password').waitFor();
    expect(await email.evaluate((field) => field === document.activeElement)).toBe(true);
    await email.fill('somebody');
    await password.fill('not the one');
    await signIn.click();
    await page.getByText('Invalid email format').waitFor();

    await email.fill(emails.admin);
    const held = await holdNext(page, login);
    await page.keyboard.press('Enter');
    await held.asked;
    for (const control of [email, password, google]) await expect.poll(() => control.isDisabled()).toBe(true);
    held.release();
    await toastsOf(page, 'Invalid email or password').waitFor();
    for (const control of [email, password, google, signIn]) await expect.poll(() => control.isDisabled()).toBe(false);
    await page.context().close();
  });

  it('says why a sign-in failed, in the server’s words where it has any', async () => {
    const page = await openAt('/login');
    let answer: ApiAnswer = 'abort';
    await answerWith(page, login, () => answer);
    await page.getByLabel('Email').fill(emails.admin);
    await page.getByLabel('Password', { exact: true }).fill('Overture!1');
    const failWith = async (next: ApiAnswer, toast: string, besideTheForm = toast) => {
      answer = next;
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await toastsOf(page, toast).first().waitFor();
      await page
        .locator('main')
        .getByText(besideTheForm)
        .or(page.getByRole('alert').getByText(besideTheForm))
        .first()
        .waitFor();
    };
    await failWith('abort', 'An error occurred during login. Please try again.');
    await failWith(refusal(401, 'invalid_credentials', ''), 'Login failed', 'Invalid email or password');
    await failWith(refusal(429, 'too_many_attempts', 'Too many attempts. Wait.'), 'Too many attempts. Wait.');
    expect(path(page)).toBe('/login');
    expect(await findingsOf(page)).toEqual([]);
    await page.context().close();
  });

  it('brings toasts to the top right: 20 at most, errors for 4 s and successes for 2 s', async () => {
    const page = await openAt('/login');
    await page.clock.install();
    await signInFirst(page, product.overture.url, emails.superadmin);
    await page.getByRole('heading', { name: 'Overview', level: 1 }).waitFor();
    await walk(page, '/admin/generate-email');
    await page.getByRole('button', { name: "I'll Do It Later" }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await stopClock(page);
    await page.getByLabel('HubSpot Contact URL').focus();
    for (let presses = 0; presses < 22; presses += 1) await page.keyboard.press('Enter');
    const asked = toastsOf(page, 'Please enter a HubSpot URL first');
    await asked.nth(19).waitFor();
    expect(await asked.count()).toBe(20);
    const box = await asked.first().boundingBox();
    expect(box && box.x + box.width).toBeGreaterThan(1400);
    expect(box?.y).toBeLessThan(60);
    await page.clock.runFor(3_900);
    expect(await asked.count()).toBe(20);
    await page.clock.runFor(10_000);
    expect(await asked.count()).toBe(0);

    await page.getByRole('button', { name: 'Logout' }).click();
    await expectToLast(page, 'Logged out successfully', 2_000);
    await page.context().close();
  });

  it('asks a guest to sign in wherever they come, and brings them back to where they were going', async () => {
    const page = await openAt('/no/such/page');
    await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
    for (const guarded of ['/', '/unknown', ...adminsPages, ...superadminsPages, ...sharedPages]) {
      await walk(page, guarded);
      await page.waitForURL(`${product.overture.url}/login`);
    }
    await page.goto(`${product.overture.url}/admin/history?limit=5&search=Marta`);
    await page.waitForURL(`${product.overture.url}/login`);
    await page.getByLabel('Email').fill(emails.admin);
    await page.getByLabel('Password', { exact: true }).fill('Overture!1');
    await page.keyboard.press('Enter');
    await toastsOf(page, 'Login successful!').waitFor();
    await page.waitForURL(`${product.overture.url}/admin/history?limit=5&search=Marta`);
    await page.getByRole('heading', { name: 'Generation Queue', level: 1 }).waitFor();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(
      expect.arrayContaining(['token', 'department', 'role', 'username', 'user_id']),
    );
    await page.context().close();
  });

  it.each([
    ['admin', superadminsPages],
    ['superadmin', adminsPages],
  ] as const)('keeps the %s to their own pages and takes them home from the others', async (role, others) => {
    const page = await openAs(role, '/');
    await page.waitForURL(product.overture.url + homes[role]);
    for (const closed of ['/', '/login', '/unknown', ...others]) {
      // From a page of their own, so that being home is news.
      await walk(page, '/profile-settings');
      await page.waitForURL('**/profile-settings');
      await walk(page, closed);
      await page.waitForURL(product.overture.url + homes[role]);
    }
    for (const shared of sharedPages) {
      await walk(page, shared);
      await page.locator('main h1').waitFor();
      expect(path(page)).toBe(shared);
    }
    await page.context().close();
  });

  it.each([
    ['without a role', {}, '/dashboard'],
    ['of a role nobody knows', { role: 'intern' }, '/dashboard'],
    ['of a role nobody knows, at the root', { role: 'intern' }, '/'],
    ['of a role nobody knows, at the login', { role: 'intern' }, '/login'],
  ])('throws a token away that is %s, and asks to sign in', async (_what, payload, at) => {
    const page = await openWith(tokenOf(payload), at);
    await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
    expect(path(page)).toBe('/login');
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await page.context().close();
  });

  it.each([
    ['expired', tokenOf({ role: 'admin', exp: 1 })],
    ['of two parts', tokenOf({ role: 'admin' }).split('.').slice(0, 2).join('.')],
    ['not to be decoded', 'a.%%%.c'],
  ])('takes somebody for a guest whose token is %s', async (_what, token) => {
    const page = await openWith(token, '/admin/history');
    await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
    expect(path(page)).toBe('/login');
    await page.context().close();
  });

  it('asks to sign in again when the server no longer knows the session, wherever that shows', async () => {
    const storageState = await signedInState(product.overture.url, emails.admin);
    const page = await openAt('/dashboard', { storageState });
    await page.getByLabel('HubSpot Contact URL').waitFor();
    const token = await page.evaluate(() => localStorage.getItem('token'));
    // Signed out in another browser.
    await fetch(`${product.overture.url}/api${logout.path}`, {
      method: logout.method,
      headers: { authorization: `Bearer ${token}` },
    });
    await page.getByRole('link', { name: 'Generation Queue' }).click();
    await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await page.context().close();
  });

  it.each([
    ['admin', 'ADMIN', ['Generate Emails', 'AI Prompts', 'Generation Queue', 'Settings']],
    [
      'superadmin',
      'SUPERADMIN',
      [
        'Overview',
        'Generate Emails',
        'Generation Queue',
        'AI Models',
        'User Groups',
        'API Keys',
        'AI Prompts',
        'Summary Prompts',
        'Base Summary',
        'Settings',
      ],
    ],
  ] as const)(
    'shows the %s the product’s name, their badge and their menu, and signs them out',
    async (role, badge, entries) => {
      // A sign-out ends the session on the server too: this one is nobody else's.
      const page = await openAt('/', { storageState: await signedInState(product.overture.url, emails[role]) });
      const menu = page.getByRole('complementary', { name: 'Main menu' });
      await menu.getByText('Overture', { exact: true }).waitFor();
      await menu.getByText(badge, { exact: true }).waitFor();
      expect(await menu.getByRole('link').allTextContents()).toEqual(entries);
      await menu.getByRole('link', { name: 'Generate Emails' }).click();
      await page.getByRole('heading', { name: 'Email Sequence Generator', level: 1 }).waitFor();
      await page.getByText('Create personalized email sequences using AI and HubSpot data').waitFor();
      expect(await menu.locator('[aria-current="page"]').allTextContents()).toEqual(['Generate Emails']);

      const leave = menu.getByRole('button', { name: 'Logout' });
      expect(await leave.getAttribute('id')).toBe(`${role}-logout`);
      await leave.click();
      await toastsOf(page, 'Logged out successfully').waitFor();
      await page.waitForURL(`${product.overture.url}/login`);
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
      await page.context().close();
    },
  );

  it('asks once for the profile, and shows it to be read or edited', async () => {
    const page = await openAt('/login');
    await signInFirst(page, product.overture.url, emails.admin);
    const question = page.getByRole('dialog', { name: 'Profile Completion Required' });
    await question.getByRole('button', { name: "I'll Do It Later" }).waitFor();
    await question.getByRole('button', { name: 'Go to Profile' }).click();
    await page.getByRole('heading', { name: 'Profile Settings', level: 1 }).waitFor();
    await page.goto(`${product.overture.url}/dashboard`);
    await page.getByLabel('HubSpot Contact URL').waitFor();
    expect(await question.count()).toBe(0);

    await page.getByRole('link', { name: 'Settings' }).click();
    const [first, link] = [page.getByLabel('First Name'), page.getByLabel('Meeting Link')];
    await page.getByRole('switch', { name: 'Edit Mode' }).click();
    await first.fill('somebody else');
    await page.getByRole('switch', { name: 'Edit Mode' }).click();
    await first.waitFor({ state: 'detached' });
    await page.getByRole('switch', { name: 'Edit Mode' }).click();
    expect(await first.inputValue()).toBe('');
    expect(await page.getByRole('textbox', { name: 'Email' }).getAttribute('readonly')).toBe('');
    expect(await link.getAttribute('type')).toBe('url');
    expect(await findingsOf(page, { phone: true })).toEqual([]);

    await first.fill('pRIYA');
    await page.getByLabel('Last Name').fill('RAMAN');
    const [request] = await Promise.all([
      page.waitForRequest((each) => each.url().endsWith(updateProfile.path)),
      page.getByRole('button', { name: 'Save' }).click(),
    ]);
    expect(request.postDataJSON()).toEqual({ firstName: 'pRIYA', lastName: 'RAMAN' });
    await page.getByText('Raman', { exact: true }).waitFor();
    await page.getByText('Priya', { exact: true }).waitFor();
    await page.getByRole('complementary').getByText('Priya Raman').waitFor();
    await page.context().close();
  });

  it('keeps the menu while a page loads and when it crashes, and says what can be done', async () => {
    const page = await openAs('admin', '/profile-settings');
    await page.getByRole('heading', { name: 'Profile Settings', level: 1 }).waitFor();
    const entry = page.getByRole('link', { name: 'Generation Queue' });
    const queue = { emailSequences: [buildSummary()], totalEmailSequences: 1, totalPages: 1, currentPage: 1 };
    for (const endpoint of [listHistory, refreshHistory]) await answerWith(page, endpoint, () => ({ body: queue }));
    const code = Promise.withResolvers<void>();
    await page.route('**/remotes/history/**', async (route) => {
      await code.promise;
      await route.fallback();
    });
    await entry.click();
    await page.locator('main').getByText('Loading...').waitFor();
    expect(await entry.isVisible()).toBe(true);
    code.resolve();
    await page.getByText('Showing 1 to 1 of 1 entries').waitFor();

    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('heading', { name: 'Profile Settings', level: 1 }).waitFor();
    await page.evaluate(() => {
      const format = Object.getOwnPropertyDescriptor(Number.prototype, 'toLocaleString');
      const fail = (): never => {
        throw new RangeError('nothing to be shown');
      };
      Object.defineProperty(Number.prototype, 'toLocaleString', { configurable: true, value: fail });
      Reflect.set(window, 'mend', () => Object.defineProperty(Number.prototype, 'toLocaleString', format ?? {}));
    });
    await entry.click();
    await page.getByRole('heading', { name: 'Oops! Something Went Wrong' }).waitFor();
    await page.getByText('Something Went Wrong, Please Try After Some Time').waitFor();
    const details = page.getByText('RangeError: nothing to be shown');
    expect(await details.isVisible()).toBe(false);
    await page.getByText('Error details').click();
    expect(await details.isVisible()).toBe(true);
    await page.getByText(/Error ID: \w{8}/).waitFor();
    expect(await findingsOf(page, { phone: true })).toEqual([]);
    expect(await entry.isVisible()).toBe(true);

    await page.evaluate(() => (Reflect.get(window, 'mend') as () => void)());
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.getByRole('heading', { name: 'Generation Queue', level: 1 }).waitFor();
    await page.context().close();
  });

  it.each([
    ['Go Home', '/dashboard'],
    ['Reload Page', '/admin/history'],
  ])('leads out of a part that is down: %s', async (button, to) => {
    const page = await openAs('admin', '/admin/history', (each) =>
      each.route('**/remotes/history/**', (route) => route.abort()),
    );
    const way = page.getByRole('button', { name: button });
    await way.waitFor();
    await page.unroute('**/remotes/history/**');
    await way.click();
    await page
      .locator('main h1')
      .getByText(/^(Email Sequence Generator|Generation Queue)$/)
      .waitFor();
    expect(path(page)).toBe(to);
    await page.context().close();
  });
});

const path = (page: Page): string => new URL(page.url()).pathname;
const googleButton = (page: Page) => page.getByRole('button', { name: 'Continue with Google' });

/** Goes on without a reload, as a link would. */
async function walk(page: Page, to: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, to);
}

/** Three parts, as the server makes them, but for the signature: the browser goes by what the payload says. */
function tokenOf(payload: { readonly role?: string; readonly exp?: number }): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  return `${encode({ alg: 'HS256' })}.${encode({ exp: Math.floor(Date.now() / 1000) + 3600, ...payload })}.signature`;
}
