// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { agencySchema } from '@overture/core/contract';
import { renderInApp } from '@overture/ui/testing';
import type { FakeFetch } from '@overture/ui/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { adminServer, click, sent, type } from '../../testing/page-test.ts';
import { AgencyRoute } from './agency.route.tsx';

const check = 'GET /api/sending/set-up';
const department = 'Overture-Sales';
const four = { id: '3', name: 'Overture, 4 emails', sendAfterDays: [0, 3, 7, 12], reps: ['nora@agency.example'] };
const five = { id: '4', name: 'Overture, 5 emails', sendAfterDays: [0, 3, 7, 12, 18], reps: ['nora@agency.example'] };
const properties = ['overture_email_1_subject', 'overture_email_1_body'].map((name) => ({ name, isThere: true }));
const complete = { properties, sequences: [four, five], unknownReps: [], problem: null };
const agency = agencySchema.parse({ about: 'We build shops.' });

let server: FakeFetch;
beforeEach(() => {
  server = adminServer();
  server.answer('GET /api/prompts/versions', { body: { versions: [] } });
  const body = { agency, version: 1, textId: 'agency-sales', suggestion: '', proof: [], rules: [] };
  server.answer('GET /api/agency', { body });
  server.answer(check, { body: complete });
});
afterEach(() => server.restore());

const open = () => renderInApp(<AgencyRoute />, { at: '/admin/agency?tab=hand-over' });

test('a sequence with as many emails is released to the reps, with its days and whose it is', async () => {
  server.answer('PUT /api/agency', { body: { message: 'Agency saved successfully' } });
  open();
  expect(await screen.findByText('Days 0, 3, 7, 12 · for nora@agency.example')).toBeDefined();
  expect(screen.queryByText(/Overture, 5 emails/)).toBeNull();
  expect(await sent(server, check)).toEqual(['?department=Overture-Sales&emails=4']);
  screen.getByRole('switch', { name: 'Reps may choose Overture, 4 emails' }).click();
  await screen.findByText('Agency saved successfully');
  const sequences = [{ id: four.id, name: four.name }];
  expect(await sent(server, 'PUT /api/agency')).toEqual([{ department, agency: { ...agency, sequences } }]);
});

test('properties that HubSpot lacks are made at one press', async () => {
  server.answer(check, { body: { ...complete, properties: properties.map((one) => ({ ...one, isThere: false })) } });
  server.answer('POST /api/sending/set-up/properties', () => {
    server.answer(check, { body: complete });
    return { body: { message: 'Made', made: properties.map(({ name }) => name) } };
  });
  open();
  (await screen.findByRole('button', { name: 'Make 2 properties' })).click();
  expect(await screen.findByText('HubSpot has the 2 contact properties.')).toBeDefined();
  expect(await sent(server, 'POST /api/sending/set-up/properties')).toEqual([{ department, emails: 4 }]);
});

test('says why sequences cannot be read, and whom HubSpot does not know', async () => {
  const problem = { code: 'crm_unauthorized', message: 'The key lacks automation.sequences.read.' };
  server.answer(check, { body: { ...complete, sequences: [], unknownReps: ['kim@agency.example'], problem } });
  open();
  expect(await screen.findByText(problem.message)).toBeDefined();
  expect(screen.getByText(/HubSpot knows no user kim@agency\.example/)).toBeDefined();
});

test('a test writes into a contact and leads there; saving the agency is not part of it', async () => {
  const url = 'https://app.hubspot.com/contacts/1/record/0-1/501';
  server.answer('POST /api/sending/set-up/test', { body: { url } });
  open();
  (await screen.findByText('What the templates show')).click();
  expect(screen.getByText('{{ contact.overture_email_1_subject }}')).toBeDefined();
  click('Test with a contact');
  await screen.findByRole('dialog');
  type('Contact link', url);
  click('Write test texts');
  const link = await screen.findByRole('link', { name: 'Open in HubSpot' });
  expect(link.getAttribute('href')).toBe(url);
  expect(await sent(server, 'POST /api/sending/set-up/test')).toEqual([{ department, emails: 4, contact: url }]);
  await waitFor(async () => expect(await sent(server, 'PUT /api/agency')).toEqual([]));
});
