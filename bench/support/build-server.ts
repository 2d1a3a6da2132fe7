import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { departmentNames } from '@overture/core/contract';
import type { AppConfig } from '@overture/core/contract';

const compress = promisify(brotliCompress);
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
/** The file types that are already compressed. */
const alreadyCompressed = new Set(['.woff2', '.png']);

export interface SentFile {
  readonly path: string;
  /** The size of the compressed body. */
  readonly bytes: number;
}

export interface BuildServer {
  readonly url: string;
  /** The files that were sent, in order. */
  readonly sent: readonly SentFile[];
  close(): Promise<void>;
}

/** Serves built folders, brotli-compressed, and records what it sent. `mounts` gives the folder of each address. */
export async function serveBuild(mounts: Readonly<Record<string, string>>): Promise<BuildServer> {
  const sent: SentFile[] = [];
  const prefixes = Object.keys(mounts).toSorted((a, b) => b.length - a.length);
  const configuration: Record<string, unknown> = {
    '/api/config': loginConfig,
    '/config.json': { remotes: Object.fromEntries(remoteManifests(prefixes)) },
  };
  // Each file is compressed once, as on a real server, whose files are compressed in advance.
  const compressed = new Map<string, Promise<Buffer>>();
  const compressOnce = (address: string, plain: Buffer): Promise<Buffer> => {
    const known = compressed.get(address) ?? compress(plain);
    compressed.set(address, known);
    return known;
  };
  const answer = async (address: string, response: ServerResponse): Promise<void> => {
    const known = configuration[address];
    const prefix = prefixes.find((candidate) => address.startsWith(candidate)) ?? '/';
    const relative = path.extname(address) === '' ? 'index.html' : address.slice(prefix.length);
    const extension = known === undefined ? path.extname(relative) : '.json';
    const plain =
      known === undefined
        ? await readFile(path.join(mounts[prefix] ?? '', relative)).catch(() => undefined)
        : Buffer.from(JSON.stringify(known));
    if (plain === undefined) {
      response.writeHead(404).end();
      return;
    }
    const body = alreadyCompressed.has(extension) ? plain : await compressOnce(address, plain);
    sent.push({ path: address, bytes: body.byteLength });
    const encoding = alreadyCompressed.has(extension) ? {} : { 'content-encoding': 'br' };
    response.writeHead(200, { 'content-type': types[extension] ?? 'application/octet-stream', ...encoding }).end(body);
  };
  const server = createServer((request, response) => {
    answer(new URL(request.url ?? '/', 'http://localhost').pathname, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    sent,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const names = departmentNames('Overture');
const loginConfig: AppConfig = {
  productName: 'Overture',
  departments: [...names.departments],
  summaryDepartments: [...names.summaryDepartments],
  agencyEmailDomain: 'overture.example',
  googleClientId: null,
  googleScriptUrl: null,
  googleUserinfoUrl: null,
  singleSignOn: 'off',
  sandbox: true,
  fullSandbox: true,
  crmHosts: [],
  sampleContacts: [],
};

function remoteManifests(prefixes: readonly string[]): [string, string][] {
  return prefixes.flatMap((prefix) => {
    const name = /^\/remotes\/(.+)\/$/.exec(prefix)?.[1];
    return name === undefined ? [] : [[name, `${prefix}mf-manifest.json`]];
  });
}
