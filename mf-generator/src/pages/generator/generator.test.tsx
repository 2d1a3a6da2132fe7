// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { clearSession, currentSession, markProfileDialogShown } from '@overture/ui';
import { announcedText, buildDetail, fakeFetch, renderInApp, signedIn } from '@overture/ui/testing';
import type { FakeAnswer, FakeFetch } from '@overture/ui/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  accepted,
  config,
  emptyContact,
  failed,
  fetched,
  fullContact,
  linkOf,
  models,
  prompts,
} from './generator.fixtures.ts';
import { GeneratorRoute } from './generator.route.tsx';
import { pdfFor, readDraft } from './model/draft.ts';

const fetchRoute = 'POST /api/email-sequence/get-detail-from-hubspot';
const generateRoute = 'POST /api/email-sequence/generate-ai-email-results';
let network: FakeFetch;
/** Multipart bodies as they were handed to `fetch`. */
let forms: FormData[];

beforeEach(() => {
  sessionStorage.clear();
  network = fakeFetch({
    'GET /api/config': config,
    'GET /api/prompts': prompts(),
    'GET /api/model-ai/available': models(),
    'GET /api/limits/mine': { body: { limits: [], perMinute: 60 } },
    [fetchRoute]: fetched(fullContact),
    [generateRoute]: accepted,
    'POST /api/email-sequence/check-pdf': { body: { pages: 1 } },
  });
  forms = [];
  const answer = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    if (init?.body instanceof FormData) forms.push(init.body);
    return answer(input, init);
  };
});
afterEach(() => {
  // Leaving the page saves the draft, which the next test must not find.
  cleanup();
  network.restore();
});

function open(role = 'admin', department = 'Overture-Sales') {
  signedIn(role, { department });
  // Somebody who was asked for the profile before; the asking has a suite of its own.
  markProfileDialogShown();
  return renderInApp(<GeneratorRoute />);
}
const urlField = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'HubSpot Contact URL' });
const button = (name: string) => screen.getByRole('button', { name });
const stepStates = () => screen.getAllByRole('listitem').map((step) => step.getAttribute('data-state'));
const sent = (route: string) =>
  network.requests.filter(({ method, url }) => `${method} ${new URL(url).pathname}` === route);

/** Waits for a role. `findByRole` explains every miss with a tour of the whole page, which starves what it waits for. */
function appears(role: string, name: string): Promise<HTMLElement> {
  return waitFor(() => {
    const element = screen.queryByRole(role, { name });
    if (!element) throw new Error(`there is no ${role} "${name}"`);
    return element;
  });
}
async function paste(link: string) {
  await waitFor(() => expect(button('Fetch & Analyze')).toHaveProperty('disabled', false));
  fireEvent.change(urlField(), { target: { value: link } });
  fireEvent.submit(screen.getByRole('form', { name: 'Fetch a contact' }));
}
async function attachPdf(): Promise<void> {
  const file = new File(['%PDF-1.7'], 'brief.pdf', { type: 'application/pdf' });
  fireEvent.change(screen.getByLabelText('PDF'), { target: { files: [file] } });
  await screen.findByRole('button', { name: 'Remove brief.pdf' });
}

async function fetchContact(contactId = '151') {
  await paste(linkOf(contactId));
  await appears('button', 'Generate Email Sequence');
}
async function choose(label: string, option: string) {
  const dialog = screen.queryByRole('dialog');
  const field = within(dialog ?? document.body).getByRole('combobox', { name: label });
  await waitFor(() => expect(field).toHaveProperty('disabled', false));
  fireEvent.click(field);
  const list = () =>
    document.getElementById(field.getAttribute('aria-controls') ?? '') ?? document.createElement('div');
  // Without layout every open dropdown counts as scrolled out of sight, and is hidden.
  // Below its name an option may describe itself.
  const name = (text: string) => text.startsWith(option);
  fireEvent.click(await waitFor(() => within(list()).getByRole('option', { name, hidden: true })));
}
async function openDialog() {
  fireEvent.click(button('Generate Email Sequence'));
  return appears('dialog', 'Generate Email Sequence');
}

describe('before a fetch', () => {
  it('puts the cursor into the field and offers the sample contacts', async () => {
    open();
    expect(document.activeElement).toBe(urlField());
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Email Sequence Generator');
    expect(screen.getByText('Create personalized email sequences using AI and HubSpot data')).toBeTruthy();
    expect(screen.getByText('No contact fetched yet')).toBeTruthy();
    fireEvent.click(await appears('button', 'Marta Lindqvist'));
    expect(urlField().value).toBe(linkOf('151'));
  });

  it.each([
    ['', ['Please enter a HubSpot URL first']],
    [
      'https://example.com/contacts/1/record/0-1/5',
      ['Invalid HubSpot URL format', 'Invalid HubSpot URL format. Please check and try again.'],
    ],
    ['https://app.hubspot.com/contacts/1/record/0-2/5', ['This link is a company, not a contact']],
  ])('refuses "%s" without asking the server', async (link, texts) => {
    open();
    await paste(link);
    for (const text of texts) expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    expect(sent(fetchRoute)).toEqual([]);
  });

  it('says so when the settings cannot be loaded, and tries again', async () => {
    network.answer('GET /api/config', failed(500, 'internal'));
    open();
    expect(await screen.findByText("Overture's settings could not be loaded")).toBeTruthy();
    network.answer('GET /api/config', config);
    fireEvent.click(button('Try Again'));
    expect(await appears('button', 'Marta Lindqvist')).toBeTruthy();
  });
});

describe('what a rep must know before writing', () => {
  it('is told of a contact who opted out, and of what the key may not read', async () => {
    const notices = ['The HubSpot key may not read emails.'];
    network.answer(fetchRoute, fetched({ ...emptyContact, optedOut: true, notices }));
    open();
    await fetchContact();
    expect(screen.getByText(/has opted out of email/)).toBeTruthy();
    expect(screen.getByText('Has opted out of email')).toBeTruthy();
    expect(screen.getByText('The HubSpot key may not read emails.')).toBeTruthy();
  });

  it('hears nothing of it otherwise', async () => {
    open();
    await fetchContact();
    expect(screen.queryByText(/opted out/)).toBeNull();
  });
});

describe('fetching', () => {
  it('shows only the first step at work until the answer is there, then all complete, then the contact', async () => {
    const answer = Promise.withResolvers<FakeAnswer>();
    network.answer(fetchRoute, () => answer.promise);
    open();
    await paste(linkOf('151'));
    await screen.findByText('Fetching CRM data');
    expect(stepStates()).toEqual(['processing', 'pending', 'pending', 'pending']);
    expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      expect.stringContaining('Fetching CRM data'),
      expect.stringContaining('Processing CRM data'),
      expect.stringContaining('Generating insights'),
      expect.stringContaining('Finalizing setup'),
    ]);
    answer.resolve(fetched(fullContact));
    await waitFor(() => expect(stepStates()).toEqual(['complete', 'complete', 'complete', 'complete']));
    expect(screen.queryByText('Insights')).toBeNull();
    expect(await screen.findByText('Insights')).toBeTruthy();
    expect(screen.queryByText('Finalizing setup')).toBeNull();
  });

  it('can be cancelled', async () => {
    network.answer(fetchRoute, () => Promise.withResolvers<FakeAnswer>().promise);
    open();
    await paste(linkOf('151'));
    fireEvent.click(await appears('button', 'Cancel'));
    expect(screen.getByText('No contact fetched yet')).toBeTruthy();
    expect(document.activeElement).toBe(urlField());
  });

  it.each([
    [404, 'crm_contact_not_found', 'Contact not found. Please verify the HubSpot URL.'],
    [502, 'crm_unauthorized', 'Authentication error. Please check your HubSpot permissions.'],
    [429, 'crm_rate_limited', 'Rate limit exceeded. Please wait a moment and try again.'],
    [422, 'crm_not_configured', 'from the server'],
  ])('turns all four steps to error on %s %s, keeps the link and tries again', async (status, code, text) => {
    network.answer(fetchRoute, failed(status, code));
    open();
    await paste(linkOf('151'));
    expect(await screen.findByText('The contact could not be fetched')).toBeTruthy();
    expect(stepStates()).toEqual(['error', 'error', 'error', 'error']);
    expect(announcedText()).toContain(text);
    expect(urlField().value).toBe(linkOf('151'));
    network.answer(fetchRoute, fetched(fullContact));
    fireEvent.click(button('Try Again'));
    expect(await screen.findByText('Insights')).toBeTruthy();
  });

  it('says that the connection failed', async () => {
    network.answer(fetchRoute, () => {
      throw new TypeError('Failed to fetch');
    });
    open();
    await paste(linkOf('151'));
    expect(
      (await screen.findAllByText('Network error. Please check your connection and try again.')).length,
    ).toBeGreaterThan(0);
  });
});

describe('a fetched contact', () => {
  it('is closed by a fetch that fails', async () => {
    open();
    await fetchContact();
    network.answer(fetchRoute, failed(404, 'crm_contact_not_found'));
    fireEvent.submit(screen.getByRole('form', { name: 'Fetch a contact' }));
    expect(await screen.findByText('The contact could not be fetched')).toBeTruthy();
    expect(screen.queryByText('Insights')).toBeNull();
  });

  it('shows card, warning, insights and CRM data', async () => {
    open();
    await fetchContact();
    expect(
      screen.getByText('AI can make mistakes, please read the emails carefully before enrolling the sequence.'),
    ).toBeTruthy();
    const card = within(screen.getByRole('region', { name: 'Marta Lindqvist-Svensson von Hohenstein' }));
    expect(card.getByRole('heading', { level: 2 }).textContent).toBe('Marta Lindqvist-Svensson von H...');
    expect(card.getByTitle('Nordvik Outdoor International AB').textContent).toBe('Nordvik Outdoor Internati...');
    expect(card.getByTitle('marta.lindqvist@nordvik.example').textContent).toBe('marta.lindqvist@nordvi...');
    expect(card.getByTitle('+46 31 555 0142 extension 12').textContent).toBe('+46 31 555 0142 e...');
    expect(card.getByTitle('Partner introduction by a friend').textContent).toBe('Partner introduction...');
    expect(card.getByTitle('Conference sponsorship and booths').textContent).toBe('Conference sponsorsh...');
    for (const chip of ['SEO', 'webshop', 'checkout']) expect(card.getByText(chip)).toBeTruthy();
    expect(screen.getByText('Launch in May').closest('li')).toBeTruthy();
    expect(screen.queryByText('Conference Name')).toBeNull();
  });

  it('has a panel for tasks where there are any', async () => {
    const task = { id: 't1', createdAt: null, properties: { hs_task_subject: 'Call Marta' } };
    network.answer(fetchRoute, fetched({ ...fullContact, tasks: [task] }));
    open();
    await fetchContact();
    fireEvent.click(await screen.findByRole('tab', { name: /Tasks/ }));
    expect(await screen.findByText('TASK (Unknown date) - Call Marta')).toBeTruthy();
  });

  it('has four panels with counts, with everything dated and nothing of the markup acting', async () => {
    open();
    await fetchContact();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'All Notes1',
      'All Email Exchanges1',
      'Call Logs1',
      'Meeting Notes0',
    ]);
    expect((await screen.findByText('quote')).tagName).toBe('B');
    expect(screen.getByRole('region', { name: 'All Notes' }).style.height).toBe('350px');
    expect(screen.getByRole('region', { name: 'All Notes' }).querySelector('script')).toBeNull();
    expect('hacked' in globalThis).toBe(false);
    fireEvent.click(screen.getByRole('tab', { name: /Email Exchanges/ }));
    expect(await screen.findByText('EMAIL THREAD 1 (Jan 5, 2025)')).toBeTruthy();
    expect(screen.getByText('[Status: SENT]')).toBeTruthy();
    fireEvent.click(screen.getByRole('tab', { name: /Call Logs/ }));
    expect(await screen.findByText('Duration: 61 seconds')).toBeTruthy();
    fireEvent.click(screen.getByRole('tab', { name: /Meeting Notes/ }));
    expect(await screen.findByText('No meetings')).toBeTruthy();
  });

  it('folds CRM data and context away', async () => {
    open();
    await fetchContact();
    for (const card of [/^CRM Data/, /^Additional Context/]) {
      const head = screen.getByRole('button', { name: card });
      expect(head.getAttribute('aria-expanded')).toBe('true');
      fireEvent.click(head);
      expect(head.getAttribute('aria-expanded')).toBe('false');
    }
  });

  it('never makes a link of an address that is none', async () => {
    open();
    await fetchContact();
    expect(screen.getByText('javascript:alert(1)').closest('a')).toBeNull();
  });

  it('shows the conference to the conference department', async () => {
    open('admin', 'Conference-Sales');
    await fetchContact();
    expect(screen.getByTitle(fullContact.properties['conference_name'] ?? '').textContent).toBe(
      'The Gulf Technology and Sustainable Commerce Week of Dubai 2...',
    );
  });

  it('without a history says what the sequence will be written from', async () => {
    network.answer(fetchRoute, fetched(emptyContact));
    open();
    await fetchContact('152');
    expect(screen.getByText('No history to summarize')).toBeTruthy();
    expect(screen.getAllByText('N/A').length).toBeGreaterThan(3);
  });

  it('tells of a failed summary and of an earlier generation', async () => {
    const recentGeneration = {
      _id: 'r1',
      responseStatus: 'ready',
      createdAt: '2025-01-05T12:00:00.000Z',
      promptTitle: 'Warm follow-up',
    };
    network.answer(
      fetchRoute,
      fetched({ ...fullContact, summaryWarning: 'The AI could not be reached.', recentGeneration }),
    );
    const app = open();
    await fetchContact();
    expect(screen.getByText('The AI could not be reached.')).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'View sequence' }));
    expect(app.location()).toBe('/detailed-history/151');
  });
});

describe('the form', () => {
  const bio = () => screen.getByLabelText<HTMLTextAreaElement>('Contact LinkedIn Bio');

  it('resets when the URL changes, and never carries texts over to another contact', async () => {
    open();
    await fetchContact();
    fireEvent.change(bio(), { target: { value: 'Runs marathons.' } });
    fireEvent.change(urlField(), { target: { value: linkOf('152') } });
    expect(screen.queryByText('Insights')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Generate Email Sequence' })).toBeNull();
    await fetchContact('152');
    expect(bio().value).toBe('');
    const body: unknown = await sent(fetchRoute).at(-1)?.json();
    expect(body).toMatchObject({ hubspotId: '152', linkedinBio: '' });
  });

  it('survives a reload with link and texts', async () => {
    const { unmount } = open();
    await fetchContact();
    fireEvent.change(bio(), { target: { value: 'Runs marathons.' } });
    unmount();
    renderInApp(<GeneratorRoute />);
    expect(urlField().value).toBe(linkOf('151'));
    await fetchContact();
    expect(bio().value).toBe('Runs marathons.');
    const body: unknown = await sent(fetchRoute).at(-1)?.json();
    expect(body).toMatchObject({ linkedinBio: 'Runs marathons.' });
  });

  it('opens with the link that another screen hands over, once, with the focus on it', async () => {
    signedIn('admin');
    markProfileDialogShown();
    const app = renderInApp(<GeneratorRoute />, { state: { contactUrl: linkOf('152') } });
    expect(urlField().value).toBe(linkOf('152'));
    expect(document.activeElement).toBe(urlField());
    expect(app.locationState()).toBeNull();
    await fetchContact('152');
  });

  it('takes the domain along that a superadmin found the contact in', async () => {
    signedIn('superadmin');
    markProfileDialogShown();
    renderInApp(<GeneratorRoute />, { state: { contactUrl: linkOf('152'), zone: 'DT-PM' } });
    expect(urlField().value).toBe(linkOf('152'));
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Domain' }).value).toBe('DT-PM'));
  });

  it('leads from the notice about an empty profile there, and back from there', async () => {
    const app = open();
    await fetchContact();
    fireEvent.click(button('Generate Email Sequence'));
    fireEvent.click(await screen.findByRole('link', { name: 'Fill in Profile' }));
    expect(app.location()).toBe('/profile-settings');
    expect(app.locationState()).toEqual({ profileFor: '/' });
  });

  it('takes a PDF and nothing else', async () => {
    open();
    await fetchContact();
    const input = screen.getByLabelText<HTMLInputElement>('PDF');
    fireEvent.change(input, { target: { files: [new File(['x'], 'x.png', { type: 'image/png' })] } });
    expect(await screen.findByText('Please select a valid PDF file')).toBeTruthy();
    fireEvent.change(input, { target: { files: [new File(['%PDF-1.7'], 'brief.pdf', { type: 'application/pdf' })] } });
    expect(await screen.findByText('PDF "brief.pdf" uploaded successfully!')).toBeTruthy();
    expect(button('Remove brief.pdf')).toBeTruthy();
  });

  it('says after a reload which PDF has to be attached again, until it is, or is left out', async () => {
    const missing = () => screen.queryByText('PDF "brief.pdf" has to be attached again.');
    const reload = async () => {
      cleanup();
      open();
      await fetchContact();
    };
    open();
    await fetchContact();
    await attachPdf();
    expect(missing()).toBeNull();
    await reload();
    expect(missing()).toBeTruthy();
    await attachPdf();
    expect(missing()).toBeNull();
    fireEvent.click(button('Remove brief.pdf'));
    expect(missing()).toBeNull();
    await attachPdf();
    await reload();
    fireEvent.click(button('Leave it out'));
    expect(missing()).toBeNull();
    cleanup();
    expect(pdfFor(readDraft(currentSession()?.userId ?? ''), '151')).toBeNull();
  });

  it('keeps nothing of the page that a sign-out leaves', async () => {
    const { unmount } = open();
    await fetchContact();
    fireEvent.change(bio(), { target: { value: 'Runs marathons.' } });
    clearSession();
    unmount();
    expect(sessionStorage).toHaveLength(0);
  });

  it('marks a text of more than 100 kB and waits with generating', async () => {
    open();
    await fetchContact();
    fireEvent.change(bio(), { target: { value: 'ä'.repeat(50_001) } });
    expect(screen.getByText('This text is longer than 100 kB. Please shorten it.')).toBeTruthy();
    expect(button('Generate Email Sequence')).toHaveProperty('disabled', true);
  });
});

describe('generating', () => {
  it('says that a template was chosen on another screen', async () => {
    signedIn('admin', { department: 'Overture-Sales' });
    markProfileDialogShown();
    renderInApp(<GeneratorRoute />, { state: { promptId: 'p1' } });
    expect(await screen.findByText(/generate a sequence with the chosen template\.$/)).toBeTruthy();
  });

  it('asks for a template, sends everything once, and leads to the queue', async () => {
    const app = open();
    await fetchContact();
    fireEvent.change(screen.getByLabelText('Additional Info'), { target: { value: 'Met at the fair' } });
    await attachPdf();
    await openDialog();
    fireEvent.click(button('Generate Sequence'));
    expect(await screen.findByText('Please select a prompt template')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Prompt Template' }));
    expect(sent(generateRoute)).toEqual([]);
    await choose('Prompt Template', 'Warm follow-up');
    await choose('AI Model', 'GPT-6.1 Sol');
    fireEvent.click(button('Generate Sequence'));
    expect(await appears('dialog', 'Generation Added to Queue')).toBeTruthy();
    expect(screen.getByText('Added to the Generation Queue')).toBeTruthy();
    const [request] = sent(generateRoute);
    expect(request?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
    const form = forms.at(-1);
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

  it('leads to the sequence once it is written', async () => {
    network.answer('GET /api/email-sequence/get-email-sequence-by-id', { body: buildDetail({ hubspotId: '151' }) });
    const app = open();
    await fetchContact();
    await openDialog();
    await choose('Prompt Template', 'Warm follow-up');
    fireEvent.click(button('Generate Sequence'));
    fireEvent.click(await appears('button', 'View'));
    expect(app.location()).toBe('/detailed-history/151');
  });

  it.each([200, 201, 202])('clears the form for the next contact after a %i', async (status) => {
    network.answer(generateRoute, { ...accepted, status });
    open();
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

  it('says that one is running already and leads to it', async () => {
    network.answer(
      generateRoute,
      failed(409, 'generation_in_progress', 'A generation for this contact is already running.'),
    );
    const app = open();
    await fetchContact();
    await openDialog();
    await choose('Prompt Template', 'Warm follow-up');
    fireEvent.click(button('Generate Sequence'));
    expect(await screen.findByText('A generation for this contact is already running.')).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'Go to Queue' }));
    expect(app.location()).toBe('/admin/history');
  });

  it('sends the same idempotency key again after a broken connection', async () => {
    network.answer(generateRoute, () => {
      throw new TypeError('Failed to fetch');
    });
    open();
    await fetchContact();
    await openDialog();
    await choose('Prompt Template', 'Warm follow-up');
    fireEvent.click(button('Generate Sequence'));
    expect(await screen.findByText('Error generating email sequence. Please try again.')).toBeTruthy();
    network.answer(generateRoute, accepted);
    fireEvent.click(button('Generate Sequence'));
    await appears('dialog', 'Generation Added to Queue');
    const keys = sent(generateRoute).map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  it('says what to do where the domain has no templates or its models are deactivated', async () => {
    network.answer('GET /api/prompts', prompts([]));
    network.answer('GET /api/model-ai/available', models([]));
    open();
    await fetchContact();
    await openDialog();
    expect(await screen.findByText(/Overture-Sales has no prompt templates yet\. Ask a superadmin/)).toBeTruthy();
    expect(screen.getByText(/All AI models of Overture-Sales are deactivated/)).toBeTruthy();
  });

  it('lets the lists be loaded again', async () => {
    network.answer('GET /api/prompts', failed(500, 'internal'));
    open();
    await fetchContact();
    const dialog = await openDialog();
    expect(await within(dialog).findByText('Failed to load prompts')).toBeTruthy();
    network.answer('GET /api/prompts', prompts());
    fireEvent.click(within(dialog).getByRole('button', { name: 'Try Again' }));
    await choose('Prompt Template', 'Warm follow-up');
  });
});

describe('a superadmin', () => {
  const superadminFetch = `${fetchRoute}-for-superadmin`;
  const superadminGenerate = `${generateRoute}-superadmin`;

  it('chooses a domain for the fetch, and may choose another for the generation', async () => {
    network.answer(superadminFetch, fetched(fullContact));
    network.answer(superadminGenerate, accepted);
    open('superadmin');
    await paste(linkOf('151'));
    expect((await screen.findAllByText('Please select a Domain')).length).toBeGreaterThan(0);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Domain' })));
    await choose('Domain', 'Overture-Sales');
    await fetchContact();
    const body: unknown = await sent(superadminFetch)[0]?.json();
    expect(body).toMatchObject({ hubspotId: '151', role: 'superadmin', zone: 'Overture-Sales' });
    await openDialog();
    await choose('Domain', 'DT-PM');
    await choose('Prompt Template', 'Re-engage');
    fireEvent.click(button('Generate Sequence'));
    await appears('dialog', 'Generation Added to Queue');
    expect(sent(superadminGenerate)).toHaveLength(1);
    const [form] = forms;
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
  const answer = (...limits: object[]) => network.answer('GET /api/limits/mine', { body: { limits, perMinute: null } });

  it('is not spoken of where there is none', async () => {
    open();
    await fetchContact();
    expect(screen.queryByText(/left today/)).toBeNull();
  });

  it('says quietly beside the button what is left', async () => {
    answer(budget);
    open();
    await fetchContact();
    expect(await screen.findByText(/\$3\.20 left today/)).toBeTruthy();
    expect(screen.queryByText(/nearly used up/)).toBeNull();
  });

  it('warns once four fifths are used up', async () => {
    answer({ ...budget, leftUsd: 0.9, isNear: true }, { ...budget, period: 'month', leftUsd: 40 });
    open();
    await fetchContact();
    expect(
      await screen.findByText(/Your AI budget for today is nearly used up: \$0\.90 of \$5\.00 are left/),
    ).toBeTruthy();
  });
});
