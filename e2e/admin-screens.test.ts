import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  createAdmin,
  createKey,
  createModel,
  createPrompt,
  deactivateModel,
  deleteAdmin,
  deleteKey,
  deletePrompt,
  getRecord,
  getStatistics,
  listAdmins,
  listDashboardUsers,
  listKeys,
  listModels,
  listPrompts,
  listSummaryPrompts,
  listTemplates,
  listUserRecords,
  modelOptions,
  saveBaseSummary,
  updateKey,
  updateModel,
} from '@overture/core/contract';
import type { AiModelWire, ApiKeyWire, DashboardUser, EndpointDefinition, Prompt } from '@overture/core/contract';
import { buildDetail, buildSummary } from '../ui/src/testing/records.ts';
import { answerWith, holdNext, refusal, type ApiAnswer } from './support/api-answers.ts';
import { describeWithBrowser } from './support/describe-with-browser.ts';
import { ListOnScreen } from './support/list-on-screen.ts';
import { productWithBrowser } from './support/product-with-browser.ts';
import { signedInPages } from './support/signed-in-pages.ts';
import { expectToLast, stopClock, toastsOf } from './support/toasts.ts';

const domains = ['Overture-Sales', 'Overture-PM', 'DT-Sales', 'DT-PM', 'Conference-Sales'];
const createdAt = '2026-01-05T12:00:00.000Z';

describeWithBrowser('the screens of a superadmin, and the templates of an admin, in the words of the spec', () => {
  const product = productWithBrowser();
  const openAs = signedInPages(product);
  let page: Page;
  beforeAll(async () => {
    page = await openAs('superadmin', '/profile-settings', (each) => each.emulateMedia({ reducedMotion: 'reduce' }));
  });
  afterEach(() => page.unrouteAll({ behavior: 'ignoreErrors' }));

  /** Answers these endpoints in the API's place from now on. */
  async function serve(...answers: readonly (readonly [EndpointDefinition, unknown])[]): Promise<void> {
    for (const [endpoint, body] of answers) await answerWith(page, endpoint, () => ({ body }));
  }
  async function show(path: string, ...answers: readonly (readonly [EndpointDefinition, unknown])[]): Promise<void> {
    await serve(...answers);
    await page.goto(product.overture.url + path);
  }
  const fails = (endpoint: EndpointDefinition, answer: ApiAnswer = refusal(500, 'internal', '')) =>
    answerWith(page, endpoint, () => answer);
  const seen = (text: string | RegExp): Promise<void> => page.getByText(text, { exact: true }).first().waitFor();
  const press = (name: string | RegExp): Promise<void> =>
    main().getByRole('button', { name, exact: true }).first().click();
  const main = (): Locator => page.locator('main');
  const dialog = (name?: string): Locator => page.getByRole('dialog', name === undefined ? {} : { name });
  const closed = (): Promise<void> => dialog().waitFor({ state: 'detached' });
  const inDialog = (name: string): Locator => dialog().getByRole('button', { name, exact: true });
  const optionsOf = async (select: Locator): Promise<string[]> => {
    await select.click();
    const offered = page.getByRole('listbox').getByRole('option');
    await offered.first().waitFor();
    const options = await offered.allInnerTexts();
    await page.keyboard.press('Escape');
    return options;
  };
  const choose = async (label: string, option: string): Promise<void> => {
    await dialog().getByRole('combobox', { name: label }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  const search = (): string => new URL(page.url()).search;

  describe('Overview', () => {
    const list = () => new ListOnScreen(page, 'User Actions');
    const served = (users: readonly unknown[]) => [listDashboardUsers, { success: true, users }] as const;

    it('counts users and e-mails with their change, under its one tab', async () => {
      const counts = {
        active_users_change: '+12% vs previous 30 days',
        emails_generated_change: '-4% vs previous 30 days',
      };
      await show('/admin/dashboard', [getStatistics, { totalUsers: 23, totalEmails: 1842, ...counts }]);
      const card = (name: string) => page.getByRole('region', { name }).innerText();
      await seen(counts.active_users_change);
      expect(await card('Active Users')).toMatch(/^Active Users\s+23\s+\+12% vs previous 30 days$/);
      expect(await card('Emails Generated')).toMatch(/^Emails Generated\s+1,842\s+-4% vs previous 30 days$/);
      expect(await page.getByRole('tab').allInnerTexts()).toEqual(['Overview']);
    });

    it('lists users by number, name or dash, address and local date, and says when they are on their way', async () => {
      const held = await holdNext(page, listDashboardUsers);
      await show('/admin/dashboard');
      await seen('Loading user data...');
      held.release({ body: { success: true, users: [user(1), user(2, { firstName: '', lastName: '' })] } });
      expect(await list().row(0)).toEqual(['1', 'Priya Raman 1', 'person1@overture.example', 'Jan 5, 2026', '']);
      expect(await list().row(1)).toEqual(['2', '-', 'person2@overture.example', 'Jan 5, 2026', '']);
      expect(await list().heads()).toEqual(['S.No.', 'Name', 'Email', 'Created At', 'Actions']);
      const zoned = 'Monday, January 5, 2026 at 12:00:00 PM Coordinated Universal Time';
      expect(await main().locator('time').first().getAttribute('title')).toBe(zoned);
    });

    it('shows up to five pages between the first and the last, and turns no page at the ends', async () => {
      await show('/admin/dashboard', served(Array.from({ length: 137 }, (_, at) => user(at + 1))));
      await list().foot('Showing 1 to 10 of 137 entries');
      await expect.poll(() => list().pages()).toEqual({ shown: '1 2 3 4 5 … 14', previous: false, next: true });
      await list().turnTo('Page 14');
      await list().foot('Showing 131 to 137 of 137 entries');
      await expect.poll(() => list().pages()).toEqual({ shown: '1 … 10 11 12 13 14', previous: true, next: false });
      expect((await list().row(0))[0]).toBe('131');
      for (const name of ['Page 11', 'Previous', 'Page 8']) await list().turnTo(name);
      await expect.poll(() => list().pages()).toEqual({ shown: '1 … 6 7 8 9 10 … 14', previous: true, next: true });
      const size = page.getByRole('combobox', { name: 'Rows per page' });
      expect(await size.locator('option').allInnerTexts()).toEqual(['5', '10', '25', '50', '100']);
      await size.selectOption('25');
      await list().foot('Showing 1 to 25 of 137 entries');
      expect(search()).toBe('?limit=25');
    });

    it('sorts, searches and narrows by department as the address says, also after a reload', async () => {
      const asked: string[] = [];
      await answerWith(page, listDashboardUsers, (request) => {
        asked.push(new URL(request.url()).search);
        return { body: { success: true, users: [user(1), user(2), user(10)] } };
      });
      await show('/admin/dashboard');
      const filter = page.getByRole('combobox', { name: 'Department', exact: true });
      expect(await filter.getAttribute('placeholder')).toBe('Select Department');
      await filter.click();
      await page.getByRole('option', { name: 'DT-PM' }).last().click();
      await expect.poll(() => asked.at(-1)).toBe('?department=DT-PM');
      for (let twice = 0; twice < 2; twice += 1) await page.getByRole('button', { name: 'Email', exact: true }).click();
      expect((await list().row(0))[2]).toBe('person10@overture.example');
      await page.getByRole('searchbox').fill('person1');
      await list().foot('Showing 1 to 2 of 2 entries');
      await page.reload();
      await list().foot('Showing 1 to 2 of 2 entries');
      expect((await list().row(0))[2]).toBe('person10@overture.example');
    });

    it('leads to a user’s history by the eye, and says so when it cannot', async () => {
      const window = await openAs('superadmin', '/admin/dashboard', (each) =>
        answerWith(each, listDashboardUsers, () => {
          const { _id, ...nameless } = user(2);
          return { body: { success: true, users: [user(1), nameless] } };
        }),
      );
      const eyes = window.getByTitle('View Email Sequence Details');
      await eyes.first().waitFor();
      expect(await eyes.first().getAttribute('href')).toBe('/admin/user-history/user-1');
      await stopClock(window);
      await eyes.last().click();
      await expectToLast(window, 'Unable to view user details: User ID not found', 4_000);
      await window.context().close();
    });

    it('shows 0 and No data available after failures, which are only logged', async () => {
      const logged: string[] = [];
      page.on('console', (message) => logged.push(message.text()));
      await fails(getStatistics);
      await fails(listDashboardUsers);
      await show('/admin/dashboard');
      await seen('No data available');
      await expect.poll(() => page.getByRole('region', { name: 'Active Users' }).innerText()).toMatch(/\s0$/);
      for (const what of ['statistics', 'users']) expect(logged.join('\n')).toContain(`The ${what} could not be read`);
      expect(await toastsOf(page, /./).count()).toBe(0);
    });
  });

  describe('User Groups', () => {
    const list = () => new ListOnScreen(page, 'User Groups');
    const fields = () => ({
      email: dialog().getByRole('textbox', { name: 'Email' }),
      password: dialog().locator('input[type="password"]'),
      create: dialog().getByRole('button', { name: /^Creat/ }),
    });

    it('pages through users by the server, and goes back to page 1 for another domain', async () => {
      const asked: string[] = [];
      await answerWith(page, listAdmins, (request) => {
        const { search: query, searchParams } = new URL(request.url());
        asked.push(query);
        return { body: adminsPage(Number(searchParams.get('page'))) };
      });
      await show('/admin/user-groups');
      await list().foot('Showing 1 to 10 of 12 entries');
      expect(await list().heads()).toEqual(['S.No.', 'Email', 'Domain', 'Created At', 'Actions']);
      expect(await list().row(0)).toEqual(['1', 'person1@overture.example', 'DT-PM', 'Jan 5, 2026', '']);
      await list().turnTo('Next');
      await list().foot('Showing 11 to 12 of 12 entries');
      expect((await list().row(0)).slice(0, 2)).toEqual(['11', 'person11@overture.example']);
      expect(await optionsOf(page.getByRole('combobox', { name: 'Domain' }))).toEqual(domains);
      await page.getByRole('combobox', { name: 'Domain' }).click();
      await page.getByRole('option', { name: 'DT-PM' }).click();
      await expect.poll(() => asked.at(-1)).toBe('?page=1&limit=10&department=DT-PM');
      expect(search()).toBe('?department=DT-PM');
    });

    it('creates no user before the password meets every rule, and names what is missing', async () => {
      await show('/admin/user-groups');
      await press('Create User');
      const { email, password, create } = fields();
      expect(await create.isDisabled()).toBe(true);
      for (const weak of ['Aa1!a', 'aa1!aa', 'AA1!AA', 'Aaa!aa', 'Aa1aaa', 'Aa1-aa']) {
        await password.fill(weak);
        expect(await create.isDisabled()).toBe(true);
      }
      await password.press('Enter');
      await seen('Please ensure password meets all requirements');
      await seen('Invalid email format');
      await seen('Please select a Domain');
      expect(await email.evaluate((field) => field === document.activeElement)).toBe(true);
      await password.fill('Aa1!aa');
      expect(await create.isEnabled()).toBe(true);
      expect(await optionsOf(dialog().getByRole('combobox', { name: 'Domain' }))).toEqual(domains);
      await dialog().getByRole('button', { name: 'Close' }).click();
      await closed();
      await press('Create User');
      expect([await email.inputValue(), await password.inputValue()]).toEqual(['', '']);
    });

    it('creates a user, says so while it does, and deletes them after a warning', async () => {
      await show('/admin/user-groups');
      await press('Create User');
      const { email, password, create } = fields();
      await email.fill('new.person@overture.example');
      await password.fill('Overture!2');
      await choose('Domain', 'DT-Sales');
      const held = await holdNext(page, createAdmin);
      await email.press('Enter');
      await held.asked;
      await inDialog('Creating...').waitFor();
      expect(await create.isDisabled()).toBe(true);
      held.release();
      await toastsOf(page, 'User created successfully').waitFor();
      await closed();
      await press('Delete new.person@overture.example');
      await dialog('Delete User')
        .getByText(/This action cannot be undone/)
        .waitFor();
      await inDialog('Delete').click();
      await toastsOf(page, 'User deleted successfully').waitFor();
      await page.getByText('new.person@overture.example').waitFor({ state: 'detached' });
    });

    it('takes a row away at once, and brings it back when the server refuses, with its words or its own', async () => {
      await show('/admin/user-groups', [listAdmins, adminsPage(1)]);
      for (const [answer, words] of [
        [refusal(409, 'last_superadmin', 'The last one stays'), 'The last one stays'],
        [{ status: 502 }, 'Failed to delete user'],
      ] as const) {
        const held = await holdNext(page, deleteAdmin);
        await press('Delete person2@overture.example');
        await inDialog('Delete').click();
        await held.asked;
        await page.getByText('person2@overture.example', { exact: true }).waitFor({ state: 'detached' });
        await closed();
        expect((await list().row(1))[1]).toBe('person3@overture.example');
        // Its button is gone, and the focus is where the next one stands.
        const focused = () => page.evaluate(() => document.activeElement?.textContent);
        await expect.poll(focused).toContain('person3@overture.example');
        held.release(answer);
        await toastsOf(page, words).waitFor();
        expect((await list().row(1))[1]).toBe('person2@overture.example');
      }
    });

    it('says when users cannot be fetched, and fetches them again', async () => {
      await fails(listAdmins);
      await show('/admin/user-groups');
      await toastsOf(page, 'Failed to fetch users').waitFor();
      await serve([listAdmins, adminsPage(1)]);
      await main().getByRole('alert').getByRole('button', { name: 'Try Again' }).click();
      await list().foot('Showing 1 to 10 of 12 entries');
    });
  });

  describe('AI Prompts', () => {
    const list = () => new ListOnScreen(page, 'AI Prompts');
    const pageOf = (prompts: readonly Prompt[]) =>
      [listPrompts, { prompts, totalPrompts: prompts.length, totalPages: 1, currentPage: 1 }] as const;

    it('shortens a prompt of more than 100 characters to the first 100 and an ellipsis', async () => {
      await show('/admin/prompts', pageOf([prompt(1, 'a'.repeat(101)), prompt(2, 'b'.repeat(100))]));
      await list().foot('Showing 1 to 2 of 2 entries');
      expect(await list().heads()).toEqual(['Title', 'Prompt', 'Created At', 'Actions']);
      expect((await list().row(0))[1]).toBe(`${'a'.repeat(100)}…`);
      expect((await list().row(1))[1]).toBe('b'.repeat(100));
      expect(await page.getByRole('combobox', { name: 'Domain' }).getAttribute('placeholder')).toBe('All domains');
    });

    it('creates, edits and deletes a prompt, of which only text and domain are required', async () => {
      await show('/admin/prompts');
      await press('Create Prompt');
      await inDialog('Create').click();
      await seen('Please enter a prompt');
      await seen('Please select a Domain');
      expect(await optionsOf(dialog().getByRole('combobox', { name: 'Domain' }))).toEqual(domains);
      await choose('Domain', 'DT-PM');
      await dialog().getByRole('textbox', { name: 'Prompt' }).fill('Be brief, and be kind.');
      const creating = await holdNext(page, createPrompt);
      await inDialog('Create').click();
      await creating.asked;
      await inDialog('Creating...').waitFor();
      creating.release();
      await toastsOf(page, 'Prompt created successfully').waitFor();
      await closed();

      const row = page.getByRole('row', { name: /Be brief, and be kind\./ });
      await row.getByRole('button', { name: 'Edit' }).click();
      await dialog('Edit Prompt').getByRole('textbox', { name: 'Title' }).fill('Thrown away');
      await inDialog('Cancel').click();
      await closed();
      await row.getByRole('button', { name: 'Edit' }).click();
      expect(await dialog().getByRole('textbox', { name: 'Title' }).inputValue()).toBe('');
      await dialog().getByRole('textbox', { name: 'Title' }).fill('Brief and kind');
      await page.keyboard.press('Enter');
      await toastsOf(page, 'Prompt updated successfully').waitFor();
      await closed();
      await press('Delete Brief and kind');
      await dialog('Delete Prompt')
        .getByText(/This action cannot be undone/)
        .waitFor();
      await inDialog('Delete').click();
      await toastsOf(page, 'Prompt deleted successfully').waitFor();
      await row.waitFor({ state: 'detached' });
    });

    it('has words of its own for failures without any', async () => {
      await fails(listPrompts);
      await fails(deletePrompt);
      await fails(createPrompt);
      await show('/admin/prompts');
      await toastsOf(page, 'Failed to load prompts').waitFor();
      await serve(pageOf([prompt(1, 'Be brief.')]));
      await press('Try Again');
      await press('Delete Title 1');
      await inDialog('Delete').click();
      await toastsOf(page, 'Failed to delete prompt').waitFor();
      await press('Create Prompt');
      await dialog().getByRole('textbox', { name: 'Prompt' }).fill('Kept.');
      await choose('Domain', 'DT-PM');
      await inDialog('Create').click();
      await toastsOf(page, 'Something went wrong').waitFor();
      expect(await dialog().getByRole('textbox', { name: 'Prompt' }).inputValue()).toBe('Kept.');
    });
  });

  describe('Summary Prompt and Base Summary', () => {
    it('creates a summary prompt for one of the three groups of domains', async () => {
      await show('/admin/summary');
      expect((await new ListOnScreen(page, 'Summary Prompts').row(0)).length).toBe(5);
      const heads = await new ListOnScreen(page, 'Summary Prompts').heads();
      expect(heads).toEqual(['Title', 'Prompt', 'Domain', 'Created At', 'Actions']);
      await press('Create Summary');
      await dialog('Create Summary').getByRole('button', { name: 'Create', exact: true }).click();
      await seen('Please enter a prompt');
      await seen('Please select a Domain');
      const groups = ['Overture', 'DT', 'Conference'];
      expect(await optionsOf(dialog().getByRole('combobox', { name: 'Domain' }))).toEqual(groups);
      await choose('Domain', 'DT');
      await dialog().getByRole('textbox', { name: 'Prompt' }).fill('Sum up what was promised.');
      await inDialog('Create').click();
      await toastsOf(page, 'Summary prompt created successfully').waitFor();
      const newest = async () => (await new ListOnScreen(page, 'Summary Prompts').row(0))[1];
      await expect.poll(newest).toBe('Sum up what was promised.');
      await fails(listSummaryPrompts);
      await page.reload();
      await toastsOf(page, 'Failed to load prompts').waitFor();
    });

    it('edits the base summary in Edit Mode, and restores what is saved on leaving it', async () => {
      await show('/admin/base-summary');
      const mode = page.getByRole('switch', { name: 'Edit Mode' });
      const [title, text] = ['Title', 'Prompt'].map((name) => page.getByRole('textbox', { name }));
      await mode.click();
      const before = await title?.inputValue();
      await title?.fill('');
      await text?.fill('');
      await press('Save');
      await seen('Please enter a title');
      await seen('Please enter a prompt');
      await mode.click();
      await seen(before ?? '');
      await mode.click();
      expect(await title?.inputValue()).toBe(before);
      await title?.fill('What we always ask');
      const held = await holdNext(page, saveBaseSummary);
      await title?.press('Enter');
      await held.asked;
      await seen('What we always ask');
      held.release(refusal(400, 'validation_failed', 'Too long for us'));
      await toastsOf(page, 'Too long for us').waitFor();
      expect(await title?.inputValue()).toBe('What we always ask');
      await press('Save');
      await toastsOf(page, 'Base summary updated successfully').waitFor();
      await page.reload();
      await seen('What we always ask');
    });
  });

  describe('API Keys', () => {
    const list = () => new ListOnScreen(page, 'API Keys');

    it('lists name, type and status, and says when keys cannot be fetched', async () => {
      await fails(listKeys);
      await show('/admin/api-keys');
      await toastsOf(page, 'Failed to fetch API keys').waitFor();
      await serve([listKeys, [apiKey(1, true), apiKey(2, false)]]);
      await press('Try Again');
      const row = async (at: number) => (await list().row(at)).map((cell) => cell.split('\n')[0]);
      expect(await row(0)).toEqual(['Key 1', 'Openai', 'DT-PM', 'Active', 'Not tried yet', 'Jan 5, 2026', '']);
      expect((await row(1))[3]).toBe('Inactive');
      const heads = ['Name', 'Key Type', 'Domain', 'Status', 'Connection', 'Created At', 'Actions'];
      expect(await list().heads()).toEqual(heads);
    });

    it('requires name, type, domain and key, and creates, updates and deletes with a warning', async () => {
      await answerWith(page, createKey, () => ({ status: 201, body: { message: '' } }));
      await show(
        '/admin/api-keys',
        [listKeys, [apiKey(1, true)]],
        [updateKey, { message: '' }],
        [deleteKey, { message: '' }],
      );
      await press('Create API Key');
      await inDialog('Create').click();
      for (const words of [
        'Please enter a name',
        'Please select a Key Type',
        'Please select a Domain',
        'Please enter the key',
      ])
        await seen(words);
      expect(await optionsOf(dialog().getByRole('combobox', { name: 'Key Type' }))).toEqual(['Openai', 'Hubspot']);
      await dialog().getByRole('textbox', { name: 'Name' }).fill('Campaigns');
      await choose('Key Type', 'Openai');
      await choose('Domain', 'DT-PM');
      await dialog().locator('input[type="password"]').fill('sk-not-a-real-one');
      await inDialog('Create').click();
      await toastsOf(page, 'API key created successfully').waitFor();
      await closed();
      await press('Edit Key 1');
      expect(await dialog('Edit API Key').getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Key 1');
      await inDialog('Update').click();
      await toastsOf(page, 'API key updated successfully').waitFor();
      await closed();
      await press('Delete Key 1');
      const warning = /Integrations that use this key will be disabled too\. This action cannot be undone/;
      await dialog('Delete API Key').getByText(warning).waitFor();
      await inDialog('Delete').click();
      await toastsOf(page, 'API key deleted successfully').waitFor();
    });
  });

  describe('AI Models', () => {
    const list = () => new ListOnScreen(page, 'All AI Models');
    const mini = model({ aiModel: 'gpt-5-mini', aiModelLabel: 'GPT-5 Mini' });
    const saved = (message: string) => ({ success: true, message, data: mini });

    it('lists each domain’s models, and says when they are on their way or cannot be fetched', async () => {
      const held = await holdNext(page, listModels);
      await show('/admin/ai-models');
      await seen('Create and manage your AI models');
      await seen('Loading AI models...');
      held.release(refusal(500, 'internal', ''));
      await toastsOf(page, 'Failed to fetch AI models').waitFor();
      await serve([listModels, { data: [mini, { ...mini, _id: 'm2', active: false }] }]);
      await press('Try Again');
      expect(await list().row(0)).toEqual(['DT-PM', 'GPT-5 Mini', 'Active', 'Jan 5, 2026', '']);
      expect((await list().row(1))[2]).toBe('Inactive');
      expect(await list().heads()).toEqual(['Domain', 'Model Name', 'Status', 'Created At', 'Actions']);
      await page.getByRole('heading', { name: 'All AI Models' }).waitFor();
    });

    it('creates and updates with required choices, and forgets them on closing', async () => {
      await show('/admin/ai-models', [listModels, { data: [mini] }]);
      await press('Create AI Model');
      const choice = (label: string) => dialog().getByRole('combobox', { name: label, exact: true });
      await dialog('Create New AI Model').waitFor();
      expect(await choice('Model*').getAttribute('placeholder')).toBe('Select an AI model');
      expect(await choice('Domain*').getAttribute('placeholder')).toBe('Select an option');
      await inDialog('Create').click();
      await seen('Please select a Domain');
      await dialog().getByText('Select an AI model', { exact: true }).waitFor();
      expect(await optionsOf(choice('Domain*'))).toEqual(domains);
      expect(await optionsOf(choice('Model*'))).toEqual(modelOptions.map(({ label }) => label));
      await choose('Domain*', 'DT-PM');
      await inDialog('Cancel').click();
      await closed();
      await press('Create AI Model');
      expect(await choice('Domain*').inputValue()).toBe('');
      await choose('Domain*', 'DT-PM');
      await choose('Model*', 'GPT-5 Mini');
      const sent: unknown[] = [];
      let answer: ApiAnswer = refusal(500, 'internal', '');
      await answerWith(page, createModel, (request) => {
        sent.push(request.postDataJSON());
        return answer;
      });
      const submit = async (next: ApiAnswer, words: string) => {
        answer = next;
        await dialog().getByRole('button', { name: 'Create', exact: true }).click();
        await toastsOf(page, words).first().waitFor();
      };
      await submit(refusal(500, 'internal', ''), 'Failed to create AI model');
      await submit(refusal(409, 'conflict', 'Offered already'), 'Offered already');
      await submit('abort', 'Network error. Please check your connection and try again.');
      const held = await holdNext(page, createModel);
      await inDialog('Create').click();
      await held.asked;
      await inDialog('Creating...').waitFor();
      held.release({ status: 201, body: saved('') });
      await toastsOf(page, 'AI model created successfully').waitFor();
      await closed();
      expect(sent[0]).toEqual({ department: 'DT-PM', aiModel: 'gpt-5-mini', aiModelLabel: 'GPT-5 Mini', active: true });

      await press('Edit DT-PM - GPT-5 Mini');
      await dialog('Edit AI Model').waitFor();
      expect([await choice('Domain*').inputValue(), await choice('Model*').inputValue()]).toEqual([
        'DT-PM',
        'GPT-5 Mini',
      ]);
      await fails(updateModel);
      await inDialog('Update').click();
      await toastsOf(page, 'Failed to update AI model').waitFor();
      const updating = await holdNext(page, updateModel);
      await inDialog('Update').click();
      await updating.asked;
      await inDialog('Updating...').waitFor();
      updating.release({ body: saved('The server’s own words') });
      await toastsOf(page, 'The server’s own words').waitFor();
    });

    it('deactivates after asking, says so while it does, and brings a model back', async () => {
      await show('/admin/ai-models', [listModels, { data: [mini] }]);
      const ask = async () => {
        await press('Deactivate DT-PM - GPT-5 Mini');
        await dialog('Deactivate AI Model').waitFor();
      };
      await ask();
      const question =
        'Are you sure you want to deactivate the AI model "DT-PM - GPT-5 Mini"? This will make the model unavailable for use but can be reactivated later.';
      await dialog().getByText(question).waitFor();
      await inDialog('Cancel').click();
      await closed();
      await fails(deactivateModel);
      await ask();
      await inDialog('Deactivate').click();
      await toastsOf(page, 'Failed to deactivate AI model').waitFor();
      await closed();
      const held = await holdNext(page, deactivateModel);
      await ask();
      await inDialog('Deactivate').click();
      await held.asked;
      await inDialog('Deactivating...').waitFor();
      await serve([listModels, { data: [{ ...mini, active: false }] }]);
      held.release({ body: { ...saved(''), data: { ...mini, active: false } } });
      await toastsOf(page, 'AI model deactivated successfully').waitFor();
      await closed();
      expect((await list().row(0))[2]).toBe('Inactive');
      const back = await holdNext(page, updateModel);
      await press('Reactivate DT-PM - GPT-5 Mini');
      await back.asked;
      await expect.poll(async () => (await list().row(0))[2]).toBe('Active');
      back.release('abort');
      await seen('Inactive');
    });
  });

  describe('User Email History and User Details', () => {
    const records = Array.from({ length: 12 }, (_, at) => buildSummary({ hubspotId: `${500 + at}`, userId: 'user-1' }));
    const list = () => new ListOnScreen(page, 'User Email History');
    const query = 'userId=user-1&fromAdminSideUserId=user-1&hubspotId=500';

    it('turns a ring while it loads, then lists records, with pages above ten rows only', async () => {
      const held = await holdNext(page, listUserRecords);
      await show('/admin/user-history/user-1');
      await held.asked;
      await main().getByRole('status').filter({ hasText: 'Loading...' }).waitFor();
      const { properties } = records[0] ?? buildSummary();
      const full = { ...properties, campaign: 'Spring', industry: 'Logistics' };
      held.release({
        body: [
          { ...records[0], properties: full },
          { ...records[1], properties: {} },
        ],
      });
      const facts = ['Anna Lindqvist', 'Nordwind', 'anna@nordwind.example', 'Spring', 'Logistics', 'Jan 5, 2026'];
      expect(await list().row(0)).toEqual(['1', ...facts, '']);
      expect(await list().row(1)).toEqual(['2', 'N/A', 'N/A', 'N/A', 'N/A', 'N/A', 'Jan 5, 2026', '']);
      const heads = ['S.No.', 'Prospect Name', 'Company', 'Email', 'Campaign', 'Industry', 'Created Date', 'Actions'];
      expect(await list().heads()).toEqual(heads);
      expect(await page.getByRole('navigation', { name: 'Pagination' }).count()).toBe(0);
      expect(await page.getByRole('link', { name: 'Back to Dashboard' }).getAttribute('href')).toBe('/admin/dashboard');
      await fails(listUserRecords);
      await page.reload();
      await toastsOf(page, 'Failed to load history data').waitFor();
      await serve([listUserRecords, records]);
      await press('Try Again');
      await list().foot('Showing 1 to 10 of 12 entries');
    });

    it('opens a record with what is known of it, loads it again by the address, and leads back', async () => {
      await show('/admin/user-history/user-1', [listUserRecords, records]);
      const held = await holdNext(page, getRecord);
      await main().getByRole('link', { name: 'View Anna Lindqvist' }).first().click();
      await held.asked;
      expect(page.url()).toBe(`${product.overture.url}/admin/user-details/user-1?${query}`);
      await page.getByRole('heading', { name: 'User Details', level: 1 }).waitFor();
      await seen('Detailed view of user email generation history');
      await seen('Loading user details...');
      await main().getByText('Anna Lindqvist').first().waitFor();
      const handedOn: unknown = await page.evaluate(() => history.state?.usr?.recordData?.hubspotId);
      expect(handedOn).toBe('500');
      held.release({ body: buildDetail({ hubspotId: '500', userId: 'user-1' }) });
      await seen('Email sequence generated successfully!');
      await serve([getRecord, buildDetail({ hubspotId: '500', userId: 'user-1' })]);
      await page.goto(page.url());
      await seen('Email sequence generated successfully!');
      const system = main()
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: 'System Information' }) });
      expect(await system.locator('dt').first().innerText()).toBe('User ID');
      expect(await system.locator('dd').first().innerText()).toBe('user-1');
      await page.getByRole('link', { name: 'Back to Dashboard' }).click();
      await page.waitForURL('**/admin/user-history/user-1');
    });

    it('says when there is no such record', async () => {
      await show(`/admin/user-details/user-1?${query}`);
      await seen('No Data Found');
      await seen('No email generation data found for this user.');
    });
  });

  describe('the AI Prompts of an admin', () => {
    it('shows the first 50 characters, and the whole prompt to read and to copy', async () => {
      const text = 'Write as a colleague who has read the whole history of it.\n'.repeat(40);
      const window = await openAs('admin', '/templates', (each) =>
        answerWith(each, listTemplates, () => ({
          body: [{ _id: 't1', title: 'Warm introduction', prompt: text, createdAt }],
        })),
      );
      const list = new ListOnScreen(window, 'AI Prompts');
      await window.getByText('View your AI prompts templates.', { exact: true }).waitFor();
      const excerpt = `${text.slice(0, 50)}...`;
      expect(await list.row(0)).toEqual(['1', 'Warm introduction', excerpt, 'Jan 5, 2026', '']);
      expect(await list.heads()).toEqual(['S.No.', 'Title', 'Prompt', 'Created At', 'Actions']);
      expect(
        await window
          .locator('main')
          .getByRole('button', { name: /^Create\b/ })
          .count(),
      ).toBe(0);
      await window.getByRole('button', { name: 'View Warm introduction' }).click();
      const opened = window.getByRole('dialog', { name: 'Prompt Template' });
      const scrolls = (panel: Element) => panel.scrollHeight > panel.clientHeight;
      expect(await opened.getByRole('region', { name: 'Prompt' }).evaluate(scrolls)).toBe(true);
      await stopClock(window);
      for (const [name, copied] of [
        ['Copy title', 'Warm introduction'],
        ['Copy prompt', text],
      ] as const) {
        await opened.getByRole('button', { name }).click();
        await opened.getByRole('button', { name: 'Copied!' }).waitFor();
        expect(await window.evaluate(() => navigator.clipboard.readText())).toBe(copied);
        await window.clock.runFor(1_900);
        expect(await opened.getByRole('button', { name: 'Copied!' }).count()).toBe(1);
        await window.clock.runFor(100);
        await opened.getByRole('button', { name }).waitFor();
      }
      await window.context().close();
    });
  });

  it('keeps good news for two seconds', async () => {
    const window = await openAs('superadmin', '/admin/api-keys', async (each) => {
      await answerWith(each, listKeys, () => ({ body: [apiKey(1, true)] }));
      await answerWith(each, deleteKey, () => ({ body: { message: 'Gone' } }));
    });
    const ask = async () => {
      await window.getByRole('button', { name: 'Delete Key 1' }).click();
      return window.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true });
    };
    const sure = await ask();
    await sure.waitFor();
    await stopClock(window);
    await sure.click();
    await expectToLast(window, 'Gone', 2_000);
    await window.context().close();
  });
});

function user(number: number, overrides: Partial<DashboardUser> = {}): DashboardUser {
  return {
    _id: `user-${number}`,
    firstName: 'Priya',
    lastName: `Raman ${number}`,
    email: `person${number}@overture.example`,
    department: 'DT-PM',
    role: 'admin',
    createdAt,
    ...overrides,
  };
}

/** Ten of twelve users. */
function adminsPage(currentPage: number) {
  const first = (currentPage - 1) * 10 + 1;
  const admins = Array.from({ length: currentPage === 1 ? 10 : 2 }, (_, at) => ({
    _id: `user-${first + at}`,
    email: `person${first + at}@overture.example`,
    department: 'DT-PM',
    createdAt,
  }));
  return { admins, totalAdmins: 12, totalPages: 2, currentPage };
}

const prompt = (number: number, text: string): Prompt => ({
  _id: `prompt-${number}`,
  title: `Title ${number}`,
  description: '',
  prompt: text,
  department: 'DT-PM',
  version: 1,
  createdAt,
});

const apiKey = (number: number, active: boolean): ApiKeyWire => ({
  _id: `key-${number}`,
  name: `Key ${number}`,
  keyType: 'Openai',
  key: '••••9f2c',
  department: 'DT-PM',
  active,
  createdAt,
});

const model = (fields: Pick<AiModelWire, 'aiModel' | 'aiModelLabel'>): AiModelWire => ({
  _id: 'm1',
  department: 'DT-PM',
  active: true,
  createdAt,
  ...fields,
});
