// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { buildDetail, buildEmail, buildPrompt, fakeFetch, renderInApp, signedIn } from '@overture/ui/testing';
import type { FakeFetch } from '@overture/ui/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RecordDetail } from '@overture/core/contract';
import { fakeEvents } from '../../testing/fake-events.ts';
import type { FakeEvents } from '../../testing/fake-events.ts';
import { GenerationDetailsRoute } from './generation-details.route.tsx';

const get = 'GET /api/email-sequence/get-email-sequence-by-id';
const push = 'POST /api/email-sequence/add-to-hubspot';
const patch = 'PATCH /api/email-sequence/email';

let server: FakeFetch;
let events: FakeEvents;
let copied: string[];

beforeEach(() => {
  signedIn('admin', { username: 'Priya Raman' });
  server = fakeFetch();
  events = fakeEvents();
  copied = [];
  for (const key of Object.keys(localStorage)) if (key.startsWith('overture.')) localStorage.removeItem(key);
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void copied.push(text) },
  });
});

afterEach(() => {
  events.restore();
  server.restore();
  vi.restoreAllMocks();
});

function serve(overrides: Partial<RecordDetail> = {}): RecordDetail {
  const body = buildDetail(overrides);
  server.answer(get, { body });
  return body;
}

function open(at = '/detailed-history/501') {
  return renderInApp(<GenerationDetailsRoute />, { at, path: '/detailed-history/:id' });
}

async function opened(at?: string) {
  const app = open(at);
  await screen.findByText('Generated Email Sequence');
  await screen.findByRole('article');
  return app;
}

async function bodyOf(request: Request): Promise<unknown> {
  return request.json();
}

test('says that it is loading, with the way back', () => {
  server.answer(get, () => new Promise(() => undefined));
  open();
  expect(screen.getByText('Loading history details...')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Back to Preview' }).getAttribute('href')).toBe('/admin/history');
});

test('an unknown record shows No Data Found and is only logged', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  open();
  expect(await screen.findByText('No Data Found')).toBeDefined();
  expect(screen.getByText('No history data found for this record.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();
  expect(log).toHaveBeenCalled();
});

test('tells what of the history was left out, and that the contact opted out', async () => {
  serve({
    optedOut: true,
    leftOut: [
      { kind: 'note', count: 12 },
      { kind: 'property', count: 1 },
    ],
  });
  await opened();
  expect(screen.getByText(/Left out: 12 notes and 1 property\./)).toBeDefined();
  expect(screen.getByText('Opted out of email')).toBeDefined();
});

test('a failed load can be tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  server.answer(get, { status: 500 });
  open();
  const retry = await screen.findByRole('button', { name: 'Try Again' });
  serve();
  fireEvent.click(retry);
  expect(await screen.findByText('Email sequence generated successfully!')).toBeDefined();
});

test('a version that is no longer kept leads to the newest', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const app = open('/detailed-history/501?version=1');
  fireEvent.click(await screen.findByRole('button', { name: 'Show the newest version' }));
  expect(app.location()).toBe('/detailed-history/501');
});

test('shows contact, service, playbook, sequence, tokens and facts', async () => {
  serve();
  await opened();
  expect(screen.getByText('Email sequence generated successfully!')).toBeDefined();
  expect(screen.getByRole('link', { name: 'View in HubSpot' }).getAttribute('href')).toBe(
    'https://app.hubspot.com/contacts/1/record/0-1/501',
  );
  expect(screen.getByText('Detected Service')).toBeDefined();
  expect(screen.getByText('Route Optimisation')).toBeDefined();
  expect(document.title).toBe('Anna Lindqvist · Overture');
  expect(await screen.findByText('Key Insights')).toBeDefined();
  expect(screen.getByText('two hours').tagName).toBe('STRONG');
  expect(screen.getByText('Recommended Strategy')).toBeDefined();
  const mail = within(screen.getByRole('article'));
  for (const text of ['Priya Raman', 'Anna Lindqvist <anna@nordwind.example>', 'Subject 1'])
    expect(mail.getByText(text)).toBeDefined();
  expect(mail.getByText(/line of email 1/).textContent).toBe('Hi Anna,\n\nline of email 1.');
  for (const tokens of ['8,400', '1,200', '9,600']) expect(screen.getByText(tokens)).toBeDefined();
  expect(screen.getAllByText('N/A').length).toBeGreaterThan(10);
});

test('website and LinkedIn are links with https://, the profile by name', async () => {
  serve({ properties: { website: 'nordwind.example', linkedin_url: 'linkedin.com/in/anna' } });
  await opened();
  fireEvent.click(screen.getByRole('tab', { name: 'Contact' }));
  expect(screen.getByRole('link', { name: 'nordwind.example' }).getAttribute('href')).toBe('https://nordwind.example');
  expect(screen.getByRole('link', { name: 'View Profile' }).getAttribute('href')).toBe('https://linkedin.com/in/anna');
});

test('what is hostile in a playbook does not reach the page', async () => {
  serve({
    playbook: { keyInsights: ['fine<img src=x onerror="alert(1)"><script>alert(2)</script>'], recommendedStrategy: [] },
  });
  await opened();
  await screen.findByText('fine');
  expect(document.querySelector('script, img[onerror], [onerror]')).toBeNull();
});

test('the steps choose the e-mail, in the address too', async () => {
  serve();
  const app = await opened();
  fireEvent.click(screen.getByRole('button', { name: /Subject 2/ }));
  expect(within(screen.getByRole('article')).getByText('Subject 2')).toBeDefined();
  expect(app.location()).toBe('/detailed-history/501?email=2');
});

test('copies subject, body and everything, and says so', async () => {
  serve();
  await opened();
  fireEvent.click(screen.getByRole('button', { name: 'Copy subject' }));
  fireEvent.click(screen.getByRole('button', { name: 'Copy as plain text' }));
  fireEvent.click(screen.getByRole('button', { name: 'Copy all' }));
  expect(await screen.findAllByText('Copied!')).toHaveLength(3);
  expect(copied).toEqual([
    'Subject 1',
    'Hi Anna,\n\nline of email 1.',
    'Email 1:\nSubject: Subject 1\n\nHi Anna,\n\nline of email 1.\n\n\nEmail 2:\nSubject: Subject 2\n\nHi Anna,\n\nline of email 2.',
  ]);
});

test('the rail says when each email is sent, how long it is, and what was done with it', async () => {
  const original = { subject: 'Subject 2', body: 'Hello.' };
  serve({ emails: [buildEmail(0, { purpose: 'Open the talk' }), buildEmail(1, { original }), buildEmail(2)] });
  await opened();
  const rail = within(screen.getByRole('navigation', { name: 'Emails of the sequence' }));
  const stepTexts = () => rail.getAllByRole('button').map(({ textContent }) => textContent);
  expect(stepTexts()).toEqual([
    '1Subject 1Day 0 · 6 words · Open the talk',
    '2Subject 2Day 3 · 6 words · Edited · line of email 2',
    '3Subject 3Day 6 · 6 words · line of email 3',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Copy body' }));
  await waitFor(() => expect(stepTexts()[0]).toContain('Copied'));
  expect(stepTexts()[2]).not.toContain('Copied');
  fireEvent.click(screen.getByRole('button', { name: 'Copy all' }));
  await waitFor(() => expect(stepTexts()[1]).toContain('Edited · Copied'));
});

test('adds the playbook once: Adding..., then Added to Hubspot for good', async () => {
  serve();
  let finish = () => {};
  const sent: unknown[] = [];
  server.answer(push, async (request) => {
    sent.push(await bodyOf(request));
    await new Promise<void>((resolve) => (finish = resolve));
    return { body: { success: true, message: 'Added', noteId: 'note-1', markedLinks: 1 } };
  });
  await opened();
  fireEvent.click(screen.getByRole('button', { name: 'Add to Hubspot' }));
  const adding = await screen.findByRole<HTMLButtonElement>('button', { name: 'Adding...' });
  expect(adding.disabled).toBe(true);
  fireEvent.click(adding);
  await waitFor(() => expect(sent).toHaveLength(1));
  serve({ addToHubspot: true });
  await act(async () => finish());
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Added to Hubspot' })).disabled).toBe(true);
  expect(screen.getByText('Successfully added to HubSpot!')).toBeDefined();
  expect(screen.getByText('One link stands in no source: it is text that nobody can follow.')).toBeDefined();
  expect(sent).toEqual([{ hubspotId: '501', playBook: expect.stringContaining('<h3>Key Insights</h3>') }]);
});

test('a playbook says that a link in it stands in no source', async () => {
  const mark = 'evil[.]example (link in no source)';
  serve({ playbook: { keyInsights: [`Pay at ${mark}`, `or ${mark}`], recommendedStrategy: [], html: '' } });
  await opened();
  expect(await screen.findByText('2 links stand in no source: they are text that nobody can follow.')).toBeDefined();
});

test('a record that was filed starts as added', async () => {
  serve({ addToHubspot: true });
  await opened();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Added to Hubspot' }).disabled).toBe(true);
});

test('a refused push gives the button back and says why', async () => {
  serve();
  const reason = 'This playbook is sample output and is not added to a real CRM contact.';
  server.answer(push, {
    status: 409,
    body: { success: false, error: reason, message: reason, code: 'sandbox_output', requestId: 'r' },
  });
  await opened();
  fireEvent.click(screen.getByRole('button', { name: 'Add to Hubspot' }));
  expect(await screen.findByText('Failed to add to HubSpot. Please try again.')).toBeDefined();
  expect(screen.getByText(reason)).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add to Hubspot' }).disabled).toBe(false);
});

test('a push that never arrived is an error of another name', async () => {
  serve();
  server.answer(push, () => {
    throw new Error('offline');
  });
  await opened();
  fireEvent.click(screen.getByRole('button', { name: 'Add to Hubspot' }));
  expect(await screen.findByText('Error adding to HubSpot. Please try again.')).toBeDefined();
});

test('without a playbook there is nothing to add', async () => {
  serve({ playbook: null });
  await opened();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add to Hubspot' }).disabled).toBe(true);
});

test('an e-mail is edited in place, and what the AI wrote stays readable and can be restored', async () => {
  serve();
  const original = { subject: 'Subject 1', body: 'Hi Anna,\n\nline of email 1.' };
  const better = buildEmail(0, { subject: 'Better', revision: 'revision-1b', original });
  const edited = buildDetail({ emails: [better, buildEmail(1)] });
  const sent: unknown[] = [];
  server.answer(patch, async (request) => {
    sent.push(await bodyOf(request));
    server.answer(get, { body: edited });
    return { body: edited };
  });
  await opened();
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
  fireEvent.change(screen.getByLabelText('Subject'), { target: { value: 'Better' } });
  const form = screen.getByRole('form', { name: 'Edit email 1' });
  fireEvent.submit(form);
  fireEvent.submit(form);
  expect(await screen.findByText('Edited by you.')).toBeDefined();
  const first = { hubspotId: '501', index: 0, version: 1, revision: 'revision-1' };
  expect(sent).toEqual([{ ...first, subject: 'Better', body: original.body }]);

  fireEvent.click(screen.getByRole('button', { name: 'Show changes' }));
  await waitFor(() => expect(within(screen.getByRole('article')).getByText('Better').tagName).toBe('INS'));
  expect(screen.getByRole('article').querySelector('del')?.textContent).toContain('Subject');
});

test('an earlier text of an email is brought back', async () => {
  const original = { subject: 'Subject 1', body: 'Hi Anna,\n\nline of email 1.' };
  const now = { subject: 'Better', body: 'Hi Anna,\n\nline of email 1.' };
  serve({ emails: [buildEmail(0, { ...now, revision: 'revision-1b', original }), buildEmail(1)] });
  const createdAt = '2026-01-05T09:00:30.000Z';
  server.answer('GET /api/email-sequence/revisions', {
    body: {
      revisions: [
        { _id: 'revision-1b', ...now, createdAt, source: 'edit' },
        { _id: 'revision-1', ...original, createdAt, source: 'ai' },
      ],
    },
  });
  await opened();
  fireEvent.click(screen.getByRole('button', { name: 'Earlier texts' }));
  const text = within(await screen.findByRole('region', { name: 'As the AI wrote it' }));
  const sent: unknown[] = [];
  server.answer(patch, async (request) => {
    sent.push(await bodyOf(request));
    return { body: serve() };
  });
  fireEvent.click(text.getByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(screen.queryByText('Edited by you.')).toBeNull());
  expect(sent).toEqual([{ hubspotId: '501', index: 0, version: 1, revision: 'revision-1b', restore: 'revision-1' }]);
});

test('an empty subject is not sent', async () => {
  serve();
  await opened();
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
  fireEvent.change(screen.getByLabelText('Subject'), { target: { value: ' ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Please enter a subject')).toBeDefined();
  expect(server.requests.some(({ method }) => method === 'PATCH')).toBe(false);
});

test('a failed save keeps what was typed', async () => {
  serve();
  server.answer(patch, () => {
    throw new Error('offline');
  });
  await opened();
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
  fireEvent.change(screen.getByLabelText('Body'), { target: { value: 'My own words' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Network error. Please check your connection and try again.')).toBeDefined();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Body').value).toBe('My own words');
});

test('an edit that another tab overtook is refused, told, kept, and replaces the other one only knowingly', async () => {
  serve();
  await opened();
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
  fireEvent.change(screen.getByLabelText('Body'), { target: { value: 'My own words' } });
  const sent: unknown[] = [];
  const refusal = 'This email was changed elsewhere meanwhile. Your text was not saved.';
  server.answer(patch, async (request) => {
    sent.push(await bodyOf(request));
    serve({ emails: [buildEmail(0, { body: 'From the other tab', revision: 'theirs' }), buildEmail(1)] });
    return {
      status: 409,
      body: { success: false, error: refusal, message: refusal, code: 'conflict', requestId: 'r' },
    };
  });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(refusal)).toBeDefined();
  expect(await screen.findByText(/Saving replaces that change with your text/)).toBeDefined();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Body').value).toBe('My own words');

  const mine = buildEmail(0, { body: 'My own words', revision: 'mine' });
  server.answer(patch, async (request) => {
    sent.push(await bodyOf(request));
    return { body: serve({ emails: [mine, buildEmail(1)] }) };
  });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(within(screen.getByRole('article')).getByText('My own words')).toBeDefined());
  expect(sent).toMatchObject([{ revision: 'revision-1' }, { revision: 'theirs', body: 'My own words' }]);
});

test('what was typed is there again after a reload or a new sign-in, until it is saved or given up', async () => {
  serve();
  const { unmount } = await opened();
  fireEvent.click(screen.getByRole('button', { name: /Subject 2/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
  fireEvent.change(screen.getByLabelText('Body'), { target: { value: 'Half a thought' } });
  unmount();

  const again = open('/detailed-history/501?email=2');
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Body')).value).toBe('Half a thought');
  expect(screen.getByText(/^What you typed at .* is back\. It is not saved yet\.$/)).toBeDefined();
  expect(screen.getByRole('button', { name: /Subject 2.*Draft/ })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  again.unmount();

  await opened('/detailed-history/501?email=2');
  expect(screen.queryByLabelText('Body')).toBeNull();
});

test('an email in edit waits while another one is read', async () => {
  serve();
  await opened();
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
  fireEvent.change(screen.getByLabelText('Subject'), { target: { value: 'Half done' } });
  fireEvent.click(screen.getByRole('button', { name: /Subject 2/ }));
  expect(within(screen.getByRole('article')).getByText('Subject 2')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: /Half done.*Draft/ }));
  expect(screen.getByLabelText<HTMLInputElement>('Subject').value).toBe('Half done');
});

test('e goes on with a text that was left', async () => {
  serve();
  await opened();
  fireEvent.keyDown(document.body, { key: 'e' });
  const body = screen.getByLabelText('Body');
  fireEvent.change(body, { target: { value: 'Half a thought' } });
  fireEvent.keyDown(body, { key: 'Escape' });
  expect(document.activeElement).not.toBe(body);
  fireEvent.keyDown(document.body, { key: 'e' });
  expect(document.activeElement).toBe(body);
});

test('nothing is typed into a text that is being saved', async () => {
  serve();
  let finish = () => {};
  server.answer(patch, async () => {
    await new Promise<void>((resolve) => (finish = resolve));
    return { body: serve({ emails: [buildEmail(0, { body: 'Mine', revision: 'new' }), buildEmail(1)] }) };
  });
  await opened();
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
  const body = screen.getByLabelText<HTMLTextAreaElement>('Body');
  fireEvent.change(body, { target: { value: 'Mine' } });
  fireEvent.keyDown(body, { key: 'Enter', ctrlKey: true });
  await waitFor(() => expect(body.readOnly).toBe(true));
  await act(async () => finish());
  await waitFor(() => expect(screen.queryByLabelText('Body')).toBeNull());
});

test('four emails are copied with seven keys', async () => {
  serve({ emails: [0, 1, 2, 3].map((id) => buildEmail(id)) });
  await opened();
  for (const key of 'cjcjcjc') {
    fireEvent.keyDown(document.body, { key });
    if (key === 'c') await screen.findByRole('button', { name: 'Copied!' });
  }
  expect(copied).toEqual([1, 2, 3, 4].map((at) => `Hi Anna,\n\nline of email ${at}.`));
  fireEvent.keyDown(document.body, { key: 'k' });
  expect(within(screen.getByRole('article')).getByText('Subject 3')).toBeDefined();
});

test('the keys can be listed and turned off, and do nothing where somebody types', async () => {
  serve();
  await opened();
  fireEvent.keyDown(document.body, { key: 'e' });
  const body = screen.getByLabelText('Body');
  fireEvent.keyDown(body, { key: 'j' });
  expect(screen.getByRole('form', { name: 'Edit email 1' })).toBeDefined();
  fireEvent.keyDown(body, { key: 'Escape' });
  fireEvent.keyDown(document.body, { key: '?' });
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('switch', { name: 'Keys of one letter' }));
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.keyDown(document.body, { key: 'j' });
  expect(within(screen.getByRole('article')).getByText('Subject 1')).toBeDefined();
});

test('a new version is asked for with template, model and a wish, and its state is told', async () => {
  serve();
  const prompts = [buildPrompt(), buildPrompt({ _id: 'prompt-2', department: 'DT-PM' })].map((prompt) => ({
    ...prompt,
    uses: 0,
  }));
  server.answer('GET /api/prompts', { body: { prompts, totalPrompts: 2, totalPages: 1, currentPage: 1 } });
  const model = { label: 'GPT-5', shutdownDate: null, replacement: null, price: null, priceSource: null };
  server.answer('GET /api/model-ai/available', {
    body: { models: [{ ...model, id: 'gpt-5', state: 'active', isDefault: true, isOwn: false }], ended: [] },
  });
  const sent: unknown[] = [];
  server.answer('POST /api/email-sequence/regenerate', async (request) => {
    sent.push(await bodyOf(request));
    serve({ responseStatus: 'pending', finishedAt: null });
    const data = { _id: 'record-501', hubspotId: '501', responseStatus: 'pending' };
    return { status: 202, body: { success: true, message: 'Added to the Generation Queue', data } };
  });
  await opened();
  fireEvent.click(screen.getByRole('button', { name: 'Regenerate' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Instruction'), { target: { value: 'Mention the demo' } });
  const submit = dialog.getByRole<HTMLButtonElement>('button', { name: 'Regenerate' });
  await waitFor(() => expect(submit.disabled).toBe(false));
  fireEvent.click(submit);
  expect(await screen.findByText(/A new version is waiting in the queue/)).toBeDefined();
  expect(sent).toEqual([
    { hubspotId: '501', selectedPrompt: 'prompt-1', aiModel: 'gpt-5', instruction: 'Mention the demo' },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Regenerate' }).disabled).toBe(true);
});

const versions = [1, 2].map((version) => ({
  version,
  readyAt: `2026-01-0${version}T09:00:00.000Z`,
  promptTitle: `Template ${version}`,
  aiModelLabel: 'GPT-5 (default)',
  addToHubspot: false,
}));

test('an older version is read by its address, and neither edited nor filed', async () => {
  serve({ version: 1, versions });
  await opened('/detailed-history/501?version=1');
  const asked = server.requests.map(({ url }) => new URL(url)).find(({ pathname }) => pathname.endsWith('by-id'));
  expect(asked?.search).toBe('?hubspotId=501&version=1');
  expect(screen.getByRole('button', { name: /^Version:\s?v1 · Template 1 · / })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add to Hubspot' }).disabled).toBe(true);
});

test('while a newer version is written the one before is shown; when it is ready it takes its place', async () => {
  const record = serve({ responseStatus: 'processing', finishedAt: null });
  await opened();
  expect(screen.getByText(/A new version is being written/)).toBeDefined();
  const stage = { name: 'writing', email: 2, of: 4 } as const;
  const at = new Date().toISOString();
  act(() => events.send({ _id: record._id, hubspotId: '501', responseStatus: 'processing', updatedAt: at, stage }));
  expect(await screen.findByText(/so far: writing email 2 of 4\./)).toBeDefined();
  serve({ version: 2, versions, emails: [buildEmail(0, { subject: 'Brand new' })] });
  act(() =>
    events.send({ _id: record._id, hubspotId: '501', responseStatus: 'ready', updatedAt: new Date().toISOString() }),
  );
  expect(await screen.findAllByText('Brand new')).not.toHaveLength(0);
  expect(screen.queryByText(/A new version is being written/)).toBeNull();
});

test('a version that arrives during an edit does not receive the text of the one before', async () => {
  const record = serve();
  await opened();
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
  fireEvent.change(screen.getByLabelText('Subject'), { target: { value: 'For version 1' } });
  serve({ version: 2, versions });
  act(() =>
    events.send({ _id: record._id, hubspotId: '501', responseStatus: 'ready', updatedAt: new Date().toISOString() }),
  );
  expect(await screen.findByText(/A newer version has become ready/)).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Subject').value).toBe('For version 1');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
});

const noResult: Partial<RecordDetail> = {
  hasResult: false,
  version: null,
  versions: [],
  emails: [],
  playbook: null,
  detectedService: null,
};

test('a first generation that is still running shows the contact and what it waits for', async () => {
  serve({ ...noResult, responseStatus: 'pending', finishedAt: null });
  open();
  expect(await screen.findByText(/This sequence is waiting in the queue/)).toBeDefined();
  expect(screen.getByText('Contact Information')).toBeDefined();
  expect(screen.queryByText('Generated Email Sequence')).toBeNull();
});

test('a failed one says why and can be retried', async () => {
  serve({
    ...noResult,
    responseStatus: 'error',
    responseError: { code: 'ai_unavailable', message: 'The AI did not answer.' },
  });
  let sent = 0;
  server.answer('POST /api/email-sequence/retry', () => {
    sent += 1;
    serve({ responseStatus: 'pending' });
    return {
      status: 202,
      body: {
        success: true,
        message: 'Added to the Generation Queue',
        data: { _id: 'record-501', hubspotId: '501', responseStatus: 'pending' },
      },
    };
  });
  open();
  expect(await screen.findByText(/The AI did not answer\./)).toBeDefined();
  const retry = screen.getByRole('button', { name: 'Retry' });
  fireEvent.click(retry);
  fireEvent.click(retry);
  expect(await screen.findByText('Added to the Generation Queue')).toBeDefined();
  // Nor is it offered again before the record is read anew.
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull());
  expect(sent).toBe(1);
});

test('a record that waits for a used-up account says what a superadmin can do', async () => {
  serve({
    responseStatus: 'pending',
    responseWait: {
      code: 'ai_quota_exhausted',
      message: 'The AI account has no credit left. A superadmin can replace the key under API Keys.',
      nextAttemptAt: new Date(Date.now() + 300_000).toISOString(),
    },
  });
  open();
  expect(await screen.findByText(/no credit left, next try .* A superadmin can replace the key/)).toBeDefined();
});

test('a superadmin reads another user’s record and files it under that user, but does not edit it', async () => {
  signedIn('superadmin');
  serve({ userId: 'user-2' });
  let sent: unknown;
  server.answer(push, async (request) => {
    sent = await bodyOf(request);
    return { body: { success: true, message: 'Added', noteId: 'note-1' } };
  });
  await opened();
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Add to Hubspot' }));
  await screen.findByText('Successfully added to HubSpot!');
  expect(sent).toMatchObject({ hubspotId: '501', fromAdminSideUserId: 'user-2' });
});
