import type { EndpointDefinition } from '@overture/core/contract';
import { endpoints, type EndpointName } from './endpoints.ts';
import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callEndpoint } from './testing/call-endpoint.ts';
import { sampleRequests, type SampleRequest } from './testing/sample-requests.ts';
import { adminSignIn, startTestApi, superadminSignIn, type TestApi } from './testing/start-test-api.ts';

let api: TestApi;
let tokens: { admin: string; superadmin: string };
beforeAll(async () => {
  api = await startTestApi();
  tokens = { admin: await api.signIn(adminSignIn), superadmin: await api.signIn(superadminSignIn) };
});
afterAll(() => api.stop());

const tokenFor = (endpoint: EndpointDefinition): string => tokens[endpoint.who === 'admin' ? 'admin' : 'superadmin'];
const send = (name: EndpointName, request: SampleRequest) =>
  callEndpoint(api, endpoints[name], request, tokenFor(endpoints[name]));
const refused = (path: unknown) => ({
  status: 400,
  body: {
    success: false,
    code: 'validation_failed',
    issues: expect.arrayContaining([expect.objectContaining({ path })]),
  },
});
/** Matches the path of a field and of what is inside it. */
const inside = (field: string): unknown => expect.stringMatching(new RegExp(`^${field}(\\.|$)`));
const all = Object.entries(endpoints) as [EndpointName, EndpointDefinition][];
const taking = (part: 'body' | 'query' | 'params') =>
  all.filter(([, endpoint]) => endpoint[part] !== undefined).map(([name, endpoint]) => [name, endpoint] as const);
const fieldsOf = (schema: z.ZodType | undefined): string[] =>
  Object.keys(z.toJSONSchema(schema ?? z.object({}), { unrepresentable: 'any', io: 'input' }).properties ?? {});

describe.each(all)('a sample of %s', (name, endpoint) => {
  it('is what its schemas take, so that what is refused below is refused for its fault', () => {
    const { params, query, body } = sampleRequests[name];
    for (const [schema, value] of [
      [endpoint.params, params],
      [endpoint.query, query],
      [endpoint.body, body],
    ] as const) {
      expect(schema === undefined).toBe(value === undefined);
      expect(schema?.safeParse(value).error).toBeUndefined();
    }
  });
});

describe.each(taking('body'))('%s refuses', (name, endpoint) => {
  const { body = {}, ...rest } = sampleRequests[name];

  it('a field it does not know', async () => {
    expect(await send(name, { ...rest, body: { ...body, isAdmin: 'true' } })).toMatchObject(refused('isAdmin'));
  });

  it.each(fieldsOf(endpoint.body))('an operator or a list in place of %s', async (field) => {
    if (endpoint.multipart) return;
    // A list of texts is what some fields take.
    const lists = Array.isArray(Reflect.get(body, field)) ? [[null]] : [[null], ['a']];
    for (const value of [{ $ne: null }, { $gt: '' }, ...lists]) {
      expect(await send(name, { ...rest, body: { ...body, [field]: value } })).toMatchObject(refused(inside(field)));
    }
  });

  it.each(['__proto__', 'constructor', 'prototype'])('the key %s, however deep', async (key) => {
    if (endpoint.multipart) {
      expect(
        await send(name, { ...rest, body: Object.fromEntries([...Object.entries(body), [key, 'x']]) }),
      ).toMatchObject({
        status: 400,
      });
      return;
    }
    const text = JSON.stringify(body);
    for (const raw of [`{"${key}":{"role":"superadmin"},${text.slice(1)}`, `{"a":[{"${key}":1}],${text.slice(1)}`]) {
      const path = endpoint.path.replaceAll(/:(\w+)/g, 'x');
      const answer = await api.call(`/api${path}`, {
        method: endpoint.method,
        token: tokenFor(endpoint),
        raw: { type: 'application/json', body: raw },
      });
      expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    }
  });

  it('more than 1 MB, or what it takes, and nesting without end', async () => {
    if (endpoint.multipart) return;
    const path = `/api${endpoint.path.replaceAll(/:(\w+)/g, 'x')}`;
    const raw = (text: string) =>
      api.call(path, {
        method: endpoint.method,
        token: tokenFor(endpoint),
        raw: { type: 'application/json', body: text },
      });
    expect(
      await raw(JSON.stringify({ ...body, filler: 'x'.repeat(endpoint.maxBodyBytes ?? 1024 * 1024) })),
    ).toMatchObject({ status: 413 });
    expect(await raw(`{"a":${'['.repeat(7_000)}${']'.repeat(7_000)}}`)).toMatchObject({ status: 400 });
  });

  it('a body without what it needs', async () => {
    const required = z.toJSONSchema(endpoint.body ?? z.never(), { unrepresentable: 'any', io: 'input' }).required ?? [];
    for (const field of required) {
      const { [field]: _left, ...without } = body;
      expect(await send(name, { ...rest, body: without })).toMatchObject(refused(field));
    }
  });
});

describe.each(taking('query'))('%s refuses', (name, endpoint) => {
  const { query = {}, ...rest } = sampleRequests[name];

  it('a query field it does not know', async () => {
    // An issuer of single sign-on may add parameters, which are to be ignored.
    if (name === 'oidcCallback') return;
    expect(await send(name, { ...rest, query: { ...query, $where: '1' } })).toMatchObject(refused('$where'));
  });

  it('a page that is none', async () => {
    if (!fieldsOf(endpoint.query).includes('page')) return;
    for (const page of ['0', '-1', '1.5', 'NaN', '1e9', 'x']) {
      expect(await send(name, { ...rest, query: { ...query, page } })).toMatchObject(refused('page'));
    }
    for (const limit of ['0', '101', '1000000', '10;drop']) {
      expect(await send(name, { ...rest, query: { ...query, limit } })).toMatchObject(refused('limit'));
    }
  });
});

describe.each(taking('params'))('%s refuses', (name) => {
  const { params = {}, ...rest } = sampleRequests[name];

  it.each(['..%2f', 'a b', '$ne', 'x'.repeat(65), '{"$ne":null}', 'ä'])('the id %s', async (id) => {
    expect(await send(name, { ...rest, params: { ...params, id } })).toMatchObject(refused('id'));
  });
});

/** The rules of the forms, field by field, with the words that a person reads. */
const rules: readonly (readonly [EndpointName, Record<string, unknown>, string, string])[] = [
  ['login', { email: 'a@b@c.example' }, 'email', 'Invalid email format'],
  ['createAdmin', { email: 'kim@' }, 'email', 'Invalid email format'],
  ['createAdmin', { department: 'Nowhere' }, 'department', 'Please select a Domain: Overture-Sales'],
  ['createAdmin', { department: 'DT' }, 'department', 'Please select a Domain'],
  ...['Aa1!a', 'aaaaa1!', 'AAAAA1!', 'Aaaaaa!', 'Aaaaaa1'].map(
    (password) => ['createAdmin', { password }, 'password', 'Please ensure password meets all requirements'] as const,
  ),
  ['createAdmin', { password: `Aa1!${'a'.repeat(300)}` }, 'password', 'Must have at most 256 characters'],
  ['createPrompt', { prompt: '   ' }, 'prompt', 'Please enter a prompt'],
  ['createPrompt', { prompt: 'x'.repeat(100_001) }, 'prompt', ''],
  ['createPrompt', { department: 'Conference' }, 'department', 'Please select a Domain'],
  ['createPrompt', { department: '' }, 'department', 'Please select a Domain'],
  ['updatePrompt', { _id: '../1' }, '_id', 'Is not an id'],
  ['createSummaryPrompt', { department: 'DT-Sales' }, 'department', 'Please select a Domain: Overture, DT, Conference'],
  ['createSummaryPrompt', { forSummary: false }, 'forSummary', 'Must be true'],
  ['saveBaseSummary', { title: ' ' }, 'title', 'Please enter a title'],
  ['saveBaseSummary', { prompt: '' }, 'prompt', 'Please enter a prompt'],
  ['createKey', { name: '' }, 'name', 'Please enter a name'],
  ['createKey', { keyType: 'OpenAI' }, 'keyType', 'Please select a Key Type'],
  ['createKey', { key: '' }, 'key', 'Please enter the key'],
  ['createKey', { key: 'with spaces inside' }, 'key', 'A key has no spaces'],
  ['createKey', { department: 'dt-sales' }, 'department', 'Please select a Domain'],
  ['updateKey', { key: 'short' }, 'key', ''],
  ['createModel', { aiModel: 'gpt 5' }, 'aiModel', 'Select an AI model'],
  ['createModel', { aiModel: '' }, 'aiModel', 'Select an AI model'],
  ['createModel', { department: '' }, 'department', 'Please select a Domain'],
  ['updateModel', { active: 'true' }, 'active', 'Must be true or false'],
  ['updateProfile', { meetingLink: 'javascript:alert(1)' }, 'meetingLink', ''],
  ['changePassword', { newPassword: 'weak' }, 'newPassword', 'Please ensure password meets all requirements'],
  ['fetchContactAsSuperadmin', { zone: '' }, 'zone', 'Please select a Domain'],
  ['fetchContactAsSuperadmin', { zone: 'Nowhere' }, 'zone', 'Please select a Domain'],
  ['fetchContact', { hubspotId: '1/2' }, 'hubspotId', 'Is not a CRM id'],
  ['fetchContact', { prospectUrl: 'javascript:alert(1)' }, 'prospectUrl', 'http or https address'],
  ['editEmail', { index: -1 }, 'index', 'Must be at least 0'],
];

describe('the rules of each field', () => {
  it.each(rules)('%s with %j names %s', async (name, fault, path, message) => {
    const { body, ...rest } = sampleRequests[name];
    const answer = await send(name, { ...rest, body: { ...body, ...fault } });
    expect(answer).toMatchObject(refused(path));
    expect(JSON.stringify(answer.body)).toContain(message);
  });

  it.each([
    ['fetchContact', 'websiteContent', 'Company website content'],
    ['fetchContactAsSuperadmin', 'searchResults', 'Additional info'],
    ['fetchContact', 'linkedinBio', 'Contact LinkedIn bio'],
    ['fetchContact', 'companyLinkedIn', 'Company info'],
    ['fetchContact', 'socialMediaLinks', 'Social media links'],
    ['generate', 'companyWebsiteContent', 'Company website content'],
    ['generateAsSuperadmin', 'googleSearchResults', 'Additional info'],
    ['generate', 'contactLinkedinBio', 'Contact LinkedIn bio'],
    ['generate', 'companyLinkedinDescription', 'Company info'],
  ] as const)('%s answers 413 to more than 100 kB of %s, in the words of the screen', async (name, path, label) => {
    const { body, ...rest } = sampleRequests[name];
    const message = `${label} is longer than 100 kB`;
    // Half as many characters: bytes are what counts.
    for (const text of ['x'.repeat(100_001), 'é'.repeat(50_001)]) {
      expect(await send(name, { ...rest, body: { ...body, [path]: text } })).toMatchObject({
        status: 413,
        body: { code: 'too_large', error: message, issues: [{ path, message }] },
      });
    }
  });

  it('a text that is too long among other faults is one of them', async () => {
    const { body, ...rest } = sampleRequests.fetchContact;
    const fault = { hubspotId: '1/2', websiteContent: 'x'.repeat(100_001) };
    const answer = await send('fetchContact', { ...rest, body: { ...body, ...fault } });
    expect(answer).toMatchObject(refused('hubspotId'));
    expect(answer).toMatchObject(refused('websiteContent'));
  });

  it.each([
    [{ from: '2026-02-01', to: '2026-01-01' }, 'The first day must not be after the last.'],
    [{ from: '2024-01-01', to: '2026-01-01' }, 'At most 400 days can be asked for at once.'],
    [{ from: '2026-02-30' }, ''],
    [{ to: '0000-01-01' }, ''],
    [{ to: '9999-12-31' }, ''],
    [{ department: 'Nowhere' }, 'Please select a Domain'],
  ])('usage of %j is refused', async (query, message) => {
    const answer = await send('getUsage', { query });
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    expect(JSON.stringify(answer.body)).toContain(message);
  });
});
