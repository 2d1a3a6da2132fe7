// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderInApp } from '@overture/ui/testing';
import type { FakeFetch } from '@overture/ui/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { adminServer, choose, click, field, sent, type } from '../../testing/page-test.ts';
import { AgencyRoute } from './agency.route.tsx';

const get = 'GET /api/agency';
const put = 'PUT /api/agency';
const patch = 'PATCH /api/agency/proof';
const agency = {
  about: 'We build shops.',
  offer: '',
  prices: '',
  tone: '',
  isOptOutRequired: false,
  optOutLine: '',
  postalAddress: '',
  timeZone: 'Europe/Berlin',
  holidays: ['2026-12-25'],
  sequences: [],
  onReply: 'withdraw',
  onBounce: 'withdraw',
  onAway: 'move',
  secondReader: false,
  levels: { email_length: 'off' },
};
const proof = [
  { service: 'SEO', industry: 'Hotels', text: 'Twice the visits.', url: '', mayBeNamed: true },
  { service: '', industry: '', text: 'A reply in a day.', url: '', mayBeNamed: false },
];
const rules = [
  { id: 'placeholder', level: 'block', isLocked: true, reason: 'Nobody read it.' },
  { id: 'spam_words', level: 'warn', isLocked: false, reason: 'Filters dislike them.', research: 'Rules of 2005' },
  { id: 'email_length', level: 'tip', isLocked: false, reason: 'Short ones are answered.' },
];

let server: FakeFetch;
beforeEach(() => {
  server = adminServer();
  server.answer('GET /api/prompts/versions', { body: { versions: [] } });
  server.answer(get, { body: { agency, version: 1, textId: 'agency-dt-pm', suggestion: '', proof, rules } });
});
afterEach(() => server.restore());

async function opened() {
  renderInApp(<AgencyRoute />, { at: '/admin/agency' });
  await screen.findByRole('form', { name: 'Who we are' });
}
const openTab = (name: string) => fireEvent.click(screen.getByRole('tab', { name }));
function openRules(): void {
  openTab('Send rules');
  click('Show all 3 rules');
}
const select = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name });

test('shows the texts of a domain, and the level of each rule', async () => {
  await opened();
  expect(await sent(server, get)).toEqual(['?department=Overture-Sales']);
  expect(field('Who we are').value).toBe('We build shops.');
  openRules();
  expect([select('Placeholders').value, select('Placeholders').disabled]).toEqual(['Must be fixed', true]);
  expect(select('Words of an advertisement').value).toBe('Warning');
  expect(select('An unusual length').value).toBe('Off');
});

test('saves the texts, and the levels that differ from the rules’ own', async () => {
  await opened();
  server.answer(put, { body: { message: 'Agency saved successfully' } });
  type('Prices that may be named', 'A first phase: EUR 5,000');
  openRules();
  await choose('Words of an advertisement', 'Off');
  await choose('An unusual length', 'Tip');
  click('Save');
  expect(await screen.findByText('Agency saved successfully')).toBeDefined();
  expect(await sent(server, put)).toEqual([
    {
      department: 'Overture-Sales',
      agency: { ...agency, prices: 'A first phase: EUR 5,000', levels: { spam_words: 'off' } },
    },
  ]);
});

test('says what happens to open tasks by itself, and saves what is switched off', async () => {
  await opened();
  server.answer(put, { body: { message: 'Agency saved successfully' } });
  openTab('Hand-over');
  screen.getByRole('switch', { name: /^A person replied: withdraw/ }).click();
  screen.getByRole('switch', { name: /^They are away until a day/ }).click();
  click('Save');
  await screen.findByText('Agency saved successfully');
  expect(await sent(server, put)).toEqual([
    { department: 'Overture-Sales', agency: { ...agency, onReply: 'keep', onAway: 'keep' } },
  ]);
});

test('says what a second reader does and costs, and switches it on', async () => {
  await opened();
  server.answer(put, { body: { message: 'Agency saved successfully' } });
  openTab('Send rules');
  expect(screen.getByText(/it never blocks. It costs at most a tenth of the sequence/)).toBeDefined();
  const reader = screen.getByRole<HTMLInputElement>('switch', { name: 'Have a second model read every new sequence' });
  expect(reader.checked).toBe(false);
  reader.click();
  click('Save');
  await screen.findByText('Agency saved successfully');
  expect(await sent(server, put)).toEqual([
    { department: 'Overture-Sales', agency: { ...agency, secondReader: true } },
  ]);
});

test('saves the time zone and the holidays, in order and without duplicates', async () => {
  await opened();
  server.answer(put, { body: { message: 'Agency saved successfully' } });
  openTab('Hand-over');
  expect(field('Holidays').value).toBe('2026-12-25');
  act(() => select('Time zone').focus());
  // What is typed replaces the zone that is shown.
  expect(select('Time zone').selectionEnd).toBe('Europe/Berlin'.length);
  expect(select('Time zone').selectionStart).toBe(0);
  fireEvent.input(select('Time zone'), { target: { value: 'new york' } });
  await choose('Time zone', 'America/New York');
  type('Holidays', '2027-01-01\n2026-12-25\n\n2027-01-01');
  click('Save');
  await screen.findByText('Agency saved successfully');
  expect(await sent(server, put)).toEqual([
    {
      department: 'Overture-Sales',
      agency: { ...agency, timeZone: 'America/New_York', holidays: ['2026-12-25', '2027-01-01'] },
    },
  ]);
});

test('offers the time zone of the superadmin where the domain has none of its own', async () => {
  const own = { ...Intl.DateTimeFormat().resolvedOptions(), timeZone: 'America/New_York' };
  const options = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(own);
  try {
    server.answer(get, {
      body: {
        agency: { ...agency, timeZone: 'UTC' },
        version: 0,
        textId: 'agency-dt-pm',
        suggestion: '',
        proof,
        rules,
      },
    });
    server.answer(put, { body: { message: 'Agency saved successfully' } });
    await opened();
    openTab('Hand-over');
    expect(screen.getByText(/Tasks are due at 09:00 UTC/)).toBeDefined();
    click('Use America/New York');
    expect(select('Time zone').value).toBe('America/New York');
    expect(screen.queryByText(/Tasks are due at 09:00 UTC/)).toBeNull();
    click('Save');
    await screen.findByText('Agency saved successfully');
    expect(await sent(server, put)).toMatchObject([{ agency: { timeZone: 'America/New_York' } }]);
  } finally {
    options.mockRestore();
  }
});

test('shows the reason and the research of a rule, and whether it is locked', async () => {
  await opened();
  openRules();
  expect(screen.getByText('Filters dislike them. Source: Rules of 2005.')).toBeDefined();
  expect(screen.getByText('Nobody read it. This rule cannot be changed.')).toBeDefined();
});

test('offers the domain’s base summary as a first text until something is written', async () => {
  const suggestion = 'We are an agency in Oslo. Summarise in 200 words.';
  const textId = 'agency-dt-pm';
  server.answer(get, { body: { agency: { ...agency, about: '' }, version: 0, textId, suggestion, proof, rules } });
  await opened();
  click('Begin with it');
  expect(field('Who we are').value).toBe(suggestion);
  expect(screen.queryByText('Begin with it')).toBeNull();
});

test('says at the field that a holiday is not a date', async () => {
  await opened();
  openTab('Hand-over');
  type('Holidays', '2026-12-25\n2026-02-30');
  // The tab with the error opens, whichever the button was on.
  openTab('Prices');
  click('Save');
  expect(await screen.findByText('Please write each day as YYYY-MM-DD')).toBeDefined();
  expect(screen.getByRole('tab', { name: /^Hand-over/ }).getAttribute('aria-selected')).toBe('true');
  expect(document.activeElement).toBe(field('Holidays'));
  expect(await sent(server, put)).toEqual([]);
});

test('marks every tab with an error, until it is mended', async () => {
  await opened();
  type('Who we are', 'x'.repeat(20_001));
  openTab('Hand-over');
  type('Holidays', '2026-02-30');
  openTab('Prices');
  click('Save');
  await waitFor(() => expect(document.activeElement).toBe(field('Who we are')));
  const marked = () => screen.queryAllByRole('tab', { name: /has an error/ }).map(({ textContent }) => textContent);
  expect(marked()).toEqual(['Who we are (has an error)', 'Hand-over (has an error)']);
  type('Who we are', 'We build shops.');
  await waitFor(() => expect(marked()).toEqual(['Hand-over (has an error)']));
});

test('shows what the model receives as it is typed, and folds rules with their own level', async () => {
  await opened();
  expect(screen.getByText(/^Who we are: We build shops\./)).toBeDefined();
  type('Tone', 'Plain and short.');
  expect(screen.getByText(/Tone: Plain and short\./)).toBeDefined();
  openTab('Send rules');
  expect(screen.queryByRole('combobox', { name: 'Words of an advertisement' })).toBeNull();
  expect(select('An unusual length').value).toBe('Off');
});

test('where no rule was changed, says what the rules do and how to change one', async () => {
  const unchanged = { ...agency, levels: {} };
  server.answer(get, { body: { agency: unchanged, version: 1, textId: 'agency-dt-pm', suggestion: '', proof, rules } });
  await opened();
  openTab('Send rules');
  expect(screen.getByText('Every rule has its usual level')).toBeDefined();
  expect(screen.getByText(/checked by these rules before it is sent.*show all rules/)).toBeDefined();
});

test('a failed load can be tried again', async () => {
  server.answer(get, { status: 500 });
  renderInApp(<AgencyRoute />, { at: '/admin/agency' });
  expect(await screen.findAllByText('Failed to load the agency')).toHaveLength(2);
  server.answer(get, { body: { agency, version: 1, textId: 'agency-dt-pm', suggestion: '', proof, rules } });
  click('Try Again');
  expect(await screen.findByRole('form', { name: 'Who we are' })).toBeDefined();
});

test('lists the references with their contacts, and whether the customer may be named', async () => {
  await opened();
  openTab('Proof');
  const rows = screen.getAllByRole('row').slice(1);
  const cells = rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  );
  expect(cells.map((row) => row.slice(0, 3))).toEqual([
    ['Twice the visits.', 'SEO, Hotels', 'Yes'],
    ['A reply in a day.', 'Anybody', 'No'],
  ]);
});

test('a long list can be searched', async () => {
  await opened();
  expect(screen.queryByPlaceholderText('Search references')).toBeNull();
  cleanup();
  server.answer(get, {
    body: {
      agency,
      version: 1,
      textId: 'agency-dt-pm',
      suggestion: '',
      rules,
      proof: Array.from({ length: 11 }, (_, at) => ({ ...proof[0], text: `Result ${at}` })),
    },
  });
  await opened();
  expect(screen.getByPlaceholderText('Search references')).toBeDefined();
});

test('an empty list says what references are for', async () => {
  server.answer(get, { body: { agency, version: 1, textId: 'agency-dt-pm', suggestion: '', proof: [], rules } });
  await opened();
  openTab('Proof');
  expect(screen.getByText('No references yet')).toBeDefined();
});

test('adds a reference', async () => {
  await opened();
  openTab('Proof');
  server.answer(patch, { body: { message: 'References saved successfully' } });
  click('Add reference');
  await screen.findByRole('dialog');
  type('Text', 'Audited in four weeks.');
  type('Industry', 'Banks');
  click('Create');
  expect(await screen.findByText('References saved successfully')).toBeDefined();
  const added = { service: '', industry: 'Banks', text: 'Audited in four weeks.', url: '', mayBeNamed: false };
  expect(await sent(server, patch)).toEqual([{ department: 'Overture-Sales', remove: [], add: [added] }]);
});

test('edits a reference, and deletes one after a confirmation', async () => {
  await opened();
  openTab('Proof');
  server.answer(patch, { body: { message: 'References saved successfully' } });
  click('Edit Twice the visits.');
  await screen.findByRole('dialog');
  type('Text', 'Three times the visits.');
  click('Update');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  click('Delete A reply in a day.');
  await screen.findByRole('dialog');
  click('Delete');
  await waitFor(async () =>
    expect(await sent(server, patch)).toEqual([
      {
        department: 'Overture-Sales',
        remove: ['Twice the visits.'],
        add: [{ ...proof[0], text: 'Three times the visits.' }],
      },
      { department: 'Overture-Sales', remove: ['A reply in a day.'], add: [] },
    ]),
  );
});

function choosesCsv(text: string) {
  const file = new File([text], 'references.csv', { type: 'text/csv' });
  fireEvent.change(screen.getByLabelText('CSV of references'), { target: { files: [file] } });
}

test('imports the references of a CSV, and names the invalid rows by their lines', async () => {
  await opened();
  openTab('Proof');
  server.answer(patch, { body: { message: 'References imported successfully' } });
  choosesCsv('\uFEFFText;Service;May be named\nTwice the leads, in a year.;SEO;yes\n;SEO;no\nFast.;;maybe\n');
  expect(await screen.findByText('References imported successfully')).toBeDefined();
  const add = [{ text: 'Twice the leads, in a year.', service: 'SEO', industry: '', url: '', mayBeNamed: true }];
  expect(await sent(server, patch)).toEqual([{ department: 'Overture-Sales', remove: [], add }]);
  expect(screen.getByText(/line 3: .*Please enter the text/)).toBeDefined();
  expect(screen.getByText(/line 4: The column may be named holds yes or no/)).toBeDefined();
});

test('imports nothing from a file without texts', async () => {
  await opened();
  openTab('Proof');
  choosesCsv('name,place\nAnn,Graz\n');
  expect(await screen.findByText('The CSV needs a column "text" and a row.')).toBeDefined();
  expect(await sent(server, patch)).toEqual([]);
});
