import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { describeWithBrowser } from './support/describe-with-browser.ts';
import { fetchSample, queueGeneration } from './support/generator-steps.ts';
import { productWithBrowser } from './support/product-with-browser.ts';
import { atRest } from './support/screen-findings.ts';
import { emails, signIn } from './support/sign-in.ts';

describeWithBrowser('the desk', () => {
  const product = productWithBrowser();
  const ids = () => product.overture.sampleLinks.slice(0, 2).map((link) => link.split('/').at(-1) ?? '');

  beforeAll(async () => {
    const { page } = await product.openPage();
    await signIn(page, product.overture.url, emails.admin);
    for (const link of product.overture.sampleLinks.slice(0, 2)) {
      await page.goto(`${product.overture.url}/dashboard`);
      await fetchSample(page, link);
      await queueGeneration(page);
      await page.getByRole('button', { name: 'View', exact: true }).waitFor();
    }
    await page.context().close();
  });

  const openDesk = async (width: number, height: number, id = ids()[0], query = '') => {
    const { page, problems } = await product.openPage({ viewport: { width, height } });
    await signIn(page, product.overture.url, emails.admin);
    await page.goto(`${product.overture.url}/detailed-history/${id}${query}`);
    await page.getByRole('article').waitFor();
    await atRest(page);
    return { page, problems };
  };

  it.each([
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ])('keeps the bar of an email in its place, in one line, at $width px', async ({ width, height }) => {
    const { page } = await openDesk(width, height);
    const next = page.getByRole('button', { name: 'Next', exact: true });
    const place = async () => {
      await atRest(page);
      return (await next.boundingBox())?.y;
    };
    const steps = page.getByRole('navigation', { name: 'Emails of the sequence' }).getByRole('listitem');
    const count = await steps.count();
    const tops = [await place()];
    for (let email = 1; email < count; email += 1) {
      await page.keyboard.press('j');
      await steps.nth(email).locator('[aria-current]').waitFor();
      tops.push(await place());
    }
    // The bar stays where it is at the end of a long email too; a phone has more below it.
    if (width > 1_000) await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    for (let email = count - 2; email >= 0; email -= 1) {
      await page.keyboard.press('k');
      await steps.nth(email).locator('[aria-current]').waitFor();
      tops.push(await place());
    }
    expect(new Set(tops).size).toBe(1);
    if (width > 1_000)
      expect((await page.getByRole('button', { name: 'Edit', exact: true }).boundingBox())?.y).toBe(tops[0]);
    await page.context().close();
  });

  it('shows the text at once on a page at 200 %, and nothing stands before it when it is scrolled', async () => {
    const { page } = await openDesk(720, 450);
    const text = page.locator('[data-email="0"] [data-from="0"]').last();
    const top = (await text.boundingBox())?.y ?? Number.NaN;
    expect(top).toBeLessThan(450 - 2 * 24);
    await page.evaluate((to) => scrollTo(0, to - 10), top);
    const covered = await page.evaluate(() =>
      [20, 150, 300].filter((y) => document.elementFromPoint(500, y)?.closest('[data-email]') === null),
    );
    expect(covered).toEqual([]);
    await page.context().close();
  });

  it('prints all emails of the sequence and nothing else', async () => {
    const { page } = await openDesk(1440, 900);
    const subjects = await page.locator('[aria-label="Emails of the sequence"] li bdi:first-child').allInnerTexts();
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    const printed = page.locator('[data-printed]');
    await printed.waitFor();
    expect(await printed.locator('section').count()).toBe(4);
    expect(await printed.innerText()).toContain(subjects[0]);
    expect(await page.evaluate(() => document.body.innerText)).toBe(await printed.innerText());
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await printed.waitFor({ state: 'detached' });
    await page.context().close();
  });

  it('approves contact after contact of a list by two keys each, and tells the other tab', async () => {
    // Of two that are equally risky the newest comes first.
    const { page, problems } = await openDesk(1440, 900, ids()[1], '?tab=review');
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.getByRole('article').waitFor();
    const shown = async () => page.url().split('/').at(-1);
    const first = await shown();
    await page.keyboard.press('a');
    await page.waitForFunction(() => document.activeElement?.textContent === 'Next contact');
    await other.getByRole('region', { name: 'This result was changed in another tab.' }).waitFor();
    await other.getByRole('button', { name: 'Approved' }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForFunction((before) => !location.href.endsWith(before ?? ''), first);
    await page.getByRole('button', { name: 'Approve', exact: true }).waitFor();
    await page.keyboard.press('a');
    await page.getByRole('button', { name: 'Approved' }).waitFor();
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it('has the settings in view at 900 px, however long the menu is', async () => {
    const { page } = await product.openPage();
    await signIn(page, product.overture.url, emails.superadmin);
    const settings = page.getByRole('link', { name: 'Settings' });
    await settings.waitFor();
    await atRest(page);
    expect(await isAtTop(page, 'a[href="/profile-settings"]')).toBe(true);
    await page.context().close();
  });
});

/** Whether the middle of an element is in the window, and nothing covers it. */
function isAtTop(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((which) => {
    const element = document.querySelector(which);
    const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
    return element?.contains(document.elementFromPoint(x + width / 2, y + height / 2)) ?? false;
  }, selector);
}
