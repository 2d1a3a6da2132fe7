import type { Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { describeWithBrowser } from './support/describe-with-browser.ts';
import { fetchSample, queueGeneration } from './support/generator-steps.ts';
import { productWithBrowser } from './support/product-with-browser.ts';
import { emails, signIn } from './support/sign-in.ts';
import { toastsOf } from './support/toasts.ts';

const invented = 'EUR 84,317';
const question = 'price of the first phase';

describeWithBrowser('a result with an invented amount and a placeholder', () => {
  const product = productWithBrowser();
  const control = (method: string, body?: object) =>
    fetch(`${product.overture.sandboxUrl}/_sandbox/faults`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
  afterEach(() => control('DELETE'));

  async function openResult(width: number, height: number, contact: number): Promise<Page> {
    const { page } = await product.openPage({ viewport: { width, height }, hasTouch: width < 768 });
    await control('POST', { vendor: 'openai', kind: 'lie', lies: ['amount', 'fill'] });
    await signIn(page, product.overture.url, emails.admin);
    const link = product.overture.sampleLinks[contact] ?? '';
    await fetchSample(page, link);
    await queueGeneration(page);
    await page.getByRole('button', { name: 'Go to Queue' }).click();
    // Another contact's result may be ready already.
    const own = page.locator(`[href^="/detailed-history/${link.split('/').at(-1)}"]`);
    await page.getByRole('link', { name: 'View', exact: true }).and(own).click();
    await page.getByRole('article').waitFor();
    return page;
  }
  const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
  const marks = (page: Page) => page.getByRole('button', { name: /No source says this|Still to be filled in/ });

  it('shows both, is mended, and is copied clean', async () => {
    const page = await openResult(1440, 900, 1);
    await expect.poll(() => marks(page).count()).toBe(2);
    await page.getByRole('listitem').filter({ hasText: invented }).getByText('To fix').waitFor();

    await page.getByRole('button', { name: 'Copy as plain text' }).click();
    await toastsOf(page, `A placeholder is still in it: [fill: ${question}]`).waitFor();
    expect(await copied(page)).toContain(invented);

    await page.getByRole('button', { name: `[fill: ${question}]` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Fill in' }).click();
    // The placeholder is selected: typing replaces it.
    await page.waitForFunction((text) => String(document.getSelection()).includes(text), question);
    await page.keyboard.type('nothing before you decide');
    const body = page.getByRole('textbox', { name: 'Body' });
    await body.fill((await body.inputValue()).replace(/[^\n]*EUR 84,317[^\n]*\n\n/, ''));
    await page.getByRole('button', { name: 'Save' }).click();
    await toastsOf(page, 'Email saved').waitFor();
    await expect.poll(() => marks(page).count()).toBe(0);

    await page.getByRole('button', { name: 'Copy as plain text' }).click();
    await expect.poll(() => copied(page)).toContain('nothing before you decide');
    expect(await copied(page)).not.toMatch(/84,317|\[fill/);
    await page.context().close();
  });

  it('is mended by keyboard alone on a phone', async () => {
    const page = await openResult(390, 844, 2);
    // Only the browser's first window may read its clipboard.
    const copies: string[] = [];
    await page.exposeFunction('keepCopy', (text: string) => void copies.push(text));
    await page.evaluate(() => {
      navigator.clipboard.writeText = Reflect.get(window, 'keepCopy');
    });
    await expect.poll(() => marks(page).count()).toBe(2);
    for (const mark of await marks(page).all())
      expect((await mark.boundingBox())?.height, 'a mark for a finger').toBeGreaterThanOrEqual(24);
    for (const [mark, act, typed] of [
      [invented, 'Change it', 'as much as we agree on'],
      [question, 'Fill in', 'nothing yet'],
    ] as const) {
      await tabTo(page, mark);
      expect(await isFocusCovered(page)).toBe(false);
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').waitFor();
      await tabTo(page, act);
      await page.keyboard.press('Enter');
      await page.waitForFunction((text) => String(document.getSelection()).includes(text), mark);
      await page.keyboard.type(typed);
      await page.keyboard.press('Control+Enter');
      await page.getByText('Email saved').first().waitFor();
      await page.getByRole('button', { name: new RegExp(mark) }).waitFor({ state: 'detached' });
    }
    await expect.poll(() => marks(page).count()).toBe(0);
    await tabTo(page, 'Copy as plain text');
    await page.keyboard.press('Enter');
    await expect.poll(() => copies.join()).toContain('as much as we agree on');
    expect(copies.join()).not.toMatch(/84,317|\[fill/);
    await page.context().close();
  });
});

/** Whether something else lies over the middle of what has the focus, such as the bar at the bottom. */
function isFocusCovered(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    const box = focused?.getClientRects()[0];
    const top = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return !top || !focused?.contains(top);
  });
}

/** Presses Tab until what has the focus is named so. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      // With the focus nowhere, the body has it.
      if (element === null || element === document.body) return '';
      return element.getAttribute('aria-label') ?? element.textContent;
    });
    if (focused.includes(name)) return;
  }
  throw new Error(`Nothing named "${name}" was reached by keyboard.`);
}
