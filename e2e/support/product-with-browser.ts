import type { BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launchBrowser, openPage, type OpenPage } from './browser.ts';
import { startOverture, type RunningOverture } from './start-overture.ts';

export interface ProductWithBrowser {
  readonly overture: RunningOverture;
  /**
   * Opens a page for somebody who wants less motion, because drawing motion takes a fifth of a journey's processor
   * time. A journey can ask for motion.
   */
  openPage(options?: BrowserContextOptions): Promise<OpenPage>;
}

/** A journey leaves each of its pages within seconds, too soon for optimized code to give back what making it takes. */
const withoutOptimizing = '--js-flags=--no-opt,--no-maglev';

/**
 * Starts the whole product and a browser before the first test of a `describe`, and stops them after its last.
 * `settings` are read at the start.
 */
export function productWithBrowser(settings: Readonly<Record<string, string>> = {}): ProductWithBrowser {
  let running: Awaited<ReturnType<typeof start>> | undefined;
  const started = () => {
    if (running === undefined) throw new Error('The product runs only while tests do.');
    return running;
  };
  beforeAll(async () => {
    running = await start(settings);
  }, 240_000);
  afterAll(async () => {
    await running?.close();
    await running?.overture.stop();
  });
  return {
    get overture() {
      return started().overture;
    },
    openPage: (options) => openPage(started().browser, { reducedMotion: 'reduce', ...options }),
  };
}

async function start(settings: Readonly<Record<string, string>>) {
  const [overture, { browser, close }] = await Promise.all([
    startOverture(settings),
    launchBrowser([withoutOptimizing]),
  ]);
  return { overture, browser, close };
}
