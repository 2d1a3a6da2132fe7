// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { RunWire } from '@overture/core/contract';
import { todayIn } from '@overture/ui/record';
import { buildDetail, buildPreview, buildSummary, leaveTyped, listed, signedIn } from '@overture/ui/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  foundRow,
  handedOver,
  openQueue,
  queueServer,
  rowOf,
  waiting,
  worklistRoute,
} from './generation-queue.fixtures.tsx';
import type { QueueServer } from './generation-queue.fixtures.tsx';

let server: QueueServer;

beforeEach(() => {
  server = queueServer();
});

afterEach(() => {
  server.restore();
});

const person = (hubspotId: string, firstname: string) => buildSummary({ hubspotId, properties: { firstname } });
const approval = { by: 'kim@agency.com', at: '2026-01-05T10:00:00.000Z' };
const blocked = listed(person('1', 'Blocked'), {
  tab: 'mend',
  findings: { block: 2, warn: 0 },
  riskReason: '2 amounts without a source.',
});
const fresh = listed(person('2', 'Fresh'), { riskReason: 'The checks found nothing.' });
const approved = listed({ ...person('3', 'Approved'), approval });
const second = listed({ ...person('4', 'Second'), approval }, { version: 2 });
const replied = listed(person('5', 'Replied'), { tab: 'replied', repliedAt: '2026-01-07T10:00:00.000Z' });
const due = listed(person('6', 'Due'), { tab: 'due', dueOn: '2026-01-08' });
const failed = listed({
  ...person('7', 'Failed'),
  ...waiting,
  responseStatus: 'error',
  responseError: { code: 'ai_unavailable', message: 'The AI did not answer.' },
});
const placed = listed(
  { ...person('8', 'Placed'), handedOver: { ...handedOver, sent: 0 } },
  { tab: null, dueOn: '2026-01-09' },
);
const bounced = listed(
  { ...person('9', 'Bounced'), handedOver: { ...handedOver, bouncedAt: '2026-01-06T09:00:00.000Z' } },
  { tab: null },
);
const all = [blocked, fresh, approved, second, replied, due, failed, placed, bounced];
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const openAt = async (tab: string, name: string) => {
  server.serve(all);
  const app = openQueue(`/admin/history?tab=${tab}`);
  await screen.findByText(name, { selector: 'bdi' });
  return app;
};
/** Answers an endpoint of many records, and collects what it was asked. */
const answerMany = (path: 'approve' | 'hand-over', results: readonly object[]) => {
  const asked: unknown[] = [];
  server.answer(`POST /api/worklist/${path}`, async (request) => {
    asked.push(await request.json());
    return { body: { results } };
  });
  return asked;
};

test('has a tab for each thing that is left to do, with its count, and the list of all', async () => {
  await openAt('mend', 'Blocked');
  await waitFor(() =>
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'To fix1',
      'To review1',
      'To hand over2',
      'Due today1',
      'Replied1',
      'Failed1',
      'Waiting0',
      'Handed over',
      'All',
    ]),
  );
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('To fix1');
  expect(screen.queryByText('Fresh')).toBeNull();
});

test('lists what was handed over and asks for nothing now, with what became of it', async () => {
  await openAt('handedOver', 'Placed');
  expect(rowOf('Placed').textContent).toContain('Next on Jan 9, 2026. Handed over Jan 5, 2026.');
  expect(rowOf('Bounced').textContent).toContain('Bounced Jan 6, 2026.');
  expect(screen.queryByText('Fresh')).toBeNull();
});

test.each([
  ['mend', 'Blocked', '2 amounts without a source.', 'Fix'],
  ['review', 'Fresh', 'The checks found nothing.', 'Review'],
  ['handOver', 'Approved', 'Approved.', 'Hand over'],
  ['due', 'Due', 'Due since Jan 8, 2026.', 'Open'],
  ['replied', 'Replied', 'Replied on Jan 7, 2026.', 'See reply'],
  ['failed', 'Failed', 'The AI did not answer.', 'Try again'],
])('a row of %s says why, and has one step', async (tab, name, why, step) => {
  await openAt(tab, name);
  const row = within(rowOf(name));
  expect(row.getByText(why)).toBeDefined();
  const actions = rowOf(name).querySelector<HTMLElement>('[data-actions]') ?? document.body;
  expect(within(actions).getByText(step)).toBeDefined();
  // What the button says is not said beside it.
  expect(row.getAllByText(step)).toHaveLength(1);
});

test.each([
  ['mend', 'Nothing to fix'],
  ['review', 'Nothing to review'],
  ['handOver', 'Nothing to hand over'],
  ['due', 'Nothing is due today'],
  ['replied', 'No new replies'],
  ['failed', 'Nothing has failed'],
  ['waiting', 'Nothing is waiting'],
])('an empty tab %s says what will stand there', async (tab, title) => {
  server.serve([]);
  openQueue(`/admin/history?tab=${tab}`);
  expect(await screen.findByText(title)).toBeDefined();
});

test('a tab that cannot be loaded says so, and recovers', async () => {
  openQueue('/admin/history?tab=mend');
  expect(await screen.findAllByText('Failed to load history data')).toHaveLength(2);
  server.serve(all);
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Blocked')).toBeDefined();
});

test('the tab is in the address with every filter, which the server is asked for, and leads on to record and review', async () => {
  signedIn('superadmin');
  server.serve(all);
  const query = 'tab=review&search=x&template=prompt-1&runId=run-1&owner=kim%40agency.com';
  const app = openQueue(`/admin/history?${query}&person=user-7&page=2&limit=25`);
  await screen.findByText('Fresh');
  expect(Object.fromEntries(new URLSearchParams(server.asked(worklistRoute)[0]))).toEqual({
    page: '2',
    limit: '25',
    tab: 'review',
    search: 'x',
    template: 'prompt-1',
    runId: 'run-1',
    owner: 'kim@agency.com',
    fromAdminSideUserId: 'user-7',
    records: 'true',
  });
  const review = await screen.findByRole('link', { name: 'Review 2' });
  expect(review.getAttribute('href')).toBe(
    '/admin/review?search=x&template=prompt-1&runId=run-1&owner=kim%40agency.com',
  );
  expect(screen.getByRole('link', { name: 'Fresh' }).getAttribute('href')).toContain('/detailed-history/2?');
  fireEvent.click(screen.getByRole('tab', { name: /All/ }));
  await waitFor(() => expect(app.location()).not.toContain('tab='));
  expect(app.location()).toContain('runId=run-1');
});

test('status and day filter the list of all alone', async () => {
  const app = await openAt('all', 'Blocked');
  expect(screen.getByRole('combobox', { name: 'Status' })).toBeDefined();
  fireEvent.click(screen.getByRole('tab', { name: /To fix/ }));
  await waitFor(() => expect(app.location()).toBe('/admin/history?tab=mend'));
  expect(screen.queryByRole('combobox', { name: 'Status' })).toBeNull();
});

test('filters by run and by the owner of the contact, once there are some', async () => {
  const owner = { name: 'Kim Lee', email: 'kim@agency.com', isYou: false };
  const run: RunWire = {
    _id: 'run-1',
    name: 'Fair',
    state: 'done',
    why: null,
    atMaximum: false,
    counts: { pending: 0, processing: 0, ready: 1, error: 0, skipped: 0 },
    spentUsd: 0.1,
    maxCostUsd: 1,
    user: { _id: 'user-1', email: 'kim@agency.com' },
    department: 'Overture-Sales',
    promptTitle: 'Warm introduction',
    aiModel: null,
    serviceTier: 'default',
    language: null,
    createdAt: '2026-01-05T10:00:00.000Z',
    endedAt: '2026-01-05T10:10:00.000Z',
  };
  server.answer('GET /api/runs', {
    body: { runs: [run], total: 1 },
  });
  server.serve([listed(person('1', 'Owned'), { owner })]);
  const app = openQueue('/admin/history');
  const choose = async (label: string, text: string) => {
    fireEvent.click(await screen.findByRole('combobox', { name: label }));
    fireEvent.click(await screen.findByText(text, { selector: '[role="option"] *' }));
  };
  await choose('Owner', 'Kim Lee');
  await choose('Run', 'Fair, Jan 5, 2026');
  await waitFor(() => expect(app.location()).toBe('/admin/history?owner=kim%40agency.com&runId=run-1'));
});

test('approves the row with the focus by a, and nothing that is to fix', async () => {
  const asked = answerMany('approve', [{ hubspotId: '2', ok: true }]);
  await openAt('review', 'Fresh');
  press('j');
  press('a');
  expect(await screen.findByText('Approved')).toBeDefined();
  expect(asked).toEqual([{ items: [{ hubspotId: '2', version: 1 }] }]);
  fireEvent.click(screen.getByRole('tab', { name: /To fix/ }));
  await foundRow('Blocked');
  press('j');
  press('a');
  expect(await screen.findByText('Only what is to review can be approved.')).toBeDefined();
  expect(asked).toHaveLength(1);
});

test('the arrows move through the rows, but not on a tab', async () => {
  await openAt('handOver', 'Approved');
  press('ArrowDown');
  press('ArrowDown');
  expect(document.activeElement?.textContent).toContain('Second');
  press('ArrowUp');
  expect(document.activeElement?.textContent).toContain('Approved');
  screen.getByRole('tab', { selected: true }).focus();
  press('ArrowDown');
  expect(document.activeElement?.getAttribute('role')).toBe('tab');
});

test('the keys go on from the row that was opened last', async () => {
  const { unmount } = await openAt('handOver', 'Approved');
  press('j');
  expect(document.activeElement?.textContent).toContain('Approved');
  unmount();
  const back = await openAt('handOver', 'Approved');
  press('j');
  expect(document.activeElement?.textContent).toContain('Second');
  back.unmount();
  // Neither is listed any more.
  await openAt('review', 'Fresh');
  press('j');
  expect(document.activeElement?.textContent).toContain('Fresh');
});

test('a row is handed over after the same preview as on its own page', async () => {
  server.answer('GET /api/email-sequence/get-email-sequence-by-id', { body: buildDetail({ hubspotId: '3' }) });
  const preview = buildPreview();
  server.answer('POST /api/email-sequence/hand-over/preview', { body: { preview } });
  const asked: unknown[] = [];
  server.answer('POST /api/email-sequence/hand-over', async (request) => {
    asked.push(await request.json());
    return { status: 404 };
  });
  await openAt('handOver', 'Approved');
  fireEvent.click(within(rowOf('Approved')).getByRole('button', { name: 'Hand over' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hand over' }));
  expect((await dialog.findAllByRole('cell', { name: '09:00' })).length).toBe(2);
  const create = dialog.getByRole('button', { name: 'Create 2 tasks' });
  await waitFor(() =>
    expect(create.getAttribute('aria-disabled') ?? String(create.hasAttribute('disabled'))).toBe('false'),
  );
  fireEvent.click(create);
  await waitFor(() => expect(asked).toEqual([{ hubspotId: '3', version: 1, to: 'tasks' }]));
});

test('a row with a text that was typed and not saved is not handed over', async () => {
  const discard = leaveTyped('record-3', 1);
  server.answer('GET /api/email-sequence/get-email-sequence-by-id', { body: buildDetail({ hubspotId: '3' }) });
  await openAt('handOver', 'Approved');
  fireEvent.click(within(rowOf('Approved')).getByRole('button', { name: 'Hand over' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hand over' }));
  expect(dialog.getByText('Email 2 has a text that is not saved yet.', { exact: false })).toBeDefined();
  expect(dialog.getByRole('link', { name: 'Open' }).getAttribute('href')).toContain('/3');
  discard();
});

test('shows before it hands several over when each is written to, and leaves out who must not be', async () => {
  const asked = answerMany('hand-over', [{ hubspotId: '3', ok: true }]);
  const message = 'Second has opted out of email.';
  const owner = { name: 'Jonas Reuter', email: 'jonas@agency.example', isYou: false };
  server.answer('POST /api/email-sequence/hand-over/preview', async (request) => {
    const { hubspotId, isUnseen } = (await request.json()) as { hubspotId: string; isUnseen: boolean };
    expect(isUnseen).toBe(true);
    const preview = buildPreview();
    const problems =
      hubspotId === '4'
        ? [
            { code: 'contact_opted_out' as const, message },
            { code: 'checks_block' as const, message: 'Email 1 has a placeholder.' },
          ]
        : [];
    const repliedAt = '2026-01-05T12:00:00.000Z';
    return { body: { preview: { ...preview, contact: { ...preview.contact, owner, repliedAt }, problems } } };
  });
  await openAt('handOver', 'Approved');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
  press('h');
  const dialog = within(await screen.findByRole('dialog'));
  const plan =
    '2 tasks, Jan 7, 2030 to Jan 10, 2030. Approved replied on Jan 5, 2026. Approved belongs to Jonas Reuter in HubSpot, not to you. The tasks will be those of Nora Castellan.';
  expect(await dialog.findByText(plan)).toBeDefined();
  const why = `${message} Email 1 has a placeholder.`;
  expect(await within(await dialog.findByRole('list', { name: 'Left out' })).findByText(why)).toBeDefined();
  expect(within(dialog.getByRole('list', { name: 'Contacts' })).queryByText('Second')).toBeNull();
  fireEvent.click(dialog.getByRole('button', { name: 'Hand over 1 sequence' }));
  expect(await dialog.findByText('1 of 2 not handed over.')).toBeDefined();
  expect(dialog.getByText(why)).toBeDefined();
  expect(asked).toEqual([{ items: [{ hubspotId: '3', version: 1 }] }]);
});

test('hands the selection over from a day on, after one dialog, and names who was refused and why', async () => {
  const message = 'Second has opted out of email.';
  server.answer('POST /api/email-sequence/hand-over/preview', { body: { preview: buildPreview() } });
  const asked = answerMany('hand-over', [
    { hubspotId: '3', ok: true },
    { hubspotId: '4', ok: false, code: 'contact_opted_out', message },
  ]);
  await openAt('handOver', 'Approved');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
  press('h');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Second')).toBeDefined();
  fireEvent.change(dialog.getByLabelText('First email on'), { target: { value: '2030-01-07' } });
  fireEvent.blur(dialog.getByLabelText('First email on'));
  expect(asked).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: 'Hand over 2 sequences' }));
  expect(await dialog.findByText(message)).toBeDefined();
  expect(dialog.getByText('1 of 2 not handed over.')).toBeDefined();
  expect(asked).toEqual([
    {
      items: [
        { hubspotId: '3', version: 1 },
        { hubspotId: '4', version: 2 },
      ],
      startOn: '2030-01-07',
    },
  ]);
});

test('takes no day that is over in the time zone of the domain', async () => {
  // There a day begins before it does anywhere else.
  const timeZone = 'Pacific/Kiritimati';
  server.answer('POST /api/email-sequence/hand-over/preview', { body: { preview: buildPreview({ timeZone }) } });
  await openAt('handOver', 'Approved');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
  press('h');
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findAllByText(/^2 tasks,/);
  const first = dialog.getByLabelText('First email on');
  const today = Date.parse(todayIn(timeZone));
  fireEvent.change(first, { target: { value: new Date(today - 86_400_000).toISOString().slice(0, 10) } });
  fireEvent.blur(first);
  expect(await dialog.findByText(/^Not before /)).toBeDefined();
});

test('neither approves nor hands over what was typed and not saved', async () => {
  const discard = leaveTyped('record-3', 1);
  server.answer('POST /api/email-sequence/hand-over/preview', { body: { preview: buildPreview() } });
  const asked = answerMany('hand-over', [{ hubspotId: '4', ok: true }]);
  await openAt('handOver', 'Approved');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
  press('h');
  fireEvent.click(await screen.findByRole('button', { name: 'Hand over 1 sequence' }));
  expect(await screen.findByText('1 of 2 not handed over.')).toBeDefined();
  expect(await screen.findByText('Email 2 has a text that is not saved yet.', { exact: false })).toBeDefined();
  expect(asked).toEqual([{ items: [{ hubspotId: '4', version: 2 }] }]);
  discard();
});

test('selects what is on other pages too, as far as one action takes it', async () => {
  server.serve(all);
  server.answer(worklistRoute, ({ url }) => {
    const { searchParams } = new URL(url);
    const items = [approved, second].map(({ work, ...record }) => ({ ...work, record }));
    const counts = { replied: 0, due: 0, waiting: 0, failed: 0, mend: 0, review: 0, handOver: 2 };
    const isAll = searchParams.get('limit') === '100';
    return { body: { counts, items: isAll ? items : items.slice(0, 1), total: 2, writerSilent: false } };
  });
  openQueue('/admin/history?tab=handOver');
  await screen.findByText('Approved', { selector: 'bdi' });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Select all 2' }));
  expect(await screen.findByText('2 selected')).toBeDefined();
});

test('a reply leaves its tab once it is marked as seen', async () => {
  const seen: unknown[] = [];
  server.answer('POST /api/worklist/seen', async (request) => {
    seen.push(await request.json());
    server.serve([]);
    return { body: { message: 'Seen' } };
  });
  await openAt('replied', 'Replied');
  fireEvent.click(screen.getByRole('button', { name: 'Mark as seen' }));
  expect(await screen.findByText('No new replies')).toBeDefined();
  expect(seen).toEqual([{ hubspotId: '5' }]);
});
