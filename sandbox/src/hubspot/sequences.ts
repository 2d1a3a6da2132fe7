import { z } from 'zod';
import { dayMs, sampleAnchor } from '../crm-data/model.ts';
import { portalUsers, sampleSequences, type SampleSequence } from '../crm-data/portal.ts';
import { json, type Reply, type SandboxRequest } from '../server/reply.ts';
import type { CrmView } from './crm-view.ts';
import { hubspotError, invalid, notFound } from './hubspot-errors.ts';
import { paging } from './pages-and-batches.ts';
import type { Enrollment, PortalChanges } from './portal-changes.ts';

interface Portal {
  readonly crm: CrmView;
  readonly now: () => number;
}

/**
 * Answers requests about HubSpot's sequences: their list, one with its steps, a contact's enrolment, and enrolling.
 * Undefined for any other path.
 */
export function answerSequences(
  request: SandboxRequest,
  [what, of]: readonly (string | undefined)[],
  portal: Portal,
): Reply | undefined {
  const { method, query, path } = request;
  if (what === 'enrollments' && of === undefined && method === 'POST') return enroll(request, portal);
  if (method !== 'GET') return undefined;
  if (what === 'enrollments') {
    const contactId = /\/enrollments\/contact\/(\w+)$/.exec(path)?.[1];
    return contactId === undefined ? undefined : readEnrollment(contactId, portal);
  }
  if (userOf(query) === undefined) return invalid('userId is not a user of this account');
  if (what === undefined) return listSequences(query);
  const sequence = sampleSequences.find(({ id }) => id === what);
  return sequence === undefined ? notFound(what) : json(200, describe(sequence));
}

const userOf = (query: URLSearchParams) => portalUsers.find(({ userId }) => String(userId) === query.get('userId'));
const madeAt = new Date(sampleAnchor - 300 * dayMs).toISOString();

function listSequences(query: URLSearchParams): Reply {
  const limit = Math.min(100, Number(query.get('limit') ?? 10) || 10);
  const start = Number(query.get('after') ?? 0) || 0;
  const page = sampleSequences.slice(start, start + limit);
  const next = start + limit < sampleSequences.length ? String(start + limit) : undefined;
  return json(200, {
    total: sampleSequences.length,
    results: page.map(lite),
    ...paging(next),
  });
}

const lite = ({ id, name, userId }: SampleSequence) => ({
  id,
  name,
  userId: String(userId),
  createdAt: madeAt,
  updatedAt: madeAt,
});

const describe = (sequence: SampleSequence) => ({
  ...lite(sequence),
  dependencies: [],
  settings: {
    id: `${sequence.id}1`,
    createdAt: madeAt,
    updatedAt: madeAt,
    eligibleFollowUpDays: 'BUSINESS_DAYS',
    individualTaskRemindersEnabled: false,
    sellingStrategy: 'LEAD_BASED',
    sendWindowStartMinute: 480,
    sendWindowEndMinute: 1080,
    taskReminderMinute: 480,
  },
  steps: sequence.steps.map(({ actionType, days }, stepOrder) => ({
    id: `${sequence.id}${stepOrder + 10}`,
    stepOrder,
    actionType,
    delayMillis: days * dayMs,
    createdAt: madeAt,
    updatedAt: madeAt,
    ...(actionType === 'EMAIL' && {
      emailPattern: {
        id: `${sequence.id}${stepOrder + 50}`,
        templateId: '7100001',
        createdAt: madeAt,
        updatedAt: madeAt,
      },
    }),
    ...(actionType === 'TASK' && {
      taskPattern: {
        id: `${sequence.id}${stepOrder + 70}`,
        taskType: 'CALL',
        taskPriority: 'NONE',
        createdAt: madeAt,
        updatedAt: madeAt,
      },
    }),
  })),
});

/** The contact's current enrolment. A sequence ends with the wait of its last step. */
export function activeOf(changes: PortalChanges, contactId: string, now: number): Enrollment | undefined {
  return changes.enrollments.findLast((enrollment) => {
    const sequence = sampleSequences.find(({ id }) => id === enrollment.sequenceId);
    const days = (sequence?.steps ?? []).reduce((sum, step) => sum + step.days, 1);
    const isOver = enrollment.endedAt !== null || now >= Date.parse(enrollment.enrolledAt) + days * dayMs;
    return enrollment.contactId === contactId && !isOver;
  });
}

/** Takes the contact out of the sequence, as a user does on the contact's page; false where they are in none. */
export function unenroll(changes: PortalChanges, contactId: string, now: number): boolean {
  const active = activeOf(changes, contactId, now);
  if (active !== undefined) changes.unenroll(active, new Date(now).toISOString());
  return active !== undefined;
}

function readEnrollment(contactId: string, { crm, now }: Portal): Reply {
  const active = activeOf(crm.changes, contactId, now());
  if (active === undefined) return notFound(contactId);
  const { contactId: _id, endedAt: _ended, ...enrollment } = active;
  const sequenceName = sampleSequences.find(({ id }) => id === active.sequenceId)?.name ?? '';
  return json(200, { ...enrollment, sequenceName, updatedAt: active.enrolledAt });
}

const enrollSchema = z.strictObject({
  contactId: z.string(),
  sequenceId: z.string(),
  senderEmail: z.string(),
  senderAliasAddress: z.string().optional(),
});

function enroll({ json: body, query }: SandboxRequest, { crm, now }: Portal): Reply {
  const parsed = enrollSchema.safeParse(body);
  if (!parsed.success) return invalid('Invalid input JSON: contactId, sequenceId and senderEmail are required');
  const { contactId, sequenceId, senderEmail } = parsed.data;
  const user = userOf(query);
  if (user === undefined) return invalid('userId is not a user of this account');
  const contact = crm.contact(contactId);
  if (contact === undefined) return notFound(contactId);
  if (!sampleSequences.some(({ id }) => id === sequenceId)) return notFound(sequenceId);
  if (user.email !== senderEmail.toLowerCase())
    return cannotEnroll('SENDER_NOT_CONNECTED', `${senderEmail} is not a connected inbox of this user.`);
  const toEmail = contact.properties['email'];
  if (!toEmail) return cannotEnroll('MISSING_EMAIL', 'The contact has no email address.');
  if (contact.properties['hs_email_optout'] === 'true')
    return cannotEnroll('UNSUBSCRIBED', 'The contact has opted out of all email.');
  if (activeOf(crm.changes, contactId, now()))
    return cannotEnroll('ALREADY_ENROLLED', 'The contact is already enrolled in a sequence.');
  const enrolledAt = new Date(now()).toISOString();
  const enrollment = crm.changes.enroll({
    contactId,
    sequenceId,
    enrolledBy: String(user.userId),
    enrolledByEmail: user.email,
    toEmail,
    enrolledAt,
  });
  return json(200, { id: enrollment.id, toEmail, enrolledAt, updatedAt: enrolledAt });
}

const cannotEnroll = (code: string, message: string): Reply =>
  hubspotError(400, 'VALIDATION_ERROR', message, { errors: [{ message, code }] });
