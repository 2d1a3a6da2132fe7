import { expect, it } from 'vitest';
import { describeWithBrowser } from './support/describe-with-browser.ts';
import { Hand } from './support/hand.ts';
import { beginTomorrow, contactOf, openWritten, receive, sweep } from './support/hand-over-steps.ts';
import { productWithBrowser } from './support/product-with-browser.ts';
import { emails, signIn } from './support/sign-in.ts';
import { takePictures } from './support/take-pictures.ts';

describeWithBrowser('the day of a rep, by keyboard alone', () => {
  const product = productWithBrowser();

  it.each([
    ['a desktop', { width: 1440, height: 900 }, [10, 11]],
    ['a phone', { width: 390, height: 844 }, [12, 13]],
  ] as const)(
    'begins on %s with who replied and who was lost, and ends with nothing left to do',
    async (name, viewport, [replied, lost]) => {
      const { overture } = product;
      await beginTomorrow(overture);
      const { page, problems } = await product.openPage({ viewport });
      await signIn(page, overture.url, emails.admin);
      for (const nth of [replied, lost]) {
        await openWritten(page, overture, nth);
        await page.keyboard.press('h');
        const dialog = page.getByRole('dialog', { name: 'Hand over' });
        await dialog.getByRole('cell', { name: '09:00' }).first().waitFor();
        await page.keyboard.press('Enter');
        await dialog.waitFor({ state: 'hidden' });
      }
      await receive(overture, replied, 'Tuesday works for us, please call at ten.');
      await receive(overture, lost, 'Please remove me from your list and do not write to me again.');
      await sweep(overture);

      await page.goto(`${overture.url}/dashboard`);
      const today = page.getByRole('list', { name: 'Today' });
      const reply = today.getByRole('listitem').filter({ hasText: 'Tuesday works for us' });
      await reply.waitFor();
      await today.getByRole('listitem').filter({ hasText: 'do not write to me again' }).first().waitFor();
      await takePictures(page, `today-${name}`);

      // The overview counts what Today tells, though no email was sent yet; who opted out answered too.
      const { page: overview } = await product.openPage({ viewport });
      await signIn(overview, overture.url, emails.superadmin);
      const answered = overview.getByRole('region', { name: 'Replied' });
      await answered.getByText('0 got an email').waitFor();
      expect(await answered.textContent()).toMatch(/^Replied([1-9]\d*)of \1 handed over, /);
      await takePictures(overview, `overview-${name}`);
      await overview.context().close();

      // The reply opens with its own words, the next contact of the list is one key away, and Back leads here.
      const hand = new Hand(page);
      await hand.press(await reply.getByRole('link').first().innerText());
      await page.waitForURL(`**/detailed-history/${contactOf(replied)}?tab=replied`);
      await page.getByText('Tuesday works for us').first().waitFor();
      await page.getByText('1 of 1').waitFor();
      await takePictures(page, `replied-${name}`);
      await page.goBack();
      await reply.waitFor();
      await hand.press((await reply.getByRole('button').getAttribute('aria-label')) ?? '');
      await reply.waitFor({ state: 'detached' });
      expect(hand.hidden).toEqual([]);
      expect(problems).toEqual([]);
      await page.context().close();
    },
  );
});
