import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type Configuration } from 'oidc-provider';

/** What the issuer answers instead, for requests whose path ends with `path`; nothing at all if it is silent. */
export interface Outage {
  readonly path: string;
  readonly status: number | 'silent';
  readonly body?: object;
}

export interface Issuer {
  readonly url: string;
  /** The method and path of every request. */
  readonly requests: string[];
  /** The answers that replace the issuer's own. */
  outages: Outage[];
  /** Signs the person in at the address of an authorization request; returns where the browser is sent back to. */
  signIn(address: string, sub: string): Promise<URL>;
  close(): Promise<void>;
}

/** Starts an issuer that the package `oidc-provider` implements, with its default settings unless `settings` differ. */
export async function startIssuer(redirectUri: string, settings: Configuration = {}): Promise<Issuer> {
  let serve: (...exchange: Parameters<RequestListener>) => unknown = () => undefined;
  const requests: string[] = [];
  const issuer = { outages: [] as Outage[] };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    requests.push(`${request.method} ${pathname}`);
    const outage = issuer.outages.find(({ path }) => pathname.endsWith(path));
    if (outage === undefined) void serve(request, response);
    else if (outage.status !== 'silent')
      response.writeHead(outage.status, { 'content-type': 'application/json' }).end(JSON.stringify(outage.body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(url, {
    clients: [{ client_id: 'overture', client_secret: 'a secret', redirect_uris: [redirectUri] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    findAccount: (_ctx, sub) => ({
      accountId: sub,
      claims: () => ({ sub, email: `${sub}@agency.example`, email_verified: true }),
    }),
    ...settings,
  });
  serve = provider.callback();
  return Object.assign(issuer, {
    url,
    requests,
    signIn: (address: string, sub: string) => signIn(new Visitor(), address, sub, redirectUri),
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  });
}

/** Answers the two forms of the issuer: who signs in, and whether the application may know it. */
async function signIn(visitor: Visitor, address: string, sub: string, redirectUri: string): Promise<URL> {
  let page = await visitor.follow(address, redirectUri);
  for (const prompt of ['login', 'consent']) {
    if (page.href.startsWith(redirectUri)) break;
    page = await visitor.follow(page.href, redirectUri, new URLSearchParams({ prompt, login: sub, password: 'any' }));
  }
  return page;
}

/** A browser that keeps cookies and follows redirects until it would leave the issuer. */
class Visitor {
  readonly #cookies = new Map<string, string>();

  async follow(address: string, redirectUri: string, form?: URLSearchParams): Promise<URL> {
    let url = new URL(address);
    let body = form;
    while (!url.href.startsWith(redirectUri)) {
      const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await fetch(url, {
        redirect: 'manual',
        headers: { cookie },
        ...(body !== undefined && { method: 'POST', body }),
      });
      for (const set of response.headers.getSetCookie()) {
        const [name = '', value = ''] = (set.split(';')[0] ?? '').split('=');
        this.#cookies.set(name, value);
      }
      const location = response.headers.get('location');
      if (location === null) return url;
      url = new URL(location, url);
      body = undefined;
    }
    return url;
  }
}
