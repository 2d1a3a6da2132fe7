// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  buildDetail,
  buildEmail,
  buildSummary,
  buildWorklist,
  fakeFetch,
  leaveTyped,
  renderInApp,
  signedIn,
} from '@overture/ui/testing';
import type { FakeFetch } from '@overture/ui/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useState } from 'react';
import { storeProfile, useQuery, useQueryClient } from '@overture/ui';
import { recordQuery } from '@overture/ui/record';
import { ReviewRoute } from './review.route.tsx';

const people = { '1': 'Anna', '2': 'Bo', '3': 'Cleo' } as const;
let server: FakeFetch;
let sent: unknown[];
let asked: string[];
const byId = 'GET /api/email-sequence/get-email-sequence-by-id';
const worklist = 'GET /api/worklist';

beforeEach(() => {
  signedIn('admin');
  server = fakeFetch();
  sent = [];
  asked = [];
  answerReview(...Object.keys(people));
  server.answer('GET /api/email-sequence/get-email-sequence-by-id', ({ url }) => {
    const hubspotId = new URL(url).searchParams.get('hubspotId') ?? '';
    const firstname = people[hubspotId as keyof typeof people];
    return { body: buildDetail({ ...buildSummary({ hubspotId, properties: { firstname } }), version: 2 }) };
  });
  server.answer('POST /api/email-sequence/approve', async (request) => {
    const body = (await request.json()) as { approved: boolean };
    sent.push(body);
    const approval = body.approved ? { by: 'kim@agency.com', at: '2026-01-05T09:00:00.000Z' } : null;
    return { body: { message: 'Approved', approval } };
  });
});

afterEach(() => server.restore());

/** What is to review; nothing is to fix. */
function answerReview(...hubspotIds: readonly string[]) {
  server.answer(worklist, ({ url }) => {
    const { searchParams } = new URL(url);
    asked.push(searchParams.toString());
    return { body: buildWorklist(...(searchParams.get('tab') === 'review' ? hubspotIds : [])) };
  });
}

function open() {
  return renderInApp(<ReviewRoute />, { at: '/admin/review', path: '/admin/review' });
}

const revisions = buildDetail().emails.map(({ revision }) => revision);
const press = (key: string) => fireEvent.keyDown(document.body, { key });
const shows = (name: string) => screen.findByRole('heading', { name, level: 2 });

test('an email is from the same sender as on its own page', async () => {
  const names = { firstName: 'Priya', lastName: 'Raman', signAs: 'Pri', email: 'priya@overture.example' };
  storeProfile({ ...names, company: '', city: '', state: '', country: '', about: '', meetingLink: '', language: 'en' });
  open();
  await shows('Anna');
  expect(screen.getByText('Pri <priya@overture.example>')).toBeDefined();
});

test('the sources of an email stand beside it, and the one that is pointed at is lit in the text', async () => {
  const source = { id: 'e1', kind: 'email', label: 'Re: Offer', date: '2026-01-03T09:00:00.000Z' } as const;
  const { body } = buildEmail(0);
  const text = body.slice(0, 8);
  const evidence = [{ field: 'body', start: 0, end: 8, text, status: 'verified', about: 'claim', source } as const];
  const emails = [buildEmail(0, { evidence: [...evidence] }), buildEmail(1)];
  server.answer(byId, {
    body: buildDetail({ ...buildSummary({ hubspotId: '1', properties: { firstname: 'Anna' } }), emails }),
  });
  open();
  await shows('Anna');
  const beside = within(screen.getByRole('region', { name: 'Sources of email 1' }));
  fireEvent.focus(beside.getByRole('button', { name: /Re: Offer/ }));
  const email = within(screen.getByRole('article', { name: /Subject 1/ }));
  expect(email.getByText(text).className).toContain('lit');
});

test('a result of a domain that the user has left can be read and skipped, not approved', async () => {
  const readOnlyReason = 'This sequence belongs to a domain that you no longer work in.';
  server.answer('GET /api/email-sequence/get-email-sequence-by-id', {
    body: buildDetail({ ...buildSummary({ hubspotId: '1', properties: { firstname: 'Anna' } }), readOnlyReason }),
  });
  open();
  await shows('Anna');
  expect(screen.getByText(readOnlyReason)).toBeDefined();
  expect((screen.getByRole('button', { name: 'Approve and next' }) as HTMLButtonElement).disabled).toBe(true);
  press('a');
  fireEvent.click(screen.getByRole('button', { name: 'Next contact' }));
  expect(await screen.findByText(/^2 of 3/)).toBeDefined();
  expect(sent).toEqual([]);
});

/** A server that saves the first email's text and answers the record with it. */
function savesEmails(hubspotId: string, revision: string): unknown[] {
  const edits: unknown[] = [];
  server.answer('PATCH /api/email-sequence/email', async (request) => {
    const edit = (await request.json()) as { subject: string; body: string };
    edits.push(edit);
    const detail = buildDetail({ ...buildSummary({ hubspotId, properties: { firstname: 'Anna' } }), version: 2 });
    const email = { ...buildEmail(0), subject: edit.subject, body: edit.body, revision };
    const record = { ...detail, emails: [email, buildEmail(1)] };
    server.answer(byId, { body: record });
    return { body: record };
  });
  return edits;
}

test('an email is edited in place, by key, and what is approved is the edited text', async () => {
  const edits = savesEmails('1', 'revision-1b');
  open();
  await shows('Anna');
  press('e');
  const body = await screen.findByLabelText('Body');
  expect(document.activeElement).toBe(body);
  fireEvent.change(body, { target: { value: 'Hi Anna, a better line.' } });
  fireEvent.keyDown(body, { key: 'Enter', ctrlKey: true });
  expect(await screen.findByText('Email saved')).toBeDefined();
  expect(screen.getByRole('article', { name: /Subject 1/ }).textContent).toContain('a better line');
  expect(edits).toEqual([expect.objectContaining({ hubspotId: '1', index: 0, version: 2, revision: 'revision-1' })]);
  press('a');
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ revisions: ['revision-1b', 'revision-2'] })]));
});

test('what was typed before is back, and is saved before the result is approved', async () => {
  const detail = buildDetail({ ...buildSummary({ hubspotId: '1', properties: { firstname: 'Anna' } }), version: 1 });
  server.answer(byId, { body: detail });
  const discard = leaveTyped('record-1', 0);
  const edits = savesEmails('1', 'revision-1b');
  open();
  await shows('Anna');
  expect(screen.getByText(/is back. It is not saved yet/)).toBeDefined();
  press('a');
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ revisions: ['revision-1b', 'revision-2'] })]));
  expect(edits).toEqual([expect.objectContaining({ body: expect.stringContaining('And more.') })]);
  discard();
});

test('approves one result after another by keyboard, and says when all are read', async () => {
  open();
  await shows('Anna');
  expect(screen.getByText('1 of 3 that nobody has approved yet')).toBeDefined();
  const progress = screen.getByRole('progressbar', { name: 'Reviewed' }) as HTMLProgressElement;
  expect([progress.value, progress.max]).toEqual([0, 3]);
  expect(screen.getAllByText('From'), 'the first email speaks for all').toHaveLength(1);
  press('a');
  await shows('Bo');
  expect(progress.value).toBe(1);
  press('j');
  await shows('Cleo');
  press('a');
  expect(await screen.findByText('2 approved')).toBeDefined();
  expect(sent).toEqual([
    { hubspotId: '1', approved: true, version: 2, revisions },
    { hubspotId: '3', approved: true, version: 2, revisions },
  ]);
});

test('undoes the newest approval and shows that result again', async () => {
  open();
  await shows('Anna');
  press('a');
  await shows('Bo');
  press('u');
  await shows('Anna');
  expect(sent).toContainEqual({ hubspotId: '1', approved: false, version: 2 });
});

test('stays at the result when its approval is refused', async () => {
  server.answer('POST /api/email-sequence/approve', {
    status: 409,
    body: { success: false, error: 'A newer version is ready.', message: '', code: 'conflict', requestId: 'r' },
  });
  open();
  await shows('Anna');
  fireEvent.click(screen.getByRole('button', { name: 'Approve and next' }));
  expect(await screen.findByText('A newer version is ready.')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Anna', level: 2 })).toBeDefined();
});

test('opens a result for editing, and shows its keys', async () => {
  const app = open();
  await shows('Anna');
  press('?');
  expect(await screen.findByText('Approve and next', { selector: 'dd' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  press('o');
  await waitFor(() => expect(app.location()).toBe('/detailed-history/1'));
});

test('says who else works on the contact before anything is approved', async () => {
  const colleague = { email: 'lee@agency.com', at: '2026-01-06T09:00:00.000Z', handOver: null };
  server.answer('GET /api/email-sequence/hand-over', ({ url }) => {
    const isFirst = new URL(url).searchParams.get('hubspotId') === '1';
    return { body: { colleagues: isFirst ? [colleague] : [], handOvers: [] } };
  });
  open();
  await shows('Anna');
  expect(
    await screen.findByText('lee@agency.com generated a sequence for this contact on Jan 6, 2026 as well.'),
  ).toBeDefined();
  press('s');
  await shows('Bo');
  expect(screen.queryByText(/lee@agency\.com/)).toBeNull();
});

test('hands a result over by its key, after the preview, and skips by another', async () => {
  server.answer('GET /api/email-sequence/hand-over', { body: { colleagues: [], handOvers: [] } });
  open();
  await shows('Anna');
  press('h');
  expect(await screen.findByRole('dialog', { name: /Hand over/ })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  press('s');
  await shows('Bo');
});

test('says that the results are loading', () => {
  server.answer(worklist, () => new Promise(() => undefined));
  open();
  expect(screen.getByRole('group', { name: 'Loading...' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Next contact' })).toBeNull();
});

test('says that there is nothing to review, and leads to the queue', async () => {
  server.answer(worklist, { body: buildWorklist() });
  open();
  expect(await screen.findByText('Nothing to review')).toBeDefined();
  for (const link of screen.getAllByRole('link', { name: 'Generation Queue' }))
    expect(link.getAttribute('href')).toBe('/admin/history');
});

test('says at the end what was skipped, and begins with it again', async () => {
  open();
  await shows('Anna');
  press('a');
  await shows('Bo');
  press('j');
  await shows('Cleo');
  press('j');
  expect(await screen.findByText('1 approved')).toBeDefined();
  expect(screen.getByText('2 were skipped, and stay to review.')).toBeDefined();
  answerReview('2', '3');
  fireEvent.click(screen.getByRole('button', { name: 'Start again' }));
  await shows('Bo');
  expect(await screen.findByText('1 of 2 that nobody has approved yet')).toBeDefined();
});

test('a failed load of the list can be tried again', async () => {
  server.answer(worklist, { status: 500 });
  open();
  expect(await screen.findByText('Failed to load history data')).toBeDefined();
  server.answer(worklist, { body: buildWorklist() });
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Nothing to review')).toBeDefined();
});

test('a result that cannot be loaded keeps its place: it can be tried again or skipped, not approved', async () => {
  open();
  await shows('Anna');
  server.answer(byId, ({ url }) => {
    const hubspotId = new URL(url).searchParams.get('hubspotId');
    if (hubspotId === '3') return { status: 500 };
    return { body: buildDetail({ ...buildSummary({ hubspotId: '2', properties: { firstname: 'Bo' } }), version: 2 }) };
  });
  press('a');
  await shows('Bo');
  press('j');
  expect(await screen.findByText('Failed to load history data')).toBeDefined();
  expect(screen.getByText('3 of 3 that nobody has approved yet')).toBeDefined();
  expect((screen.getByRole('button', { name: 'Approve and next' }) as HTMLButtonElement).disabled).toBe(true);
  server.answer(byId, {
    body: buildDetail({ ...buildSummary({ hubspotId: '3', properties: { firstname: 'Cleo' } }), version: 2 }),
  });
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await shows('Cleo');
  expect(screen.getByText('1 approved')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Next contact' }));
  expect(await screen.findByText('1 approved', { selector: 'p' })).toBeDefined();
  expect(sent).toHaveLength(1);
});

/** Reads the first record, as the page does on which it is generated, and reviews it later. */
function OtherPage() {
  // The product's pages do not read again what is younger than this.
  useQueryClient().setQueryDefaults(['history'], { staleTime: 30_000 });
  const [isReviewing, setIsReviewing] = useState(false);
  const { data } = useQuery(recordQuery({ hubspotId: '1' }));
  if (isReviewing) return <ReviewRoute />;
  return <button onClick={() => setIsReviewing(true)}>{data?.properties['firstname']}</button>;
}

test('reads a record anew that another page has read before it was ready', async () => {
  const unfinished = buildSummary({ hubspotId: '1', properties: { firstname: 'Nobody yet' } });
  server.answer('GET /api/email-sequence/get-email-sequence-by-id', {
    body: buildDetail({ ...unfinished, version: null, emails: [] }),
  });
  renderInApp(<OtherPage />, { at: '/admin/review', path: '/admin/review' });
  const review = await screen.findByRole('button', { name: 'Nobody yet' });
  server.answer('GET /api/email-sequence/get-email-sequence-by-id', {
    body: buildDetail({ ...buildSummary({ hubspotId: '1', properties: { firstname: 'Anna' } }), version: 2 }),
  });
  fireEvent.click(review);
  await shows('Anna');
});

test('does not approve what is blocked by one key: it names the reasons, and a second key approves in spite of them', async () => {
  const detail = buildDetail({ ...buildSummary({ hubspotId: '1', properties: { firstname: 'Anna' } }), version: 2 });
  const blockedBy = (rule: string) => ({
    ...detail,
    emails: detail.emails.map((email, index) =>
      index === 0 ? { ...email, checks: [{ rule, level: 'block' as const, message: 'No source says $900.' }] } : email,
    ),
  });
  server.answer(byId, { body: blockedBy('unsupported_amount') });
  open();
  await shows('Anna');
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  press('y');
  press('a');
  const refusal = await screen.findByText(/Not approved\. No source says \$900\./);
  expect((scrolled.mock.contexts.at(-1) as Element).contains(refusal)).toBe(true);
  expect(document.activeElement?.getAttribute('data-email')).toBe('0');
  expect(sent).toEqual([]);
  press('y');
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ override: ['unsupported_amount'] })]));
});

test('goes to the mark of what must be mended, whose dialog changes the text by Enter', async () => {
  const detail = buildDetail({ ...buildSummary({ hubspotId: '1', properties: { firstname: 'Anna' } }), version: 2 });
  const place = { field: 'body', start: 9, end: 13 } as const;
  const evidence = [{ ...place, text: '$900', status: 'unsupported', about: 'amount' } as const];
  const checks = [{ rule: 'unsupported_amount', level: 'block', message: 'No source says $900.', ...place } as const];
  const email = buildEmail(1, { body: 'It costs $900 in all.', evidence, checks });
  server.answer(byId, { body: { ...detail, emails: [buildEmail(0), email] } });
  open();
  await shows('Anna');
  press('a');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('$900'));
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Enter' });
  const change = await screen.findByRole('button', { name: 'Change it' });
  await waitFor(() => expect(document.activeElement).toBe(change));
  fireEvent.click(change);
  const body = await screen.findByLabelText<HTMLTextAreaElement>('Body');
  expect([body.selectionStart, body.selectionEnd]).toEqual([9, 13]);
  expect(sent).toEqual([]);
});

test('offers no second key for what nobody may override', async () => {
  const detail = buildDetail({ ...buildSummary({ hubspotId: '1', properties: { firstname: 'Anna' } }), version: 2 });
  const checks = [{ rule: 'placeholder', level: 'block' as const, message: 'The price is to be filled in.' }];
  server.answer(byId, { body: { ...detail, emails: detail.emails.map((email) => ({ ...email, checks })) } });
  open();
  await shows('Anna');
  press('a');
  expect(await screen.findByText(/Fix this first/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Approve anyway' })).toBeNull();
  press('y');
  expect(sent).toEqual([]);
});

test('asks for what is to fix and to review, within the filter of the queue', async () => {
  renderInApp(<ReviewRoute />, { at: '/admin/review?search=acme&runId=r1&tab=mend', path: '/admin/review' });
  await shows('Anna');
  expect(asked.toSorted()).toEqual([
    'search=acme&runId=r1&page=1&limit=100&tab=mend',
    'search=acme&runId=r1&page=1&limit=100&tab=review',
  ]);
});
