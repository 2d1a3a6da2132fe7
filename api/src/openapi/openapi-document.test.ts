import { endpoints, nameOf } from '../endpoints.ts';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { docsPage } from './docs-page.ts';
import { openApiDocument } from './openapi-document.ts';

interface Operation {
  readonly operationId: string;
  readonly security: unknown;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required: boolean;
    readonly schema: object;
  }[];
  readonly requestBody?: {
    readonly content: Record<
      string,
      { readonly schema: { readonly required?: string[]; readonly properties: object } }
    >;
  };
  readonly responses: Record<
    string,
    { readonly description: string; readonly content: object; readonly headers: Record<string, object> }
  >;
}

const all = Object.values(endpoints);
// Read back from its JSON, as clients get it.
const document = JSON.parse(JSON.stringify(openApiDocument(all, 'Overture'))) as {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
};
const operation = (path: string, method: string): Operation => {
  const found = document.paths[path]?.[method];
  if (found === undefined) throw new Error(`no ${method} ${path}`);
  return found;
};

describe('openapi.json', () => {
  it('has an operation with answers and errors for every endpoint', () => {
    expect(document.openapi).toBe('3.1.0');
    for (const endpoint of all) {
      const found = operation(endpoint.path.replaceAll(/:(\w+)/g, '{$1}'), endpoint.method.toLowerCase());
      expect(found.operationId).toBe(nameOf(endpoint));
      const status = 'status' in endpoint ? endpoint.status : 200;
      const answer = found.responses[String(status)];
      expect(status === 302 ? answer?.headers['Location'] : answer?.content).toBeDefined();
      expect(found.responses['500']).toBeDefined();
      expect(found.security).toEqual(endpoint.who === 'any' ? [] : [{ bearer: [] }]);
    }
  });

  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    expect(await validator.validate(structuredClone(document))).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
    expect(
      await validator.validate({ ...structuredClone(document), paths: { '/x': { get: { responses: 1 } } } }),
    ).toMatchObject({
      valid: false,
    });
  });

  it('names every parameter of a path, and no operation twice', () => {
    const addresses = all.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const [path, operations] of Object.entries(document.paths)) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      for (const { parameters = [] } of Object.values(operations)) {
        expect(parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)).toEqual(named);
      }
    }
  });

  it('describes what is sent and what is answered', () => {
    const login = operation('/auth/login', 'post').requestBody?.content['application/json']?.schema;
    expect(login).toMatchObject({
      required: ['email', 'password'],
      properties: { email: { type: 'string' } },
      additionalProperties: false,
    });
    const history = operation('/email-sequence/get-email-sequence-history', 'get');
    expect(history.parameters).toContainEqual({
      name: 'page',
      in: 'query',
      required: false,
      schema: { type: 'integer', minimum: 1, maximum: 1_000_000, default: 1 },
    });
    expect(history.responses['200']?.content).toMatchObject({
      'application/json': { schema: { type: 'object', properties: { emailSequences: { type: 'array' } } } },
    });
  });

  it('describes forms with their file, and streams', () => {
    const form = operation('/email-sequence/generate-ai-email-results', 'post').requestBody?.content[
      'multipart/form-data'
    ]?.schema;
    expect(form?.properties).toMatchObject({ pdfFile: { contentMediaType: 'application/pdf' }, selectedPrompt: {} });
    expect(form?.required).toEqual(['hubspotId', 'selectedPrompt']);
    expect(operation('/email-sequence/events', 'get').responses['200']?.content).toHaveProperty(['text/event-stream']);
  });
});

describe('the page to read it', () => {
  const page = docsPage(all, '<b>Over&ture</b>');

  it('names every endpoint and runs no script', () => {
    for (const endpoint of all) expect(page).toContain(`id="${nameOf(endpoint)}"`);
    expect(page).not.toMatch(/<script|onclick|https?:\/\//);
  });

  it('shows a product name as text', () => {
    expect(page).toContain('&lt;b&gt;Over&amp;ture&lt;/b&gt;');
    expect(page).not.toContain('<b>Over');
  });
});
