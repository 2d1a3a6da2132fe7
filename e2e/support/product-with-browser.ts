import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launchBrowser } from './browser.ts';
import { startOverture, type RunningOverture } from './start-overture.ts';

export interface ProductWithBrowser {
  readonly overture: RunningOverture;
  readonly browser: Browser;
}

/**
 * Starts the whole product and a browser before the first test of a `describe`, and stops them after its last.
 * `settings` are read at the start.
 */
export function productWithBrowser(settings: Readonly<Record<string, string>> = {}): ProductWithBrowser {
  let running: (ProductWithBrowser & { readonly close: () => Promise<void> }) | undefined;
  const started = (): ProductWithBrowser => {
    if (running === undefined) throw new Error('The product runs only while tests do.');
    return running;
  };
  beforeAll(async () => {
    const [overture, { browser, close }] = await Promise.all([startOverture(settings), launchBrowser()]);
    running = { overture, browser, close };
  }, 240_000);
  afterAll(async () => {
    await running?.close();
    await running?.overture.stop();
  });
  return {
    get overture() {
      return started().overture;
    },
    get browser() {
      return started().browser;
    },
  };
}
