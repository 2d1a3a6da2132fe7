import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { startSandbox, type Sandbox } from '../start-sandbox.ts';

const listSchema = z.object({ results: z.array(z.object({ id: z.string() })), paging: z.unknown() });
const objectsSchema = z.object({
  results: z.array(z.object({ properties: z.record(z.string(), z.string().nullable()) })),
});
const linksSchema = z.object({
  results: z.array(
    z.object({ from: z.object({ id: z.string() }), to: z.array(z.object({ toObjectId: z.coerce.string() })) }),
  ),
});

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

const call = async (method: string, path: string, body?: object): Promise<unknown> => {
  const answer = await fetch(`${sandbox.url}${path}`, {
    method,
    headers: { authorization: 'Bearer pat-sample', 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return answer.json();
};
const advance = (advanceDays: number) => call('POST', '/_sandbox/clock', { advanceDays });

/** Emails or meetings of the contacts that are newer than the sample history, the first first. */
async function happened(type: 'emails' | 'meetings', contactIds: readonly string[], since: string) {
  const inputs = contactIds.map((id) => ({ id }));
  const links = linksSchema.parse(await call('POST', `/crm/v4/associations/contacts/${type}/batch/read`, { inputs }));
  const ids = links.results.flatMap(({ to }) => to.map(({ toObjectId }) => ({ id: toObjectId })));
  const found: Record<string, string | null>[] = [];
  for (let at = 0; at < ids.length; at += 100) {
    const body = {
      inputs: ids.slice(at, at + 100),
      properties: ['hs_timestamp', 'hs_email_direction', 'hs_email_status', 'hs_email_subject', 'hs_email_text'],
    };
    const page = objectsSchema.parse(await call('POST', `/crm/v3/objects/${type}/batch/read`, body));
    found.push(...page.results.map(({ properties }) => properties));
  }
  return found.filter(({ hs_timestamp: stamp }) => (stamp ?? '') >= since);
}

const contactSchema = z.object({ id: z.string(), properties: z.record(z.string(), z.string().nullable()) });

it('has the offered samples do all that contacts do, with the tasks of what was sent completed', async () => {
  const since = new Date().toISOString();
  const samples = ['151204310000', '151204321490', '151204326807', '151204338297'];
  const tasks: string[] = [];
  for (const id of samples) {
    for (const days of [0, 3]) {
      const made = await call('POST', '/crm/v3/objects/tasks', {
        properties: {
          hs_timestamp: new Date(Date.parse(since) + days * 86_400_000).toISOString(),
          hs_task_subject: 'Samples',
          hs_task_body: '<p>Hello</p>',
          hs_task_type: 'EMAIL',
        },
        associations: [{ to: { id }, types: [{ associationCategory: 'HUBSPOT_DEFINED', associationTypeId: 204 }] }],
      });
      tasks.push(contactSchema.parse(made).id);
    }
  }
  await advance(14);
  const emails = await happened('emails', samples, since);
  expect(emails.filter(({ hs_email_subject: subject }) => subject === 'Re: Samples')).toHaveLength(3);
  expect(emails.some(({ hs_email_status: status }) => status === 'BOUNCED')).toBe(true);
  expect(await happened('meetings', samples, since)).toHaveLength(1);
  const optedOut = await call('GET', `/crm/v3/objects/contacts/${samples[2]}?properties=hs_email_optout`);
  expect(contactSchema.parse(optedOut).properties['hs_email_optout']).toBe('true');
  const statuses = await Promise.all(
    tasks.map(async (id) => {
      const task = await call('GET', `/crm/v3/objects/tasks/${id}?properties=hs_task_status`);
      return contactSchema.parse(task).properties['hs_task_status'];
    }),
  );
  // Three ended with the first email; the last one answered after both.
  expect(statuses.filter((status) => status === 'COMPLETED')).toHaveLength(5);
  await advance(-14);
});

it('plays what contacts do with what was handed over, once, as the clock is moved on', async () => {
  const { results } = listSchema.parse(await call('GET', '/crm/v3/objects/contacts?limit=50'));
  // One of the first ten has more emails than a page of links.
  const contactIds = results.slice(10).map(({ id }) => id);
  const since = new Date().toISOString();
  for (const id of contactIds) {
    await call('POST', '/crm/v3/objects/tasks', {
      properties: {
        hs_timestamp: since,
        hs_task_subject: 'Audits',
        hs_task_body: '<p>Hello,</p><p>a call &amp; a coffee?<br>Nora</p><p><em>Overture 1</em></p>',
        hs_task_type: 'EMAIL',
      },
      associations: [{ to: { id }, types: [{ associationCategory: 'HUBSPOT_DEFINED', associationTypeId: 204 }] }],
    });
  }
  expect(await happened('emails', contactIds, since)).toEqual([]);
  await advance(1 / 24);
  const first = await happened('emails', contactIds, since);
  const sent = first.filter(({ hs_email_direction: direction }) => direction === 'EMAIL');
  expect(sent).toHaveLength(40);
  expect(sent.map(({ hs_email_text: text }) => text)).toContain('Hello,\n\na call & a coffee?\nNora');
  expect(sent.some(({ hs_email_status: status }) => status === 'BOUNCED')).toBe(true);
  const incoming = first.filter(({ hs_email_direction: direction }) => direction === 'INCOMING_EMAIL');
  expect(new Set(incoming.map(({ hs_email_subject: subject }) => subject))).toEqual(
    new Set(['Automatic reply: Audits']),
  );
  await advance(14);
  const later = await happened('emails', contactIds, since);
  expect(later.filter(({ hs_email_subject: subject }) => subject === 'Re: Audits').length).toBeGreaterThan(5);
  expect(await happened('meetings', contactIds, since)).not.toEqual([]);
  await advance(1);
  expect(await happened('emails', contactIds, since)).toHaveLength(later.length);
});
