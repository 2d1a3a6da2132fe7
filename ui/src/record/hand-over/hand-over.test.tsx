import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { handOver as endpoint, lockedRules, type HandOverWire, type RecordDetail } from '@overture/core/contract';
import { rules } from '@overture/core/checks';
import { buildDetail, buildEmail, fakeFetch, renderInApp, signedIn, type FakeFetch } from '@overture/ui/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RecordDesk } from '../record-desk.tsx';
import { RecordEdits } from '../record-edits.tsx';
import { HandOverButton } from './hand-over-button.tsx';
import { useHandOver } from './hand-over.queries.ts';

// @vitest-environment jsdom

const get = 'GET /api/email-sequence/hand-over';
const post = 'POST /api/email-sequence/hand-over';
const step = {
  crmId: 'task-1',
  state: 'placed',
  sentAt: null,
  isFound: false,
  editDistance: null,
  isOutdated: false,
} as const;
const made: HandOverWire = {
  _id: 'record-501-v1-tasks',
  version: 1,
  to: 'tasks',
  createdAt: '2026-01-05T09:00:00.000Z',
  isComplete: true,
  state: 'open',
  stoppedBecause: null,
  stoppedBy: null,
  awayUntil: null,
  timeZone: 'UTC',
  user: { email: 'sales@overture.example', isYou: true },
  steps: [
    { ...step, index: 0, dueOn: '2026-01-05' },
    { ...step, index: 1, dueOn: '2026-01-09' },
  ],
  repliedAt: null,
  bouncedAt: null,
  optedOut: false,
};

let server: FakeFetch;
let sent: unknown[];
beforeEach(() => {
  signedIn('admin');
  server = fakeFetch();
  server.answer(get, { body: { handOvers: [] } });
  sent = [];
});
afterEach(() => {
  server.restore();
  vi.useRealTimers();
});

function Desk({ record, own }: { readonly record: RecordDetail; readonly own: boolean }) {
  const { of, handOver, markSent } = useHandOver(record, own);
  return (
    <RecordEdits record={record} markSent={markSent} onSelect={vi.fn()}>
      {of && <HandOverButton record={record} of={of} handOver={handOver} />}
      <RecordDesk
        record={record}
        version={1}
        systemId="crm"
        sender="Priya"
        selected={0}
        onSelect={vi.fn()}
        handOver={handOver}
      />
    </RecordEdits>
  );
}

async function open(overrides: Partial<RecordDetail> = {}, own = true) {
  renderInApp(<Desk record={buildDetail(overrides)} own={own} />);
  fireEvent.click(screen.getByRole('button', { name: 'Hand over' }));
  return within(await screen.findByRole('dialog', { name: 'Hand over' }));
}

const answerWith = (handOver: HandOverWire | null) =>
  server.answer(post, async (request) => {
    sent.push(await request.json());
    server.answer(get, { body: { handOver } });
    return { body: { handOver } };
  });
const submitOf = (dialog: ReturnType<typeof within>) =>
  dialog.getByRole('button', { name: 'Hand over' }) as HTMLButtonElement;
/** A button that has the focus only says that it is disabled. */
const refuses = (button: HTMLButtonElement) => button.disabled || button.getAttribute('aria-disabled') === 'true';

test('two clicks hand a read result over as tasks; the rail says for which days', async () => {
  answerWith(made);
  fireEvent.click(submitOf(await open()));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const today = new Date().toLocaleDateString('sv');
  expect(sent).toEqual([{ hubspotId: '501', version: 1, to: 'tasks', startOn: today }]);
  expect(endpoint.body.safeParse(sent[0]).success).toBe(true);
  expect(await screen.findByText('Handed over to HubSpot')).toBeDefined();
  expect(screen.getByRole('button', { name: /Subject 2/ }).textContent).toContain('Jan 9, 2026 · Handed over · ');
  fireEvent.click(screen.getByRole('button', { name: 'Handed over' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('This version was handed over as tasks in HubSpot.')).toBeDefined();
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Jan 5, 2026 · Handed over',
    'Jan 9, 2026 · Handed over',
  ]);
});

const sequence = { id: '7', name: 'Two touches', steps: 2, sendAfterDays: [0, 4], isSetUp: true };
const others = [
  { ...sequence, id: '8', name: 'Win back', steps: 5 },
  { ...sequence, id: '9', name: 'Of somebody else', isSetUp: false },
];
const offers = (sequences: readonly object[]) =>
  server.answer('GET /api/email-sequence/sequences', {
    body: { sequences, missingProperties: ['overture_email_1_subject'], sender: 'nora@agency.example' },
  });

test('the only sequence that is set up and fits is chosen already, and named with its emails and sender', async () => {
  offers([sequence, ...others]);
  answerWith({ ...made, to: 'sequence' });
  const dialog = await open();
  fireEvent.click(dialog.getByRole('radio', { name: 'HubSpot sequence' }));
  expect(await dialog.findByText('2 emails on the days 0, 4, from nora@agency.example.')).toBeDefined();
  expect(dialog.getByRole<HTMLInputElement>('combobox', { name: 'Sequence' }).value).toBe('Two touches');
  expect(dialog.queryByText(/overture_email|\{\{/)).toBeNull();
  fireEvent.click(submitOf(dialog));
  await waitFor(() => expect(sent).toMatchObject([{ to: 'sequence', sequenceId: '7' }]));
});

test('of two sequences that fit the rep chooses one', async () => {
  offers([sequence, { ...sequence, id: '10', name: 'Two more' }, ...others]);
  const dialog = await open();
  fireEvent.click(dialog.getByRole('radio', { name: 'HubSpot sequence' }));
  fireEvent.click(await dialog.findByRole('combobox', { name: 'Sequence' }));
  const options = await screen.findAllByRole('option', { hidden: true });
  expect(options.map(({ textContent }) => textContent)).toEqual(['Two touches', 'Two more']);
  expect(refuses(submitOf(dialog))).toBe(true);
});

test('a rep is told who sets sequences up', async () => {
  offers(others);
  const dialog = await open();
  fireEvent.click(dialog.getByRole('radio', { name: 'HubSpot sequence' }));
  expect(await dialog.findByText(/^No sequence with 2 emails is set up yet\. A superadmin does that/)).toBeDefined();
  expect(refuses(submitOf(dialog))).toBe(true);
});

test('a key that may not enrol is told in the dialog, where tasks still work', async () => {
  const message = 'The key lacks the scope automation.sequences.read.';
  const body = { success: false, error: message, message, code: 'crm_unauthorized', requestId: 'r' };
  server.answer('GET /api/email-sequence/sequences', { status: 502, body });
  const dialog = await open();
  fireEvent.click(dialog.getByRole('radio', { name: 'HubSpot sequence' }));
  expect(await dialog.findByText(new RegExp(message))).toBeDefined();
  expect(refuses(submitOf(dialog))).toBe(true);
  fireEvent.click(dialog.getByRole('radio', { name: 'Tasks' }));
  expect(refuses(submitOf(dialog))).toBe(false);
});

test('what blocks is named and can be overridden, but for what nobody overrides', async () => {
  answerWith(made);
  const check = { rule: 'unknown_link', level: 'block', message: 'Nobody gave this link.' } as const;
  const dialog = await open({ emails: [buildEmail(0), buildEmail(1, { checks: [check] })] });
  expect(dialog.getByText('Email 2: Nobody gave this link.')).toBeDefined();
  expect(refuses(submitOf(dialog))).toBe(true);
  fireEvent.click(dialog.getByRole('switch', { name: 'Hand over in spite of "unknown link"' }));
  fireEvent.click(submitOf(dialog));
  await waitFor(() => expect(sent).toMatchObject([{ override: ['unknown_link'] }]));
});

test('a placeholder keeps a sequence from being handed over', async () => {
  const check = { rule: 'placeholder', level: 'block', message: '"[x]" is still a placeholder.' } as const;
  const dialog = await open({ emails: [buildEmail(0, { checks: [check] })] });
  expect(refuses(submitOf(dialog))).toBe(true);
  expect(dialog.queryByRole('switch')).toBeNull();
});

test('a refusal says why, and the dialog stays', async () => {
  const message = 'This contact is enrolled in the sequence "Win back" in HubSpot. Unenrol them there first.';
  const body = { success: false, error: message, message, code: 'already_enrolled', requestId: 'r' };
  server.answer(post, { status: 409, body });
  const dialog = await open();
  fireEvent.click(submitOf(dialog));
  expect(await dialog.findByText(message)).toBeDefined();
});

test('a hand-over of a domain that the user has left can be read', async () => {
  server.answer(get, { body: { handOvers: [made] } });
  renderInApp(<Desk record={buildDetail({ readOnlyReason: 'Only to read.' })} own />);
  const button = await screen.findByRole('button', { name: 'Handed over' });
  expect(button.getAttribute('title')).toBe('Only to read.');
  fireEvent.click(button);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getAllByRole('listitem')).toHaveLength(2);
  expect(dialog.queryByRole('button', { name: 'Hand over in another way' })).toBeNull();
});

const refuse = (code: string, path: string) => {
  const message = `Refused: ${code}.`;
  const body = { success: false, error: message, message, code, requestId: 'r', issues: [{ path, message }] };
  server.answer(post, { status: 409, body });
};

test('a bounce can be overridden, an opt-out that was read from a reply cannot', async () => {
  refuse('contact_opted_out', 'opted_out_reply');
  const dialog = await open();
  fireEvent.click(submitOf(dialog));
  expect(await dialog.findByText('Refused: contact_opted_out.')).toBeDefined();
  expect(dialog.queryByRole('switch')).toBeNull();
  refuse('contact_bounced', 'bounced_address');
  fireEvent.click(submitOf(dialog));
  fireEvent.click(await dialog.findByRole('switch', { name: 'Hand over in spite of "bounced address"' }));
  answerWith(made);
  fireEvent.click(submitOf(dialog));
  await waitFor(() => expect(sent).toMatchObject([{ override: ['bounced_address'] }]));
});

test('a superadmin can override an opt-out that was read from a reply', async () => {
  signedIn('superadmin');
  refuse('contact_opted_out', 'opted_out_reply');
  const dialog = await open({}, false);
  fireEvent.click(submitOf(dialog));
  fireEvent.click(await dialog.findByRole('switch', { name: 'Hand over in spite of "opted out reply"' }));
  answerWith(made);
  fireEvent.click(submitOf(dialog));
  await waitFor(() => expect(sent).toMatchObject([{ override: ['opted_out_reply'] }]));
});

test('an email that was sent by hand is marked, opened in a mail program before, and taken back', async () => {
  server.answer('POST /api/email-sequence/mark-sent', async (request) => {
    const body = (await request.json()) as { sent: boolean };
    sent.push(body);
    const state = body.sent ? 'sent' : 'planned';
    const steps = made.steps.map((one, at) => ({
      ...one,
      state: at === 0 ? state : 'planned',
      sentAt: made.createdAt,
    }));
    const handOver = body.sent ? { ...made, to: 'mail', steps } : null;
    server.answer(get, { body: { handOver } });
    const problem = body.sent ? null : 'The mark was kept, but the task in HubSpot was not opened again: It is away.';
    return { body: { handOver, problem } };
  });
  renderInApp(<Desk record={buildDetail({ userId: 'user-2' })} own={false} />);
  fireEvent.click(screen.getByRole('button', { name: 'Open in …' }));
  const links = await screen.findAllByRole('menuitem');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Gmail', 'Outlook']);
  expect(new URL(links[0]?.getAttribute('href') ?? '').searchParams.get('to')).toBe('anna@nordwind.example');
  fireEvent.click(screen.getByRole('button', { name: 'Mark as sent', hidden: true }));
  await waitFor(() => expect(screen.getByRole('button', { name: /Sent Jan 5/ })).toBeDefined());
  fireEvent.click(await screen.findByRole('button', { name: 'Mark as not sent', hidden: true }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /Sent Jan 5/ })).toBeNull());
  expect(await screen.findByText(/the task in HubSpot was not opened again/)).toBeDefined();
  expect(sent).toEqual(
    [true, false].map((isSent) => ({
      hubspotId: '501',
      version: 1,
      fromAdminSideUserId: 'user-2',
      index: 0,
      sent: isSent,
    })),
  );
});

test('the rules that nobody overrides are those of the send check that are locked', () => {
  expect(
    rules
      .filter(({ isLocked }) => isLocked)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual([...lockedRules].toSorted());
});
