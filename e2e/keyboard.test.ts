import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser, openPage } from './support/browser.ts';
import { describeWithBrowser } from './support/describe-with-browser.ts';
import { signIn } from './support/sign-in.ts';
import { startOverture, type RunningOverture } from './support/start-overture.ts';

describeWithBrowser('the generator by keyboard', () => {
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

  it('keeps the focus through a fetch and shows whatever has it, also on a phone', async () => {
    const { page } = await openPage(browser, { viewport: { width: 390, height: 844 } });
    await signIn(page, overture.url, 'sales@overture.example');
    await typeLink(page, overture.sampleLinks[2] ?? '');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('AI can make mistakes').waitFor();
    await page.waitForFunction(() => document.activeElement?.textContent === 'Fetch & Analyze');

    const hidden: string[] = [];
    for (let presses = 0; presses < 40; presses++) {
      await page.keyboard.press('Tab');
      const { name, visible } = await focused(page);
      if (!visible) hidden.push(name);
      if (name === 'Generate Email Sequence') break;
    }
    expect(hidden).toEqual([]);
    expect((await focused(page)).name).toBe('Generate Email Sequence');
    await page.context().close();
  }, 60_000);

  it('opens a dialog over a page that stays where it is, and gives the focus back', async () => {
    const { page } = await openPage(browser);
    await signIn(page, overture.url, 'sales@overture.example');
    await typeLink(page, overture.sampleLinks[0] ?? '');
    await page.keyboard.press('Enter');
    await page.getByText('AI can make mistakes').waitFor();
    await page.getByRole('textbox', { name: 'Company Website Content' }).focus();
    await page.getByRole('button', { name: 'Generate Email Sequence' }).focus();
    const logout = page.getByText('Logout');
    // Focusing scrolled the page; what is compared is where it came to rest.
    await page.waitForTimeout(500);
    const before = [await logout.boundingBox(), await page.evaluate(() => window.scrollY)];
    expect(before[1]).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.body.getBoundingClientRect().width)).toBe(1440);

    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    expect([await logout.boundingBox(), await page.evaluate(() => window.scrollY)]).toEqual(before);
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(200);
    expect(await page.evaluate(() => window.scrollY)).toBe(before[1]);

    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.activeElement?.textContent === 'Generate Email Sequence');
    await page.context().close();
  }, 60_000);
});

/** Types where the page has put the focus. */
async function typeLink(page: Page, link: string): Promise<void> {
  await page.waitForFunction(() => document.activeElement?.getAttribute('type') === 'url');
  await page.keyboard.type(link);
}

/** What has the focus, and whether a person sees it: within the window and under nothing else. */
function focused(page: Page): Promise<{ name: string; visible: boolean }> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return { name: '', visible: true };
    // A file is chosen through the box around its one-pixel input.
    const shown = element instanceof HTMLInputElement && element.type === 'file' ? element.parentElement : element;
    const box = (shown ?? element).getBoundingClientRect();
    const top = document.elementFromPoint(box.left + box.width / 2, Math.min(box.bottom, window.innerHeight) - 4);
    const name = element.getAttribute('aria-label') ?? element.innerText;
    return {
      name: name.trim(),
      visible: box.top >= 0 && top !== null && (element.contains(top) || (shown?.contains(top) ?? false)),
    };
  });
}
