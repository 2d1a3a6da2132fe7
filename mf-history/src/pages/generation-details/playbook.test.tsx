// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { signedIn } from '@overture/ui/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { detailsServer, openedDetails, pushRoute } from './generation-details.fixtures.tsx';
import type { DetailsServer } from './generation-details.fixtures.tsx';

let server: DetailsServer;

beforeEach(() => {
  server = detailsServer();
});

afterEach(() => {
  server.restore();
});

test('adds the playbook once: the button says Adding... and then stays on Added to Hubspot', async () => {
  server.serve();
  let finish = () => {};
  const sent: unknown[] = [];
  server.answer(pushRoute, async (request) => {
    sent.push(await request.json());
    await new Promise<void>((resolve) => (finish = resolve));
    return { body: { success: true, message: 'Added', noteId: 'note-1', markedLinks: 1 } };
  });
  await openedDetails();
  fireEvent.click(screen.getByRole('button', { name: 'Add to Hubspot' }));
  const adding = await screen.findByRole<HTMLButtonElement>('button', { name: 'Adding...' });
  expect(adding.disabled).toBe(true);
  fireEvent.click(adding);
  await waitFor(() => expect(sent).toHaveLength(1));
  server.serve({ addToHubspot: true });
  await act(async () => finish());
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Added to Hubspot' })).disabled).toBe(true);
  expect(screen.getByText('Successfully added to HubSpot!')).toBeDefined();
  expect(screen.getByText('One link stands in no source: it is text that nobody can follow.')).toBeDefined();
  expect(sent).toEqual([{ hubspotId: '501', playBook: expect.stringContaining('<h3>Key Insights</h3>') }]);
});

test('a playbook says when a link in it is in no source', async () => {
  const mark = 'evil[.]example (link in no source)';
  server.serve({ playbook: { keyInsights: [`Pay at ${mark}`, `or ${mark}`], recommendedStrategy: [], html: '' } });
  await openedDetails();
  expect(await screen.findByText('2 links stand in no source: they are text that nobody can follow.')).toBeDefined();
});

test('a playbook that was added before is shown as added', async () => {
  server.serve({ addToHubspot: true });
  await openedDetails();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Added to Hubspot' }).disabled).toBe(true);
});

test('a refusal is shown, and the playbook can be added again', async () => {
  server.serve();
  const reason = 'This playbook is sample output and is not added to a real CRM contact.';
  server.answer(pushRoute, {
    status: 409,
    body: { success: false, error: reason, message: reason, code: 'sandbox_output', requestId: 'r' },
  });
  await openedDetails();
  fireEvent.click(screen.getByRole('button', { name: 'Add to Hubspot' }));
  expect(await screen.findByText('Failed to add to HubSpot. Please try again.')).toBeDefined();
  expect(screen.getByText(reason)).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add to Hubspot' }).disabled).toBe(false);
});

test('a lost connection has an error text of its own', async () => {
  server.serve();
  server.answer(pushRoute, () => {
    throw new Error('offline');
  });
  await openedDetails();
  fireEvent.click(screen.getByRole('button', { name: 'Add to Hubspot' }));
  expect(await screen.findByText('Error adding to HubSpot. Please try again.')).toBeDefined();
});

test('nothing can be added without a playbook', async () => {
  server.serve({ playbook: null });
  await openedDetails();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add to Hubspot' }).disabled).toBe(true);
});

test('a superadmin can add another user’s playbook as that user, but cannot edit the record', async () => {
  signedIn('superadmin');
  server.serve({ userId: 'user-2' });
  let sent: unknown;
  server.answer(pushRoute, async (request) => {
    sent = await request.json();
    return { body: { success: true, message: 'Added', noteId: 'note-1' } };
  });
  await openedDetails();
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Add to Hubspot' }));
  await screen.findByText('Successfully added to HubSpot!');
  expect(sent).toMatchObject({ hubspotId: '501', fromAdminSideUserId: 'user-2' });
});
