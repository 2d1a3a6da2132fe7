/**
 * Pictures of every screen, wide and narrow, light and dark, into `screenshots/` (which git ignores): run by
 * `npm run screenshots`. They are made to be looked at; the README's picture is one of them.
 */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { z } from 'zod';
import { launchBrowser, openPage } from './support/browser.ts';
import { adminPictureStates } from './support/admin-picture-states.ts';
import { answerInstead, pictureStates } from './support/picture-states.ts';
import { fetchSample, queueGeneration } from './support/generator-steps.ts';
import { root } from './support/program.ts';
import { atRest } from './support/screen-findings.ts';
import { emails, signIn } from './support/sign-in.ts';
import { startOverture, type RunningOverture } from './support/start-overture.ts';

const folder = join(root, 'screenshots');
const sizes = [
  { name: 'wide', width: 1440, height: 900 },
  { name: 'narrow', width: 390, height: 844 },
] as const;
const schemes = ['light', 'dark'] as const;
const roles = ['admin', 'superadmin'] as const;

async function shoot(page: Page, name: string): Promise<void> {
  await atRest(page);
  await page.screenshot({ path: join(folder, `${name}.png`) });
}

/** The whole page, not only the visible part. */
async function shootWhole(page: Page, name: string): Promise<void> {
  await atRest(page);
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
}

/** One generation for the signed-in user, so that queue and details have something to show. */
async function generate(page: Page): Promise<void> {
  await queueGeneration(page);
  await page.getByRole('button', { name: 'Go to Queue' }).click();
  await page.getByRole('link', { name: 'View', exact: true }).first().waitFor({ timeout: 30_000 });
}

/** The links of a role's sidebar, and the tabs of the page. */
async function linksOf(page: Page): Promise<string[]> {
  const hrefs = await page
    .locator('nav a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  return [...new Set(z.array(z.string()).parse(hrefs.filter((href) => href !== null)))];
}

async function shootRole(browser: Browser, overture: RunningOverture, role: (typeof roles)[number]): Promise<void> {
  const [link = ''] = overture.sampleLinks;
  const first = await openPage(browser);
  await signIn(first.page, overture.url, emails[role]);
  const home = new URL(first.page.url()).pathname;
  const generator = role === 'admin' ? '/dashboard' : '/admin/generate-email';
  await first.page.goto(overture.url + generator);
  await fetchSample(first.page, link);
  await generate(first.page);
  const pages = await linksOf(first.page);
  await first.page.context().close();

  for (const { name: size, width, height } of sizes) {
    for (const colorScheme of schemes) {
      const { page, problems } = await openPage(browser, { viewport: { width, height }, colorScheme });
      const name = (screen: string): string => `${role}-${screen}-${size}-${colorScheme}`;
      await page.goto(`${overture.url}/login`);
      await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
      if (role === 'admin') await shoot(page, `login-${size}-${colorScheme}`);
      await signIn(page, overture.url, emails[role]);
      const paths = new Set([home, ...pages]);
      for (const path of paths) {
        await page.goto(overture.url + path);
        await page.locator('main h1').waitFor();
        // The tabs of a place have no entry in the menu; the loop takes them in.
        for (const tab of await linksOf(page)) paths.add(tab);
        await shoot(page, name(path.replaceAll('/', '-').slice(1)));
      }
      await page.goto(overture.url + generator);
      await fetchSample(page, link);
      await shoot(page, name('fetched'));
      await page.getByRole('button', { name: 'Generate Email Sequence' }).click();
      await page.getByRole('dialog').waitFor();
      await shoot(page, name('generate'));
      await page.goto(overture.url + resultOf(link));
      await page.getByText('Generated Email Sequence').first().waitFor();
      await shoot(page, name('result'));
      await page.keyboard.press('Control+k');
      await page.getByRole('option').first().waitFor();
      await shoot(page, name('palette'));
      await page.keyboard.type('zzzz');
      await page.getByText('Nothing found').first().waitFor();
      await shoot(page, name('palette-empty'));
      if (role === 'superadmin') await shootUsersRecords(page, overture.url, name);
      for (const state of [...pictureStates(), ...adminPictureStates()].filter((each) => each.role === role)) {
        await answerInstead(page, state.answers);
        await page.goto(overture.url + state.path);
        await page.locator('main h1, main h2').first().waitFor();
        if (state.last !== undefined) await page.locator(state.last).last().waitFor();
        // The error appears after the retries of the query.
        if (state.answers.some(([, body]) => body === null))
          await page.locator('main [data-tone="error"]').first().waitFor();
        await state.act?.(page);
        if (state.act) await shoot(page, name(state.name));
        else await shootWhole(page, name(state.name));
        await page.unrouteAll();
      }
      if (problems.length > 0) process.stderr.write(`${name('problems')}: ${problems.join('; ')}\n`);
      await page.context().close();
    }
  }
}

const resultOf = (link: string): string => `/detailed-history/${link.split('/').at(-1)}`;

async function shootUsersRecords(page: Page, url: string, name: (screen: string) => string): Promise<void> {
  await page.goto(`${url}/admin/dashboard`);
  await page
    .getByRole('row', { name: /sales@/ })
    .getByRole('link', { name: 'View Email Sequence Details' })
    .click();
  await page.getByRole('heading', { name: 'User Email History' }).waitFor();
  await shoot(page, name('user-history'));
  await page.locator('main table').getByRole('link').first().click();
  await page.getByRole('heading', { name: 'User Details', level: 1 }).waitFor();
  await shoot(page, name('user-details'));
}

/** The three screens that a wide display stretches the furthest. */
async function shootAtFullHd(browser: Browser, { url, sampleLinks }: RunningOverture): Promise<void> {
  const [link = ''] = sampleLinks;
  const { page } = await openPage(browser, { viewport: { width: 1920, height: 1080 } });
  await signIn(page, url, emails.admin);
  await fetchSample(page, link);
  await shoot(page, 'full-hd-fetched');
  await page.goto(url + resultOf(link));
  await page.getByText('Generated Email Sequence').first().waitFor();
  await shoot(page, 'full-hd-result');
  await page.goto(`${url}/admin/history`);
  await page.getByRole('table').waitFor();
  await shoot(page, 'full-hd-queue');
  await page.context().close();
}

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const overture = await startOverture();
const { browser, close } = await launchBrowser();
try {
  for (const role of roles) await shootRole(browser, overture, role);
  await shootAtFullHd(browser, overture);
  process.stdout.write(`The pictures are in ${folder}\n`);
} finally {
  await close();
  await overture.stop();
}
