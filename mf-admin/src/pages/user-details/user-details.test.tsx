// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { buildDetail, buildPrompt, buildSummary, renderInApp } from '@overture/ui/testing';
import type { FakeFetch } from '@overture/ui/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { adminServer, click, isDisabled, never, sent } from '../../testing/page-test.ts';
import { UserDetailsRoute } from './user-details.route.tsx';

const get = 'GET /api/email-sequence/get-email-sequence-by-id';
const push = 'POST /api/email-sequence/add-to-hubspot';
const regenerate = 'POST /api/email-sequence/regenerate';
const address = '/admin/user-details/u7?userId=u7&fromAdminSideUserId=u7&hubspotId=501';

let server: FakeFetch;
beforeEach(() => {
  server = adminServer();
});
afterEach(() => {
  server.restore();
  vi.restoreAllMocks();
});

function open(at = address, state?: unknown) {
  return renderInApp(<UserDetailsRoute />, { at, path: '/admin/user-details/:userId', state });
}

test('says that it is loading, links back to the user, and shows what is already known', () => {
  server.answer(get, never);
  open(address, { recordData: buildSummary() });
  expect(screen.getByRole('heading', { name: 'User Details' })).toBeDefined();
  expect(screen.getByText('Detailed view of user email generation history')).toBeDefined();
  expect(screen.getByText('Loading user details...')).toBeDefined();
  expect(screen.getByText('Anna Lindqvist')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Back to Dashboard' }).getAttribute('href')).toBe('/admin/user-history/u7');
});

test('a reload loads the record by the address alone', async () => {
  server.answer(get, { body: buildDetail({ userId: 'u7' }) });
  open();
  expect(await screen.findByText('Email sequence generated successfully!')).toBeDefined();
  expect(await sent(server, get)).toEqual(['?hubspotId=501&fromAdminSideUserId=u7']);
  expect(screen.getByText('User ID')).toBeDefined();
  expect(screen.queryByText('CRM ID')).toBeNull();
});

test('the navigation state names the contact if the address does not', async () => {
  server.answer(get, { body: buildDetail({ userId: 'u7' }) });
  open('/admin/user-details/u7', { recordData: buildSummary({ hubspotId: '777' }) });
  await screen.findByText('Email sequence generated successfully!');
  expect(await sent(server, get)).toEqual(['?hubspotId=777&fromAdminSideUserId=u7']);
});

test('another user’s emails cannot be edited', async () => {
  server.answer(get, { body: buildDetail({ userId: 'u7' }) });
  open();
  await screen.findByRole('article');
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Copy all' })).toBeDefined();
});

test('the playbook is added in the name of the user', async () => {
  server.answer(get, { body: buildDetail({ userId: 'u7' }) });
  server.answer(push, { body: { success: true, message: 'ok', noteId: 'n1' } });
  open();
  await screen.findByRole('article');
  click('Add to Hubspot');
  expect(await screen.findByText('Successfully added to HubSpot!')).toBeDefined();
  expect(await sent(server, push)).toEqual([expect.objectContaining({ hubspotId: '501', fromAdminSideUserId: 'u7' })]);
});

test('leads from the result to the sample of its contact', async () => {
  server.answer(get, { body: buildDetail({ userId: 'u7', promtId: { _id: 'p1', title: 'Warm' } }) });
  const app = open();
  await screen.findByRole('article');
  click(/^Version/);
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Save as sample' }));
  expect(app.location()).toBe('/admin/prompts/p1?result=501&owner=u7');
});

test('a new version is written in the name of the user', async () => {
  const prompts = [{ ...buildPrompt(), uses: 0 }];
  server.answer('GET /api/prompts', { body: { prompts, totalPrompts: 1, totalPages: 1, currentPage: 1 } });
  const model = { label: 'GPT-5', shutdownDate: null, replacement: null, price: null, priceSource: null };
  server.answer('GET /api/model-ai/available', {
    body: { models: [{ ...model, id: 'gpt-5', state: 'active', isDefault: true, isOwn: false }], ended: [] },
  });
  const data = { _id: 'record-501', hubspotId: '501', responseStatus: 'pending' };
  server.answer(regenerate, { status: 202, body: { success: true, message: 'Added to the Generation Queue', data } });
  server.answer(get, { body: buildDetail({ userId: 'u7' }) });
  open();
  await screen.findByRole('article');
  click('Regenerate');
  const dialog = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(isDisabled(dialog.getByRole('button', { name: 'Regenerate' }))).toBe(false));
  click('Regenerate');
  await waitFor(async () =>
    expect(await sent(server, regenerate)).toEqual([
      { hubspotId: '501', fromAdminSideUserId: 'u7', selectedPrompt: 'prompt-1', aiModel: 'gpt-5', instruction: '' },
    ]),
  );
});

test.each([
  ['is not there', address],
  ['is not named', '/admin/user-details/u7'],
])('a record that %s: No Data Found', async (_, at) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  open(at);
  expect(await screen.findByText('No Data Found')).toBeDefined();
  expect(screen.getByText('No email generation data found for this user.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();
});

test('a failed load is only logged, and can be tried again', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  server.answer(get, { status: 500 });
  open();
  await screen.findByText('No Data Found');
  expect(log).toHaveBeenCalled();
  server.answer(get, { body: buildDetail({ userId: 'u7' }) });
  click('Try Again');
  await waitFor(() => expect(screen.getByText('Email sequence generated successfully!')).toBeDefined());
});
