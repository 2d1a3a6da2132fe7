// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { buildEmail, buildPrompt } from '@overture/ui/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { detailsServer, openDetails, openedDetails } from './generation-details.fixtures.tsx';
import type { DetailsServer } from './generation-details.fixtures.tsx';

let server: DetailsServer;

beforeEach(() => {
  server = detailsServer();
});

afterEach(() => {
  server.restore();
  vi.restoreAllMocks();
});

const versions = [1, 2].map((version) => ({
  version,
  readyAt: `2026-01-0${version}T09:00:00.000Z`,
  promptTitle: `Template ${version}`,
  aiModelLabel: 'GPT-5 (default)',
  addToHubspot: false,
}));

test('a new version is requested with template, model, language and instruction, and its state is shown', async () => {
  server.serve();
  const prompts = [buildPrompt(), buildPrompt({ _id: 'prompt-2', department: 'DT-PM' })].map((prompt) => ({
    ...prompt,
    uses: 0,
  }));
  server.answer('GET /api/prompts', { body: { prompts, totalPrompts: 2, totalPages: 1, currentPage: 1 } });
  const model = { label: 'GPT-5', shutdownDate: null, replacement: null, price: null, priceSource: null };
  server.answer('GET /api/model-ai/available', {
    body: { models: [{ ...model, id: 'gpt-5', state: 'active', isDefault: true, isOwn: false }], ended: [] },
  });
  const sent: unknown[] = [];
  server.answer('POST /api/email-sequence/regenerate', async (request) => {
    sent.push(await request.json());
    server.serve({ responseStatus: 'pending', finishedAt: null });
    const data = { _id: 'record-501', hubspotId: '501', responseStatus: 'pending' };
    return { status: 202, body: { success: true, message: 'Added to the Generation Queue', data } };
  });
  await openedDetails();
  fireEvent.click(screen.getByRole('button', { name: 'Regenerate' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Instruction'), { target: { value: 'Mention the demo' } });
  fireEvent.click(dialog.getByRole('combobox', { name: 'Language' }));
  fireEvent.click(await screen.findByRole('option', { name: 'German', hidden: true }));
  const submit = dialog.getByRole<HTMLButtonElement>('button', { name: 'Regenerate' });
  await waitFor(() => expect(submit.disabled).toBe(false));
  fireEvent.click(submit);
  expect(await screen.findByText(/A new version is waiting in the queue/)).toBeDefined();
  expect(sent).toEqual([
    { hubspotId: '501', selectedPrompt: 'prompt-1', aiModel: 'gpt-5', language: 'de', instruction: 'Mention the demo' },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Regenerate' }).disabled).toBe(true);
});

test('an older version has an address, and can be neither edited nor added to HubSpot', async () => {
  server.serve({ version: 1, versions });
  await openedDetails('/detailed-history/501?version=1');
  const asked = server.requests.map(({ url }) => new URL(url)).find(({ pathname }) => pathname.endsWith('by-id'));
  expect(asked?.search).toBe('?hubspotId=501&version=1');
  expect(screen.getByRole('button', { name: /^Version:\s?v1 · Template 1 · / })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add to Hubspot' }).disabled).toBe(true);
});

test('the previous version is shown until the new one is ready, which then replaces it', async () => {
  const record = server.serve({ responseStatus: 'processing', finishedAt: null });
  await openedDetails();
  expect(screen.getByText(/A new version is being written/)).toBeDefined();
  const stage = { name: 'writing', email: 2, of: 4 } as const;
  const at = new Date().toISOString();
  act(() => server.send({ _id: record._id, hubspotId: '501', responseStatus: 'processing', updatedAt: at, stage }));
  expect(await screen.findByText(/so far: writing email 2 of 4\./)).toBeDefined();
  server.serve({ version: 2, versions, emails: [buildEmail(0, { subject: 'Brand new' })] });
  act(() =>
    server.send({ _id: record._id, hubspotId: '501', responseStatus: 'ready', updatedAt: new Date().toISOString() }),
  );
  expect(await screen.findAllByText('Brand new')).not.toHaveLength(0);
  expect(screen.queryByText(/A new version is being written/)).toBeNull();
});

test('an edit of the previous version cannot be saved in a version that becomes ready meanwhile', async () => {
  const record = server.serve();
  await openedDetails();
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
  fireEvent.change(screen.getByLabelText('Subject'), { target: { value: 'For version 1' } });
  server.serve({ version: 2, versions });
  act(() =>
    server.send({ _id: record._id, hubspotId: '501', responseStatus: 'ready', updatedAt: new Date().toISOString() }),
  );
  expect(await screen.findByText(/A newer version has become ready/)).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Subject').value).toBe('For version 1');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
});

test('a version that is no longer kept links to the newest', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const app = openDetails('/detailed-history/501?version=1');
  fireEvent.click(await screen.findByRole('button', { name: 'Show the newest version' }));
  expect(app.location()).toBe('/detailed-history/501');
});
