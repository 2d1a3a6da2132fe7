// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { HandOverWire } from '@overture/core/contract';
import { buildDetail, buildEmail } from '@overture/ui/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { detailsServer, editRoute, openedDetails } from './generation-details.fixtures.tsx';
import type { DetailsServer } from './generation-details.fixtures.tsx';

const step = {
  crmId: 'task',
  state: 'placed',
  sentAt: null,
  isFound: false,
  editDistance: null,
  isOutdated: false,
  byOthers: null,
} as const;
const handOver: HandOverWire = {
  _id: 'hand-over-1',
  version: 1,
  to: 'tasks',
  createdAt: '2026-01-05T09:00:00.000Z',
  isComplete: true,
  state: 'open',
  stoppedBecause: null,
  stoppedBy: null,
  awayUntil: null,
  timeZone: 'Europe/Berlin',
  user: { email: 'sales@overture.example', isYou: true },
  steps: [
    { ...step, index: 0, dueOn: '2030-01-07' },
    { ...step, index: 1, dueOn: '2030-01-10' },
  ],
  repliedAt: null,
  bouncedAt: null,
  leftAt: null,
  optedOut: false,
  words: '',
};
const steps = (changes: Partial<HandOverWire['steps'][number]>) =>
  handOver.steps.map((one) => ({ ...one, ...changes }));
const path = '/api/email-sequence/hand-over';

let server: DetailsServer;
let sent: unknown[];
beforeEach(() => {
  server = detailsServer();
  server.serve();
  sent = [];
});
afterEach(() => server.restore());

/** What HubSpot has from now on. */
const has = (found: Partial<HandOverWire>) =>
  server.answer(`GET ${path}`, { body: { colleagues: [], handOvers: [{ ...handOver, ...found }] } });
/** Answers a change or a withdrawal, after which HubSpot has that. */
const answers = (method: 'PATCH' | 'DELETE', after: Partial<HandOverWire>, problems: readonly object[] = []) =>
  server.answer(`${method} ${path}/hand-over-1`, async (request) => {
    sent.push(method === 'PATCH' ? await request.json() : 'withdrawn');
    has(after);
    return { body: { handOver: { ...handOver, ...after }, problems } };
  });
const opened = async () => {
  await openedDetails();
  fireEvent.click(await screen.findByRole('button', { name: 'Handed over' }));
  return within(await screen.findByRole('dialog', { name: 'Hand over' }));
};

test('says at the top who else handed the contact over, when, and what is open', async () => {
  const colleague = { email: 'kim@agency.com', at: handOver.createdAt, handOver };
  const other = { email: 'lee@agency.com', at: '2026-01-06T09:00:00.000Z', handOver: null };
  server.answer(`GET ${path}`, { body: { colleagues: [colleague, other], handOvers: [] } });
  await openedDetails();
  const told = await screen.findByText(/^kim@agency\.com handed this contact over on Jan 5, 2026, as tasks in HubSpot/);
  expect(told.textContent).toMatch(/: 2 of 2 tasks are open\.$/);
  expect(
    screen.getByText('lee@agency.com generated a sequence for this contact on Jan 6, 2026 as well.'),
  ).toBeDefined();
});

test('an older text in HubSpot is told on the desk and brought up to date from there', async () => {
  has({ steps: steps({ isOutdated: true, byOthers: null }) });
  answers('PATCH', {});
  await openedDetails();
  expect(await screen.findByText('HubSpot has an older text of emails 1 and 2.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Update in HubSpot' }));
  expect(await screen.findByText('HubSpot is up to date')).toBeDefined();
  expect(sent).toEqual([{ texts: true }]);
  await waitFor(() => expect(screen.queryByText(/older text/)).toBeNull());
});

test('that HubSpot has an older text is scrolled to after the edit that made it old, and not before', async () => {
  has({});
  server.answer(editRoute, () => {
    has({ steps: steps({ isOutdated: true }) });
    return { body: buildDetail({ emails: [buildEmail(0, { subject: 'Better', revision: 'new' }), buildEmail(1)] }) };
  });
  await openedDetails();
  await screen.findByRole('button', { name: 'Handed over' });
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
  fireEvent.change(screen.getByLabelText('Subject'), { target: { value: 'Better' } });
  expect(scrolled).not.toHaveBeenCalled();
  fireEvent.submit(screen.getByRole('form', { name: 'Edit email 1' }));
  const notice = await screen.findByText(/^HubSpot has an older text/);
  expect((scrolled.mock.contexts.at(-1) as Element).contains(notice)).toBe(true);
});

test('a task that somebody changed in HubSpot is left, and named', async () => {
  const message = 'Email 2 was changed in HubSpot and stays as it is there.';
  has({ steps: steps({ isOutdated: true, byOthers: null }) });
  answers('PATCH', {}, [{ code: 'conflict', message, issues: [{ path: 'emails.1', message }] }]);
  const dialog = await opened();
  fireEvent.click(dialog.getByRole('button', { name: 'Update in HubSpot' }));
  expect(await dialog.findByText(message)).toBeDefined();
});

test('the first day moves all open tasks, another one its email alone', async () => {
  has({});
  answers('PATCH', { steps: steps({ dueOn: '2030-01-14' }) });
  const dialog = await opened();
  for (const [email, day] of [
    [1, '2030-01-08'],
    [2, '2030-01-21'],
  ] as const) {
    const field = dialog.getByLabelText(`Day of email ${email}`);
    fireEvent.change(field, { target: { value: day } });
    fireEvent.blur(field);
    await waitFor(() => expect(sent).toHaveLength(email));
  }
  expect(sent).toEqual([{ startOn: '2030-01-08' }, { steps: [{ index: 1, dueOn: '2030-01-21' }] }]);
  await waitFor(() => expect(dialog.getByLabelText<HTMLInputElement>('Day of email 1').value).toBe('Jan 14, 2030'));
});

test('what was found while withdrawing is told, also after a day was moved', async () => {
  const message = 'Email 1 was completed in HubSpot and stays as it is.';
  has({});
  answers('PATCH', {});
  answers('DELETE', {}, [{ code: 'conflict', message }]);
  const dialog = await opened();
  const field = dialog.getByLabelText('Day of email 2');
  fireEvent.change(field, { target: { value: '2030-01-21' } });
  fireEvent.blur(field);
  await waitFor(() => expect(sent).toHaveLength(1));
  await screen.findByText('HubSpot is up to date');
  for (let press = 0; press < 2; press += 1) fireEvent.click(dialog.getByRole('button', { name: 'Withdraw 2 tasks' }));
  expect(await dialog.findByText(message)).toBeDefined();
});

test('withdrawing asks first, and afterwards it can be handed over again', async () => {
  has({});
  answers('DELETE', { state: 'withdrawn', steps: steps({ state: 'withdrawn' }) });
  const dialog = await opened();
  fireEvent.click(dialog.getByRole('button', { name: 'Withdraw 2 tasks' }));
  expect(dialog.getByText(/^This archives the open tasks in HubSpot/)).toBeDefined();
  expect(sent).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: 'Withdraw 2 tasks' }));
  expect(await screen.findByText('Withdrawn from HubSpot')).toBeDefined();
  expect(sent).toEqual(['withdrawn']);
  // One press too many must not create the tasks again.
  expect(await dialog.findByText(/: withdrawn\.$/)).toBeDefined();
  const close = dialog.getAllByRole('button', { name: 'Close' }).at(-1);
  expect(document.activeElement).toBe(close);
  expect(dialog.queryByRole('button', { name: /^Create|^Withdraw/ })).toBeNull();
  expect(await screen.findByRole('button', { name: 'Hand over', hidden: true })).toBeDefined();
});

test('while HubSpot sends the emails they cannot be edited, and where to stop it is said', async () => {
  has({ to: 'sequence' });
  const url = 'https://app.hubspot.com/contacts/1/record/0-1/501';
  const message = 'Anna is still in the sequence.';
  const error = { success: false, error: message, message, code: 'crm_cannot_unenrol', requestId: 'r', url };
  server.answer(`DELETE ${path}/hand-over-1`, { status: 409, body: error });
  const dialog = await opened();
  expect(screen.queryByRole('button', { name: 'Edit', hidden: true })).toBeNull();
  expect(screen.getAllByText(/^HubSpot sends these emails by itself/)).toHaveLength(2);
  // HubSpot sends them, so that nobody sends them once more by hand.
  expect(screen.queryByRole('button', { name: /^Open in|^Mark as/, hidden: true })).toBeNull();
  fireEvent.click(dialog.getByRole('button', { name: 'I have unenrolled Anna' }));
  expect(await dialog.findByText(message)).toBeDefined();
  const links = dialog.getAllByRole('link', { name: 'Open in HubSpot' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([url]);
});

test('one notice tells to unenroll a contact who is lost', async () => {
  has({ to: 'sequence', optedOut: true, words: 'Please take me off.' });
  await openedDetails();
  expect(await screen.findByText(/and HubSpot still sends its sequence\. Unenroll them there\.$/)).toBeDefined();
  expect(screen.queryByText(/^HubSpot sends these emails by itself/)).toBeNull();
});

test('a reply that stopped it is shown with its text, and what is left can be put back', async () => {
  const stoppedBy = { at: '2026-01-06T12:00:00.000Z', from: 'anna@nordwind.example', subject: 'Re', text: 'Call me.' };
  has({
    state: 'stopped',
    stoppedBecause: 'replied',
    stoppedBy,
    words: 'Call me.',
    steps: steps({ state: 'withdrawn' }),
  });
  await openedDetails();
  expect(await screen.findByText(/^Anna replied on Jan 6, 2026\. 2 open tasks were withdrawn/)).toBeDefined();
  expect(screen.getByText('Call me.').tagName).toBe('BLOCKQUOTE');
  fireEvent.click(screen.getByRole('button', { name: 'Put back' }));
  expect(await screen.findByRole('radio', { name: 'Tasks' })).toBeDefined();
});

test('nothing is put back for a contact who has left', async () => {
  const leftAt = '2026-01-06T12:00:00.000Z';
  has({ state: 'stopped', stoppedBecause: 'left', leftAt, steps: steps({ state: 'withdrawn' }) });
  await openedDetails();
  expect(await screen.findByText(/^Anna has left the company.*Correct the contact in HubSpot/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Put back' })).toBeNull();
});

test('nothing is put back after an opt-out', async () => {
  has({ state: 'stopped', stoppedBecause: 'opted_out', optedOut: true, steps: steps({ state: 'withdrawn' }) });
  await openedDetails();
  expect(await screen.findByText(/^Anna does not want to be written to\. 2 open tasks were withdrawn/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Put back' })).toBeNull();
});
