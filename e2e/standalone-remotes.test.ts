import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser, openPage } from './support/browser.ts';
import { describeWithBrowser } from './support/describe-with-browser.ts';
import { Program } from './support/program.ts';

describeWithBrowser('a remote that is developed alone', () => {
  let browser: Browser;
  let closeBrowser: () => Promise<void>;

  beforeAll(async () => {
    ({ browser, close: closeBrowser } = await launchBrowser());
  });

  afterAll(() => closeBrowser());

  it.each([
    ['mf-history', 'superadmin', 'Generation Queue', 'Anna Lindqvist'],
    ['mf-generator', 'admin', 'Email Sequence Generator', 'Fetch & Analyze'],
    ['mf-admin', 'admin', 'AI Prompts', 'Warm introduction'],
  ])('%s has frame, session and answers for a %s', async (part, role, heading, text) => {
    const program = new Program(['scripts/dev-remote.ts', part], { PORT: '0' });
    try {
      const [, address] = await program.waitFor(/runs alone at (\S+)/, 60_000);
      const { page, problems } = await openPage(browser);
      await page.goto(`${address}/?role=${role}`);
      await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
      await page.getByText(text).first().waitFor();
      expect(await page.getByRole('navigation', { name: 'Pages' }).getByRole('link').count()).toBeGreaterThan(0);
      expect(problems).toEqual([]);
      await page.context().close();
    } finally {
      await program.stop();
    }
  });

  it('says which remotes there are', async () => {
    const program = new Program(['scripts/dev-remote.ts', 'mf-nothing'], {});
    expect(await program.exited).toBe(1);
    expect(program.output).toContain('Name one of mf-generator, mf-admin, mf-history.');
  });
});
