import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sparticuz from '@sparticuz/chromium';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';

/** Starts the Chromium of `CHROMIUM_PATH`, else the one that npm installs, with a temporary folder of its own. */
export async function launchBrowser(
  args: readonly string[] = [],
): Promise<{ browser: Browser; close: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'overture-chromium-'));
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? (await sparticuz.executablePath()),
    args: ['--no-sandbox', '--headless', '--disable-gpu', '--disable-background-networking', ...args],
    env: { ...process.env, TMPDIR: folder },
  });
  return {
    browser,
    close: async () => {
      await browser.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export interface OpenPage {
  readonly page: Page;
  /** Its console errors and failed scripts so far. */
  readonly problems: string[];
}

/** Opens a page that collects console errors and failed scripts. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<OpenPage> {
  // Headless Chromium cannot ask for the permission to copy, so it is granted here.
  const permissions = ['clipboard-read', 'clipboard-write'];
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, permissions, ...options });
  // This only ends a journey that hangs: beside all other tests, a machine of two cores takes tens of seconds for a step.
  context.setDefaultTimeout(90_000);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  return { page, problems };
}

/** Opens a window in the browser's own profile, which all clients of its debugging port share. */
export async function inOwnProfile(port: number, work: (page: Page) => Promise<void>): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  try {
    const page = await browser.contexts()[0]?.newPage();
    if (page === undefined) throw new Error('The browser has no profile of its own');
    await work(page);
    await page.close();
  } finally {
    // This only disconnects; the browser keeps running.
    await browser.close();
  }
}
