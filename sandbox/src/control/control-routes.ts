import { z } from 'zod';
import { samplePortalId } from '../crm-data/model.ts';
import type { SampleCrm } from '../crm-data/sample-crm.ts';
import { specialContacts } from '../crm-data/special-contacts.ts';
import type { GoogleState } from '../google/google-state.ts';
import { contactPath } from '../page/contact-list-page.ts';
import { badJson, empty, json, type Reply, type SandboxRequest } from '../server/reply.ts';
import type { Bill } from '../openai/bill.ts';
import type { SentPrompt } from '../openai/endpoint.ts';
import { faultSchema, type Faults } from './faults.ts';
import type { RequestLog } from './request-log.ts';
import type { SandboxClock } from './sandbox-clock.ts';
import { writerBody, type Writer } from './writer.ts';

const sampleCount = 4;
const logQuery = z.object({
  vendor: z.enum(['hubspot', 'openai', 'google', 'oidc']).optional(),
  since: z
    .string()
    .regex(/^(\d{1,15}|\d{4}-\d{2}-\d{2}T[\d:.]+Z)$/)
    .optional(),
});

/** An email that arrives from a contact, or from anybody else about them. */
const emailBody = z.strictObject({
  from: z.string().min(3).max(254),
  subject: z.string().max(500),
  body: z.string().max(100_000),
});
const enrollmentPath = /^DELETE \/contacts\/(\w{1,20})\/enrollment$/;
const emailsPath = /^POST \/contacts\/(\w{1,20})\/emails$/;

const clockBody = z.strictObject({ advanceDays: z.number().min(-3650).max(3650) });

/**
 * The endpoints that control the sandbox. They accept calls only from this machine, and none from foreign web pages.
 */
export function handleControl(
  request: SandboxRequest,
  parts: {
    log: RequestLog;
    faults: Faults;
    bill: Bill;
    clock: SandboxClock;
    writer: Writer;
    prompts: readonly SentPrompt[];
    /** Called to bring about everything that has happened by the clock's new time. */
    onClockMoved: () => void;
    /** Adds an email to a contact's history; answers its id, or null where there is no such contact. */
    onEmail: (contactId: string, email: z.infer<typeof emailBody>) => string | null;
    /** Takes a contact out of the sequence that they are in; false where they are in none. */
    onUnenroll: (contactId: string) => boolean;
    sample: SampleCrm;
    google: GoogleState;
    publicUrl: string;
  },
): Reply {
  if (!request.loopback) return refuse(403, 'The sandbox is steered from its own machine only.');
  const route = `${request.method} ${request.path.slice('/_sandbox'.length)}`;
  const emailTo = emailsPath.exec(route)?.[1];
  if (emailTo !== undefined) {
    return withBody(request, emailBody, (email) => {
      const id = parts.onEmail(emailTo, email);
      return id === null ? refuse(404, `No contact ${emailTo}`) : json(201, { id });
    });
  }
  const leaving = enrollmentPath.exec(route)?.[1];
  if (leaving !== undefined)
    return parts.onUnenroll(leaving) ? empty(204) : refuse(404, `Contact ${leaving} is in no sequence`);
  switch (route) {
    case 'GET /healthz':
      return json(200, { status: 'ok', contacts: parts.sample.contacts.length });
    case 'GET /samples':
      return json(200, { portalId: samplePortalId, samples: samples(parts.sample, parts.publicUrl) });
    case 'GET /drive':
      return json(200, { files: parts.google.filesOf(request.query.get('email') ?? '') });
    case 'GET /requests': {
      const query = logQuery.safeParse(Object.fromEntries(request.query));
      return query.success ? json(200, { requests: parts.log.list(query.data) }) : refuse(400, issueText(query.error));
    }
    case 'DELETE /requests':
      parts.log.clear();
      return empty(204);
    case 'GET /faults':
      return json(200, { faults: parts.faults.list() });
    case 'DELETE /faults':
      parts.faults.clear();
      return empty(204);
    case 'GET /bill':
      return json(200, parts.bill.read());
    case 'DELETE /bill':
      parts.bill.clear();
      return empty(204);
    case 'GET /clock':
      return json(200, { today: parts.clock.today() });
    case 'POST /clock':
      return withBody(request, clockBody, ({ advanceDays }) => {
        parts.clock.advance(advanceDays);
        parts.onClockMoved();
        return json(200, { today: parts.clock.today() });
      });
    case 'GET /prompts':
      return json(200, { prompts: parts.prompts });
    case 'POST /writer':
      return withBody(request, writerBody, ({ tokensPerSecond }) => {
        parts.writer.tokensPerSecond = tokensPerSecond;
        return json(200, { tokensPerSecond });
      });
    case 'POST /faults':
      return withBody(request, faultSchema, (fault) => {
        parts.faults.add(fault);
        return json(201, { fault });
      });
    default:
      return refuse(404, `No control at ${route}`);
  }
}

/** The contacts to offer; a start prints the first three. */
function samples(sample: SampleCrm, publicUrl: string) {
  return sample.contacts.slice(0, sampleCount).map((contact, index) => ({
    id: contact.id,
    name: contact.displayName,
    company: contact.properties['company'] ?? null,
    url: `${publicUrl}${contactPath(contact.id)}`,
    hint: specialContacts[index]?.hint ?? '',
  }));
}

/** A foreign web page can post text without permission, but not JSON: the browser asks first and is refused. */
function withBody<S extends z.ZodType>(
  { headers, json: body }: SandboxRequest,
  schema: S,
  use: (body: z.output<S>) => Reply,
): Reply {
  if (!String(headers['content-type'] ?? '').startsWith('application/json') || body === badJson)
    return refuse(400, 'Send JSON with content-type application/json.');
  const parsed = schema.safeParse(body);
  return parsed.success ? use(parsed.data) : refuse(400, issueText(parsed.error));
}

const issueText = (error: z.ZodError) =>
  error.issues.map((issue) => `${issue.path.join('.') || 'body'}: ${issue.message}`).join('; ');
const refuse = (status: number, message: string): Reply => json(status, { error: message });
