import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser, openPage } from './support/browser.ts';
import { describeWithBrowser } from './support/describe-with-browser.ts';
import { Program } from './support/program.ts';
import { startOverture } from './support/start-overture.ts';

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

  it('is answered by a running API, or says why nobody could sign in there', async () => {
    const overture = await startOverture();
    const alone = ['scripts/dev-remote.ts', 'mf-history', '--api', overture.url];
    const programs = ['Overture!1', 'another'].map(
      (password) => new Program(alone, { PORT: '0', SUPERADMIN_PASSWORD: password }),
    );
    try {
      const { page, problems } = await openPage(browser);
      const addresses = await Promise.all(
        programs.map((program) => program.waitFor(/runs alone at (\S+)/, 60_000).then(([, address]) => address)),
      );
      await page.goto(`${addresses[0]}/?role=admin`);
      await page.getByText('No generated sequences yet').waitFor();
      expect(problems).toEqual([]);
      await page.goto(`${addresses[1]}/`);
      await page.getByText('superadmin@overture.example: Invalid email or password').first().waitFor();
      await page.context().close();
    } finally {
      await Promise.all([...programs.map((program) => program.stop()), overture.stop()]);
    }
  });

  it.each([
    [['mf-history', '--api', 'localhost:3000'], '--api must be an address like http://localhost:3000'],
    [['mf-nothing'], 'Name one of mf-generator, mf-admin, mf-history.'],
  ])('says what is wrong with %j', async (args, text) => {
    const program = new Program(['scripts/dev-remote.ts', ...args], {});
    expect(await program.exited).toBe(1);
    expect(program.output).toContain(text);
  });
});
