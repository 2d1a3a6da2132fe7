// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Evidence } from '@overture/core/contract';
import { buildDetail, buildEmail, fakeFetch, renderInApp, signedIn } from '@overture/ui/testing';
import type { FakeFetch } from '@overture/ui/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RecordDesk } from './record-desk.tsx';
import { RecordEdits } from './record-edits.tsx';

const body = 'Hi Anna. It costs EUR 5, you said. We start in May. It takes [fill: how long].';
const at = (text: string) =>
  ({ field: 'body', start: body.indexOf(text), end: body.indexOf(text) + text.length, text }) as const;
const source = {
  kind: 'call',
  id: 'c1',
  label: 'Prices',
  date: '2026-01-05',
  url: 'https://app.hubspot.com/c/1',
} as const;
const verified: Evidence = { ...at('EUR 5'), status: 'verified', about: 'claim', source, quote: 'costs EUR 5' };
const evidence: Evidence[] = [
  verified,
  { ...at('May'), status: 'unsupported', about: 'date' },
  { ...at('[fill: how long]'), status: 'fill', about: 'fill' },
];
const checks = [
  { rule: 'unsupported_date', level: 'block', message: 'No source names May.' },
  { rule: 'long_subject', level: 'tip', message: 'Long.', fix: 'Cut it.' },
  { rule: 'requests', level: 'tip', message: 'It asks for nothing. Ask one question.', fix: 'Ask one question.' },
] as const;

let server: FakeFetch;
beforeEach(() => {
  signedIn('admin');
  server = fakeFetch();
});
afterEach(() => server.restore());

function show(overrides: Parameters<typeof buildEmail>[1] = { body, evidence, checks: [...checks] }) {
  const record = buildDetail({ emails: [buildEmail(0, overrides)] });
  return renderInApp(
    <RecordEdits record={record} save={vi.fn()} onSelect={vi.fn()}>
      <RecordDesk record={record} version={1} systemId="crm" sender="Priya" selected={0} onSelect={vi.fn()} />
    </RecordEdits>,
  );
}

test('says of every marked text what it rests on, and keeps the text whole', () => {
  show();
  const article = within(screen.getByRole('article'));
  for (const name of [
    /^EUR 5: Found in the source, Call · /,
    'May: No source says this',
    '[fill: how long]: Still to be filled in',
  ])
    expect(article.getByRole('button', { name })).toBeDefined();
  expect(article.getByText('how long')).toBeDefined();
  const check = within(screen.getByRole('group', { name: 'Send check' }));
  expect(check.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'To fix: No source names May.',
    'Tip: Long. Cut it.',
    'Tip: It asks for nothing. Ask one question.',
  ]);
});

test('shows the next email at once, before the address names it, so that the next key means it', () => {
  const onSelect = vi.fn();
  renderInApp(
    <RecordDesk
      record={buildDetail({ emails: [buildEmail(0), buildEmail(1), buildEmail(2)] })}
      version={1}
      systemId="crm"
      sender="Priya"
      selected={0}
      onSelect={onSelect}
    />,
  );
  for (const key of ['j', 'j']) fireEvent.keyDown(document.body, { key });
  expect(screen.getByRole('article', { name: 'Subject 3' })).toBeDefined();
  expect(onSelect.mock.calls).toEqual([[1], [2]]);
});

test('a fact that is pointed at lights its sentence', () => {
  show();
  const why = within(screen.getByRole('region', { name: 'Why' }));
  const fact = why.getByRole('button', { name: /EUR 5/ });
  const lit = () =>
    [...screen.getByRole('article').querySelectorAll('[class*="lit"]')].map(({ textContent }) => textContent).join('');
  const placed = () =>
    new Map([...screen.getByRole('article').querySelectorAll('[data-from]')].map((part) => [part, part.textContent]));
  const before = placed();
  expect(lit()).toBe('');
  fireEvent.focus(fact);
  expect(lit()).toBe('It costs EUR 5, you said.');
  // Each element still begins with the same text, or the browser would move the page to hold one of them in place.
  for (const [part, text] of placed()) {
    const was = before.get(part);
    if (was !== undefined) expect([was.startsWith(text), text.startsWith(was)]).toContain(true);
  }
  fireEvent.blur(fact);
  expect(lit()).toBe('');
});

test('a fact that the subject says too is listed once, at its first place', () => {
  const subject = 'IT COSTS EUR 5';
  const repeated = { ...verified, field: 'subject', start: 9, end: 14 } as const;
  show({ subject, body, evidence: [repeated, verified, { ...verified, text: 'eur 5' }] });
  expect(within(screen.getByRole('region', { name: 'Why' })).getAllByRole('button')).toHaveLength(1);
});

test('a proved text opens its entry here, with the quote, and in HubSpot', async () => {
  server.answer('GET /api/email-sequence/source', { body: { ...source, text: 'She said it costs EUR 5 a month.' } });
  show();
  fireEvent.keyDown(screen.getByRole('button', { name: /^EUR 5: / }), { key: 'Enter' });
  const dialog = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(dialog.getByText('costs EUR 5').tagName).toBe('MARK'));
  expect(dialog.getByRole('link', { name: 'Open in HubSpot' }).getAttribute('href')).toBe(source.url);
  expect(dialog.queryByRole('button', { name: 'Change it' })).toBeNull();
});

test('a reference opens at its own address, and a note is called one once', async () => {
  const reference = { kind: 'proof', id: 'r1', label: 'Web', url: 'https://agency.example/larkspur' } as const;
  const note = { kind: 'note', id: 'n1', label: 'Note', date: '2026-01-05' } as const;
  server.answer('GET /api/email-sequence/source', { body: { ...reference, text: 'It costs EUR 5.' } });
  show({
    body,
    evidence: [
      { ...verified, source: reference },
      { ...verified, ...at('Hi Anna'), source: note },
    ],
  });
  const why = within(screen.getByRole('region', { name: 'Why' }));
  expect(why.getByRole('button', { name: /Hi Anna/ }).textContent).toBe('Hi AnnaNote · Jan 5, 2026');
  fireEvent.click(why.getByRole('button', { name: /EUR 5/ }));
  const link = await screen.findByRole('link', { name: 'Open the reference' });
  expect(link.getAttribute('href')).toBe(reference.url);
});

test('an unsupported text leads into the editor, where it is selected', async () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: /^May: / }));
  fireEvent.click(await screen.findByRole('button', { name: 'Change it' }));
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Body' });
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('May');
});

test('a rep says that a marked text is right, here or in all emails, and takes that back', async () => {
  const asked: unknown[] = [];
  server.answer('POST /api/email-sequence/vouch', async (request) => {
    asked.push(await request.json());
    return { body: { evidence, checks: [] } };
  });
  const check = { rule: 'unsupported_date', level: 'block', message: 'No source supports May.', ...at('May') } as const;
  show({ body, evidence, checks: [check] });
  fireEvent.click(screen.getByRole('button', { name: 'It’s right: May' }));
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toMatchObject({ index: 0, text: 'May', vouched: true, everywhere: false, start: check.start });

  const vouched = {
    ...at('May'),
    field: 'body',
    text: 'May',
    status: 'vouched',
    about: 'date',
    by: 'kim@agency.com',
  } as const;
  show({ body, evidence: [vouched], checks: [] });
  expect(screen.getByRole('list', { name: 'Vouched for' }).textContent).toContain(
    'May: kim@agency.com says that it is right',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Take back: May' }));
  await waitFor(() => expect(asked[1]).toMatchObject({ text: 'May', vouched: false }));
});

test('the rail counts what is typed, before it is saved', async () => {
  const asked = { evidence, checks: [checks[0]], grounds: null };
  server.answer('POST /api/email-sequence/check', async (request) => {
    const { body: typed } = (await request.json()) as { body: string };
    return { body: typed.includes('May') ? asked : { ...asked, checks: [] } };
  });
  show();
  const step = () => within(screen.getByRole('navigation', { name: 'Emails of the sequence' })).getByRole('button');
  expect(step().textContent).toMatch(/ 17 words .*1 to fix$/);
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
  const type = (name: string, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
  type('Subject', 'Three words');
  type('Body', 'Hi Anna. Shall we talk?');
  expect(step().textContent).toMatch(/Three words.* Draft · 5 words/);
  await waitFor(() => expect(step().textContent).not.toContain('to fix'));
  type('Body', 'Hi');
  expect(step().textContent).toContain(' 1 word · ');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(step().textContent).toMatch(/ 17 words .*1 to fix$/);
});

test('marks what only has to be looked at more mildly than what has to be fixed', () => {
  const [, may] = evidence;
  if (may === undefined) throw new Error('There is no mark.');
  const { field, start, end } = may;
  const check = { rule: 'unsupported_date', message: 'No source names May.', field, start, end } as const;
  const showMark = (level: 'block' | 'warn') => {
    const { unmount } = show({ body, evidence: [may], checks: [{ ...check, level }] });
    const marked = screen.getByRole('button', { name: /^May: / }).className;
    unmount();
    return marked;
  };
  expect(showMark('block')).toMatch(/unsupported/);
  expect(showMark('warn')).toMatch(/doubted/);
});

test('tells the opinion of a second reader from what the rules say', async () => {
  const opinion = { ...at('We start in May.'), about: 'statement', readBy: 'gpt-5-nano' } as const;
  const quote = 'we start in June';
  server.answer('GET /api/email-sequence/source', { body: { ...source, text: `Yes, ${quote}.` } });
  const against = { ...opinion, status: 'contradicted', source, quote, expected: quote } as const;
  show({ body, evidence: [against], checks: [] });
  const name = /^We start in May.: A second reader thinks that a source says otherwise, Call · /;
  fireEvent.click(screen.getByRole('button', { name }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'A second reader thinks that a source says otherwise' }),
  );
  expect(dialog.getByText(/the opinion of a model \(gpt-5-nano\).* It may be wrong/)).toBeDefined();
  expect(await dialog.findByText(quote)).toBeDefined();
  expect(dialog.getByRole('button', { name: /^It’s right/ })).toBeDefined();
});

test('says of what a second reader did not find that it may be wrong', async () => {
  const piece = { ...at('We start in May.'), about: 'statement', readBy: 'gpt-5-nano', status: 'unsupported' } as const;
  show({ body, evidence: [piece], checks: [] });
  fireEvent.click(screen.getByRole('button', { name: 'We start in May.: A second reader found no source for this' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'A second reader found no source for this' }));
  expect(dialog.getByText(/It may be wrong/)).toBeDefined();
  expect(dialog.getByText(/^It found nothing like this/)).toBeDefined();
});

test('an email from before sources were kept says that it has no evidence', () => {
  show({ body, evidence: null });
  expect(screen.getByText(/^No evidence: /)).toBeDefined();
  expect(screen.queryByRole('group', { name: 'Send check' })).toBeNull();
  expect(screen.queryByRole('button', { name: /No source says this/ })).toBeNull();
});

test('copies what is there, and says that a placeholder is in it', async () => {
  const copied: string[] = [];
  const clipboard = { writeText: async (text: string) => void copied.push(text) };
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Copy as plain text' }));
  expect(await screen.findByText('A placeholder is still in it: [fill: how long]')).toBeDefined();
  expect(copied).toEqual([body]);
});
