import type { Page } from 'playwright-core';
import { expect, it, type TestContext } from 'vitest';
import { describeWithBrowser } from './support/describe-with-browser.ts';
import { beginTomorrow, openWritten, receive, sweep } from './support/hand-over-steps.ts';
import { productWithBrowser } from './support/product-with-browser.ts';
import { emails, signIn } from './support/sign-in.ts';
import { takePictures } from './support/take-pictures.ts';

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** A test that is tried again finds nothing handed over, because its contact is another one. */
const ownContact = (nth: number, { task }: TestContext): number => nth + 10 * (task.result?.retryCount ?? 0);

/** On a phone the action stands in the menu of all that is done less often. */
async function openHandOver(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'More', exact: true });
  if (await menu.isVisible()) await menu.click();
  const action = { name: 'Hand over', exact: true } as const;
  await page.getByRole('button', action).or(page.getByRole('menuitem', action)).first().click();
}

describeWithBrowser('a hand-over, from the draft to an opt-out', () => {
  const product = productWithBrowser();

  it.for([
    ['a desktop', desktop, 0],
    ['a phone', phone, 1],
  ] as const)(
    'hands over what was typed, and updates what was edited afterwards, on %s',
    async ([, viewport, first], context) => {
      const nth = ownContact(first, context);
      const { page, problems } = await product.openPage({ viewport });
      await signIn(page, product.overture.url, emails.admin);
      await openWritten(page, product.overture, nth);
      await page.getByRole('button', { name: 'Edit', exact: true }).click();
      await page.getByRole('textbox', { name: 'Subject' }).fill('Typed and not saved');
      await openHandOver(page);
      const dialog = page.getByRole('dialog', { name: 'Hand over' });
      await dialog.getByRole('cell', { name: '1. Typed and not saved' }).waitFor();
      await takePictures(page, `preview-${viewport.width}`);
      await dialog.getByRole('button', { name: /^Create \d tasks$/ }).click();
      await dialog.waitFor({ state: 'hidden' });

      await page.getByRole('button', { name: 'Edit', exact: true }).click();
      await page.getByRole('textbox', { name: 'Subject' }).fill('Changed afterwards');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByText('HubSpot has an older text of email 1.').waitFor();
      await takePictures(page, `outdated-${viewport.width}`);
      await page.getByRole('button', { name: 'Update in HubSpot' }).click();
      await page.getByRole('region', { name: 'HubSpot is up to date' }).waitFor();
      expect(await page.getByText('HubSpot has an older text of email 1.').count()).toBe(0);
      expect(problems).toEqual([]);
      await page.context().close();
    },
  );

  it('is made, withdrawn and refused after an opt-out, by keyboard alone on a phone', async (context) => {
    const nth = ownContact(2, context);
    const { page, problems } = await product.openPage({ viewport: phone });
    await signIn(page, product.overture.url, emails.admin);
    await openWritten(page, product.overture, nth);
    const dialog = page.getByRole('dialog', { name: 'Hand over' });
    await page.keyboard.press('h');
    await dialog.getByRole('cell', { name: '09:00' }).first().waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('value'))).toBe('tasks');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });

    await page.keyboard.press('h');
    const withdraw = dialog.getByRole('button', { name: /^Withdraw \d tasks$/ });
    await withdraw.focus();
    await page.keyboard.press('Enter');
    await dialog.getByText('This archives the open tasks in HubSpot.').waitFor();
    await page.keyboard.press('Enter');
    await dialog.getByText(/: withdrawn\.$/).waitFor();
    // One press too many closes the dialog.
    await page.keyboard.press('Enter');
    // Keys of the page are off while the dialog fades.
    await dialog.waitFor({ state: 'hidden' });

    await receive(product.overture, nth, 'Please remove me from your list and do not write to me again.');
    await page.keyboard.press('h');
    await dialog.getByText(/asked not to be written to/).waitFor();
    expect(await dialog.getByRole('button', { name: /^Create/ }).isDisabled()).toBe(true);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it.for([
    ['a desktop', desktop, 3],
    ['a phone', phone, 4],
  ] as const)(
    'stops at a reply, is put back, and stops for good at an opt-out, on %s',
    async ([, viewport, first], context) => {
      const nth = ownContact(first, context);
      await beginTomorrow(product.overture);
      const { page, problems } = await product.openPage({ viewport });
      await signIn(page, product.overture.url, emails.admin);
      await openWritten(page, product.overture, nth);
      const dialog = page.getByRole('dialog', { name: 'Hand over' });
      const create = dialog.getByRole('button', { name: /^Create \d tasks$/ });
      await openHandOver(page);
      await create.click();
      await dialog.waitFor({ state: 'hidden' });

      await receive(product.overture, nth, 'Thank you, let us talk on Thursday.');
      await sweep(product.overture);
      await page.reload();
      await page.getByText(/replied on .* withdrawn from HubSpot/).waitFor();
      await page.getByText('Thank you, let us talk on Thursday.').waitFor();
      await takePictures(page, `replied-${viewport.width}`);
      await page.getByRole('button', { name: 'Put back' }).click();
      await create.click();
      await dialog.waitFor({ state: 'hidden' });

      await receive(product.overture, nth, 'Please remove me from your list and do not write to me again.');
      await sweep(product.overture);
      await page.reload();
      await page
        .getByText(/does not want to be written to.* withdrawn from HubSpot/)
        .first()
        .waitFor();
      await takePictures(page, `opted-out-${viewport.width}`);
      expect(await page.getByRole('button', { name: 'Put back' }).count()).toBe(0);
      expect(problems).toEqual([]);
      await page.context().close();
    },
  );
});
