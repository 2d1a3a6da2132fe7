import { describe, expect, it } from 'vitest';
import { describeWithBrowser } from './support/describe-with-browser.ts';
import { fetchSample } from './support/generator-steps.ts';
import { productWithBrowser } from './support/product-with-browser.ts';
import { emails, signIn } from './support/sign-in.ts';
import { Program } from './support/program.ts';

describeWithBrowser('a remote', () => {
  const product = productWithBrowser();

  describe('a history remote that is down', () => {
    it('takes only its own area, and Try Again recovers it', async () => {
      const { page } = await product.openPage();
      await page.route('**/remotes/history/**', (route) => route.abort('connectionrefused'));
      await signIn(page, product.overture.url, emails.admin);

      // The generator works on beside the dead remote.
      await fetchSample(page, product.overture.sampleLinks[0] ?? '');

      await page.getByRole('link', { name: 'Generation Queue' }).click();
      await page.getByText('Oops! Something Went Wrong').waitFor();
      expect(await page.getByRole('link', { name: 'Generate Emails' }).isVisible()).toBe(true);

      // Still dead: trying again fails again, honestly.
      await page.getByRole('button', { name: 'Try Again' }).click();
      await page.getByText('Oops! Something Went Wrong').waitFor();

      // Two other ways out.
      await page.getByRole('button', { name: 'Go Home' }).click();
      await page.getByRole('heading', { name: 'Email Sequence Generator' }).waitFor();
      await page.getByRole('link', { name: 'Generation Queue' }).click();
      await page.getByRole('button', { name: 'Reload Page' }).click();
      await page.getByText('Oops! Something Went Wrong').waitFor();

      await page.unroute('**/remotes/history/**');
      await page.getByRole('button', { name: 'Try Again' }).click();
      await page.getByRole('heading', { name: 'Generation Queue' }).waitFor();
      await page.context().close();
    });

    it('of a newer contract is refused in its own area, until it is one that fits', async () => {
      const { page } = await product.openPage();
      await page.route('**/remotes/history/assets/*.js', async (route) => {
        const answer = await route.fetch();
        const body = (await answer.text()).replace(/contractVersion:\d+/, 'contractVersion:999');
        // What was changed on its way must not be what the browser keeps.
        await route.fulfill({ response: answer, body, headers: { ...answer.headers(), 'cache-control': 'no-store' } });
      });
      await signIn(page, product.overture.url, emails.admin);
      await page.getByRole('link', { name: 'Generation Queue' }).click();
      await page.getByText('This part of the application is newer').first().waitFor();
      expect(await page.getByRole('link', { name: 'Generate Emails' }).isVisible()).toBe(true);

      await page.unroute('**/remotes/history/assets/*.js');
      await page.reload();
      await page.getByRole('heading', { name: 'Generation Queue' }).waitFor();
      await page.context().close();
    });

    it('is swapped by its address in /config.json, without another shell', async () => {
      const { page, problems } = await product.openPage();
      await page.route('**/config.json', async (route) => {
        const answer = await route.fetch();
        const body = (await answer.text()).replaceAll('/remotes/history/', '/elsewhere/');
        await route.fulfill({ response: answer, body });
      });
      const moved: string[] = [];
      await page.route('**/elsewhere/**', async (route) => {
        const url = route.request().url();
        moved.push(url);
        await route.fulfill({ response: await route.fetch({ url: url.replace('/elsewhere/', '/remotes/history/') }) });
      });
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await signIn(page, product.overture.url, emails.admin);
      await page.getByRole('link', { name: 'Generation Queue' }).click();
      await page.getByRole('heading', { name: 'Generation Queue' }).waitFor();
      expect(moved.length).toBeGreaterThan(1);
      expect(asked.filter((url) => url.includes('/remotes/history/'))).toEqual([]);
      expect(problems).toEqual([]);
      // An answer that is on its way would find the page closed.
      await page.unrouteAll({ behavior: 'wait' });
      await page.context().close();
    });
  });

  describe('a remote that is developed alone', () => {
    it.each([
      ['mf-history', 'superadmin', 'Generation Queue', 'Anna Lindqvist'],
      ['mf-generator', 'admin', 'Email Sequence Generator', 'Fetch & Analyze'],
      ['mf-admin', 'admin', 'AI Prompts', 'Warm introduction'],
    ])('%s has frame, session and answers for a %s', async (part, role, heading, text) => {
      const program = new Program(['scripts/dev-remote.ts', part], { PORT: '0' });
      try {
        const [, address] = await program.waitFor(/runs alone at (\S+)/, 60_000);
        const { page, problems } = await product.openPage();
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
      const alone = ['scripts/dev-remote.ts', 'mf-history', '--api', product.overture.url];
      const programs = ['Overture!1', 'another'].map(
        (password) => new Program(alone, { PORT: '0', SUPERADMIN_PASSWORD: password }),
      );
      try {
        const { page, problems } = await product.openPage();
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
        await Promise.all(programs.map((program) => program.stop()));
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
});
