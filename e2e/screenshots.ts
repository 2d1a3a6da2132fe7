/**
 * Pictures of every screen, wide, narrow and at 200 %, light and dark, into `screenshots/` (which git ignores): run by
 * `npm run screenshots`. They are made to be looked at; the README's picture is one of them. A pattern takes only those
 * whose name matches, as in `npm run screenshots -- 'queue.*-wide-light'`.
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
  { name: 'wide', viewport: { width: 1440, height: 900 } },
  { name: 'narrow', viewport: { width: 390, height: 844 } },
  { name: 'zoomed', viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 },
] as const;
const schemes = ['light', 'dark'] as const;
const roles = ['admin', 'superadmin'] as const;

const wanted = new RegExp(process.argv[2] ?? '');

/** `fullPage`: not only the visible part. */
async function shoot(page: Page, name: string, fullPage = false): Promise<void> {
  if (!wanted.test(name)) return;
  await atRest(page);
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage, animations: 'disabled' });
}

/** One generation for the signed-in user, so that queue and details have something to show. */
async function generate(page: Page): Promise<void> {
  await queueGeneration(page);
  await page.getByRole('button', { name: 'Go to Queue' }).click();
  await page.getByRole('link', { name: 'View', exact: true }).first().waitFor();
}

/** The pages of a role: the entries of its sidebar, and the tabs of each place. */
async function pagesOf(page: Page, url: string): Promise<Set<string>> {
  const paths = new Set([new URL(page.url()).pathname]);
  for (const path of paths) {
    await page.goto(url + path);
    await page.locator('main h1').waitFor();
    const hrefs = await page
      .locator('nav a[href^="/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    for (const href of z.array(z.string()).parse(hrefs)) paths.add(href);
  }
  return paths;
}

async function shootRole(browser: Browser, overture: RunningOverture, role: (typeof roles)[number]): Promise<void> {
  const [link = ''] = overture.sampleLinks;
  const first = await openPage(browser);
  await signIn(first.page, overture.url, emails[role]);
  const pages = await pagesOf(first.page, overture.url);
  const generator = role === 'admin' ? '/dashboard' : '/admin/generate-email';
  await first.page.goto(overture.url + generator);
  await fetchSample(first.page, link);
  await generate(first.page);
  await first.page.context().close();

  for (const { name: size, ...device } of sizes) {
    for (const colorScheme of schemes) {
      const name = (screen: string): string => `${role}-${screen}-${size}-${colorScheme}`;
      const nameOf = (path: string): string => name(path.replaceAll('/', '-').slice(1));
      const states = [...pictureStates(), ...adminPictureStates()].filter(
        (state) => state.role === role && wanted.test(name(state.name)),
      );
      const paths = [...pages].filter((path) => wanted.test(nameOf(path)));
      const others = [...recordScreens, ...userScreens].filter((screen) => wanted.test(name(screen)));
      if (states.length + paths.length + others.length === 0) continue;
      const { page, problems } = await openPage(browser, { ...device, colorScheme });
      await page.goto(`${overture.url}/login`);
      await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
      if (role === 'admin') await shoot(page, `login-${size}-${colorScheme}`);
      await signIn(page, overture.url, emails[role]);
      for (const path of paths) {
        await page.goto(overture.url + path);
        await page.locator('main h1').waitFor();
        await shoot(page, nameOf(path));
      }
      await shootRecord(page, overture, generator, name);
      if (role === 'superadmin') await shootUsersRecords(page, overture.url, name);
      for (const state of states) {
        await answerInstead(page, state.answers);
        await page.goto(overture.url + state.path);
        await page.locator('main h1, main h2').first().waitFor();
        if (state.last !== undefined) await page.locator(state.last).last().waitFor();
        // The error appears after the retries of the query.
        if (state.answers.some(([, body]) => body === null))
          await page.locator('main [data-tone="error"]').first().waitFor();
        await state.act?.(page);
        await shoot(page, name(state.name), state.act === undefined);
        await page.unrouteAll();
      }
      if (problems.length > 0) process.stderr.write(`${name('problems')}: ${problems.join('; ')}\n`);
      await page.context().close();
    }
  }
}

const recordScreens = ['fetched', 'generate', 'result', 'playbook', 'palette', 'palette-empty'];
const userScreens = ['user-history', 'user-details'];

/** From the fetched contact to its result, and the palette above it. */
async function shootRecord(
  page: Page,
  overture: RunningOverture,
  generator: string,
  name: (screen: string) => string,
): Promise<void> {
  if (!recordScreens.some((screen) => wanted.test(name(screen)))) return;
  const [link = ''] = overture.sampleLinks;
  await page.goto(overture.url + generator);
  await fetchSample(page, link);
  await shoot(page, name('fetched'));
  await page.getByRole('button', { name: 'Generate Email Sequence' }).click();
  await page.getByRole('dialog').waitFor();
  await shoot(page, name('generate'));
  await page.goto(overture.url + resultOf(link));
  await page.getByText('Generated Email Sequence').first().waitFor();
  await shoot(page, name('result'));
  await page.getByRole('tab', { name: 'Playbook' }).click();
  await shoot(page, name('playbook'));
  await page.keyboard.press('Control+k');
  await page.getByRole('option').first().waitFor();
  await shoot(page, name('palette'));
  await page.keyboard.type('zzzz');
  await page.getByText('Nothing found').first().waitFor();
  await shoot(page, name('palette-empty'));
}

const resultOf = (link: string): string => `/detailed-history/${link.split('/').at(-1)}`;

async function shootUsersRecords(page: Page, url: string, name: (screen: string) => string): Promise<void> {
  if (!userScreens.some((screen) => wanted.test(name(screen)))) return;
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
  if (wanted.test('full-hd')) await shootAtFullHd(browser, overture);
  process.stdout.write(`The pictures are in ${folder}\n`);
} finally {
  await close();
  await overture.stop();
}
