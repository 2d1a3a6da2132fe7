import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { untilFetched } from './support/generator-steps.ts';
import { describeWithBrowser } from './support/describe-with-browser.ts';
import { focused, Hand } from './support/hand.ts';
import { productWithBrowser } from './support/product-with-browser.ts';
import { atRest } from './support/screen-findings.ts';
import { emails, signIn } from './support/sign-in.ts';

describeWithBrowser('the product by keyboard', () => {
  const product = productWithBrowser();

  it('goes on at the contact after a fetch and shows whatever has the focus, also on a phone', async () => {
    const { page } = await product.openPage({ viewport: { width: 390, height: 844 } });
    await signIn(page, product.overture.url, emails.admin);
    await typeLink(page, product.overture.sampleLinks[2] ?? '');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await untilFetched(page);
    await page.waitForFunction(() => document.activeElement?.matches('main section[aria-label]'));

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
  });

  it('opens a dialog over a page that stays where it is, and gives the focus back', async () => {
    const { page } = await product.openPage();
    await signIn(page, product.overture.url, emails.admin);
    await typeLink(page, product.overture.sampleLinks[0] ?? '');
    await page.keyboard.press('Enter');
    await untilFetched(page);
    await page.getByRole('textbox', { name: 'Company Website Content' }).focus();
    await page.getByRole('button', { name: 'Generate Email Sequence' }).focus();
    const logout = page.getByText('Logout');
    // Focusing scrolls the page, so the position is read after the scrolling.
    await atRest(page);
    const place = async () => [(await logout.boundingBox())?.y ?? NaN, await page.evaluate(() => window.scrollY)];
    const [logoutBefore = NaN, scrolledBefore = NaN] = await place();
    expect(scrolledBefore).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.body.getBoundingClientRect().width)).toBe(1440);

    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    const [logoutY = NaN, scrolled = NaN] = await place();
    // A fractional height may be rounded either way.
    expect(Math.abs(logoutY - logoutBefore)).toBeLessThanOrEqual(1);
    expect(Math.abs(scrolled - scrolledBefore)).toBeLessThanOrEqual(1);
    await page.evaluate(() => {
      const wheeled = new Promise((resolve) => addEventListener('wheel', resolve, { once: true, capture: true }));
      Reflect.set(window, 'wheeled', wheeled);
    });
    await page.mouse.wheel(0, 400);
    await page.waitForFunction(() => Reflect.get(window, 'wheeled'));
    await atRest(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);

    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.activeElement?.textContent === 'Generate Email Sequence');
    await page.context().close();
  });

  it.each([
    { role: 'superadmin', width: 1440, height: 900, contact: 0 },
    { role: 'sales', width: 390, height: 844, contact: 1 },
  ])('carries the $role from sign-in to a filed playbook at $width px', async ({ role, width, height, contact }) => {
    const { page, problems } = await product.openPage({ viewport: { width, height } });
    await page.addInitScript(() => localStorage.setItem('profileDialogShown', 'true'));
    const hand = new Hand(page);
    await page.goto(`${product.overture.url}/login`);
    await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
    await hand.to('Email');
    await page.keyboard.type(`${role}@overture.example`);
    await hand.to('Password');
    await page.keyboard.type('Overture!1');
    await page.keyboard.press('Enter');
    if (role === 'superadmin') {
      await page.getByRole('heading', { name: 'Overview', level: 1 }).waitFor();
      await hand.press('Generate Emails');
    }
    await typeLink(page, product.overture.sampleLinks[contact] ?? '');
    if (role === 'superadmin') await hand.choose('Domain');
    await hand.press('Fetch & Analyze');
    await untilFetched(page);
    await hand.press('Generate Email Sequence');
    await page.getByRole('dialog').waitFor();
    await hand.choose('Prompt Template');
    await hand.press('Generate Sequence');
    await page.getByText('Generation Added to Queue').waitFor();
    // Once the sequence is ready, the focus moves on to View; a key pressed at that moment would lead elsewhere.
    await page.getByText('The sequence is ready.').first().waitFor();
    await hand.press('Go to Queue');
    await page.getByRole('link', { name: 'View', exact: true }).waitFor();
    await hand.press('View');
    await page.getByRole('article').waitFor();
    // A phone shows the emails first.
    if (width < 768) await hand.press('More');
    await page.getByText('Email sequence generated successfully!').waitFor();
    await hand.press('Add to Hubspot');
    await page.getByRole('button', { name: 'Added to Hubspot' }).waitFor();
    expect(hand.hidden).toEqual([]);
    expect(problems).toEqual([]);
    await page.context().close();
  });
});

/** Types where the page has put the focus. */
async function typeLink(page: Page, link: string): Promise<void> {
  await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'combobox');
  await page.keyboard.type(link);
}
