import type { Locator, Page } from 'playwright-core';

const shown = '[data-kind]';

/** The toasts with this text that are on the screen. */
export function toastsOf(page: Page, text: string | RegExp): Locator {
  return page.locator(shown).filter({ hasText: text });
}
