import { expect, it } from 'vitest';
import { describeWithBrowser } from './support/describe-with-browser.ts';
import { fetchSample, queueGeneration } from './support/generator-steps.ts';
import { productWithBrowser } from './support/product-with-browser.ts';
import { emails, signIn } from './support/sign-in.ts';
import { slowWriter } from './support/slow-writer.ts';
import { takePictures } from './support/take-pictures.ts';
import { toastsOf } from './support/toasts.ts';

/** The model's speed in tokens a second: slow while something must be seen in time, fast where a test only waits. */
const speed = { slow: 30, fast: 600 };

describeWithBrowser('a sequence that is read while it is written', () => {
  const product = productWithBrowser();

  it.each([
    ['a desktop', 1440, 900, 0],
    ['a phone', 390, 844, 1],
  ])('stands still on %s from its first email to its last', async (name, width, height, contact) => {
    await slowWriter(product.overture, speed.slow);
    const { page, problems } = await product.openPage({ viewport: { width, height } });
    await signIn(page, product.overture.url, emails.admin);
    const link = product.overture.sampleLinks[contact] ?? '';
    const early = page.getByText('The summary is being written').first().waitFor();
    await Promise.all([fetchSample(page, link), early.then(() => takePictures(page, `${name}-fetched`))]);
    await queueGeneration(page);
    await takePictures(page, `${name}-queued`);
    await page.getByRole('button', { name: 'Go to Queue' }).click();
    const own = page.locator(`[href^="/detailed-history/${link.split('/').at(-1)}"]`);
    await page.getByRole('link', { name: 'View', exact: true }).and(own).waitFor();
    await takePictures(page, `${name}-list`);
    await page
      .getByText(/Emails? 1.*can be read/)
      .first()
      .waitFor();
    await takePictures(page, `${name}-queue`);
    await page.getByRole('link', { name: 'View', exact: true }).and(own).click();

    const article = page.getByRole('article');
    await article.waitFor();
    const subject = await article.getAttribute('aria-label');
    const steps = page.getByRole('navigation', { name: 'Emails of the sequence' });
    await steps.getByText('being written').waitFor();
    await takePictures(page, `${name}-email-1`);
    expect(await page.getByRole('button', { name: /^(Edit|Rewrite|Hand over|Add to Hubspot)$/ }).count()).toBe(0);
    await page.getByRole('button', { name: 'Copy body' }).click();
    await toastsOf(page, /still being checked/).waitFor();
    // A reload and a second tab show the same.
    const tab = await page.context().newPage();
    await Promise.all([page.reload(), tab.goto(page.url())]);
    for (const one of [page, tab]) await one.getByRole('article', { name: subject ?? '', exact: true }).waitFor();
    await tab.close();
    const scrolled = await page.evaluate(() => {
      scrollBy(0, 60);
      return scrollY;
    });
    await slowWriter(product.overture, speed.fast);
    await page.evaluate(watchShifts);
    await steps.locator('button:enabled').nth(2).waitFor();
    await takePictures(page, `${name}-email-4`);

    // The whole sequence takes the place of what was written.
    await page.getByRole('button', { name: 'Edit', exact: true }).waitFor();
    expect(await page.getByRole('article').getAttribute('aria-label')).toBe(subject);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    expect(await page.evaluate(() => Reflect.get(window, 'shifts') as number)).toBeLessThanOrEqual(0.02);
    await takePictures(page, `${name}-ready`);

    // A rewrite can be read while it is written, too.
    await slowWriter(product.overture, speed.slow);
    await page.getByRole('button', { name: 'Rewrite', exact: true }).click();
    await page.getByRole('button', { name: 'Shorter' }).click();
    await page
      .locator('[aria-busy="true"]')
      .getByText(/\w+ \w+ \w+/)
      .first()
      .waitFor();
    expect(await page.getByRole('button', { name: 'Accept' }).count()).toBe(0);
    await takePictures(page, `${name}-rewrite`);
    await slowWriter(product.overture, speed.fast);
    await page.getByRole('button', { name: 'Accept' }).waitFor();
    await page.getByRole('article').locator('del').first().waitFor();
    await takePictures(page, `${name}-rewritten`);
    expect(problems).toEqual([]);
    await page.context().close();
  });
});

/** Adds up how far things move without the reader's doing. */
function watchShifts(): void {
  Reflect.set(window, 'shifts', 0);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      Reflect.set(window, 'shifts', Number(Reflect.get(window, 'shifts')) + Number(Reflect.get(entry, 'value')));
  }).observe({ type: 'layout-shift' });
}
