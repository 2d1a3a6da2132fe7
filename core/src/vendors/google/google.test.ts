import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FakeClock } from '../../testing/index.ts';
import { FetchedGoogleIdentity } from './fetched-google-identity.ts';
import { FetchedPdfDrive } from './fetched-pdf-drive.ts';

interface Seen {
  readonly target: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}
type Answer = { readonly status?: number; readonly json?: unknown; readonly text?: string };

const clock = new FakeClock();
let server: Server;
let url: string;
let answers: Record<string, Answer | 'reset'>;
let seen: Seen[];

beforeEach(async () => {
  seen = [];
  answers = {
    'POST /tokeninfo': {
      json: { aud: 'ours', azp: 'ours', sub: '7', scope: 'openid a', expires_in: '3599', email_verified: 'true' },
    },
    'GET /userinfo': {
      json: { sub: '7', email: 'Kim@Agency.example', email_verified: true, name: 'Kim', hd: 'Agency.example' },
    },
    'GET /drive/v3/files': { json: { files: [] } },
    'POST /drive/v3/files': { json: { id: 'folder-1' } },
    'POST /upload/drive/v3/files': { json: { id: 'file-1' } },
  };
  server = createServer((req, res) => void answer(req, res));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
  let body = '';
  for await (const chunk of req.setEncoding('latin1')) body += String(chunk);
  const target = `${req.method} ${req.url ?? ''}`;
  seen.push({ target, headers: req.headers, body });
  const planned = answers[target.split('?')[0] ?? ''] ?? { status: 404 };
  if (planned === 'reset') return void req.socket.resetAndDestroy();
  res.writeHead(planned.status ?? 200, { 'content-type': 'application/json' });
  res.end(planned.text ?? JSON.stringify(planned.json ?? {}));
}

const endpoints = () => ({
  clientId: 'ours',
  tokeninfoUrl: `${url}/tokeninfo`,
  userinfoUrl: `${url}/userinfo`,
  driveUrl: url,
});

describe('FetchedGoogleIdentity', () => {
  it('is there as soon as Google answers, even if only to refuse', async () => {
    const google = new FetchedGoogleIdentity(endpoints(), clock);
    answers['POST /tokeninfo'] = { status: 400, json: { error: 'invalid_token' } };
    await google.ping();
    answers['POST /tokeninfo'] = 'reset';
    await expect(google.ping()).rejects.toMatchObject({ code: 'not_ready' });
    await expect(new FetchedGoogleIdentity(undefined, clock).ping()).rejects.toMatchObject({ code: 'not_found' });
  });

  const verify = (token = 'ya29.a') => new FetchedGoogleIdentity(endpoints(), clock).verify(token);

  it('says whose token it is, and never puts it into an address', async () => {
    expect(await verify()).toEqual({
      sub: '7',
      hostedDomain: 'agency.example',
      email: 'kim@agency.example',
      name: 'Kim',
      scopes: ['openid', 'a'],
      expiresAt: clock.now() + 3_599_000,
    });
    expect(seen.map(({ target, headers }) => [target, headers.authorization])).toEqual([
      ['POST /tokeninfo', 'Bearer ya29.a'],
      ['GET /userinfo', 'Bearer ya29.a'],
    ]);
  });

  it.each<[string, string, Answer]>([
    ['issued to another application', 'POST /tokeninfo', { json: { aud: 'theirs', sub: '7', expires_in: 9 } }],
    ['that has expired', 'POST /tokeninfo', { json: { aud: 'ours', sub: '7', expires_in: 0 } }],
    ['that Google refuses', 'POST /tokeninfo', { status: 400, json: { error: 'invalid_token' } }],
    ['that was revoked in between', 'GET /userinfo', { status: 401 }],
    [
      'of an unverified address',
      'GET /userinfo',
      { json: { sub: '7', email: 'k@a.example', email_verified: 'false' } },
    ],
    ['of an address nothing is said of', 'GET /userinfo', { json: { sub: '7', email: 'k@a.example' } }],
    ['of somebody else', 'GET /userinfo', { json: { sub: '8', email: 'k@a.example', email_verified: true } }],
  ])('refuses a token %s', async (_what, route, planned) => {
    answers[route] = planned;
    expect(await verify()).toBeNull();
  });

  it('asks nobody about what cannot be a token', async () => {
    expect(await verify('a\r\nx: y')).toBeNull();
    expect(seen).toEqual([]);
  });

  it.each<[string, Answer | 'reset']>([
    ['fails', { status: 503 }],
    ['answers a page', { text: '<html>' }],
    ['answers another shape', { json: { audience: 'ours' } }],
    ['breaks off', 'reset'],
  ])('tells a Google that %s from a token that is bad', async (_what, planned) => {
    answers['POST /tokeninfo'] = planned;
    await expect(verify()).rejects.toMatchObject({ code: 'not_ready' });
  });

  it('says that it is not set up', async () => {
    await expect(new FetchedGoogleIdentity(undefined, clock).verify('a')).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('FetchedPdfDrive', () => {
  const keep = (name = 'brochure.pdf') =>
    new FetchedPdfDrive(endpoints()).keep('ya29.a', { name, bytes: Buffer.from('%PDF-1.7 \xff', 'latin1') });

  it('makes the folder where there is none, and uploads into it', async () => {
    await keep('Größe "1".pdf');
    const [list, create, upload] = seen;
    expect(list?.target).toContain(encodeURIComponent("'application/vnd.google-apps.folder'").replaceAll("'", '%27'));
    expect(JSON.parse(create?.body ?? '')).toEqual({
      name: 'Overture',
      mimeType: 'application/vnd.google-apps.folder',
    });
    expect(upload?.headers['content-type']).toMatch(/^multipart\/related; boundary=/);
    expect(upload?.body).toContain('%PDF-1.7 \xff');
    const metadata = /\r\n\r\n(\{.*?\})\r\n/.exec(upload?.body ?? '')?.[1] ?? '';
    expect(JSON.parse(Buffer.from(metadata, 'latin1').toString())).toEqual({
      name: 'Größe "1".pdf',
      parents: ['folder-1'],
      mimeType: 'application/pdf',
    });
  });

  it('uses the folder that is there', async () => {
    answers['GET /drive/v3/files'] = { json: { files: [{ id: 'folder-9' }] } };
    await keep();
    expect(seen.map(({ target }) => target.split('?')[0])).toEqual([
      'GET /drive/v3/files',
      'POST /upload/drive/v3/files',
    ]);
    expect(seen[1]?.body).toContain('"parents":["folder-9"]');
  });

  it.each<[string, Answer | 'reset']>([
    ['refuses', { status: 403, json: { error: { code: 403 } } }],
    ['answers a page', { text: '<html>' }],
    ['breaks off', 'reset'],
  ])('throws when Drive %s', async (_what, planned) => {
    answers['POST /upload/drive/v3/files'] = planned;
    await expect(keep()).rejects.toThrow();
  });
});
