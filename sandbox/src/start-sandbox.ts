import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { handleControl } from './control/control-routes.ts';
import { Faults, type Fault } from './control/faults.ts';
import { RequestLog, type Vendor } from './control/request-log.ts';
import { SandboxClock } from './control/sandbox-clock.ts';
import { Writer } from './control/writer.ts';
import { defaultSeed, SampleCrm } from './crm-data/sample-crm.ts';
import { handleGoogle } from './google/google-routes.ts';
import { GoogleState } from './google/google-state.ts';
import { CreatedObjects } from './hubspot/created-objects.ts';
import { CrmView } from './hubspot/crm-view.ts';
import { handleHubspot } from './hubspot/hubspot-routes.ts';
import { receiveEmail } from './hubspot/receive-email.ts';
import { PortalChanges } from './hubspot/portal-changes.ts';
import { playReactions } from './hubspot/reactions.ts';
import { activeOf, unenroll } from './hubspot/sequences.ts';
import { RateLimiter, SearchLimiter } from './hubspot/rate-limiter.ts';
import { handleOidc } from './oidc/oidc-routes.ts';
import { OidcState } from './oidc/oidc-state.ts';
import { Bill } from './openai/bill.ts';
import type { OpenaiRoutes } from './openai/endpoint.ts';
import { handleOpenai } from './openai/openai-routes.ts';
import { PromptCache } from './openai/prompt-cache.ts';
import { contactListPage } from './page/contact-list-page.ts';
import { contactPage } from './page/contact-page.ts';
import { listPage } from './page/list-page.ts';
import { handleVendor, type VendorOutcome } from './server/handle-vendor.ts';
import { isAllowedHost } from './server/is-allowed-host.ts';
import { BodyTooLargeError, readRequest } from './server/read-request.ts';
import { json, type Reply, type SandboxRequest } from './server/reply.ts';
import { sendReply } from './server/send-reply.ts';

export type SandboxOptions = {
  /** 0 or unset means any free port. */
  port?: number;
  host?: string;
  seed?: string;
  /** The folder for what clients create and change. Without it, their changes are lost when the process ends. */
  dataDir?: string;
  /** A fixed latency of the AI; unset: 1.2 to 2.5 s for a generation, less for a summary. */
  aiLatencyMs?: number;
  /** The sandbox's first day; unset: today. OpenAI's models end by this calendar. */
  today?: Date;
  /** The limit of HubSpot requests per token and ten seconds. */
  hubspotCeiling?: number;
  hubspotDailyLimit?: number;
  /** Associations per object in one page of v4 batch reads. */
  associationPageSize?: number;
  /** The host names that requests may have, besides `localhost` and addresses. */
  allowedHosts?: readonly string[];
  /** The mail domain of the accounts of Google and of single sign-on, except for one outside account in each. */
  agencyEmailDomain?: string;
};

export type Sandbox = {
  url: string;
  port: number;
  /** Stops listening and closes open connections. */
  close(): Promise<void>;
};

/** A vendor keeps an idle connection open for about a minute. A caller that is busy for seconds finds it still open. */
const keepAliveMs = 65_000;

/** Starts the stand-ins for HubSpot (at the root paths), OpenAI (at /v1), Google (at /google) and a company's sign-in (at /oidc). Rejects when the port is in use. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { host = '127.0.0.1', allowedHosts = [] } = options;
  const sample = new SampleCrm(options.seed ?? defaultSeed);
  const created = new CreatedObjects(options.dataDir);
  const changes = new PortalChanges(options.dataDir);
  const crm = new CrmView(sample, created, changes);
  const closeFiles = (): void => {
    created.close();
    changes.close();
  };
  const google = new GoogleState(options.agencyEmailDomain ?? 'overture.example');
  const oidc = new OidcState(options.agencyEmailDomain ?? 'overture.example');
  const log = new RequestLog();
  const faults = new Faults();
  const searches = new SearchLimiter();
  const limiter = new RateLimiter({ ceiling: options.hubspotCeiling ?? 190, daily: options.hubspotDailyLimit });
  const clock = new SandboxClock(options.today);
  const writer = new Writer();
  const cache = new PromptCache(() => clock.now());
  const openai: OpenaiRoutes = { cache, bill: new Bill(), clock, writer, prompts: [], latencyMs: options.aiLatencyMs };
  let port = 0;

  async function handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const startedAt = performance.now();
    if (!isAllowedHost(req.headers.host, allowedHosts)) return sendReply(res, notAllowed);
    const request = await readRequest(req, res);
    const { path } = request;
    if (path.startsWith('/_sandbox/'))
      return sendReply(
        res,
        handleControl(request, {
          log,
          faults,
          bill: openai.bill,
          clock,
          writer,
          prompts: openai.prompts,
          onClockMoved: () => playReactions(crm, clock.now()),
          onEmail: (contactId, email) => receiveEmail(crm, contactId, email, clock.now()),
          onUnenroll: (contactId) => unenroll(changes, contactId, clock.now()),
          sample,
          google,
          publicUrl: `http://localhost:${port}`,
        }),
      );
    if (request.method === 'GET' && path === '/')
      return sendReply(res, contactListPage(crm, request.query.get('q') ?? ''));
    const contactId = /^\/contacts\/\d+\/(?:record\/0-1|contact)\/(\w{1,20})(?:\/.*)?$/.exec(path)?.[1];
    if (request.method === 'GET' && contactId !== undefined)
      return sendReply(res, await contactPage(crm, contactId, activeOf(changes, contactId, clock.now()) !== undefined));
    // A foreign web page may send a form, but cannot say that it is one of ours.
    if (request.method === 'POST' && contactId !== undefined && request.headers['sec-fetch-site'] === 'same-origin') {
      unenroll(changes, contactId, clock.now());
      return sendReply(res, { status: 303, headers: { location: path }, body: null });
    }

    const listId = /^\/contacts\/\d+\/(?:objectLists|lists)\/(\d{1,6})(?:\/.*)?$/.exec(path)?.[1];
    if (request.method === 'GET' && listId !== undefined) return sendReply(res, listPage(crm, listId));

    const vendor = vendorAt(path);
    const outcome = await handleVendor(vendor, request, faults, (fault) => answer(vendor, request, fault));
    logRequest(vendor, request, outcome, startedAt);
    if ('drop' in outcome) {
      // A request that never ends keeps its connection until the caller or the sandbox closes it.
      if (outcome.drop === 'reset') req.socket.resetAndDestroy();
      return;
    }
    await sendReply(res, outcome.reply, { cutAfter: outcome.cutAfter });
  }

  function answer(vendor: Vendor, request: SandboxRequest, fault: Fault | undefined): Promise<Reply> | Reply {
    switch (vendor) {
      case 'google':
        return handleGoogle(request, google);
      case 'oidc':
        return handleOidc(request, oidc, fault);
      case 'openai':
        return handleOpenai(request, openai, fault);
      case 'hubspot':
        return handleHubspot(request, {
          crm,
          limiter,
          now: () => clock.now(),
          searches,
          associationPageSize: options.associationPageSize ?? 100,
        });
    }
  }

  function logRequest(vendor: Vendor, request: SandboxRequest, outcome: VendorOutcome, startedAt: number): void {
    log.add({
      vendor,
      method: request.method,
      path: request.path,
      status: 'drop' in outcome ? 0 : outcome.reply.status,
      token: request.token.slice(-4),
      ms: Math.round(performance.now() - startedAt),
    });
  }

  const server = createServer({ keepAliveTimeout: keepAliveMs }, (req, res) => {
    handle(req, res).catch((error: unknown) => {
      if (res.headersSent || res.destroyed) return void res.destroy();
      if (error instanceof BodyTooLargeError)
        return void sendReply(res, json(413, { error: 'The body is too large.' }, { connection: 'close' }));
      if (!req.complete) return void res.destroy();
      process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
      void sendReply(res, json(500, { error: 'The sandbox failed; its output says why.' }));
    });
  });
  try {
    server.listen(options.port ?? 0, host);
    await once(server, 'listening');
    ({ port } = server.address() as AddressInfo);
  } catch (error) {
    closeFiles();
    throw error;
  }

  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    port,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => {
          closeFiles();
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

const notAllowed = json(
  403,
  { error: 'This host name is not allowed. The setting ALLOWED_HOSTS names the allowed ones.' },
  { connection: 'close' },
);

function vendorAt(path: string): Vendor {
  if (path.startsWith('/v1/')) return 'openai';
  if (path.startsWith('/oidc/')) return 'oidc';
  return path.startsWith('/google/') ? 'google' : 'hubspot';
}
