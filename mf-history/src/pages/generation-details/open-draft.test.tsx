// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { HandOverWire } from '@overture/core/contract';
import { buildDetail, buildEmail } from '@overture/ui/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { detailsServer, editRoute, getRoute, openedDetails, pushRoute } from './generation-details.fixtures.tsx';
import type { DetailsServer } from './generation-details.fixtures.tsx';

let server: DetailsServer;
/** The calls that change something, in their order. */
let calls: string[];

beforeEach(() => {
  server = detailsServer();
  calls = [];
  server.answer('GET /api/email-sequence/hand-over', { body: { colleagues: [], handOvers: [] } });
  server.answer('POST /api/email-sequence/hand-over/preview', () => {
    calls.push('previewed');
    return { status: 404 };
  });
  server.answer(pushRoute, () => {
    calls.push('filed');
    return { body: { success: true, message: 'Added', noteId: 'note-1', markedLinks: 0 } };
  });
});

afterEach(() => server.restore());

const check = { rule: 'unsupported_amount', level: 'block', message: 'No source names EUR 9.' } as const;

/** Saves email 1; the check then objects to the text. */
function saving() {
  server.answer(editRoute, async (request) => {
    const { subject, body } = (await request.json()) as { subject: string; body: string };
    calls.push(`saved ${subject}`);
    const email = buildEmail(0, { subject, body, revision: 'new', checks: [check] });
    return { body: server.serve({ emails: [email, buildEmail(1)] }) };
  });
}

function refusing(message: string, code = 'internal', status = 500) {
  server.answer(editRoute, { status, body: { success: false, error: message, message, code, requestId: 'r' } });
}

async function typed(subject = 'Typed') {
  server.serve();
  await openedDetails();
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
  fireEvent.change(screen.getByLabelText('Subject'), { target: { value: subject } });
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('handing over saves the open draft before it is checked, also by key, so that nothing old goes out', async () => {
  saving();
  await typed();
  fireEvent.keyDown(document.body, { key: 'h' });
  await screen.findByRole('dialog', { name: 'Hand over' });
  await waitFor(() => expect(calls).toEqual(['saved Typed', 'previewed']));
});

test('nothing is handed over or filed while a draft cannot be saved, and the reason is told', async () => {
  refusing('The store is away.');
  await typed();
  press('Hand over');
  expect(await screen.findByText('The store is away.')).toBeDefined();
  press('Add to Hubspot');
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Subject').readOnly).toBe(false));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(calls).toEqual([]);
  expect(screen.getByLabelText<HTMLInputElement>('Subject').value).toBe('Typed');
});

test('a draft without a subject is shown again, with what is missing', async () => {
  await typed(' ');
  fireEvent.click(screen.getByRole('button', { name: /Subject 2/ }));
  press('Hand over');
  expect(await screen.findByText('Email 1 cannot be saved yet: Please enter a subject.')).toBeDefined();
  expect(await screen.findByLabelText('Subject')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a text that was changed elsewhere meanwhile is not replaced by handing over', async () => {
  saving();
  await typed();
  server.serve({ emails: [buildEmail(0, { body: 'From the other tab', revision: 'theirs' }), buildEmail(1)] });
  server.send({ _id: 'record-501', hubspotId: '501', responseStatus: 'ready', updatedAt: '2026-01-05T10:00:00.000Z' });
  await screen.findByText(/^This email was changed elsewhere/);
  press('Hand over');
  expect(await screen.findByText(/^Email 1 was changed elsewhere while you were editing it\./)).toBeDefined();
  expect(calls).toEqual([]);
});

test('filing saves the open draft first', async () => {
  saving();
  await typed();
  press('Add to Hubspot');
  await waitFor(() => expect(calls).toEqual(['saved Typed', 'filed']));
});

test('every way of copying takes what is typed, says what is to fix in it, and saves it', async () => {
  saving();
  await typed();
  press('Copy all');
  await waitFor(() => expect(calls).toEqual(['saved Typed']));
  expect(server.copied[0]).toContain('Email 1:\nSubject: Typed\n');
  expect(screen.getByRole('button', { name: /Typed.*Copied/ })).toBeDefined();
  await waitFor(() => expect(screen.queryByLabelText('Subject')).toBeNull());
  fireEvent.keyDown(document.body, { key: 'c' });
  expect(await screen.findByText('To fix before it is sent: No source names EUR 9.')).toBeDefined();
});

test('a text typed for an earlier version can be copied, and is not saved', async () => {
  await typed();
  const versions = [1, 2].map((version) => ({
    version,
    readyAt: '2026-01-05T10:00:00.000Z',
    promptTitle: 'Warm introduction',
    aiModelLabel: 'GPT-5',
    addToHubspot: false,
  }));
  server.answer(getRoute, { body: buildDetail({ version: 2, versions }) });
  server.send({ _id: 'record-501', hubspotId: '501', responseStatus: 'ready', updatedAt: '2026-01-05T10:00:00.000Z' });
  await screen.findByText(/^A newer version has become ready/);
  press('Copy body');
  await waitFor(() => expect(server.copied).toHaveLength(1));
  press('Hand over');
  expect(await screen.findByText(/^Email 1 has a text that was typed for an earlier version/)).toBeDefined();
  expect(server.requests.some(({ method }) => method === 'PATCH')).toBe(false);
});

test('a mail program opens with what is typed, which is saved', async () => {
  saving();
  await typed();
  press('Open in …');
  const gmail = await screen.findByRole('menuitem', { name: 'Gmail' });
  expect(new URL(gmail.getAttribute('href') ?? '').searchParams.get('su')).toBe('Typed');
  fireEvent.click(gmail);
  await waitFor(() => expect(calls).toEqual(['saved Typed']));
});

test('an email that is marked as sent is the one that was typed, also by key', async () => {
  saving();
  server.answer('POST /api/email-sequence/mark-sent', () => {
    calls.push('marked');
    return { body: { handOver: null, problem: null } };
  });
  await typed();
  fireEvent.keyDown(document.body, { key: 'm' });
  await waitFor(() => expect(calls).toEqual(['saved Typed', 'marked']));
});

test('a proposal is accepted or undone before its email is handed over', async () => {
  server.serve();
  const proposal = { subject: 'Proposed', body: 'Proposed text', evidence: null, checks: [] };
  server.answer('POST /api/email-sequence/rewrite-email', {
    body: { proposal, token_usage: { input_tokens: 1, output_tokens: 1 }, costUsd: null },
  });
  await openedDetails();
  press('Rewrite');
  fireEvent.click(await screen.findByRole('button', { name: 'Shorter' }));
  await screen.findByRole('button', { name: 'Accept' });
  press('Hand over');
  expect(await screen.findByText('Email 1 has a proposal that is neither accepted nor undone.')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each(['Update in HubSpot', 'Withdraw 1 task'])(
  '%s saves the open draft first, in the dialog, too',
  async (name) => {
    saving();
    const step = {
      index: 0,
      dueOn: '2030-01-07',
      crmId: 'task',
      state: 'placed',
      sentAt: null,
      isFound: false,
    } as const;
    const handOver: HandOverWire = {
      _id: 'made',
      version: 1,
      to: 'tasks',
      createdAt: '2026-01-05T09:00:00.000Z',
      isComplete: true,
      state: 'open',
      stoppedBecause: null,
      stoppedBy: null,
      awayUntil: null,
      timeZone: 'UTC',
      user: null,
      steps: [{ ...step, editDistance: null, isOutdated: true, byOthers: null }],
      repliedAt: null,
      bouncedAt: null,
      leftAt: null,
      optedOut: false,
      words: '',
    };
    server.answer('GET /api/email-sequence/hand-over', { body: { colleagues: [], handOvers: [handOver] } });
    for (const method of ['PATCH', 'DELETE'] as const)
      server.answer(`${method} /api/email-sequence/hand-over/made`, () => {
        calls.push('changed');
        return { body: { handOver, problems: [] } };
      });
    await typed();
    fireEvent.click(await screen.findByRole('button', { name: 'Handed over' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Hand over' }));
    for (const _ of name.startsWith('Withdraw') ? ['ask', 'do'] : ['do'])
      fireEvent.click(dialog.getByRole('button', { name }));
    await waitFor(() => expect(calls).toEqual(['saved Typed', 'changed']));
  },
);
