// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { PromptVersionWire } from '@overture/core/contract';
import { buildPrompt, renderInApp } from '@overture/ui/testing';
import type { FakeFetch } from '@overture/ui/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { adminServer, choose, click, field, never, outcomesOf, refusal, sent, type } from '../../testing/page-test.ts';
import { PromptRoute } from './prompt.route.tsx';
import { emptyPrompt } from './prompt.queries.ts';

const list = 'GET /api/prompts/versions';
const create = 'POST /api/prompts';
const update = 'PATCH /api/prompts';
const samples = 'GET /api/prompts/samples';
const outcomes = 'GET /api/outcomes';
const publish = 'POST /api/prompts/publish';

let server: FakeFetch;
beforeEach(() => {
  server = adminServer();
  localStorage.setItem('user_id', 'boss');
  server.answer(samples, { body: { samples: [] } });
  server.answer(outcomes, outcomesOf([]));
  server.answer('GET /api/prompts/trials', { body: { trials: [] } });
});
afterEach(() => {
  vi.useRealTimers();
  server.restore();
  localStorage.clear();
  vi.restoreAllMocks();
});

function version(number: number, overrides: Partial<PromptVersionWire> = {}): PromptVersionWire {
  return {
    version: number,
    state: 'retired',
    ...emptyPrompt,
    title: 'Warm',
    department: 'DT-PM',
    prompt: `Write ${number} emails.`,
    author: 'kim@agency.example',
    why: `Reason ${number}`,
    createdAt: '2026-01-05T12:00:00.000Z',
    publishedAt: null,
    uses: number,
    ...overrides,
  };
}

const live = version(2, { state: 'live' });

function open(versions: readonly PromptVersionWire[] = [live, version(1)], at = '/admin/prompts/p1') {
  server.answer(list, { body: { versions } });
  return renderInApp(<PromptRoute />, { at, path: '/admin/prompts/:promptId' });
}

async function opened(versions?: readonly PromptVersionWire[]) {
  const app = open(versions);
  await screen.findByRole('form', { name: 'Edit Prompt' });
  return app;
}

test('says that the prompt is loading, and what to do when that failed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  server.answer(list, never);
  renderInApp(<PromptRoute />, { at: '/admin/prompts/p1', path: '/admin/prompts/:promptId' });
  expect(screen.getByRole('group', { name: 'Loading...' })).toBeDefined();
  server.answer(list, { status: 500 });
  renderInApp(<PromptRoute />, { at: '/admin/prompts/p1', path: '/admin/prompts/:promptId' });
  expect(await screen.findAllByText('Failed to load prompts')).toHaveLength(2);
});

test('says that the prompt was deleted, and leads to the others', async () => {
  server.answer(list, refusal(404, 'not_found', 'Prompt not found'));
  renderInApp(<PromptRoute />, { at: '/admin/prompts/p1?result=151&owner=u1', path: '/admin/prompts/:promptId' });
  expect(await screen.findByText('This prompt was deleted.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'All prompts' }).getAttribute('href')).toBe('/admin/prompts');
  expect(screen.queryByText('Failed to load prompts')).toBeNull();
});

test('publishing asks for a reason and names the version on which the text is based', async () => {
  await opened();
  expect(screen.getByText('Version 2 is live.')).toBeDefined();
  expect(field('Prompt').value).toBe('Write 2 emails.');
  type('Prompt', 'Write four.');
  click('Publish');
  await screen.findByRole('dialog', { name: 'Publish' });
  click('Publish');
  expect(await screen.findByText('Please say in a line why')).toBeDefined();
  type('Why', 'More patience');
  server.answer(update, {
    body: { message: 'Prompt updated successfully', prompt: buildPrompt(), savedVersion: 3, gate: 'not_judged' },
  });
  click('Publish');
  expect(await screen.findByText('Prompt updated successfully')).toBeDefined();
  expect(await sent(server, update)).toEqual([
    {
      _id: 'p1',
      title: 'Warm',
      description: '',
      suits: null,
      department: 'DT-PM',
      prompt: 'Write four.',
      basedOn: 2,
      why: 'More patience',
    },
  ]);
});

test('adding a sample publishes nothing', async () => {
  await opened();
  click('Add Sample');
  fireEvent.submit(await screen.findByRole('form', { name: 'Add Sample' }));
  expect(await screen.findByText('Please enter a HubSpot URL first')).toBeDefined();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

test('a draft that could not be saved is kept by the browser', async () => {
  const unhandled = vi.fn<(reason: unknown) => void>();
  process.once('unhandledRejection', unhandled);
  const { unmount } = await opened();
  type('Prompt', 'Write four.');
  server.answer(update, refusal(500, 'internal', 'It did not work'));
  click('Save Draft');
  expect(await screen.findByText('It did not work')).toBeDefined();
  unmount();
  await opened();
  expect(field('Prompt').value).toBe('Write four.');
  expect(unhandled).not.toHaveBeenCalled();
  process.off('unhandledRejection', unhandled);
});

test('one can type where the browser forbids storing', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  await opened();
  type('Prompt', 'Write four.');
  expect(field('Prompt').value).toBe('Write four.');
});

test('a draft is saved without a question, and can be published without a change', async () => {
  await opened();
  type('Prompt', 'Write four.');
  server.answer(update, {
    body: { message: 'Draft saved', prompt: buildPrompt(), savedVersion: 3, gate: 'not_judged' },
  });
  server.answer(list, { body: { versions: [version(3, { state: 'draft', prompt: 'Write four.' }), live] } });
  click('Save Draft');
  expect(await screen.findByText('Draft saved')).toBeDefined();
  expect(await sent(server, update)).toMatchObject([{ prompt: 'Write four.', draft: true, basedOn: 2 }]);
  await screen.findByText('v3');
  expect(screen.getByText('Version 2 is live. Below is version 3, a draft.')).toBeDefined();
  click('Publish');
  await screen.findByRole('dialog', { name: 'Publish Version 3' });
  type('Why', 'Tried');
  server.answer(publish, { body: { message: 'Version 3 is live', gate: 'passed' } });
  click('Publish');
  expect(await screen.findByText('Version 3 is live')).toBeDefined();
  expect(await sent(server, publish)).toEqual([{ _id: 'p1', version: 3, why: 'Tried' }]);
});

test('typed text survives a reload, and is discarded only after a confirmation', async () => {
  await opened();
  type('Prompt', 'Not saved yet.');
  await opened();
  expect(await screen.findByText(/What you typed here before is back/)).toBeDefined();
  await waitFor(() => expect(field('Prompt').value).toBe('Not saved yet.'));
  fireEvent.click(screen.getAllByRole('button', { name: 'Discard' })[0] as HTMLElement);
  const dialog = await screen.findByRole('dialog', { name: 'Discard Changes' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(field('Prompt').value).toBe('Write 2 emails.'));
  await opened();
  expect(screen.queryByText(/is back/)).toBeNull();
});

test('says when somebody else has published meanwhile, and keeps the text', async () => {
  await opened();
  type('Prompt', 'Mine.');
  click('Publish');
  await screen.findByRole('dialog');
  type('Why', 'Mine is better');
  const told = 'Somebody else published meanwhile. Your text is kept as version 4, a draft.';
  server.answer(update, refusal(409, 'conflict', told));
  server.answer(list, {
    body: { versions: [version(4, { state: 'draft', prompt: 'Mine.' }), version(3, { state: 'live' }), version(2)] },
  });
  click('Publish');
  expect(await screen.findByText(told)).toBeDefined();
  await screen.findByText('v4');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(field('Prompt').value).toBe('Mine.');
});

test('any two versions are compared word by word, and an older one is restored', async () => {
  await opened();
  click('Compare version 2');
  const dialog = await screen.findByRole('dialog', { name: 'Version 2 compared' });
  await waitFor(() => expect(dialog.querySelector('del')?.textContent).toBe('1'));
  expect(dialog.querySelector('ins')?.textContent).toBe('2');
  click('Close');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  click('Restore version 1');
  const asked = await screen.findByRole('dialog', { name: 'Restore Version 1' });
  const changes = within(asked).getByRole('region', { name: 'What changes' });
  expect(changes.querySelector('ins')?.textContent).toBe('1');
  type('Why', 'Better before');
  server.answer(publish, { body: { message: 'Version 1 is live', gate: 'passed' } });
  click('Restore');
  expect(await screen.findByText('Version 1 is live')).toBeDefined();
});

test('older versions are loaded on request', async () => {
  await opened([version(9), version(2, { state: 'live' })]);
  click('Show Older');
  await waitFor(async () => expect(await sent(server, list)).toEqual(['?_id=p1&limit=10', '?_id=p1&limit=20']));
});

test('a version that was saved from the command line says so in words', async () => {
  await opened([version(2, { state: 'live', author: 'cli:root' })]);
  expect(screen.getByText(/^root \(from the command line\)/)).toBeDefined();
});

test('a single version has nothing to be compared with', async () => {
  await opened([version(1, { state: 'live' })]);
  expect(screen.queryByRole('button', { name: 'Compare version 1' })).toBeNull();
});

test('a version whose text was lost can neither be compared nor restored', async () => {
  await opened([live, version(1, { prompt: null, author: null, createdAt: null })]);
  expect(screen.getByText(/^it is not known who wrote it · its text was not kept/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /version 1$/ })).toBeNull();
});

test('shows the sections, and the words that the send check marks', async () => {
  await opened([version(1, { state: 'live', prompt: 'Write.\n\nHow it should sound\nAct now, 100% guaranteed!' })]);
  expect(screen.getByRole('button', { name: 'How it should sound' })).toBeDefined();
  expect(await screen.findByText('Words to avoid')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'How it should sound' }));
  expect(document.activeElement).toBe(field('Prompt'));
});

test('a new prompt needs its text and a domain, and returns to the list', async () => {
  const { location } = open([], '/admin/prompts/new');
  await screen.findByRole('form', { name: 'Create Prompt' });
  expect(screen.getByText('The headings of the text lead to their places from here.')).toBeDefined();
  fireEvent.submit(screen.getByRole('form', { name: 'Create Prompt' }));
  expect(await screen.findByText('Please enter a prompt')).toBeDefined();
  expect(screen.getByText('Please select a Domain')).toBeDefined();
  type('Prompt', 'Write to them.');
  await choose('Domain', 'DT-Sales');
  server.answer(create, {
    status: 201,
    body: {
      message: 'Prompt created successfully',
      prompt: buildPrompt({ _id: 'p9' }),
      savedVersion: 1,
      gate: 'passed',
    },
  });
  click('Create');
  expect(await screen.findByText('Prompt created successfully')).toBeDefined();
  expect(await sent(server, create)).toEqual([
    { title: '', description: '', suits: null, department: 'DT-Sales', prompt: 'Write to them.', draft: false },
  ]);
  await waitFor(() => expect(location()).toBe('/admin/prompts'));
});

test('a copy begins with the original’s text and a title of its own', async () => {
  open([live], '/admin/prompts/new?copy=p1');
  await screen.findByRole('form', { name: 'Create Prompt' });
  expect([field('Title').value, field('Prompt').value]).toEqual(['Copy of Warm', 'Write 2 emails.']);
});

test('shows the outcomes of each version of this prompt only', async () => {
  const row = {
    label: 'Warm',
    handedOver: 60,
    sent: 50,
    replied: 10,
    met: 3,
    bounced: 1,
    optedOut: 0,
    editDistance: { median: 0.12, p90: 0.4 },
    replyRate: { value: 0.2, low: 0.112, high: 0.33 },
  };
  const rows = [
    { ...row, key: 'p1@1' },
    { ...row, key: 'p10@1' },
    { ...row, key: 'p1@2', sent: 12, replyRate: null },
  ];
  server.answer(outcomes, outcomesOf(rows));
  await opened();
  const list = (await screen.findByText(/Reply rate: 20 %/)).closest('ul');
  if (list === null) throw new Error('The versions are a list.');
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'v260 handed over · 12 sent · 10 repliedReply rate: below 30 sent',
    'v160 handed over · 50 sent · 10 repliedReply rate: 20 % (11 % to 33 %)',
  ]);
});

const regression = {
  sample: 's1',
  sampleName: 'Robin Sample',
  what: 'unsupported_text',
  message: 'More text that no source holds.',
};

test('a version that golden samples refuse is shown with its emails, and published only with a reason', async () => {
  await opened([version(3, { state: 'draft' }), live]);
  click('Publish version 3');
  await screen.findByRole('dialog', { name: 'Publish Version 3' });
  type('Why', 'Warmer');
  const { status, body } = refusal(409, 'gate_failed', 'Version 3 is worse on Robin Sample and stays unpublished.');
  server.answer(publish, { status, body: { ...body, version: 3, trialId: 't1', regressions: [regression] } });
  click('Publish');
  const dialog = await screen.findByRole('dialog', { name: 'Version 3 Is Not Published' });
  expect(within(dialog).getByText(/worse on Robin Sample/)).toBeDefined();
  expect(within(dialog).getByText('More text that no source holds.')).toBeDefined();
  expect(
    within(dialog)
      .getByRole('link', { name: /side by side/ })
      .getAttribute('href'),
  ).toBe('/admin/prompts/p1/trials/t1');
  type('Why it may be published anyway', 'The sample is out of date');
  server.answer(publish, { body: { message: 'Version 3 is live', gate: 'overridden' } });
  click('Publish Anyway');
  expect(await screen.findByText('Version 3 is live')).toBeDefined();
  expect((await sent(server, publish)).at(-1)).toEqual({
    _id: 'p1',
    version: 3,
    why: 'Warmer',
    override: 'The sample is out of date',
  });
});

test('waits for the golden samples, and then publishes without another click', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await opened();
  type('Prompt', 'Write four.');
  click('Publish');
  await screen.findByRole('dialog', { name: 'Publish' });
  type('Why', 'More patience');
  const column = { version: 3, title: 'Warm', aiModel: 'gpt-5', aiModelLabel: 'GPT-5' };
  const trial = {
    _id: 't1',
    purpose: 'gate',
    state: 'running',
    columns: [column],
    cells: [],
    counts: { pending: 1, running: 0, ready: 1, error: 0 },
    regressions: null,
    brokenInBoth: [],
    expectedUsd: 0.05,
    costUsd: 0.02,
    createdAt: '2026-01-05T12:00:00.000Z',
    createdBy: null,
  };
  server.answer('GET /api/prompts/trials', { body: { trials: [trial] } });
  const saved = {
    message: 'The samples that must pass are being written with version 3.',
    gate: 'running',
    trialId: 't1',
  };
  server.answer(update, { status: 202, body: { ...saved, prompt: buildPrompt(), savedVersion: 3 } });
  click('Publish');
  const dialog = await screen.findByRole('dialog', { name: 'Publishing Version 3' });
  expect(await within(dialog).findByText('1 of 2 sequences written')).toBeDefined();
  server.answer(publish, { body: { message: 'Version 3 is live', gate: 'passed' } });
  server.answer('GET /api/prompts/trials', { body: { trials: [{ ...trial, state: 'done', regressions: [] }] } });
  await act(() => vi.advanceTimersByTimeAsync(1_500));
  expect(await screen.findByText('Version 3 is live')).toBeDefined();
  expect(await sent(server, publish)).toEqual([{ _id: 'p1', version: 3, why: 'More patience' }]);
});
