import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditEntryWire, CrmFieldWire } from '@overture/core/contract';
import { adminSignIn, startTestApi, superadminSignIn, type TestApi } from './testing/start-test-api.ts';

const contactId = '40000000001';
const department = 'DT-Sales';

describe('CRM fields', () => {
  let api: TestApi;
  let boss: string;
  beforeAll(async () => {
    api = await startTestApi();
    boss = await api.signIn(superadminSignIn);
    api.crm.properties = [
      { name: 'firstname', label: 'First Name', group: 'contactinformation' },
      { name: 'event_2026', label: 'Conference name', group: 'events' },
      { name: 'company', label: 'Company Name', group: 'companyinformation' },
    ];
  });
  afterAll(() => api.stop());

  const fields = async (of = department) => {
    const { body } = await api.call<{ fields: CrmFieldWire[] }>(`/api/crm-fields?department=${of}`, { token: boss });
    return new Map(body.fields.map((field) => [field.field, field]));
  };

  it("are guessed from the account's own list until somebody chooses", async () => {
    const guessed = await fields();
    expect(guessed.get('firstname')).toMatchObject({ label: 'First name', property: null, guess: 'firstname' });
    expect(guessed.get('conference_name')).toMatchObject({ property: null, guess: 'event_2026' });
    expect(guessed.get('campaign')).toMatchObject({ property: null, guess: null });
  });

  it('are saved for one domain, written down, and count for the next contact of it', async () => {
    const json = { department, fields: { conference_name: 'event_2026', website: '' } };
    const saved = await api.call('/api/crm-fields', { method: 'PUT', token: boss, json });
    expect(saved).toMatchObject({ status: 200, body: { message: 'CRM fields saved successfully' } });
    expect((await fields()).get('conference_name')).toMatchObject({ property: 'event_2026' });
    expect((await fields()).get('website')).toMatchObject({ property: '' });
    expect((await fields('DT-PM')).get('conference_name')).toMatchObject({ property: null });
    const { body } = await api.call<{ entries: AuditEntryWire[] }>('/api/audit?action=crm_fields_saved', {
      token: boss,
    });
    expect(body.entries[0]).toMatchObject({ detail: 'conference_name=event_2026, website=none' });
    const fetched = { hubspotId: contactId, prospectUrl: `https://app.hubspot.com/contacts/1/record/0-1/${contactId}` };
    const path = '/api/email-sequence/get-detail-from-hubspot-for-superadmin';
    expect((await api.call(path, { token: boss, json: { ...fetched, zone: department } })).status).toBe(200);
    expect(api.crm.calls.at(-1)?.fields).toEqual(json.fields);
  });

  it('are tried on a contact, by its id or its link', async () => {
    for (const contact of [contactId, `https://app.hubspot.com/contacts/1/record/0-1/${contactId}`]) {
      const path = `/api/crm-fields/contact?department=${department}&contact=${encodeURIComponent(contact)}`;
      expect(await api.call(path, { token: boss })).toMatchObject({
        status: 200,
        body: { hubspotId: contactId, values: { firstname: 'Ada', company: 'Northwind Robotics' } },
      });
    }
  });

  it('are refused for a field that there is not, a property that could be none, and to admins', async () => {
    for (const wrong of [{ nonsense: 'x' }, { city: 'a b' }]) {
      const json = { department, fields: wrong };
      expect((await api.call('/api/crm-fields', { method: 'PUT', token: boss, json })).status).toBe(400);
    }
    const token = await api.signIn(adminSignIn);
    expect((await api.call(`/api/crm-fields?department=${department}`, { token })).status).toBe(403);
  });
});
