import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser, openPage } from './support/browser.ts';
import { describeWithBrowser } from './support/describe-with-browser.ts';
import { signIn } from './support/sign-in.ts';
import { startOverture, type RunningOverture } from './support/start-overture.ts';

describeWithBrowser('a history remote that is down', () => {
  let overture: RunningOverture;
  let browser: Browser;
  let closeBrowser: () => Promise<void>;

  beforeAll(async () => {
    [overture, { browser, close: closeBrowser }] = await Promise.all([startOverture(), launchBrowser()]);
  }, 240_000);

  afterAll(async () => {
    await closeBrowser();
    await overture.stop();
  });

  it('takes only its own area, and Try Again recovers it', async () => {
    const { page } = await openPage(browser);
    await page.route('**/remotes/history/**', (route) => route.abort('connectionrefused'));
    await signIn(page, overture.url, 'sales@overture.example');

    // The generator works on beside the dead remote.
    const [link = ''] = overture.sampleLinks;
    await page
      .getByPlaceholder(/hubspot/i)
      .first()
      .fill(link);
    await page.getByRole('button', { name: 'Fetch & Analyze' }).click();
    await page.getByText('AI can make mistakes, please read the emails carefully').waitFor({ timeout: 30_000 });

    await page.getByRole('link', { name: 'Generation Queue' }).click();
    await page.getByText('Oops! Something Went Wrong').waitFor({ timeout: 30_000 });
    expect(await page.getByRole('link', { name: 'Generate Emails' }).isVisible()).toBe(true);

    // Still dead: trying again fails again, honestly.
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.getByText('Oops! Something Went Wrong').waitFor({ timeout: 30_000 });

    await page.unroute('**/remotes/history/**');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.getByRole('heading', { name: 'Generation Queue' }).waitFor({ timeout: 30_000 });
    await page.context().close();
  });
});
