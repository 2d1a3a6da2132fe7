// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { buildEmail } from '@overture/ui/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { detailsServer, editRoute, openedDetails } from './generation-details.fixtures.tsx';
import type { DetailsServer } from './generation-details.fixtures.tsx';

let server: DetailsServer;
let otherTab: BroadcastChannel;

beforeEach(() => {
  server = detailsServer();
  otherTab = new BroadcastChannel('overture-records-user-1');
});

afterEach(() => {
  otherTab.close();
  server.restore();
});

test('a change in another tab is shown, and a text that is typed here is kept beside it', async () => {
  server.serve();
  await openedDetails();
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
  fireEvent.change(screen.getByLabelText('Subject'), { target: { value: 'Typed here' } });
  server.serve({ emails: [buildEmail(0, { subject: 'From there', revision: 'there' }), buildEmail(1)] });
  otherTab.postMessage({ hubspotId: '501', tab: 'another' });
  expect(await screen.findByText('This result was changed in another tab.')).toBeDefined();
  expect(await screen.findByText(/This email was changed elsewhere while you were editing it/)).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Subject').value).toBe('Typed here');
});

test('a change here is told to the other tabs, and a record of another contact concerns nobody', async () => {
  server.serve();
  server.answer(editRoute, { body: server.serve({ emails: [buildEmail(0, { subject: 'Better' }), buildEmail(1)] }) });
  await openedDetails();
  const told = new Promise((resolve) => {
    otherTab.addEventListener('message', ({ data }) => resolve(data), { once: true });
  });
  otherTab.postMessage({ hubspotId: '777', tab: 'another' });
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
  fireEvent.change(screen.getByLabelText('Subject'), { target: { value: 'Better' } });
  fireEvent.submit(screen.getByRole('form', { name: 'Edit email 1' }));
  expect(await told).toMatchObject({ hubspotId: '501' });
  // What was told here before this has been heard by all channels of this tab, too.
  otherTab.postMessage({ hubspotId: '501', tab: 'another' });
  expect(await screen.findAllByText('This result was changed in another tab.')).toHaveLength(1);
});
