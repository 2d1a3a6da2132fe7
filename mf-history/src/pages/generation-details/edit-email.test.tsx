// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { buildDetail, buildEmail } from '@overture/ui/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { detailsServer, editRoute, getRoute, openDetails, openedDetails } from './generation-details.fixtures.tsx';
import type { DetailsServer } from './generation-details.fixtures.tsx';

let server: DetailsServer;

beforeEach(() => {
  server = detailsServer();
});

afterEach(() => {
  server.restore();
});

test('an email is edited in place, and its changes to the AI’s text can be shown', async () => {
  server.serve();
  const original = { subject: 'Subject 1', body: 'Hi Anna,\n\nline of email 1.' };
  const better = buildEmail(0, { subject: 'Better', revision: 'revision-1b', original });
  const edited = buildDetail({ emails: [better, buildEmail(1)] });
  const sent: unknown[] = [];
  server.answer(editRoute, async (request) => {
    sent.push(await request.json());
    server.answer(getRoute, { body: edited });
    return { body: edited };
  });
  await openedDetails();
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
  fireEvent.change(screen.getByLabelText('Subject'), { target: { value: 'Better' } });
  const form = screen.getByRole('form', { name: 'Edit email 1' });
  fireEvent.submit(form);
  fireEvent.submit(form);
  expect(await screen.findByText('Edited by you.')).toBeDefined();
  const first = { hubspotId: '501', index: 0, version: 1, revision: 'revision-1' };
  expect(sent).toEqual([{ ...first, subject: 'Better', body: original.body }]);

  fireEvent.click(screen.getByRole('button', { name: 'Show changes' }));
  await waitFor(() => expect(within(screen.getByRole('article')).getByText('Better').tagName).toBe('INS'));
  expect(screen.getByRole('article').querySelector('del')?.textContent).toContain('Subject');
});

test('the day of an email is changed below the steps, between the days of its neighbours', async () => {
  const emails = [buildEmail(0), buildEmail(1), buildEmail(2)];
  server.serve({ emails });
  const sent: unknown[] = [];
  server.answer(editRoute, async (request) => {
    sent.push(await request.json());
    return { body: server.serve({ emails: emails.with(1, { ...buildEmail(1), sendAfterDays: 5 }) }) };
  });
  await openedDetails('/detailed-history/501?email=2');
  const field = () => screen.getByRole('textbox', { name: 'Send on day' });
  expect(field().getAttribute('aria-invalid')).toBeNull();
  fireEvent.change(field(), { target: { value: '7' } });
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('0 to 6')).toBeDefined();
  fireEvent.keyDown(field(), { key: 'Enter' });
  fireEvent.change(field(), { target: { value: '5' } });
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(await screen.findByText(/Day 5/)).toBeDefined();
  expect(sent).toEqual([{ hubspotId: '501', index: 1, version: 1, revision: 'revision-2', sendAfterDays: 5 }]);
});

test('an earlier text of an email can be restored', async () => {
  const original = { subject: 'Subject 1', body: 'Hi Anna,\n\nline of email 1.' };
  const now = { subject: 'Better', body: 'Hi Anna,\n\nline of email 1.' };
  server.serve({ emails: [buildEmail(0, { ...now, revision: 'revision-1b', original }), buildEmail(1)] });
  const createdAt = '2026-01-05T09:00:30.000Z';
  server.answer('GET /api/email-sequence/revisions', {
    body: {
      revisions: [
        { _id: 'revision-1b', ...now, createdAt, source: 'edit' },
        { _id: 'revision-1', ...original, createdAt, source: 'ai' },
      ],
    },
  });
  await openedDetails();
  fireEvent.click(screen.getByRole('button', { name: 'Earlier texts' }));
  const text = within(await screen.findByRole('region', { name: 'As the AI wrote it' }));
  const sent: unknown[] = [];
  server.answer(editRoute, async (request) => {
    sent.push(await request.json());
    return { body: server.serve() };
  });
  fireEvent.click(text.getByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(screen.queryByText('Edited by you.')).toBeNull());
  expect(sent).toEqual([{ hubspotId: '501', index: 0, version: 1, revision: 'revision-1b', restore: 'revision-1' }]);
});

test('an empty subject is not sent', async () => {
  server.serve();
  await openedDetails();
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
  fireEvent.change(screen.getByLabelText('Subject'), { target: { value: ' ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Please enter a subject')).toBeDefined();
  expect(server.requests.some(({ method }) => method === 'PATCH')).toBe(false);
});

test('a failed save keeps the typed text', async () => {
  server.serve();
  server.answer(editRoute, () => {
    throw new Error('offline');
  });
  await openedDetails();
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
  fireEvent.change(screen.getByLabelText('Body'), { target: { value: 'My own words' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Network error. Please check your connection and try again.')).toBeDefined();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Body').value).toBe('My own words');
});

test('an edit that another tab overtook is refused and kept, and saving it again replaces the other edit', async () => {
  server.serve();
  await openedDetails();
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
  fireEvent.change(screen.getByLabelText('Body'), { target: { value: 'My own words' } });
  const sent: unknown[] = [];
  const refusal = 'This email was changed elsewhere meanwhile. Your text was not saved.';
  server.answer(editRoute, async (request) => {
    sent.push(await request.json());
    server.serve({ emails: [buildEmail(0, { body: 'From the other tab', revision: 'theirs' }), buildEmail(1)] });
    return {
      status: 409,
      body: { success: false, error: refusal, message: refusal, code: 'conflict', requestId: 'r' },
    };
  });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(refusal)).toBeDefined();
  expect(await screen.findByText(/Saving a second time replaces that change with your text/)).toBeDefined();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Body').value).toBe('My own words');

  const mine = buildEmail(0, { body: 'My own words', revision: 'mine' });
  server.answer(editRoute, async (request) => {
    sent.push(await request.json());
    return { body: server.serve({ emails: [mine, buildEmail(1)] }) };
  });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(within(screen.getByRole('article')).getByText('My own words')).toBeDefined());
  expect(sent).toMatchObject([{ revision: 'revision-1' }, { revision: 'theirs', body: 'My own words' }]);
});

test('an edit is also refused where the other text was already read before the first save', async () => {
  server.serve();
  await openedDetails();
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
  fireEvent.change(screen.getByLabelText('Body'), { target: { value: 'My own words' } });
  server.serve({ emails: [buildEmail(0, { body: 'From the other device', revision: 'theirs' }), buildEmail(1)] });
  server.send({ _id: 'record-501', hubspotId: '501', responseStatus: 'ready', updatedAt: '2026-01-05T10:00:00.000Z' });
  expect(await screen.findByText(/was changed elsewhere while you were editing it/)).toBeDefined();
  const sent: unknown[] = [];
  server.answer(editRoute, async (request) => {
    sent.push(await request.json());
    const refusal = 'This email was changed elsewhere meanwhile. Your text was not saved.';
    return {
      status: 409,
      body: { success: false, error: refusal, message: refusal, code: 'conflict', requestId: 'r' },
    };
  });
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  save();
  await waitFor(() => expect(sent).toMatchObject([{ revision: 'revision-1', body: 'My own words' }]));
  await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>('Body').readOnly).toBe(false));
  save();
  await waitFor(() => expect(sent).toMatchObject([{ revision: 'revision-1' }, { revision: 'theirs' }]));
});

test('a typed text returns after a reload or a new sign-in, until it is saved or cancelled', async () => {
  server.serve();
  const { unmount } = await openedDetails();
  fireEvent.click(screen.getByRole('button', { name: /Subject 2/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
  fireEvent.change(screen.getByLabelText('Body'), { target: { value: 'Half a thought' } });
  unmount();

  const again = openDetails('/detailed-history/501?email=2');
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Body')).value).toBe('Half a thought');
  expect(screen.getByText(/^What you typed at .* is back\. It is not saved yet\.$/)).toBeDefined();
  expect(screen.getByRole('button', { name: /Subject 2.*Draft/ })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  again.unmount();

  await openedDetails('/detailed-history/501?email=2');
  expect(screen.queryByLabelText('Body')).toBeNull();
});

test('an email keeps its unsaved text while another email is read', async () => {
  server.serve();
  await openedDetails();
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
  fireEvent.change(screen.getByLabelText('Subject'), { target: { value: 'Half done' } });
  fireEvent.click(screen.getByRole('button', { name: /Subject 2/ }));
  expect(within(screen.getByRole('article')).getByText('Subject 2')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: /Half done.*Draft/ }));
  expect(screen.getByLabelText<HTMLInputElement>('Subject').value).toBe('Half done');
});

test('the key e returns to a text that the focus has left', async () => {
  server.serve();
  await openedDetails();
  fireEvent.keyDown(document.body, { key: 'e' });
  const body = screen.getByLabelText('Body');
  fireEvent.change(body, { target: { value: 'Half a thought' } });
  fireEvent.keyDown(body, { key: 'Escape' });
  expect(document.activeElement).not.toBe(body);
  fireEvent.keyDown(document.body, { key: 'e' });
  expect(document.activeElement).toBe(body);
});

test('a text that is being saved cannot be changed', async () => {
  server.serve();
  let finish = () => {};
  server.answer(editRoute, async () => {
    await new Promise<void>((resolve) => (finish = resolve));
    return { body: server.serve({ emails: [buildEmail(0, { body: 'Mine', revision: 'new' }), buildEmail(1)] }) };
  });
  await openedDetails();
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
  const body = screen.getByLabelText<HTMLTextAreaElement>('Body');
  fireEvent.change(body, { target: { value: 'Mine' } });
  fireEvent.keyDown(body, { key: 'Enter', ctrlKey: true });
  await waitFor(() => expect(body.readOnly).toBe(true));
  await act(async () => finish());
  await waitFor(() => expect(screen.queryByLabelText('Body')).toBeNull());
});
