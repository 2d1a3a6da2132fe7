import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { startSandbox, type Sandbox } from '../start-sandbox.ts';

const nora = { userId: '62118801', ownerId: '83240117', email: 'nora.castellan@overture.example' };
const listSchema = z.object({ results: z.array(z.object({ id: z.string(), name: z.string() })) });

const samplesSchema = z.object({ samples: z.array(z.object({ id: z.string() })) });

let sandbox: Sandbox;
let contactId: string;
beforeAll(async () => {
  sandbox = await startSandbox();
  const { samples } = samplesSchema.parse(await (await fetch(`${sandbox.url}/_sandbox/samples`)).json());
  contactId = samples[0]?.id ?? '';
});
afterAll(() => sandbox.close());

const call = async (method: string, path: string, body?: object, url = sandbox.url, token = 'pat-sample') => {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, json: (await answer.json()) as unknown };
};
const task = (properties: object) => ({
  properties: {
    hs_timestamp: '2026-11-23T08:00:00Z',
    hs_task_subject: 'Send it',
    hs_task_type: 'EMAIL',
    ...properties,
  },
  associations: [
    { to: { id: contactId }, types: [{ associationCategory: 'HUBSPOT_DEFINED', associationTypeId: 204 }] },
  ],
});
const tasks = '/crm/objects/2026-09/tasks';
const properties = '/crm/properties/2026-09/contacts';
const sequences = '/automation/sequences/2026-09';
const enroll = (body: object, url?: string, token?: string) =>
  call(
    'POST',
    `${sequences}/enrollments?userId=${nora.userId}`,
    { contactId, sequenceId: '501000002', senderEmail: nora.email, ...body },
    url,
    token,
  );

describe('tasks', () => {
  test('are on their contact, with what they were made of', async () => {
    const made = await call('POST', tasks, task({ hs_task_body: 'Hello', hubspot_owner_id: nora.ownerId }));
    expect(made).toMatchObject({ status: 201, json: { properties: { hs_task_status: 'NOT_STARTED' } } });
    const { id } = z.object({ id: z.string() }).parse(made.json);
    const links = await call('POST', '/crm/associations/2026-09/contacts/tasks/batch/read', {
      inputs: [{ id: contactId }],
    });
    expect(JSON.stringify(links.json)).toContain(id);
    const read = await call('POST', `${tasks}/batch/read`, {
      inputs: [{ id }],
      properties: ['hs_task_body', 'hs_task_type', 'hubspot_owner_id'],
      propertiesWithHistory: [],
    });
    expect(read.json).toMatchObject({
      results: [{ properties: { hs_task_body: 'Hello', hs_task_type: 'EMAIL', hubspot_owner_id: nora.ownerId } }],
    });
  });

  test('are refused without a day, with an owner or a type that there is not, and to a key that may not write', async () => {
    for (const wrong of [{ hs_timestamp: '' }, { hubspot_owner_id: '1' }, { hs_task_type: 'FAX' }, { nonsense: 'x' }])
      expect(await call('POST', tasks, task(wrong))).toMatchObject({ status: 400 });
    expect(await call('POST', tasks, task({}), sandbox.url, 'readonly-1')).toMatchObject({
      status: 403,
      json: { category: 'MISSING_SCOPES' },
    });
  });
});

describe('properties of a contact', () => {
  const property = {
    name: 'step_text',
    label: 'Text',
    type: 'string',
    fieldType: 'textarea',
    groupName: 'contactinformation',
  };

  test('are made once and then take values', async () => {
    const patch = () =>
      call('PATCH', `/crm/objects/2026-09/contacts/${contactId}`, { properties: { step_text: 'Hi' } });
    expect(await patch()).toMatchObject({ status: 400 });
    expect(await call('POST', properties, property)).toMatchObject({ status: 201, json: { name: 'step_text' } });
    expect(await call('POST', properties, property)).toMatchObject({ status: 409 });
    expect(JSON.stringify((await call('GET', properties)).json)).toContain('"step_text"');
    expect(await patch()).toMatchObject({ status: 200, json: { properties: { step_text: 'Hi' } } });
    const read = await call('GET', `/crm/objects/2026-09/contacts/${contactId}?properties=step_text,firstname`);
    expect(read.json).toMatchObject({ properties: { step_text: 'Hi' } });
  });
});

describe('sequences', () => {
  test('are listed to a user of the portal, page by page, each with its steps', async () => {
    const first = await call('GET', `${sequences}?userId=${nora.userId}&limit=4`);
    const next = await call('GET', `${sequences}?userId=${nora.userId}&limit=4&after=4`);
    const listed = [first, next].flatMap(({ json }) => listSchema.parse(json).results);
    expect(new Set(listed.map(({ id }) => id)).size).toBe(6);
    expect(await call('GET', `${sequences}/501000002?userId=${nora.userId}`)).toMatchObject({
      status: 200,
      json: { steps: [{ actionType: 'EMAIL', delayMillis: 0 }, { actionType: 'EMAIL' }, { actionType: 'EMAIL' }] },
    });
    expect(await call('GET', `${sequences}?userId=1`)).toMatchObject({ status: 400 });
    expect(await call('GET', `${sequences}/1?userId=${nora.userId}`)).toMatchObject({ status: 404 });
    expect(await call('GET', sequences, undefined, sandbox.url, 'scopes=crm.objects.contacts.read')).toMatchObject({
      status: 403,
    });
  });

  test('take a contact once at a time, also after a restart, until the last step is over', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-'));
    const first = await startSandbox({ dataDir });
    const status = (url: string) => call('GET', `${sequences}/enrollments/contact/${contactId}`, undefined, url);
    expect(await status(first.url)).toMatchObject({ status: 404 });
    const enrolled = await enroll({}, first.url);
    expect(enrolled).toMatchObject({ status: 200, json: { toEmail: expect.stringContaining('@') } });
    await first.close();
    const second = await startSandbox({ dataDir });
    try {
      expect(await status(second.url)).toMatchObject({
        status: 200,
        json: { sequenceId: '501000002', enrolledBy: nora.userId, enrolledByEmail: nora.email },
      });
      expect(await enroll({ sequenceId: '501000001' }, second.url)).toMatchObject({
        status: 400,
        json: { errors: [{ code: 'ALREADY_ENROLLED' }] },
      });
      await call('POST', '/_sandbox/clock', { advanceDays: 30 }, second.url);
      expect(await status(second.url)).toMatchObject({ status: 404 });
    } finally {
      await second.close();
      rmSync(dataDir, { recursive: true });
    }
  });

  test('are left by the button of the contact’s page, and by no foreign page', async () => {
    const page = `${sandbox.url}/contacts/1/record/0-1/${contactId}`;
    const shown = async () => (await (await fetch(page)).text()).includes('Unenroll');
    const press = (from: string) =>
      fetch(page, { method: 'POST', headers: { 'sec-fetch-site': from }, redirect: 'manual' });
    expect(await shown()).toBe(false);
    await enroll({});
    expect(await shown()).toBe(true);
    await press('cross-site');
    expect(await shown()).toBe(true);
    expect((await press('same-origin')).status).toBe(303);
    expect(await shown()).toBe(false);
    expect(await call('GET', `${sequences}/enrollments/contact/${contactId}`)).toMatchObject({ status: 404 });
    const enrolled = `/crm/objects/2026-09/contacts/${contactId}?properties=hs_sequences_is_enrolled`;
    expect(await call('GET', enrolled)).toMatchObject({ json: { properties: { hs_sequences_is_enrolled: 'false' } } });
  });

  test('take nobody who opted out, from no address but the user’s own, and nothing from a key without the scope', async () => {
    expect(await enroll({ senderEmail: 'other@overture.example' })).toMatchObject({
      status: 400,
      json: { errors: [{ code: 'SENDER_NOT_CONNECTED' }] },
    });
    expect(await enroll({ contactId: '999' })).toMatchObject({ status: 404 });
    expect(await enroll({}, sandbox.url, 'scopes=automation.sequences.read')).toMatchObject({ status: 403 });
    await call('PATCH', `/crm/objects/2026-09/contacts/${contactId}`, { properties: { hs_email_optout: 'true' } });
    expect(await enroll({})).toMatchObject({ status: 400, json: { errors: [{ code: 'UNSUBSCRIBED' }] } });
  });
});
