import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { startSandbox, type Sandbox } from '../start-sandbox.ts';

const object = z.object({ id: z.string(), properties: z.record(z.string(), z.string().nullable()) });
const many = z.object({ results: z.array(object) });
const partial = z.object({
  status: z.string(),
  numErrors: z.number().optional(),
  results: z.array(z.unknown()),
  errors: z.unknown().optional(),
});
const links = z.object({ results: z.array(z.object({ to: z.array(z.object({ toObjectId: z.string() })) })) });

let sandbox: Sandbox;
let samples: string[];
beforeAll(async () => {
  sandbox = await startSandbox();
  const answer = await fetch(`${sandbox.url}/_sandbox/samples`);
  samples = z
    .object({ samples: z.array(z.object({ id: z.string() })) })
    .parse(await answer.json())
    .samples.map(({ id }) => id);
});
afterEach(() => fetch(`${sandbox.url}/_sandbox/faults`, { method: 'DELETE' }));
afterAll(() => sandbox.close());

const ask = (path: string, { token = 'pat-na1-sample', body }: { token?: string; body?: unknown } = {}) =>
  fetch(`${sandbox.url}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    redirect: 'manual',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
const arm = (fault: object) =>
  fetch(`${sandbox.url}/_sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ vendor: 'hubspot', ...fault }),
  });
const linked = async (id: string, type: string): Promise<{ id: string }[]> => {
  const answer = await ask(`/crm/associations/2026-09/contacts/${type}/batch/read`, { body: { inputs: [{ id }] } });
  return links.parse(await answer.json()).results.flatMap(({ to }) => to.map(({ toObjectId }) => ({ id: toObjectId })));
};
const readAll = async (type: string, ids: { id: string }[], properties: string[], token?: string) => {
  const body = { inputs: ids, properties, propertiesWithHistory: [] };
  const answer = await ask(`/crm/objects/2026-09/${type}/batch/read`, { body, ...(token !== undefined && { token }) });
  return many.parse(await answer.json()).results.map(({ properties: values }) => values);
};
const note = { properties: { hs_timestamp: '2026-11-20T10:00:00Z', hs_note_body: 'x' }, associations: [] };

test('a dated path answers as the numbered one does, without the list of one object’s links', async () => {
  const [id] = samples;
  for (const [old, dated] of [
    [`/crm/v3/objects/contacts/${id}?properties=city`, `/crm/objects/2026-09/contacts/${id}?properties=city`],
    ['/crm/v3/owners', '/crm/owners/2026-09'],
    ['/crm/v3/pipelines/deals', '/crm/pipelines/2026-09/deals'],
    ['/crm/v3/properties/contacts', '/crm/properties/2026-09/contacts'],
    ['/account-info/v3/details', '/account-info/2026-09/details'],
  ] as const) {
    const answer = await ask(dated);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual(await (await ask(old)).json());
  }
  expect((await ask(`/crm/v4/objects/contacts/${id}/associations/notes`)).status).toBe(200);
  expect((await ask(`/crm/objects/2026-09/contacts/${id}/associations/notes`)).status).toBe(404);
  expect((await ask(`/crm/objects/2031-01/contacts/${id}`)).status).toBe(404);
});

test('a contact has a company, deals whose stage is an id with a label elsewhere, and tasks', async () => {
  const [id = ''] = samples;
  const contact = object.parse(
    await (await ask(`/crm/objects/2026-09/contacts/${id}?properties=associatedcompanyid,hs_language`)).json(),
  );
  expect(contact.properties).toMatchObject({ hs_language: 'sv' });
  const company = { id: contact.properties['associatedcompanyid'] ?? '' };
  expect(await linked(id, 'companies')).toEqual([company]);
  expect(await readAll('companies', [company], ['name', 'numberofemployees'])).toMatchObject([
    { name: 'Nordvik Outdoor', numberofemployees: '410' },
  ]);
  const [deal] = await readAll('deals', await linked(id, 'deals'), ['dealname', 'dealstage', 'hs_is_closed_won']);
  const pipelines = await (await ask('/crm/pipelines/2026-09/deals')).text();
  expect(deal?.['dealname']).toMatch(/^Nordvik Outdoor/);
  expect(pipelines).toContain(`"id":"${deal?.['dealstage']}"`);
  const counts = await Promise.all(samples.map(async (sample) => (await linked(sample, 'tasks')).length));
  expect(counts.some((count) => count > 0)).toBe(true);
  expect(await (await ask('/calling/v1/dispositions')).json()).toContainEqual({
    id: 'b2cf5968-551e-4856-9783-52b3da59a7d0',
    label: 'Left voicemail',
  });
});

test('mails say who wrote to whom, who was copied, and which thread they belong to', async () => {
  const [id = ''] = samples;
  const emails = await readAll('emails', await linked(id, 'emails'), [
    'hs_email_from_email',
    'hs_email_to_email',
    'hs_email_cc_email',
    'hs_email_thread_id',
  ]);
  const marta = 'marta.lindqvist@nordvik-outdoor.example';
  const nora = 'nora.castellan@overture.example';
  // One email is for a colleague of the contact.
  const others = emails.filter((email) => ![email['hs_email_from_email'], email['hs_email_to_email']].includes(marta));
  expect(others).toMatchObject([
    { hs_email_from_email: nora, hs_email_to_email: expect.stringMatching(/@nordvik-outdoor\.example$/) },
  ]);
  for (const email of emails) {
    expect([email['hs_email_from_email'], email['hs_email_to_email']]).toContain(nora);
    expect(email['hs_email_thread_id']).toMatch(/^\d+$/);
  }
});

test('without its scope a token gets emails with nothing in them, and a 403 for the rest', async () => {
  const [id = ''] = samples;
  const ids = await linked(id, 'emails');
  const texts = await readAll(
    'emails',
    ids,
    ['hs_email_subject', 'hs_email_text', 'hs_email_from_email'],
    'noemails-1',
  );
  expect(texts).toHaveLength(ids.length);
  for (const values of texts) {
    expect(values['hs_email_subject']).toBeNull();
    expect(values['hs_email_from_email']).toBeNull();
    expect(values['hs_email_text'] ?? 'The content of this email has been redacted').toMatch(/has been redacted/);
  }
  const token = 'scopes=crm.objects.contacts.read';
  expect((await ask(`/crm/objects/2026-09/contacts/${id}`, { token })).status).toBe(200);
  for (const [path, scope] of [
    ['/crm/objects/2026-09/deals?limit=1', 'crm.objects.deals.read'],
    ['/crm/pipelines/2026-09/deals', 'crm.objects.deals.read'],
    ['/crm/owners/2026-09', 'crm.objects.owners.read'],
  ] as const) {
    const answer = await ask(path, { token });
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain(scope);
  }
  expect((await ask('/crm/objects/2026-09/notes', { token, body: note })).status).toBe(403);
});

test('a contact that was merged away is at another address, and among a batch under its new id', async () => {
  const answer = await ask('/crm/objects/2026-09/contacts/151200000077?properties=email');
  expect(answer.status).toBe(301);
  expect(answer.headers.get('location')).toBe(
    `${sandbox.url}/crm/objects/2026-09/contacts/${samples[2]}?properties=email`,
  );
  const earlier = await ask('/crm/objects/2026-09/contacts/151200000066');
  expect(earlier.headers.get('location')).toMatch(/\/contacts\/151200000077\?$/);
  for (const id of ['151200000066', '151200000077']) {
    const [found] = await readAll('contacts', [{ id }], ['firstname', 'hs_merged_object_ids']);
    expect(found).toMatchObject({ firstname: 'Elena', hs_merged_object_ids: '151200000066;151200000077' });
  }
});

test('an account that is moved answers 477, and a create that was carried out may still answer 502', async () => {
  await arm({ status: 477, times: 1 });
  const moving = await ask('/account-info/2026-09/details');
  expect([moving.status, moving.headers.get('retry-after')]).toEqual([477, '86400']);
  const [, id = ''] = samples;
  const before = (await linked(id, 'notes')).length;
  await arm({ kind: 'after', method: 'POST', match: '/notes$' });
  const toContact = [{ to: { id }, types: [{ associationCategory: 'HUBSPOT_DEFINED', associationTypeId: 202 }] }];
  const body = { ...note, associations: toContact };
  expect((await ask('/crm/objects/2026-09/notes', { body })).status).toBe(502);
  expect(await linked(id, 'notes')).toHaveLength(before + 1);
});

test('a rule of the admins refuses a write on a dated path, with a reason; v3 does not know it', async () => {
  await arm({ kind: 'rule', method: 'POST', match: '/notes$' });
  const refused = await ask('/crm/objects/2026-09/notes', { body: note });
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({
    category: 'VALIDATION_ERROR',
    message: expect.stringMatching(/^Property values were not valid: \[\{"isValid":false,"message":"Every note needs/),
  });
  expect((await ask('/crm/v3/objects/notes', { body: note })).status).toBe(201);
});

test('what a portal requires is named in the context, with words in the message', async () => {
  await arm({ kind: 'rule', code: 'context', times: 1, method: 'POST', match: '/notes$' });
  const byRule = await ask('/crm/objects/2026-09/notes', { body: note });
  const withoutTime = await ask('/crm/objects/2026-09/notes', { body: { properties: { hs_note_body: 'x' } } });
  for (const [answer, property] of [
    [byRule, 'hs_next_step'],
    [withoutTime, 'hs_timestamp'],
  ] as const) {
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      category: 'VALIDATION_ERROR',
      message: 'Error creating NOTE. Some required properties were not set.',
      context: { properties: [property] },
    });
  }
});

test('a batch may be answered in part: with a number of errors it does not list, or unfinished', async () => {
  const [id = ''] = samples;
  const notes = await linked(id, 'notes');
  const batch = async (code?: string) => {
    await arm({ kind: 'partial', times: 1, match: 'notes/batch', ...(code !== undefined && { code }) });
    const body = { inputs: notes, properties: [], propertiesWithHistory: [] };
    const answer = await ask('/crm/objects/2026-09/notes/batch/read', { body });
    const { status, numErrors, results, errors } = partial.parse(await answer.json());
    return [answer.status, status, numErrors, results.length - notes.length, errors];
  };
  expect(await batch()).toEqual([207, 'COMPLETE', 1, -1, undefined]);
  expect(await batch('CANCELED')).toEqual([200, 'CANCELED', undefined, -1, undefined]);
  for (const code of ['PENDING', 'PROCESSING'])
    expect(await batch(code)).toEqual([200, code, undefined, -notes.length, undefined]);
});

test('a 429 names its policy', async () => {
  for (const policy of ['DAILY', 'SECONDLY', 'TEN_SECONDLY_ROLLING']) {
    await arm({ status: 429, code: policy, times: 1 });
    const answer = await ask('/crm/owners/2026-09');
    expect([answer.status, await answer.json()]).toMatchObject([429, { policyName: policy }]);
  }
});

test('a list has a page of its own, with links to its contacts', async () => {
  // By the same number by which the API knows it.
  const page = await fetch(`${sandbox.url}/contacts/4242424/objectLists/7004/filters`);
  expect(await page.text()).toContain(`/record/0-1/${samples[0]}`);
  expect((await fetch(`${sandbox.url}/contacts/4242424/objectLists/999`)).status).toBe(404);
});
