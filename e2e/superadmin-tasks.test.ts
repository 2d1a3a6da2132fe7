import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeWithBrowser } from './support/describe-with-browser.ts';
import { Hand } from './support/hand.ts';
import { productWithBrowser } from './support/product-with-browser.ts';
import { emails, signIn } from './support/sign-in.ts';
import { toastsOf } from './support/toasts.ts';

/** What a superadmin does again and again, without a mouse: each key is counted, but for the letters that are typed. */
describeWithBrowser('a superadmin by keyboard alone', () => {
  const product = productWithBrowser();

  async function begin(): Promise<{ page: Page; hand: Hand }> {
    const { page } = await product.openPage();
    await signIn(page, product.overture.url, emails.superadmin);
    await page.getByRole('heading', { name: 'Overview', level: 1 }).waitFor();
    return { page, hand: new Hand(page) };
  }

  /** Opens a page by the palette, as somebody does who never looks for the menu. */
  async function goTo(page: Page, hand: Hand, name: string, heading: string): Promise<void> {
    await hand.key('Control+k');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.type(name);
    await page.getByRole('option', { name }).first().waitFor();
    await hand.key('Enter');
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
  }

  async function end(page: Page, hand: Hand, most: number): Promise<void> {
    expect(hand.hidden).toEqual([]);
    expect(hand.keys).toBeLessThanOrEqual(most);
    await page.context().close();
  }

  it('creates a user', async () => {
    const { page, hand } = await begin();
    await goTo(page, hand, 'User Groups', 'User Groups');
    await hand.press('Create User');
    await page.getByRole('dialog').waitFor();
    await hand.to('Email');
    await page.keyboard.type('ada@overture.example');
    await hand.to('Password');
    await page.keyboard.type('Engine!1843');
    await hand.choose('Domain');
    await hand.press('Create User');
    await toastsOf(page, 'User created successfully').waitFor();
    await end(page, hand, 12);
  });

  it('publishes a prompt', async () => {
    const { page, hand } = await begin();
    await goTo(page, hand, 'AI Prompts', 'AI Prompts');
    const first = page.locator('tbody a').first();
    await first.waitFor();
    await hand.press(await first.innerText());
    await page.getByRole('form', { name: 'Edit Prompt' }).waitFor();
    await hand.to('Prompt');
    await hand.key('Control+End');
    await page.keyboard.type(' Close with one question.');
    await hand.key('Control+Enter');
    await page.getByRole('dialog').getByLabel(/^Why/).waitFor();
    await hand.to('Why');
    await page.keyboard.type('One question is answered');
    await hand.key('Enter');
    await page.getByText('Version 2 is live.').waitFor();
    await end(page, hand, 17);
  });

  it('sets a limit', async () => {
    const { page, hand } = await begin();
    await goTo(page, hand, 'Limits', 'Limits');
    await hand.press('Set Limit');
    await page.getByRole('dialog').waitFor();
    await hand.to('Dollars per month');
    await page.keyboard.type('250');
    await hand.key('Enter');
    await toastsOf(page, 'Limit saved successfully').waitFor();
    await page.getByText('$250').waitFor();
    await end(page, hand, 7);
  });
});
