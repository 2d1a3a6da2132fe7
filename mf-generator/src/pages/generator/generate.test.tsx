// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { buildDetail, buildPrompt, buildSummary, listed } from '@overture/ui/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accepted, failed, fetched, fullContact, linkOf, models, noRecords, prompts } from './generator.fixtures.ts';
import {
  appears,
  attachPdf,
  button,
  choose,
  fetchContact,
  fetchRoute,
  generateRoute,
  generatorServer,
  openDialog,
  openGenerator,
  paste,
  urlField,
} from './generator-page.fixtures.tsx';
import type { GeneratorServer } from './generator-page.fixtures.tsx';

let server: GeneratorServer;

beforeEach(() => {
  server = generatorServer();
});
afterEach(() => server.restore());

describe('generating', () => {
  it('says that a template was chosen on another page', async () => {
    openGenerator({ state: { promptId: 'p1' } });
    expect(await screen.findByText(/generate a sequence with the chosen template\.$/)).toBeTruthy();
  });

  it('asks for a template, sends everything once, and leads to the queue', async () => {
    const app = openGenerator();
    await fetchContact();
    fireEvent.change(screen.getByLabelText('Additional Info'), { target: { value: 'Met at the fair' } });
    await attachPdf();
    await openDialog();
    fireEvent.click(button('Generate Sequence'));
    expect(await screen.findByText('Please select a prompt template')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Prompt Template' }));
    expect(server.sent(generateRoute)).toEqual([]);
    await choose('Prompt Template', 'Warm follow-up');
    await choose('AI Model', 'GPT-6.1 Sol');
    fireEvent.click(button('Generate Sequence'));
    expect(await appears('dialog', 'Generation Added to Queue')).toBeTruthy();
    expect(screen.getByText('Added to the Generation Queue')).toBeTruthy();
    const [request] = server.sent(generateRoute);
    expect(request?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
    const form = server.forms.at(-1);
    expect(form && Object.fromEntries([...form].filter(([name]) => name !== 'pdfFile'))).toEqual({
      hubspotId: '151',
      prospectUrl: linkOf('151'),
      companyWebsiteContent: '',
      contactLinkedinBio: '',
      companyLinkedinDescription: '',
      googleSearchResults: 'Met at the fair',
      selectedPrompt: 'p1',
      aiModel: 'gpt-6.1-sol',
      aiModelLabel: 'GPT-6.1 Sol',
    });
    expect(form?.get('pdfFile')).toMatchObject({ name: 'brief.pdf', type: 'application/pdf' });
    fireEvent.click(button('Go to Queue'));
    expect(app.location()).toBe('/admin/history');
  });

  describe('where a template suits the contact', () => {
    const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Prompt Template' });
    beforeEach(() => {
      const situations = [{ situation: 'longSilence' as const, why: 'Nobody has spoken since Mar 3, 2026.' }];
      const warm = buildPrompt({ _id: 'p1', title: 'Warm follow-up' });
      const winBack = buildPrompt({ _id: 'p9', title: 'Win back', suits: 'longSilence' });
      server.answer(fetchRoute, fetched({ ...fullContact, situations }));
      server.answer('GET /api/prompts', prompts([warm, winBack]));
    });

    it('names it to whoever generates for the first time', async () => {
      openGenerator();
      await fetchContact();
      await openDialog();
      expect(await screen.findByText('Suggested: Win back. Nobody has spoken since Mar 3, 2026.')).toBeTruthy();
      expect(field().value).toBe('');
    });

    it('begins with it from then on, and says why', async () => {
      const emailSequences = [listed(buildSummary({ promtId: { _id: 'p1', title: 'Warm follow-up' } }))];
      server.answer('GET /api/email-sequence/get-email-sequence-history', { body: { ...noRecords, emailSequences } });
      openGenerator();
      await fetchContact();
      await openDialog();
      await waitFor(() => expect(field().value).toBe('Win back'));
      expect(screen.getByText(/^Suggested: Nobody has spoken since Mar 3, 2026 · /)).toBeTruthy();
    });
  });

  it('sends the language and the days that the rep chose, and says what is wrong with days', async () => {
    openGenerator();
    await fetchContact();
    const dialog = await openDialog();
    await choose('Prompt Template', 'Warm follow-up');
    await choose('Language', 'German');
    const days = within(dialog).getByLabelText('Send on days');
    fireEvent.change(days, { target: { value: '0, 7, 3' } });
    fireEvent.click(button('Generate Sequence'));
    expect(await within(dialog).findByText('Write days in order from 0, such as 0, 3, 7')).toBeTruthy();
    expect(server.sent(generateRoute)).toEqual([]);
    fireEvent.change(days, { target: { value: '0, 3, 7' } });
    fireEvent.click(button('Generate Sequence'));
    await appears('dialog', 'Generation Added to Queue');
    const form = server.forms.at(-1);
    expect([form?.get('language'), form?.get('sendDays')]).toEqual(['de', '0, 3, 7']);
  });

  it('leads to the sequence once it is written', async () => {
    server.answer('GET /api/email-sequence/get-email-sequence-by-id', { body: buildDetail({ hubspotId: '151' }) });
    const app = openGenerator();
    await fetchContact();
    await openDialog();
    await choose('Prompt Template', 'Warm follow-up');
    fireEvent.click(button('Generate Sequence'));
    fireEvent.click(await appears('button', 'View'));
    expect(app.location()).toBe('/detailed-history/151');
  });

  it('leads to the first email while the rest is written', async () => {
    const email = { index: 0, subject: 'One', body: 'Hi.', sendAfterDays: 0, purpose: null, evidence: [], checks: [] };
    const running = {
      hubspotId: '151',
      responseStatus: 'processing',
      versions: [],
      emails: [],
      version: null,
    } as const;
    server.answer('GET /api/email-sequence/get-email-sequence-by-id', {
      body: buildDetail({ ...running, partial: { of: 3, emails: [email] } }),
    });
    const app = openGenerator();
    await fetchContact();
    await openDialog();
    await choose('Prompt Template', 'Warm follow-up');
    fireEvent.click(button('Generate Sequence'));
    expect(await screen.findByText('Email 1 can be read while the rest is written.')).toBeTruthy();
    fireEvent.click(button('View'));
    expect(app.location()).toBe('/detailed-history/151');
  });

  it('takes one key for each step from the link to the sequence', async () => {
    server.answer('GET /api/email-sequence/get-email-sequence-by-id', { body: buildDetail({ hubspotId: '151' }) });
    openGenerator();
    const next = (more: object = {}) =>
      fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Enter', ctrlKey: true, ...more });
    await waitFor(() => expect(button('Fetch & Analyze')).toHaveProperty('disabled', false));
    fireEvent.change(urlField(), { target: { value: linkOf('151') } });
    next();
    await appears('button', 'Generate Email Sequence');
    // Reading goes on at the contact.
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Fetched contact' }));
    next();
    await appears('dialog', 'Generate Email Sequence');
    await choose('Prompt Template', 'Warm follow-up');
    screen.getByRole('combobox', { name: 'Prompt Template' }).focus();
    next({ repeat: true });
    expect(server.sent(generateRoute)).toEqual([]);
    next();
    const view = await appears('button', 'View');
    expect(document.activeElement).toBe(view);
    expect(server.sent(generateRoute)).toHaveLength(1);
  });

  it('tells its keys', async () => {
    openGenerator();
    fireEvent.keyDown(document.body, { key: '?' });
    expect(await screen.findByText('Fetch & Analyze, in the field of the link')).toBeTruthy();
  });

  it.each([200, 201, 202])('clears the form for the next contact after a %i', async (status) => {
    server.answer(generateRoute, { ...accepted, status });
    openGenerator();
    await fetchContact();
    await openDialog();
    await choose('Prompt Template', 'Warm follow-up');
    fireEvent.click(button('Generate Sequence'));
    fireEvent.click(await appears('button', 'Generate More'));
    expect(urlField().value).toBe('');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(urlField());
    expect(screen.getByText('No contact fetched yet')).toBeTruthy();
  });

  it('says that a generation is running already, and leads to the queue', async () => {
    server.answer(
      generateRoute,
      failed(409, 'generation_in_progress', 'A generation for this contact is already running.'),
    );
    const app = openGenerator();
    await fetchContact();
    await openDialog();
    await choose('Prompt Template', 'Warm follow-up');
    fireEvent.click(button('Generate Sequence'));
    expect(await screen.findByText('A generation for this contact is already running.')).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'Go to Queue' }));
    expect(app.location()).toBe('/admin/history');
  });

  it('sends the same idempotency key again after a broken connection', async () => {
    server.answer(generateRoute, () => {
      throw new TypeError('Failed to fetch');
    });
    openGenerator();
    await fetchContact();
    await openDialog();
    await choose('Prompt Template', 'Warm follow-up');
    fireEvent.click(button('Generate Sequence'));
    expect(await screen.findByText('Error generating email sequence. Please try again.')).toBeTruthy();
    server.answer(generateRoute, accepted);
    fireEvent.click(button('Generate Sequence'));
    await appears('dialog', 'Generation Added to Queue');
    const keys = server.sent(generateRoute).map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  it('sends a double click once', async () => {
    openGenerator();
    await fetchContact();
    await openDialog();
    await choose('Prompt Template', 'Warm follow-up');
    fireEvent.click(button('Generate Sequence'));
    fireEvent.click(button('Generate Sequence'));
    await appears('dialog', 'Generation Added to Queue');
    expect(server.sent(generateRoute)).toHaveLength(1);
  });

  it('says what to do where the domain has no templates or its models are deactivated', async () => {
    server.answer('GET /api/prompts', prompts([]));
    server.answer('GET /api/model-ai/available', models([]));
    openGenerator();
    await fetchContact();
    await openDialog();
    expect(await screen.findByText(/Overture-Sales has no prompt templates yet\. Ask a superadmin/)).toBeTruthy();
    expect(screen.getByText(/All AI models of Overture-Sales are deactivated/)).toBeTruthy();
  });

  it('loads the lists again on request', async () => {
    server.answer('GET /api/prompts', failed(500, 'internal'));
    openGenerator();
    await fetchContact();
    const dialog = await openDialog();
    expect(await within(dialog).findByText('Failed to load prompts')).toBeTruthy();
    server.answer('GET /api/prompts', prompts());
    fireEvent.click(within(dialog).getByRole('button', { name: 'Try Again' }));
    await choose('Prompt Template', 'Warm follow-up');
  });
});

describe('a superadmin', () => {
  const superadminFetch = `${fetchRoute}-for-superadmin`;
  const superadminGenerate = `${generateRoute}-superadmin`;

  it('chooses a domain for the fetch, and may choose another for the generation', async () => {
    server.answer(superadminFetch, fetched(fullContact));
    server.answer(superadminGenerate, accepted);
    openGenerator({ role: 'superadmin' });
    await paste(linkOf('151'));
    expect((await screen.findAllByText('Please select a Domain')).length).toBeGreaterThan(0);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Domain' })));
    await choose('Domain', 'Overture-Sales');
    await fetchContact();
    const body: unknown = await server.sent(superadminFetch)[0]?.json();
    expect(body).toMatchObject({ hubspotId: '151', role: 'superadmin', zone: 'Overture-Sales' });
    await openDialog();
    await choose('Domain', 'DT-PM');
    await choose('Prompt Template', 'Re-engage');
    fireEvent.click(button('Generate Sequence'));
    await appears('dialog', 'Generation Added to Queue');
    expect(server.sent(superadminGenerate)).toHaveLength(1);
    const [form] = server.forms;
    expect([form?.get('zone'), form?.get('role'), form?.get('selectedPrompt')]).toEqual(['DT-PM', 'superadmin', 'p2']);
  });
});

describe('a budget', () => {
  const budget = {
    scope: 'user',
    period: 'day',
    limitUsd: 5,
    spentUsd: 1.8,
    leftUsd: 3.2,
    isNear: false,
    resetsAt: '2026-11-23T00:00:00.000Z',
  };
  const answer = (...limits: object[]) => server.answer('GET /api/limits/mine', { body: { limits, perMinute: null } });

  it('is not mentioned where there is none', async () => {
    openGenerator();
    await fetchContact();
    expect(screen.queryByText(/left today/)).toBeNull();
  });

  it('is shown beside the button, without a warning', async () => {
    answer(budget);
    openGenerator();
    await fetchContact();
    expect(await screen.findByText(/\$3\.20 left today/)).toBeTruthy();
    expect(screen.queryByText(/nearly used up/)).toBeNull();
  });

  it('warns once four fifths are used up', async () => {
    answer({ ...budget, leftUsd: 0.9, isNear: true }, { ...budget, period: 'month', leftUsd: 40 });
    openGenerator();
    await fetchContact();
    expect(
      await screen.findByText(/Your AI budget for today is nearly used up: \$0\.90 of \$5\.00 are left/),
    ).toBeTruthy();
  });
});
