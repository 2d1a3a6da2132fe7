import type { ApiKeyWire, ConnectionWire } from '@overture/core/contract';
import { AppError } from '@overture/core/platform/app-error';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contactId, prospectUrl, startAdministration, type Administration } from './testing/administration.ts';
import { adminSignIn } from './testing/start-test-api.ts';

let app: Administration;
beforeEach(async () => {
  app = await startAdministration();
});
afterEach(() => app.api.stop());

describe('API keys', () => {
  const fields = {
    name: 'Main',
    keyType: 'Hubspot',
    department: 'Overture-Sales',
    key: 'pat-na1-secret-0001',
    active: true,
  };
  const keys = () => app.get<ApiKeyWire[]>('/key');
  const fetchContact = async () =>
    app.api.call('/api/email-sequence/get-detail-from-hubspot', {
      token: await app.api.signIn(adminSignIn),
      json: { hubspotId: contactId, prospectUrl },
    });
  const secretsUsed = () => app.api.crm.calls.map(({ credential }) => credential.secret);

  it('are masked, edited without the secret, replaced in their slot, and used by the next call', async () => {
    expect(await app.send('POST', '/key', fields)).toMatchObject({
      status: 201,
      body: { message: 'API key created successfully' },
    });
    await fetchContact();
    expect(secretsUsed().at(-1)).toBe(fields.key);
    const [first] = await keys();
    expect(first).toMatchObject({ name: 'Main', key: '••••0001', active: true, department: 'Overture-Sales' });

    await app.send('POST', '/key', { ...fields, name: 'Second', key: 'pat-na1-secret-0002' });
    expect((await keys()).map(({ name, active }) => [name, active])).toEqual([
      ['Second', true],
      ['Main', false],
    ]);
    await fetchContact();
    expect(secretsUsed().at(-1)).toBe('pat-na1-secret-0002');

    const { key: _left, ...blank } = fields;
    expect(await app.send('PUT', '/key', { ...blank, _id: first?._id, name: 'Renamed' })).toMatchObject({
      status: 200,
      body: { message: 'API key updated successfully' },
    });
    await fetchContact();
    expect(secretsUsed().at(-1)).toBe(fields.key);
    expect((await app.send('PUT', '/key', { ...fields, _id: 'nobody' })).status).toBe(404);
  });

  it('stop working with the next call once deleted or deactivated, without a fallback to another credential', async () => {
    await app.send('POST', '/key', fields);
    const [key] = await keys();
    await app.send('PUT', '/key', { ...fields, _id: key?._id, key: '', active: false });
    expect(await fetchContact()).toMatchObject({ status: 422, body: { code: 'crm_not_configured' } });
    const deleted = await app.send<{ message: string }>('DELETE', '/key', { _id: key?._id });
    expect(deleted.body.message).toBe('API key deleted successfully');
    expect(await fetchContact()).toMatchObject({ status: 422, body: { code: 'crm_not_configured' } });
    expect(await keys()).toEqual([]);
  });
});

describe('connections', () => {
  const connections = async () => (await app.get<{ connections: ConnectionWire[] }>('/connections')).connections;
  const of = async (department: string, vendor: string) =>
    (await connections()).find((one) => one.department === department && one.vendor === vendor);

  it('name the credential of every domain and vendor, and how its calls went', async () => {
    expect(await connections()).toHaveLength(10);
    expect(await of('DT-PM', 'Hubspot')).toEqual({
      department: 'DT-PM',
      vendor: 'Hubspot',
      source: 'sandbox',
      lastSuccessAt: null,
      lastError: null,
      quota: null,
      quotas: [],
      notice: null,
    });
    const key = { name: 'K', keyType: 'Hubspot', department: 'Overture-Sales', key: 'pat-na1-refused' };
    await app.send('POST', '/key', key);
    app.api.crm.failNext(new AppError('crm_unauthorized', 'HubSpot refused the key.'));
    const admin = await app.api.signIn(adminSignIn);
    const fetchContact = () =>
      app.api.call('/api/email-sequence/get-detail-from-hubspot', {
        token: admin,
        json: { hubspotId: contactId, prospectUrl },
      });
    expect((await fetchContact()).status).toBe(502);
    expect(await of('Overture-Sales', 'Hubspot')).toMatchObject({
      source: 'stored',
      lastError: { code: 'crm_unauthorized', message: 'HubSpot refused the key.' },
    });
    expect((await fetchContact()).status).toBe(200);
    expect((await of('Overture-Sales', 'Hubspot'))?.lastSuccessAt).not.toBeNull();
    expect((await of('DT-PM', 'Hubspot'))?.lastError).toBeNull();

    const [stored] = await app.get<ApiKeyWire[]>('/key');
    await app.send('DELETE', '/key', { _id: stored?._id });
    expect((await of('Overture-Sales', 'Hubspot'))?.source).toBe('none');
  });

  it('test a stored key, active or not', async () => {
    await app.send('POST', '/key', {
      name: 'K',
      keyType: 'Hubspot',
      department: 'DT-PM',
      key: 'pat-na1-tried',
      active: false,
    });
    await app.send('POST', '/key', { name: 'A', keyType: 'Openai', department: 'DT-PM', key: 'sk-tried-0001' });
    const [ai, crm] = await app.get<ApiKeyWire[]>('/key');
    const tried = async (key: ApiKeyWire | undefined) =>
      (await app.send('POST', '/connections/test', { _id: key?._id })).body;
    expect(await tried(crm)).toEqual({
      ok: true,
      message: 'HubSpot account 4242 answers, and the key may do all that is needed.',
      code: null,
    });
    app.api.vendorModels.models = [{ id: 'gpt-5', created: 1, shutdownDate: null }];
    expect(await tried(ai)).toEqual({ ok: true, message: 'OpenAI answers, with 1 model to use.', code: null });
    app.api.crm.failNext(new AppError('crm_unauthorized', 'HubSpot refused the key.'));
    expect(await tried(crm)).toEqual({ ok: false, message: 'HubSpot refused the key.', code: 'crm_unauthorized' });
    expect((await app.send('POST', '/connections/test', { _id: 'nobody' })).status).toBe(404);
  });

  it('test a key when it is saved, and refuse a broken one on request', async () => {
    const key = { name: 'K', keyType: 'Hubspot', department: 'DT-PM', key: 'pat-na1-saved' };
    const refused = new AppError('crm_unauthorized', 'HubSpot refused the key.');
    const count = async () => (await app.get<ApiKeyWire[]>('/key')).length;
    const before = await count();

    app.api.crm.failNext(refused);
    const kept = await app.send('POST', '/key', { ...key, onlyIfWorks: true });
    expect(kept).toMatchObject({ status: 502, body: { code: 'crm_unauthorized', error: 'HubSpot refused the key.' } });
    expect(await count()).toBe(before);

    app.api.crm.failNext(refused);
    expect(await app.send('POST', '/key', key)).toMatchObject({
      status: 201,
      body: {
        message: 'API key created successfully',
        test: { ok: false, code: 'crm_unauthorized', message: 'HubSpot refused the key.' },
      },
    });
    const [stored] = await app.get<ApiKeyWire[]>('/key');
    expect(stored?.health?.lastError).toMatchObject({ code: 'crm_unauthorized' });

    const renamed = { ...key, key: '', name: 'Renamed', _id: stored?._id };
    expect((await app.send('PUT', '/key', renamed)).body).toEqual({ message: 'API key updated successfully' });
    expect((await app.send('PUT', '/key', { ...renamed, key: 'pat-na1-other' })).body).toMatchObject({
      test: { ok: true },
    });
    const [mended] = await app.get<ApiKeyWire[]>('/key');
    expect(mended?.health).toMatchObject({ lastError: null, lastSuccessAt: expect.any(String) });
  });
});
