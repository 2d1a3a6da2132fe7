import type { EndpointDefinition } from '@overture/core/contract';
import { endpoints, type EndpointName } from '../endpoints.ts';
import fc from 'fast-check';
import { sampleRequests } from './sample-requests.ts';

/** A request as the bytes that are sent, even if no client would send them. */
export interface MalformedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | null;
  /** The caller whose token is sent. */
  readonly caller: 'admin' | 'superadmin' | 'nobody' | 'garbage';
}

const nastyTexts = fc.constantFrom(
  '',
  ' ',
  '\u0000',
  '\ud800',
  '../../etc/passwd',
  '%00',
  '%',
  '__proto__',
  "'; DROP TABLE users; --",
  '{"$ne":null}',
  '$where',
  '<script>alert(1)</script>',
  '💥'.repeat(50),
  'x'.repeat(5_000),
  'NaN',
  '1e309',
  '-0',
  '9'.repeat(40),
  'null',
  '2026-13-45',
  '\r\nX-Injected: 1',
);
const text = fc.oneof(nastyTexts, fc.string({ unit: 'binary', maxLength: 60 }), fc.string({ maxLength: 60 }));
const value = fc.oneof(
  { weight: 3, arbitrary: text },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  fc.constantFrom<unknown>({ $ne: null }, { $gt: '' }, [], {}, null, true, 0, -1, 1e308, 2 ** 53, [['a']]),
);

/** Fields like those of the sample: some kept, some replaced, some dropped, some invented. */
function fieldsLike(sample: Readonly<Record<string, unknown>> | undefined): fc.Arbitrary<Record<string, unknown>> {
  const kept = Object.fromEntries(
    Object.entries(sample ?? {}).map(([name, known]) => [
      name,
      fc.oneof({ weight: 5, arbitrary: fc.constant(known) }, { weight: 2, arbitrary: value }, fc.constant(undefined)),
    ]),
  );
  const made = fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, fc.dictionary(text, value, { maxKeys: 3 }));
  return fc.tuple(fc.record(kept), made).map(([known, more]) => {
    const fields = Object.entries({ ...known, ...more }).filter(([, field]) => field !== undefined);
    return Object.fromEntries(fields);
  });
}

const bytes = (content: string): Uint8Array => new TextEncoder().encode(content);
const boundary = 'x-boundary';

function jsonBody(sample: Readonly<Record<string, unknown>> | undefined): fc.Arbitrary<Uint8Array> {
  const json = fieldsLike(sample).map((fields) => JSON.stringify(fields));
  return fc.oneof(
    { weight: 8, arbitrary: json.map(bytes) },
    // The JSON text is cut off, doubled, or has a changed byte.
    fc.tuple(json, fc.nat()).map(([whole, at]) => bytes(whole.slice(0, at % (whole.length + 1)))),
    json.map((whole) => bytes(whole + whole)),
    fc.tuple(json, fc.nat(), fc.nat(255)).map(([whole, at, byte]) => {
      const changed = bytes(whole);
      changed[at % changed.length] = byte;
      return changed;
    }),
    fc.constantFrom('[', '"', '{"a":', 'nul', `${'['.repeat(3_000)}`, '{"__proto__":{"role":"superadmin"}}').map(bytes),
    fc.uint8Array({ maxLength: 200 }),
  );
}

function formBody(sample: Readonly<Record<string, unknown>> | undefined): fc.Arbitrary<Uint8Array> {
  const part = ([name, field]: readonly [string, unknown]): string =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${name === 'pdfFile' ? '; filename="a.pdf"' : ''}\r\n\r\n${typeof field === 'string' ? field : JSON.stringify(field)}\r\n`;
  const whole = fieldsLike(sample).map((fields) => `${Object.entries(fields).map(part).join('')}--${boundary}--\r\n`);
  return fc.oneof(
    { weight: 5, arbitrary: whole.map(bytes) },
    fc.tuple(whole, fc.nat()).map(([form, at]) => bytes(form.slice(0, at % (form.length + 1)))),
    fc.tuple(whole, text).map(([form, file]) => bytes(part(['pdfFile', `%PDF-1.7${file}`]) + form)),
    fc.uint8Array({ maxLength: 200 }),
  );
}

function pathOf(endpoint: EndpointDefinition, sample: (typeof sampleRequests)[EndpointName]): fc.Arbitrary<string> {
  const id = fc.oneof(fc.constant('some-id'), text.map(encodeSafely));
  const path = id.map((filled) => `/api${endpoint.path.replaceAll(/:\w+/g, () => filled)}`);
  const query = fieldsLike(sample.query).map((fields) => {
    const pairs = Object.entries(fields).map(
      ([name, field]) =>
        `${encodeSafely(name)}=${encodeSafely(typeof field === 'string' ? field : JSON.stringify(field))}`,
    );
    return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
  });
  const raw = fc.constantFrom(
    '',
    '',
    '',
    '',
    '?',
    '?%',
    '?a=%zz',
    '?page=1&page=2',
    '?[]=1',
    '/',
    '//',
    '/..%2f',
    '?=',
  );
  return fc.tuple(path, query, raw).map((parts) => parts.join(''));
}

/** Encodes a path segment. Lone surrogates, which cannot be percent-encoded, are replaced. */
function encodeSafely(plain: string): string {
  return encodeURIComponent(plain.toWellFormed());
}

const names = Object.keys(endpoints) as EndpointName[];
const headerText = fc.string({ maxLength: 80 }).map((plain) => plain.replaceAll(/[^\x20-\x7e]/g, '?'));

/** A request to any endpoint with something wrong in it, or by chance nothing. */
export const malformedRequest: fc.Arbitrary<MalformedRequest> = fc.constantFrom(...names).chain((name) => {
  const endpoint: EndpointDefinition = endpoints[name];
  const sample = sampleRequests[name];
  const type = endpoint.multipart ? `multipart/form-data; boundary=${boundary}` : 'application/json';
  const oddTypes = ['', 'text/plain', 'application/json; charset=utf-16', 'multipart/form-data', 'application/xml'];
  return fc.record({
    method: fc.oneof(
      { weight: 12, arbitrary: fc.constant(endpoint.method as string) },
      fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'PROPFIND'),
    ),
    path: pathOf(endpoint, sample),
    headers: fc.record({
      'content-type': fc.oneof({ weight: 12, arbitrary: fc.constant(type) }, fc.constantFrom(...oddTypes), headerText),
      'idempotency-key': fc.oneof({ weight: 6, arbitrary: fc.constant('') }, headerText),
      'x-request-id': fc.oneof({ weight: 6, arbitrary: fc.constant('') }, headerText),
      'accept-encoding': fc.constantFrom('identity', 'gzip, br', '*;q=0', 'nonsense'),
    }),
    body: fc.oneof(
      { weight: 8, arbitrary: endpoint.multipart ? formBody(sample.body) : jsonBody(sample.body) },
      fc.constant(null),
    ),
    caller: fc.constantFrom('admin', 'superadmin', 'superadmin', 'superadmin', 'nobody', 'garbage'),
  });
});
