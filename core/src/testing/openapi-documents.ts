import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Ajv2019, type ErrorObject } from 'ajv/dist/2019.js';
import { z } from 'zod';

const schemaSchema = z.unknown();
const contentSchema = z.record(z.string(), z.object({ schema: schemaSchema.optional() })).optional();
const operationSchema = z.object({
  parameters: z.array(z.object({ name: z.string(), in: z.string(), required: z.boolean().default(false) })).default([]),
  requestBody: z.object({ content: contentSchema, required: z.boolean().default(false) }).optional(),
  responses: z.record(z.string(), z.object({ content: contentSchema })),
});
const documentSchema = z.looseObject({
  openapi: z.string(),
  servers: z.array(z.object({ url: z.url() })).default([]),
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
});

/** A request and what it was answered. */
export interface Exchange {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  /** Parsed; undefined without one. */
  readonly requestBody: unknown;
  readonly status: number;
  /** Parsed; undefined without one. */
  readonly responseBody: unknown;
}

interface Operation {
  /** Names it, as in `GET /crm/owners/2026-09`. */
  readonly name: string;
  readonly pattern: RegExp;
  /** JSON pointer to it in its document. */
  readonly pointer: string;
  readonly method: string;
  readonly definition: z.infer<typeof operationSchema>;
}

/** A vendor's OpenAPI documents, and what is wrong with an exchange by them. */
export class OpenApiDocuments {
  readonly #ajv = new Ajv2019({ strict: false, allErrors: true, validateFormats: false, logger: false });
  readonly #operations: Operation[] = [];

  /** Reads those JSON documents in a folder, and the folders in it, whose path is `wanted`. */
  static async read(folder: string, wanted: (file: string) => boolean): Promise<OpenApiDocuments> {
    const documents = new OpenApiDocuments();
    const files = await readdir(folder, { recursive: true });
    for (const file of files.filter((name) => name.endsWith('.json') && wanted(name)).sort())
      documents.#add(JSON.parse(await readFile(path.join(folder, file), 'utf8')));
    return documents;
  }

  #add(content: unknown): void {
    const document = documentSchema.parse(content);
    const id = `https://documents.example/${this.#operations.length}`;
    this.#ajv.addSchema(closed(document) as object, id);
    const [server] = document.servers;
    const prefix = server === undefined ? '' : new URL(server.url).pathname.replace(/\/$/, '');
    for (const [template, methods] of Object.entries(document.paths)) {
      const pattern = new RegExp(`^${prefix}${template.replaceAll(/\{[^/{}]+\}/g, '[^/]+')}$`);
      for (const [method, definition] of Object.entries(methods)) {
        if (!/^(?:get|post|put|patch|delete)$/.test(method)) continue;
        this.#operations.push({
          name: `${method.toUpperCase()} ${template}`,
          pattern,
          pointer: `${id}#/paths/${escapePointer(template)}/${method}`,
          method: method.toUpperCase(),
          definition: operationSchema.parse(definition),
        });
      }
    }
  }

  get size(): number {
    return this.#operations.length;
  }

  /** The documented operation of a request, the one with the fewest placeholders first. */
  operationOf({ method, url }: Pick<Exchange, 'method' | 'url'>): Operation | undefined {
    const pathname = url.split('?')[0] ?? '';
    return this.#operations
      .filter((operation) => operation.method === method && operation.pattern.test(pathname))
      .sort((a, b) => a.name.split('{').length - b.name.split('{').length)[0];
  }

  /** What the documents have against an exchange; empty: nothing. */
  problemsOf(exchange: Exchange): readonly string[] {
    const operation = this.operationOf(exchange);
    if (operation === undefined) return [`no document knows ${exchange.method} ${exchange.url}`];
    return [...this.#queryProblems(operation, exchange), ...this.#bodyProblems(operation, exchange)].map(
      (problem) => `${operation.name}: ${problem}`,
    );
  }

  #queryProblems({ definition }: Operation, { url }: Exchange): string[] {
    const given = new URLSearchParams(url.split('?')[1] ?? '');
    const known = definition.parameters.filter((parameter) => parameter.in === 'query');
    return [
      ...[...given.keys()]
        .filter((name) => !known.some((parameter) => parameter.name === name))
        .map((name) => `unknown query parameter ${name}`),
      ...known
        .filter(({ name, required }) => required && !given.has(name))
        .map(({ name }) => `no query parameter ${name}`),
    ];
  }

  #bodyProblems({ definition, pointer }: Operation, { status, requestBody, responseBody }: Exchange): string[] {
    const problems: string[] = [];
    if (requestBody !== undefined || definition.requestBody?.required === true)
      problems.push(
        ...this.#validate(`${pointer}/requestBody/content/application~1json/schema`, requestBody, 'request'),
      );
    // What a batch answers in parts has the shape of a whole answer.
    const documented = [String(status), ...(status === 207 ? ['200'] : [])].find(
      (code) => code in definition.responses,
    );
    if (documented !== undefined && responseBody !== undefined)
      problems.push(
        ...this.#validate(
          `${pointer}/responses/${documented}/content/application~1json/schema`,
          responseBody,
          'answer',
        ),
      );
    else if (documented === undefined && status < 300) problems.push(`undocumented status ${status}`);
    return problems;
  }

  #validate(reference: string, value: unknown, what: string): string[] {
    if (this.#ajv.getSchema(reference) === undefined) return [`no schema of the ${what}`];
    // The whole is closed here, because it may also be a part of another `allOf`.
    const validate = this.#ajv.compile({ $ref: reference, unevaluatedProperties: false });
    return validate(value) === true ? [] : (validate.errors ?? []).map((error) => `${what}${describe(error)}`);
  }
}

function describe({ instancePath, message, params }: ErrorObject): string {
  const extra = 'unevaluatedProperty' in params ? ` (${String(params['unevaluatedProperty'])})` : '';
  return `${instancePath} ${message ?? 'is wrong'}${extra}`;
}

const escapePointer = (text: string): string => encodeURIComponent(text.replaceAll('~', '~0').replaceAll('/', '~1'));

/**
 * The document with every object closed whose members it names: what it does not name is a mistake. Parts of an `allOf`
 * stay open, because each knows only its own members; the whole that they make is closed. `oneOf` is read as `anyOf`,
 * because vendors write it of shapes that overlap; `nullable`
 * beside a shape without a type, which is no JSON schema, as "or null".
 */
function closed(document: unknown): unknown {
  const parts = new Set<unknown>();
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('allOf' in value && Array.isArray(value.allOf))
      for (const part of value.allOf) parts.add((part as { $ref?: string }).$ref?.split('/').at(-1) ?? part);
    Object.values(value).forEach(collect);
  };
  collect(document);
  const close = (value: unknown, name?: string): unknown => {
    if (Array.isArray(value)) return value.map((inner) => close(inner));
    if (typeof value !== 'object' || value === null) return value;
    const copy: Record<string, unknown> = Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key === 'oneOf' ? 'anyOf' : key, close(inner, key)]),
    );
    const { properties } = copy;
    const names = typeof properties === 'object' && properties !== null ? Object.keys(properties).length : 0;
    const isOpen = 'additionalProperties' in copy || parts.has(value) || parts.has(name);
    if (!isOpen && (Array.isArray(copy['allOf']) || (copy['type'] === 'object' && names > 0)))
      copy['unevaluatedProperties'] = false;
    const { nullable, ...rest } = copy;
    return nullable === true && !('type' in rest) ? { anyOf: [rest, { type: 'null' }] } : copy;
  };
  return close(document);
}
