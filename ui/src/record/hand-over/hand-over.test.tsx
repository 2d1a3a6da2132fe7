import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  handOver as endpoint,
  lockedRules,
  type EndpointBody,
  type HandOverPreviewWire,
  type HandOverProblem,
  type HandOverWire,
  type RecordDetail,
} from '@overture/core/contract';
import { rules } from '@overture/core/checks';
import { buildDetail, buildPreview, fakeFetch, renderInApp, signedIn, type FakeFetch } from '@overture/ui/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RecordDesk } from '../record-desk.tsx';
import { RecordEdits } from '../record-edits.tsx';
import { HandOverButton } from './hand-over-button.tsx';
import { momentText } from './hand-over-words.ts';
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
  byOthers: null,
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
  leftAt: null,
  optedOut: false,
  words: '',
};

let server: FakeFetch;
let sent: unknown[];
beforeEach(() => {
  signedIn('admin');
  server = fakeFetch();
  server.answer(get, { body: { colleagues: [], handOvers: [] } });
  sent = [];
  asked = [];
  previews();
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

const previewed = buildPreview();
let asked: unknown[];
type Asked = EndpointBody<typeof endpoint>;
/** Answers a preview by what is asked. */
const previews = (answer: Partial<HandOverPreviewWire> | ((body: Asked) => Partial<HandOverPreviewWire>) = {}) =>
  server.answer('POST /api/email-sequence/hand-over/preview', async (request) => {
    const body = (await request.json()) as Asked;
    asked.push(body);
    const changed = typeof answer === 'function' ? answer(body) : answer;
    return { body: { preview: { ...previewed, to: body.to, ...changed } } };
  });

async function open(overrides: Partial<RecordDetail> = {}, own = true) {
  renderInApp(<Desk record={buildDetail(overrides)} own={own} />);
  fireEvent.click(screen.getByRole('button', { name: 'Hand over' }));
  return within(await screen.findByRole('dialog', { name: 'Hand over' }));
}

const answerWith = (handOver: HandOverWire | null) =>
  server.answer(post, async (request) => {
    sent.push(await request.json());
    server.answer(get, { body: { colleagues: [], handOvers: handOver === null ? [] : [handOver] } });
    return { body: { handOver } };
  });
type Shown = Awaited<ReturnType<typeof open>>;
const submitOf = (dialog: Shown) => dialog.getByRole('button', { name: /^(?:Create|Enrol)/ }) as HTMLButtonElement;
/** A button that has the focus only says that it is disabled. */
const refuses = (button: HTMLButtonElement) => button.disabled || button.getAttribute('aria-disabled') === 'true';
const ready = async (dialog: Shown) => {
  await waitFor(() => expect(refuses(submitOf(dialog))).toBe(false));
  return submitOf(dialog);
};
const rowsOf = (dialog: Shown) =>
  dialog
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell'));
const dayOf = (dialog: Shown, email: number) => dialog.getByLabelText<HTMLInputElement>(`Day of email ${email}`);

test('shows each task with its day and hour in the zone of the domain before two clicks make them', async () => {
  answerWith(made);
  const dialog = await open();
  const button = await ready(dialog);
  expect(button.textContent).toBe('Create 2 tasks');
  expect(document.activeElement).toBe(dialog.getByRole('radio', { name: 'Tasks' }));
  expect(dialog.getByRole('columnheader', { name: 'America/Los Angeles' })).toBeDefined();
  expect(
    rowsOf(dialog).map(([subject, , hour, whose]) => [subject, hour, whose].map((cell) => cell?.textContent)),
  ).toEqual([
    ['1. Subject 1', '09:00', 'Nora Castellan'],
    ['2. Subject 2', '09:00', 'Nora Castellan'],
  ]);
  expect([dayOf(dialog, 1).value, dayOf(dialog, 2).value]).toEqual(['Jan 7, 2030', 'Jan 10, 2030']);
  fireEvent.click(button);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // The day is left to the server, which knows the domain's zone and working days.
  expect(asked).toEqual([{ hubspotId: '501', version: 1, to: 'tasks' }]);
  expect(sent).toEqual(asked);
  expect(endpoint.body.safeParse(sent[0]).success).toBe(true);
  expect(await screen.findByText('Handed over to HubSpot')).toBeDefined();
  expect(screen.getByRole('button', { name: /Subject 2/ }).textContent).toContain('Jan 9, 2026 · Handed over · ');
  fireEvent.click(screen.getByRole('button', { name: 'Handed over' }));
  const after = within(await screen.findByRole('dialog'));
  expect(after.getByRole('table', { name: 'What HubSpot has' })).toBeDefined();
});

test('the first day moves all, another one its email alone, and the plan shows where a weekend leads', async () => {
  const monday = { index: 1, subject: 'Subject 2', dueAt: '2030-01-14T09:00:00-08:00' };
  previews(({ steps = [] }) => (steps.length > 0 ? { steps: [...previewed.steps.slice(0, 1), monday] } : {}));
  answerWith(made);
  const dialog = await open();
  await ready(dialog);
  fireEvent.change(dayOf(dialog, 1), { target: { value: '2030-01-08' } });
  fireEvent.blur(dayOf(dialog, 1));
  fireEvent.change(dayOf(dialog, 2), { target: { value: '2030-01-12' } });
  fireEvent.blur(dayOf(dialog, 2));
  await waitFor(() => expect(dayOf(dialog, 2).value).toBe('Jan 14, 2030'));
  fireEvent.click(await ready(dialog));
  const steps = [{ index: 1, dueOn: '2030-01-12' }];
  await waitFor(() => expect(sent).toMatchObject([{ to: 'tasks', startOn: '2030-01-08', steps }]));
});

test('the first email that is still to be sent moves those after it', async () => {
  previews({ steps: previewed.steps.slice(1) });
  answerWith(made);
  const dialog = await open();
  await ready(dialog);
  fireEvent.change(dayOf(dialog, 2), { target: { value: '2030-01-15' } });
  fireEvent.blur(dayOf(dialog, 2));
  await waitFor(() => expect(asked).toHaveLength(2));
  fireEvent.click(await ready(dialog));
  await waitFor(() => expect(sent).toEqual([{ hubspotId: '501', version: 1, to: 'tasks', startOn: '2030-01-15' }]));
});

test('nothing is handed over while a day is typed that there is not', async () => {
  answerWith(made);
  const dialog = await open();
  await ready(dialog);
  fireEvent.change(dayOf(dialog, 2), { target: { value: 'soon' } });
  fireEvent.blur(dayOf(dialog, 2));
  expect(await dialog.findByText(/^Write a day, such as/)).toBeDefined();
  fireEvent.click(submitOf(dialog));
  expect(dayOf(dialog, 2).validity.valid).toBe(false);
  expect(sent).toEqual([]);
});

test('a day that cannot be is refused with its reason, and nothing is handed over', async () => {
  const dialog = await open();
  await ready(dialog);
  const message = 'Email 2 cannot be due before email 1.';
  const body = { success: false, error: message, message, code: 'validation_failed', requestId: 'r' };
  server.answer('POST /api/email-sequence/hand-over/preview', { status: 400, body });
  fireEvent.change(dayOf(dialog, 2), { target: { value: '2030-01-02' } });
  fireEvent.blur(dayOf(dialog, 2));
  expect(await dialog.findByText(message)).toBeDefined();
  expect(dayOf(dialog, 2).value).toBe('Jan 2, 2030');
  expect(refuses(submitOf(dialog))).toBe(true);
});

test('says whose contact it is, what HubSpot already has, and that they replied', async () => {
  previews({
    contact: {
      ...previewed.contact,
      repliedAt: '2026-01-06T12:00:00.000Z',
      owner: { name: 'Lea Brandt', email: 'lea@agency.example', isYou: false },
    },
    existing: [
      { ...made, _id: 'earlier', version: 3, state: 'withdrawn', user: { email: 'lea@agency.example', isYou: false } },
    ],
  });
  const dialog = await open();
  await ready(dialog);
  expect(
    dialog.getByText(/^Anna belongs to Lea Brandt in HubSpot, not to you\. The tasks will be those of Nora/),
  ).toBeDefined();
  expect(dialog.getByText(/^Anna replied on Jan 6, 2026\./)).toBeDefined();
  expect(
    dialog.getByText('Version 3 as tasks in HubSpot, by lea@agency.example, Jan 5, 2026: withdrawn'),
  ).toBeDefined();
});

test.each([true, false])('replaces another open hand-over where it is their own: %s', async (isYou) => {
  const other = {
    ...made,
    _id: 'other',
    version: 3,
    state: 'open' as const,
    user: { email: 'lea@agency.example', isYou },
  };
  const message = 'This contact already has an open hand-over. Withdraw it first.';
  const problem = { code: 'conflict' as const, message, issues: [{ path: 'other', message }] };
  let isOpen = true;
  previews(() =>
    isOpen ? { existing: [other], problems: [problem] } : { existing: [{ ...other, state: 'withdrawn' }] },
  );
  server.answer('DELETE /api/email-sequence/hand-over/other', () => {
    isOpen = false;
    return { body: { handOver: { ...other, state: 'withdrawn' }, problems: [] } };
  });
  const dialog = await open();
  expect(await dialog.findByText(message)).toBeDefined();
  expect(refuses(submitOf(dialog))).toBe(true);
  const button = dialog.queryByRole('button', { name: 'Withdraw 2 tasks' });
  expect(button !== null).toBe(isYou);
  if (button === null) return;
  fireEvent.click(button);
  await ready(dialog);
  expect(dialog.queryByText(message)).toBeNull();
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

test('the oldest of many hand-overs is told by its day here', async () => {
  const existing = Array.from({ length: 5 }, (_, index) => ({
    ...made,
    _id: `made-${index}`,
    createdAt: `2026-01-0${5 - index}T23:30:00.000Z`,
  }));
  previews({ existing });
  const dialog = await open();
  const first = momentText('2026-01-01T23:30:00.000Z');
  expect(await dialog.findByText(`And 2 older ones, the first on ${first}.`)).toBeDefined();
});

test('the only sequence that is set up and fits is chosen already; that it cannot be left is said before', async () => {
  offers([sequence, ...others]);
  answerWith({ ...made, to: 'sequence' });
  const dialog = await open();
  fireEvent.click(dialog.getByRole('radio', { name: 'HubSpot sequence' }));
  expect(await dialog.findByText('2 emails on the days 0, 4, from nora@agency.example.')).toBeDefined();
  expect(dialog.getByRole<HTMLInputElement>('combobox', { name: 'Sequence' }).value).toBe('Two touches');
  expect(dialog.queryByText(/overture_email|\{\{/)).toBeNull();
  expect(dialog.getByText(/^Overture cannot take Anna out of a sequence again/)).toBeDefined();
  fireEvent.click(await ready(dialog));
  await waitFor(() => expect(sent).toEqual([{ hubspotId: '501', version: 1, to: 'sequence', sequenceId: '7' }]));
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
  // What nobody can do needs no warning.
  expect(dialog.queryByText(/^Overture cannot take Anna out/)).toBeNull();
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
  await ready(dialog);
});

/** What stands against it until it is overridden. */
const blockedBy = (code: HandOverProblem['code'], message: string, path: string, rule = path) =>
  previews(({ override = [] }) =>
    override.includes(rule) ? {} : { problems: [{ code, message, issues: [{ path, message: `${message} Here.` }] }] },
  );

test('what blocks is named and can be overridden, but for what nobody overrides', async () => {
  blockedBy('checks_block', 'One email must not be sent as it is.', 'emails.1.unknown_link', 'unknown_link');
  answerWith(made);
  const dialog = await open();
  expect(await dialog.findByText('Email 2: One email must not be sent as it is. Here.')).toBeDefined();
  expect(refuses(submitOf(dialog))).toBe(true);
  fireEvent.click(dialog.getByRole('switch', { name: 'Hand over anyway: unknown links' }));
  fireEvent.click(await ready(dialog));
  await waitFor(() => expect(sent).toMatchObject([{ override: ['unknown_link'] }]));
});

test('a placeholder keeps a sequence from being handed over', async () => {
  blockedBy('checks_block', 'It is not finished.', 'emails.0.placeholder', 'placeholder');
  const dialog = await open();
  expect(await dialog.findByText('Email 1: It is not finished. Here.')).toBeDefined();
  expect(refuses(submitOf(dialog))).toBe(true);
  expect(dialog.queryByRole('switch')).toBeNull();
});

test('what HubSpot refuses meanwhile is told, the dialog stays, and the plan is read again', async () => {
  const message = 'This contact already has an open hand-over: version 1 as tasks. Withdraw it first.';
  const body = { success: false, error: message, message, code: 'conflict', requestId: 'r' };
  const dialog = await open();
  const button = await ready(dialog);
  server.answer(post, { status: 409, body });
  previews({ problems: [{ code: 'conflict', message }] });
  fireEvent.click(button);
  expect(await dialog.findByText(message)).toBeDefined();
  await waitFor(() => expect(asked).toHaveLength(2));
  await waitFor(() => expect(dialog.getAllByText(message)).toHaveLength(1));
});

test('a hand-over of a domain that the user has left can be read', async () => {
  server.answer(get, { body: { colleagues: [], handOvers: [made] } });
  renderInApp(<Desk record={buildDetail({ readOnlyReason: 'Only to read.' })} own />);
  const button = await screen.findByRole('button', { name: 'Handed over' });
  expect(button.getAttribute('title')).toBe('Only to read.');
  fireEvent.click(button);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getAllByRole('row')).toHaveLength(3);
  expect(dialog.queryByRole('button', { name: /^Withdraw/ })).toBeNull();
});

test('a bounce can be overridden, an opt-out that was read from a reply cannot', async () => {
  blockedBy('contact_opted_out', 'They asked us to stop.', 'opted_out_reply');
  const dialog = await open();
  expect(await dialog.findByText('They asked us to stop.')).toBeDefined();
  expect(dialog.queryByRole('switch')).toBeNull();
  expect(refuses(submitOf(dialog))).toBe(true);
});

test('what bounced can be handed over in spite of that', async () => {
  blockedBy('contact_bounced', 'An email came back.', 'bounced_address');
  answerWith(made);
  const dialog = await open();
  fireEvent.click(await dialog.findByRole('switch', { name: 'Hand over anyway: their address bounced' }));
  fireEvent.click(await ready(dialog));
  await waitFor(() => expect(sent).toMatchObject([{ override: ['bounced_address'] }]));
});

test('a superadmin can override an opt-out that was read from a reply', async () => {
  signedIn('superadmin');
  blockedBy('contact_opted_out', 'They asked us to stop.', 'opted_out_reply');
  answerWith(made);
  const dialog = await open({}, false);
  fireEvent.click(await dialog.findByRole('switch', { name: 'Hand over anyway: they asked not to be written to' }));
  fireEvent.click(await ready(dialog));
  await waitFor(() => expect(sent).toMatchObject([{ override: ['opted_out_reply'] }]));
});

test('a version that was withdrawn can be handed over again', async () => {
  server.answer(get, { body: { colleagues: [], handOvers: [{ ...made, state: 'withdrawn' }] } });
  const dialog = await open();
  await ready(dialog);
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

test('the rules that nobody overrides are those of the send check that are locked and block', () => {
  expect(
    rules
      .filter(({ isLocked, level }) => isLocked && level === 'block')
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual([...lockedRules].toSorted());
});
