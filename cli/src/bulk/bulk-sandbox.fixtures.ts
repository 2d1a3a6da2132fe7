import { startSandbox } from '@overture/sandbox';
import { z } from 'zod';
import { SampleCrm } from '../../../sandbox/src/crm-data/sample-crm.ts';

const requestsSchema = z.object({
  requests: z.array(z.object({ method: z.string(), path: z.string(), status: z.number() })),
});

/**
 * Starts the vendors' stand-ins for runs of whole processes: fast, without rate limits, and counting their requests.
 */
export async function startBulkSandbox(aiLatencyMs: number) {
  const sandbox = await startSandbox({
    port: 0,
    aiLatencyMs,
    hubspotCeiling: 100_000,
    today: new Date('2026-11-16'),
  });
  const control = (path: string, init?: RequestInit): Promise<Response> =>
    fetch(`${sandbox.url}/_sandbox${path}`, init);
  const page = await (await fetch(sandbox.url)).text();
  const optedOut = new SampleCrm().contacts.filter(({ properties }) => properties['hs_email_optout'] === 'true');
  const optedOutIds = optedOut.map(({ id }) => id);
  return {
    port: sandbox.port,
    contacts: [...new Set([...page.matchAll(/record\/0-1\/(\d+)/g)].map((match) => match[1] ?? ''))].filter(
      (id) => !optedOutIds.includes(id),
    ),
    optedOut: optedOutIds,
    fault: async (fault: Record<string, unknown>): Promise<void> => {
      const answer = await control('/faults', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(fault),
      });
      if (!answer.ok) throw new Error(await answer.text());
    },
    clearFaults: async (): Promise<void> => {
      await control('/faults', { method: 'DELETE' });
    },
    /** Changes properties of a contact in the CRM. */
    change: async (contactId: string, properties: Record<string, string>): Promise<void> => {
      const answer = await fetch(`${sandbox.url}/crm/objects/2026-09/contacts/${contactId}`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json', authorization: 'Bearer test' },
        body: JSON.stringify({ properties }),
      });
      if (!answer.ok) throw new Error(await answer.text());
    },
    /** The requests since the last call, as `METHOD path status`. */
    takeRequests: async (): Promise<readonly string[]> => {
      const { requests } = requestsSchema.parse(await (await control('/requests')).json());
      await control('/requests', { method: 'DELETE' });
      return requests.map(({ method, path, status }) => `${method} ${path} ${status}`);
    },
    close: () => sandbox.close(),
  };
}

export type BulkSandbox = Awaited<ReturnType<typeof startBulkSandbox>>;
