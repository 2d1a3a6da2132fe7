import { AssociationSpecAssociationCategoryEnum } from '@hubspot/api-client/lib/codegen/crm/objects/notes/models/AssociationSpec.js';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { startSandbox, type Sandbox } from '../start-sandbox.ts';
import { hubspotClient } from '../testing/hubspot-client.ts';

const apiError = z.object({
  code: z.number(),
  headers: z.record(z.string(), z.string()),
  body: z.looseObject({ message: z.string(), category: z.string(), correlationId: z.string() }),
});
const failure = async (call: Promise<unknown>) =>
  apiError.parse(
    await call.then(
      () => expect.fail('the call should have failed'),
      (error: unknown) => error,
    ),
  );
const toContact = [
  { associationCategory: AssociationSpecAssociationCategoryEnum.HubspotDefined, associationTypeId: 202 },
];

let sandbox: Sandbox;
let samples: { id: string; url: string }[];
let busy: string;

beforeAll(async () => {
  sandbox = await startSandbox({ hubspotCeiling: 1000 });
  samples = z
    .object({ samples: z.array(z.object({ id: z.string(), url: z.string() })) })
    .parse(await (await fetch(`${sandbox.url}/_sandbox/samples`)).json()).samples;
  const found = await hubspotClient(sandbox.url).crm.contacts.basicApi.getById(
    'matthias.zimmermann@fathom-freight.example',
    undefined,
    undefined,
    undefined,
    false,
    'email',
  );
  busy = found.id;
});
afterAll(() => sandbox.close());

test('a contact comes with the properties asked for, null where empty, and with its associations', async () => {
  const id = samples[0]?.id ?? '';
  const contact = await hubspotClient(sandbox.url).crm.contacts.basicApi.getById(
    id,
    ['firstname', 'company', 'conference_name', 'no_such_property'],
    undefined,
    ['notes', 'emails', 'calls', 'meetings'],
  );
  expect(contact.id).toBe(id);
  expect(contact.properties).toMatchObject({
    firstname: 'Marta',
    company: 'Nordvik Outdoor',
    conference_name: null,
    hs_object_id: id,
  });
  expect(contact.properties).not.toHaveProperty('no_such_property');
  expect(contact.createdAt).toBeInstanceOf(Date);
  expect(contact.archived).toBe(false);
  const associations = contact.associations ?? {};
  expect(Object.keys(associations).sort()).toEqual(['calls', 'emails', 'meetings', 'notes']);
  expect(associations['notes']?.results[0]).toMatchObject({ type: 'contact_to_note' });
});

test('a batch read returns the engagements of an association with their fields', async () => {
  const client = hubspotClient(sandbox.url);
  const contact = await client.crm.contacts.basicApi.getById(samples[0]?.id ?? '', undefined, undefined, [
    'emails',
    'meetings',
  ]);
  const inputs = (contact.associations?.['emails']?.results ?? []).map(({ id }) => ({ id }));
  const batch = await client.crm.objects.emails.batchApi.read({
    inputs,
    properties: ['hs_email_subject', 'hs_email_direction', 'hs_email_text', 'hs_timestamp'],
    propertiesWithHistory: [],
  });
  expect(batch.results).toHaveLength(inputs.length);
  for (const email of batch.results) {
    expect(email.properties['hs_email_subject']).toMatch(/\S/);
    expect(['EMAIL', 'INCOMING_EMAIL']).toContain(email.properties['hs_email_direction']);
    expect(Date.parse(email.properties['hs_timestamp'] ?? '')).not.toBeNaN();
  }
});

test('a batch read names what it did not find in a 207', async () => {
  const response = await fetch(`${sandbox.url}/crm/v3/objects/contacts/batch/read`, {
    method: 'POST',
    headers: { authorization: 'Bearer pat-sample', 'content-type': 'application/json' },
    body: JSON.stringify({ inputs: [{ id: samples[0]?.id }, { id: '999' }], properties: ['email'] }),
  });
  expect(response.status).toBe(207);
  expect(await response.json()).toMatchObject({
    status: 'COMPLETE',
    numErrors: 1,
    results: [{ id: samples[0]?.id }],
    errors: [{ category: 'OBJECT_NOT_FOUND', context: { ids: ['999'] } }],
  });
});

test('a batch takes 100 objects, an association batch 1,000, and no more', async () => {
  const client = hubspotClient(sandbox.url);
  const ids = (count: number) => Array.from({ length: count }, (_, index) => ({ id: String(index + 1) }));
  const objects = await failure(
    client.crm.contacts.batchApi.read({ inputs: ids(101), properties: [], propertiesWithHistory: [] }),
  );
  expect(objects).toMatchObject({ code: 400, body: { category: 'VALIDATION_ERROR' } });
  const associations = await failure(
    client.crm.associations.v4.batchApi.getPage('contacts', 'notes', { inputs: ids(1001) }),
  );
  expect(associations.code).toBe(400);
});

test('associations of a busy contact come in pages, batched and one by one, without gaps or repeats', async () => {
  const client = hubspotClient(sandbox.url);
  const batched: string[] = [];
  for (let after: string | undefined, pages = 0; pages < 10; pages++) {
    const page = await client.crm.associations.v4.batchApi.getPage('contacts', 'emails', {
      inputs: [{ id: busy, ...(after !== undefined && { after }) }],
    });
    const found = page.results[0];
    batched.push(...(found?.to ?? []).map((link) => link.toObjectId));
    after = found?.paging?.next?.after;
    if (after === undefined) break;
  }
  const single: string[] = [];
  for (let after: string | undefined, pages = 0; pages < 10; pages++) {
    const page = await client.crm.associations.v4.basicApi.getPage('contacts', busy, 'emails', after, 50);
    single.push(...page.results.map((link) => link.toObjectId));
    after = page.paging?.next?.after;
    if (after === undefined) break;
  }
  expect(batched.length).toBeGreaterThan(100);
  expect(new Set(batched).size).toBe(batched.length);
  expect(single).toEqual(batched);
  const contact = await client.crm.contacts.basicApi.getById(busy, undefined, undefined, ['emails']);
  expect(contact.associations?.['emails']).toMatchObject({
    results: expect.objectContaining({ length: 100 }),
    paging: { next: { after: batched[99] } },
  });
});

test('an association batch names contacts without any in its errors', async () => {
  const response = await fetch(`${sandbox.url}/crm/v4/associations/contacts/notes/batch/read`, {
    method: 'POST',
    headers: { authorization: 'Bearer pat-sample', 'content-type': 'application/json' },
    body: JSON.stringify({ inputs: [{ id: samples[0]?.id }, { id: samples[3]?.id }] }),
  });
  expect(response.status).toBe(207);
  expect(await response.json()).toMatchObject({
    results: [
      {
        from: { id: samples[0]?.id },
        to: [
          { associationTypes: [{ category: 'HUBSPOT_DEFINED', typeId: 201 }] },
          ...Array.from({ length: 5 }, () => expect.anything()),
        ],
      },
    ],
    errors: [{ subCategory: 'crm.associations.NO_ASSOCIATIONS_FOUND' }],
  });
});

test('every contact can be listed page by page', async () => {
  const client = hubspotClient(sandbox.url);
  const seen: string[] = [];
  for (let after: string | undefined, pages = 0; pages < 10; pages++) {
    const page = await client.crm.contacts.basicApi.getPage(100, after, ['email']);
    seen.push(...page.results.map((contact) => contact.id));
    after = page.paging?.next?.after;
    if (after === undefined) break;
  }
  expect(seen.length).toBeGreaterThanOrEqual(300);
  expect(new Set(seen).size).toBe(seen.length);
});

test('a created note is on the contact, and still there after a restart', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-'));
  const first = await startSandbox({ dataDir });
  const id = samples[1]?.id ?? '';
  const before = await hubspotClient(first.url).crm.contacts.basicApi.getById(id, undefined, undefined, ['notes']);
  const note = await hubspotClient(first.url).crm.objects.notes.basicApi.create({
    properties: { hs_timestamp: '2026-11-20T10:00:00Z', hs_note_body: '<p>Playbook</p>' },
    associations: [{ to: { id }, types: toContact }],
  });
  await first.close();
  const second = await startSandbox({ dataDir });
  try {
    const client = hubspotClient(second.url);
    const after = await client.crm.contacts.basicApi.getById(id, undefined, undefined, ['notes']);
    expect(after.associations?.['notes']?.results.length).toBe(
      (before.associations?.['notes']?.results.length ?? 0) + 1,
    );
    const read = await client.crm.objects.notes.basicApi.getById(note.id, ['hs_note_body', 'hs_timestamp']);
    expect(read.properties).toMatchObject({
      hs_note_body: '<p>Playbook</p>',
      hs_timestamp: '2026-11-20T10:00:00.000Z',
    });
    const next = await client.crm.objects.notes.basicApi.create({
      properties: { hs_timestamp: '1795000000000' },
      associations: [],
    });
    expect(next.id).not.toBe(note.id);
  } finally {
    await second.close();
    rmSync(dataDir, { recursive: true });
  }
});

test('a note needs a timestamp, a body of at most 65,536 characters and a contact that exists', async () => {
  const notes = hubspotClient(sandbox.url).crm.objects.notes.basicApi;
  const properties = { hs_timestamp: '2026-11-20T10:00:00Z', hs_note_body: 'x' };
  expect(await failure(notes.create({ properties: { hs_note_body: 'x' } }))).toMatchObject({
    code: 400,
    body: { category: 'VALIDATION_ERROR' },
  });
  expect(
    await failure(notes.create({ properties: { ...properties, hs_note_body: 'x'.repeat(65_537) } })),
  ).toMatchObject({ code: 400 });
  expect(
    await failure(notes.create({ properties, associations: [{ to: { id: '999' }, types: toContact }] })),
  ).toMatchObject({ code: 400 });
  expect((await notes.create({ properties: { ...properties, hs_note_body: 'x'.repeat(65_536) } })).id).toMatch(
    /^\d{11,12}$/,
  );
});

test('a missing, invalid or expired token is 401, an unknown contact 404, both in the vendor’s words', async () => {
  const id = samples[0]?.id ?? '';
  expect(await failure(hubspotClient(sandbox.url, 'invalid-token').crm.contacts.basicApi.getById(id))).toMatchObject({
    code: 401,
    body: { status: 'error', category: 'INVALID_AUTHENTICATION' },
  });
  expect(await failure(hubspotClient(sandbox.url, 'expired-token').crm.contacts.basicApi.getById(id))).toMatchObject({
    code: 401,
    body: { category: 'EXPIRED_AUTHENTICATION' },
  });
  expect((await fetch(`${sandbox.url}/crm/v3/objects/contacts/${id}`)).status).toBe(401);
  expect(await failure(hubspotClient(sandbox.url).crm.contacts.basicApi.getById('100000000001'))).toMatchObject({
    code: 404,
    body: { status: 'error', message: 'resource not found', category: 'OBJECT_NOT_FOUND' },
  });
});

test('above the ceiling a token gets 429 with the headers and policy of the vendor, another token does not', async () => {
  const strict = await startSandbox({ hubspotCeiling: 3 });
  try {
    const read = (token: string) =>
      hubspotClient(strict.url, token).crm.contacts.basicApi.getById(samples[0]?.id ?? '');
    await Promise.all([read('pat-a'), read('pat-a'), read('pat-a')]);
    const limited = await failure(read('pat-a'));
    expect(limited).toMatchObject({
      code: 429,
      body: { policyName: 'TEN_SECONDLY_ROLLING', category: 'RATE_LIMITS', errorType: 'RATE_LIMIT' },
    });
    expect(limited.headers).toMatchObject({
      'x-hubspot-ratelimit-max': '3',
      'x-hubspot-ratelimit-remaining': '0',
      'x-hubspot-ratelimit-interval-milliseconds': '10000',
    });
    expect(Number(limited.headers['x-hubspot-ratelimit-daily-remaining'])).toBeGreaterThan(0);
    await expect(read('pat-b')).resolves.toMatchObject({ id: samples[0]?.id });
  } finally {
    await strict.close();
  }
});

test('account and owners are answered, dated paths like the old ones', async () => {
  const client = hubspotClient(sandbox.url);
  const get = async (path: string) =>
    (await fetch(`${sandbox.url}${path}`, { headers: { authorization: 'Bearer pat-sample' } })).json();
  expect(await get('/account-info/v3/details')).toMatchObject({ portalId: 4242424 });
  expect(await get('/account-info/2026-09/details')).toMatchObject({ portalId: 4242424 });
  expect(await get(`/crm/objects/2026-09/contacts/${samples[0]?.id}?properties=firstname,lastname`)).toMatchObject({
    properties: { firstname: 'Marta', lastname: 'Lindqvist' },
  });
  const owners = await client.crm.owners.ownersApi.getPage();
  expect(owners.results.map((owner) => owner.email)).toContain('nora.castellan@overture.example');
});
