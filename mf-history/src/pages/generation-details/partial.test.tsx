// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { StatusEventWire, RecordDetail } from '@overture/core/contract';
import { announcedText, buildEmail } from '@overture/ui/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { detailsServer, openDetails, openedDetails } from './generation-details.fixtures.tsx';
import type { DetailsServer } from './generation-details.fixtures.tsx';

let server: DetailsServer;

beforeEach(() => {
  server = detailsServer();
});

afterEach(() => server.restore());

const partialOf = (...subjects: string[]): NonNullable<StatusEventWire['partial']> => ({
  of: 3,
  emails: subjects.map((subject, index) => ({
    index,
    subject,
    body: `Hi Anna,\n\nthis is ${subject}.`,
    sendAfterDays: index * 3,
    purpose: 'Ask',
    evidence: [{ field: 'body', start: 10, end: 17, text: 'this is', status: 'unsupported', about: 'claim' }],
    checks: [{ rule: 'unsupported_claim', level: 'block', message: 'Nobody said this.' }],
  })),
});
const newRecord = { version: null, hasResult: false, playbook: null, finishedAt: null };
const running: Partial<RecordDetail> = { ...newRecord, emails: [], versions: [], responseStatus: 'processing' };

function wrote(partial: StatusEventWire['partial'], stage: { email?: number; of?: number } = {}) {
  const event = { _id: 'record-1', hubspotId: '501', responseStatus: 'processing' } as const;
  act(() =>
    server.send({ ...event, updatedAt: new Date().toISOString(), stage: { name: 'writing', ...stage }, partial }),
  );
}

const rail = () => within(screen.getByRole('navigation', { name: 'Emails of the sequence' })).getAllByRole('button');

test('an email can be read and copied while the others are written, and nothing else can be done with it', async () => {
  server.serve(running);
  openDetails();
  await screen.findByRole('navigation', { name: 'Emails of the sequence' });
  expect(rail().map((step) => (step as HTMLButtonElement).disabled)).toEqual([true, true, true, true]);
  wrote(partialOf('One'), { email: 2, of: 3 });
  const article = within(await screen.findByRole('article'));
  expect(article.getByText(/Hi Anna/)).toBeDefined();
  expect(rail().map(({ textContent }) => textContent)).toEqual([
    '1OneDay 0 · 5 words · Ask1 to fix',
    '2Email 2being written',
    '3Email 3to be written',
  ]);
  await waitFor(() => expect(announcedText()).toBe('Email 1 can be read.'));
  expect(screen.getByText(/^writing email 2 of 3/)).toBeDefined();
  expect(within(screen.getByRole('group', { name: 'Send check' })).getByText('Nobody said this.')).toBeDefined();

  for (const name of ['Edit', 'Rewrite', 'Open in …', 'Add to Hubspot', 'Hand over', 'Copy all'])
    expect(screen.queryByRole('button', { name }), name).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Copy body' }));
  expect(await screen.findByText(/It is still being checked/)).toBeDefined();
  expect(server.copied).toEqual(['Hi Anna,\n\nthis is One.']);
});

test('a later email moves nothing that is read, and the whole sequence takes the same place', async () => {
  server.serve({ ...running, partial: partialOf('One', 'Two') });
  const app = openDetails('/detailed-history/501?email=2');
  const article = await screen.findByRole('article', { name: 'Two' });
  wrote(partialOf('One', 'Two', 'Three'), {});
  await waitFor(() => expect(rail()).toHaveLength(3));
  expect(screen.getByRole('article')).toBe(article);
  server.serve({ emails: [0, 1, 2].map((index) => buildEmail(index)), partial: null });
  const event = { _id: 'record-1', hubspotId: '501', responseStatus: 'ready', partial: null } as const;
  act(() => server.send({ ...event, updatedAt: new Date().toISOString() }));
  expect(await screen.findByRole('article', { name: 'Subject 2' })).toBeDefined();
  expect(app.location()).toBe('/detailed-history/501?email=2');
  expect(screen.getByRole('button', { name: 'Edit' })).toBeDefined();
});

test('what was written vanishes when it begins again, and the rep is told', async () => {
  server.serve({ ...running, partial: partialOf('One') });
  openDetails();
  await screen.findByRole('article', { name: 'One' });
  wrote(null, { email: 1, of: 3 });
  expect(await screen.findByText(/is being written again/)).toBeDefined();
  expect(screen.queryByRole('article')).toBeNull();
});

test('the version before stays until the rep asks for the new one', async () => {
  server.serve({ responseStatus: 'processing', finishedAt: null });
  await openedDetails();
  expect(screen.queryByRole('button', { name: 'Read it' })).toBeNull();
  wrote(partialOf('New one'), { email: 2, of: 2 });
  expect(screen.getByRole('article', { name: 'Subject 1' })).toBeDefined();
  fireEvent.click(await screen.findByRole('button', { name: 'Read it' }));
  expect(screen.getByRole('article', { name: 'New one' })).toBeDefined();
  for (const name of ['Edit', 'Regenerate', 'Add to Hubspot', 'Hand over'])
    expect(screen.queryByRole('button', { name }), name).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Back to version 1' }));
  expect(screen.getByRole('article', { name: 'Subject 1' })).toBeDefined();
});
