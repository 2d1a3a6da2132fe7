import { expect, it } from 'vitest';
import { lintOpenApi } from './lint-openapi.ts';

const valid = (operation: object = {}) => ({
  openapi: '3.1.0',
  info: { title: 'API', version: '1', description: 'An API.' },
  servers: [{ url: '/api' }],
  tags: [{ name: 'things' }],
  paths: {
    '/things': {
      get: {
        operationId: 'listThings',
        summary: 'Lists things.',
        tags: ['things'],
        security: [],
        responses: { 200: { description: 'Success' }, 400: { description: 'Failure' } },
        ...operation,
      },
    },
  },
});

it('says nothing against a document without faults, also if it only redirects', async () => {
  expect(await lintOpenApi(valid())).toEqual([]);
  const responses = { 302: { description: 'Sent on' }, 400: { description: 'Failure' } };
  expect(await lintOpenApi(valid({ responses }))).toEqual([]);
});

const schema = { type: 'object', required: ['gone'], properties: { here: { type: 'string' } } };

it.each([
  ['security-defined', { security: undefined }],
  ['operation-tag-defined', { tags: ['others'] }],
  ['operation-success-response', { responses: { 400: { description: 'Failure' } } }],
  [
    'no-required-schema-properties-undefined',
    {
      responses: {
        200: { description: 'Success', content: { 'application/json': { schema } } },
        400: { description: 'Failure' },
      },
    },
  ],
])('finds what breaks %s', async (rule, operation) => {
  const problems = await lintOpenApi(structuredClone(valid(operation)));
  expect(problems.filter((line) => line.includes(rule))).not.toEqual([]);
});
