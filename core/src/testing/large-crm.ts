import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

/** No reading reaches this ceiling: requests are what is counted here, not waits. */
const headers = {
  'content-type': 'application/json',
  'x-hubspot-ratelimit-max': '100000',
  'x-hubspot-ratelimit-remaining': '99999',
  'x-hubspot-ratelimit-interval-milliseconds': '10000',
};
const kinds = ['notes', 'emails', 'calls', 'meetings', 'deals'] as const;
const inputsSchema = z.object({ inputs: z.array(z.object({ id: z.string(), after: z.string().optional() })) });

/** The texts and the due time of every task of a `LargeCrm`. */
export const taskInLargeCrm = { subject: 'First', body: 'Hello.', dueAt: Date.parse('2026-01-05T08:00:00Z') };

export interface LargeCrm {
  readonly url: string;
  /** Ids of its contacts, in order. */
  readonly ids: readonly string[];
  /** Paths asked for so far. */
  readonly requests: readonly string[];
  close(): Promise<void>;
}

/**
 * A HubSpot of any size that knows batch reads, its account's number and no labels: contact `1000 + i` has `sizes(i)` notes,
 * emails, calls, meetings and deals, no task of its own, and a company of its own where `companies` says so. Any task that
 * is read by its id is open and says `taskInLargeCrm`. For what the sample data is too small for.
 */
export async function startLargeCrm(options: {
  readonly contacts: number;
  /** How many notes, emails, calls, meetings and deals a contact has. */
  sizes(index: number): readonly [number, number, number, number, number?];
  readonly companies?: boolean;
  readonly linkPageSize?: number;
  readonly latencyMs?: number;
}): Promise<LargeCrm> {
  const requests: string[] = [];
  const ids = Array.from({ length: options.contacts }, (_, i) => String(1_000 + i));
  const living = new Set(ids);
  const linkPage = options.linkPageSize ?? 100;

  const linksOf = (kind: number, contactId: string, after: string | undefined) => {
    const index = Number(contactId) - 1_000;
    const size = index >= 0 && index < options.contacts ? (options.sizes(index)[kind] ?? 0) : 0;
    const from = Number(after ?? 0);
    const to = Math.min(size, from + linkPage);
    const toObjectId = (n: number): string => `${kind + 1}${contactId.padStart(7, '0')}${String(n).padStart(4, '0')}`;
    return {
      from: { id: contactId },
      to: Array.from({ length: Math.max(0, to - from) }, (_, n) => ({
        toObjectId: toObjectId(from + n),
        associationTypes: [],
      })),
      ...(to < size && { paging: { next: { after: String(to) } } }),
    };
  };

  const moment = new Date(0).toISOString();
  const propertiesOf = (type: string, id: string): Record<string, string> => {
    if (type === 'contacts')
      return {
        firstname: `Contact ${id}`,
        lastmodifieddate: moment,
        ...(options.companies === true && { associatedcompanyid: `9${id}` }),
      };
    if (type === 'tasks')
      return {
        hs_task_status: 'NOT_STARTED',
        hs_task_subject: taskInLargeCrm.subject,
        hs_task_body: taskInLargeCrm.body,
        hs_timestamp: new Date(taskInLargeCrm.dueAt).toISOString(),
      };
    return { hs_note_body: `Note ${id}` };
  };
  const objectOf = (type: string, id: string) => ({
    id,
    properties: propertiesOf(type, id),
    createdAt: new Date(Number(id.slice(-4)) * 1e6).toISOString(),
    updatedAt: new Date(0).toISOString(),
    archived: false,
  });

  const answer = (path: string, body: string): unknown => {
    if (path.startsWith('/account-info/')) return { portalId: 4242, uiDomain: 'app.hubspot.com' };
    if (path.includes('/dispositions')) return [];
    if (path.includes('/pipelines/') || path.includes('/properties/')) return { results: [] };
    const { inputs } = inputsSchema.parse(JSON.parse(body));
    const moments = { startedAt: new Date(0).toISOString(), completedAt: new Date(0).toISOString() };
    if (path.includes('/associations/')) {
      const kind = kinds.findIndex((name) => path.includes(`/contacts/${name}/`));
      const results = inputs.map(({ id, after }) => linksOf(kind, id, after)).filter(({ to }) => to.length > 0);
      return { status: 'COMPLETE', results, ...moments };
    }
    const type = /objects\/[\d-]+\/(\w+)\//.exec(path)?.[1] ?? '';
    const known = (id: string): boolean => type !== 'contacts' || living.has(id);
    return {
      status: 'COMPLETE',
      results: inputs.filter(({ id }) => known(id)).map(({ id }) => objectOf(type, id)),
      ...moments,
    };
  };

  const respond = async (request: IncomingMessage): Promise<string> => {
    const path = request.url ?? '/';
    requests.push(path);
    const body = await text(request);
    if (options.latencyMs !== undefined) await new Promise((resolve) => setTimeout(resolve, options.latencyMs));
    return JSON.stringify(answer(path, body));
  };
  const server = createServer((request, response) => {
    void respond(request).then((body) => response.writeHead(200, headers).end(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    ids,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
