// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { renderInApp } from '@overture/ui/testing';
import type { FakeFetch } from '@overture/ui/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { adminServer, choose, click, field, isDisabled, refusal, sent, type } from '../../testing/page-test.ts';
import { CrmFieldsRoute } from './crm-fields.route.tsx';

const get = 'GET /api/crm-fields';
const put = 'PUT /api/crm-fields';
const read = 'GET /api/crm-fields/contact';
const company = { field: 'company', label: 'Company name', property: null, guess: 'company' };
const campaign = { field: 'campaign', label: 'Campaign', property: null, guess: null };
const properties = [
  { name: 'company', label: 'Company name', group: 'companyinformation' },
  { name: 'firm', label: 'Firm', group: 'custom' },
];

let server: FakeFetch;
beforeEach(() => {
  server = adminServer();
  server.answer(get, { body: { fields: [company, campaign], properties } });
});
afterEach(() => {
  server.restore();
  vi.restoreAllMocks();
});

async function opened(at = '/admin/crm-fields') {
  const app = renderInApp(<CrmFieldsRoute />, { at });
  await screen.findByRole('combobox', { name: 'Company name' });
  return app;
}
const select = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const rowOf = (name: string) => within(select(name).closest('tr') ?? document.body);

test('shows the guesses for the first domain, which can be saved without a change', async () => {
  await opened();
  expect(await sent(server, get)).toEqual(['?department=Overture-Sales']);
  expect(select('Company name').value).toBe('Company name (company)');
  // A name that the dropdown cuts is whole below it on a phone, and on hover.
  expect(rowOf('Company name').getByText('company')).toBeDefined();
  expect(select('Company name').title).toBe('Company name (company)');
  expect(select('Campaign').value).toBe('');
  expect(screen.getByText(/uses these guesses/)).toBeDefined();
  server.answer(put, { body: { message: 'CRM fields saved successfully' } });
  click('Save');
  expect(await screen.findByText('CRM fields saved successfully')).toBeDefined();
  const fields = { company: 'company', campaign: '' };
  expect(await sent(server, put)).toEqual([{ department: 'Overture-Sales', fields }]);
});

test('can save only after a change, which Cancel undoes', async () => {
  server.answer(get, { body: { fields: [{ ...company, property: 'firm' }, campaign], properties } });
  await opened();
  expect(screen.queryByText(/guesses/)).toBeNull();
  expect(isDisabled(button('Save'))).toBe(true);
  await choose('Company name', 'Company name (company)');
  expect(isDisabled(button('Save'))).toBe(false);
  click('Cancel');
  expect(select('Company name').value).toBe('Firm (firm)');
});

test('keeps the choices if the server refuses them', async () => {
  await opened();
  server.answer(put, refusal(500, 'internal', 'It broke'));
  await choose('Company name', 'Firm (firm)');
  click('Save');
  expect(await screen.findByText('It broke')).toBeDefined();
  expect(select('Company name').value).toBe('Firm (firm)');
});

test('shows a test contact’s values of the chosen properties, even before they are saved', async () => {
  server.answer(read, { body: { hubspotId: '151', values: { company: 'Nordwind', firm: 'Nordwind AB' } } });
  await opened();
  type('HubSpot Contact URL', ' 151 ');
  click('Read Contact');
  expect(await rowOf('Company name').findByText('Nordwind')).toBeDefined();
  expect(rowOf('Campaign').getByText('N/A')).toBeDefined();
  await choose('Company name', 'Firm (firm)');
  expect(rowOf('Company name').getByText('Nordwind AB')).toBeDefined();
});

test('says why a contact cannot be read, and when none was entered', async () => {
  server.answer(read, refusal(404, 'crm_contact_not_found', 'Contact not found.'));
  await opened();
  click('Read Contact');
  expect(await screen.findByText('Please enter a HubSpot URL first')).toBeDefined();
  type('HubSpot Contact URL', '152');
  click('Read Contact');
  expect(await screen.findByText('Contact not found.')).toBeDefined();
  expect(field('HubSpot Contact URL').value).toBe('152');
});

test('shows the choices of another domain', async () => {
  const app = await opened();
  await choose('Domain', 'DT-PM');
  await waitFor(() => expect(app.location()).toBe('/admin/crm-fields?domain=DT-PM'));
  expect((await sent(server, get)).at(-1)).toBe('?department=DT-PM');
});

test('shows the vendor’s reason why the fields cannot be loaded', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  server.answer(get, refusal(502, 'crm_unauthorized', 'The key lacks the scope crm.schemas.contacts.read.'));
  renderInApp(<CrmFieldsRoute />);
  expect(await screen.findByText('The key lacks the scope crm.schemas.contacts.read.')).toBeDefined();
  click('Try Again');
});
