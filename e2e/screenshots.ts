/**
 * Pictures of every screen, wide and narrow, light and dark, into `screenshots/` (which git ignores): run by
 * `npm run screenshots`. They are made to be looked at; the README's picture is one of them.
 */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { z } from 'zod';
import { launchBrowser, openPage } from './support/browser.ts';
import { root } from './support/program.ts';
import { signIn } from './support/sign-in.ts';
import { startOverture, type RunningOverture } from './support/start-overture.ts';

const folder = join(root, 'screenshots');
const sizes = [
  { name: 'wide', width: 1440, height: 900 },
  { name: 'narrow', width: 390, height: 844 },
] as const;
const schemes = ['light', 'dark'] as const;
const roles = [
  { name: 'admin', email: 'sales@overture.example' },
  { name: 'superadmin', email: 'superadmin@overture.example' },
] as const;

/** Long enough for every list to arrive and every motion to end; live screens never go idle by themselves. */
async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(900);
}

async function shoot(page: Page, name: string): Promise<void> {
  await settle(page);
  await page.screenshot({ path: join(folder, `${name}.png`) });
}

async function fetchContact(page: Page, link: string): Promise<void> {
  await page
    .getByPlaceholder(/hubspot/i)
    .first()
    .fill(link);
  const domain = page.getByLabel(/domain/i).first();
  if (await domain.isVisible()) {
    await domain.click();
    await page.getByRole('option').first().click();
  }
  await page.getByRole('button', { name: 'Fetch & Analyze' }).click();
  await page.getByText('AI can make mistakes').waitFor({ timeout: 30_000 });
}

/** One generation for the signed-in user, so that queue and details have something to show. */
async function generate(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Generate Email Sequence' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Prompt Template').click();
  await page.getByRole('option').first().click();
  await dialog.getByRole('button', { name: 'Generate Sequence' }).click();
  await page.getByRole('button', { name: 'Go to Queue' }).click();
  await page.getByRole('link', { name: 'View' }).first().waitFor({ timeout: 30_000 });
}

/** The pages a role's sidebar offers, as the web itself declares them. */
async function menuOf(page: Page): Promise<string[]> {
  const hrefs = await page
    .locator('nav a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  return [...new Set(z.array(z.string()).parse(hrefs.filter((href) => href !== null)))];
}

async function shootRole(browser: Browser, overture: RunningOverture, role: (typeof roles)[number]): Promise<void> {
  const [link = ''] = overture.sampleLinks;
  const first = await openPage(browser);
  await signIn(first.page, overture.url, role.email);
  await settle(first.page);
  const home = new URL(first.page.url()).pathname;
  const generator = role.name === 'admin' ? '/dashboard' : '/admin/generate-email';
  await first.page.goto(overture.url + generator);
  await fetchContact(first.page, link);
  await generate(first.page);
  const pages = await menuOf(first.page);
  await first.page.context().close();

  for (const { name: size, width, height } of sizes) {
    for (const colorScheme of schemes) {
      const { page, problems } = await openPage(browser, { viewport: { width, height }, colorScheme });
      const name = (screen: string): string => `${role.name}-${screen}-${size}-${colorScheme}`;
      await page.goto(`${overture.url}/login`);
      if (role.name === 'admin') await shoot(page, `login-${size}-${colorScheme}`);
      await signIn(page, overture.url, role.email);
      for (const path of new Set([home, ...pages])) {
        await page.goto(overture.url + path);
        await shoot(page, name(path.replaceAll('/', '-').slice(1)));
      }
      await page.goto(overture.url + generator);
      await fetchContact(page, link);
      await shoot(page, name('fetched'));
      await page.goto(`${overture.url}/detailed-history/${link.split('/').at(-1)}`);
      await page.getByText('Generated Email Sequence').first().waitFor();
      await shoot(page, name('result'));
      if (problems.length > 0) process.stderr.write(`${name('problems')}: ${problems.join('; ')}\n`);
      await page.context().close();
    }
  }
}

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const overture = await startOverture();
const { browser, close } = await launchBrowser();
try {
  for (const role of roles) await shootRole(browser, overture, role);
  process.stdout.write(`The pictures are in ${folder}\n`);
} finally {
  await close();
  await overture.stop();
}
