import { expect } from 'vitest';
import type { Locator, Page } from 'playwright-core';

const shown = '[data-kind]';

/** The toasts with this text that are on the screen. */
export function toastsOf(page: Page, text: string | RegExp): Locator {
  return page.locator(shown).filter({ hasText: text });
}

/** Stops the page's clock, so that what takes seconds is seen to the tenth of one and in no time. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 1_000);
}

/** A toast that has just appeared, under a clock that stands still, is there this long and then goes. */
export async function expectToLast(page: Page, text: string | RegExp, milliseconds: number): Promise<void> {
  const toast = toastsOf(page, text);
  await toast.first().waitFor();
  await page.clock.runFor(milliseconds - 100);
  expect(await toast.count()).toBeGreaterThan(0);
  // It is counted from the frame in which it is drawn, and fades.
  await page.clock.runFor(600);
  await toast.first().waitFor({ state: 'detached' });
}
