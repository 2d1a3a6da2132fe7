import { dayMs, type Properties, type SampleContact } from '../crm-data/model.ts';
import { portalUser, sampleSequences } from '../crm-data/portal.ts';
import { hash32 } from '../crm-data/random.ts';
import type { CreatedObject } from './created-objects.ts';
import type { CrmView } from './crm-view.ts';
import { unenroll } from './sequences.ts';

/** An email on its way to a contact: a task of a rep, or a step of a sequence. */
interface Draft {
  readonly at: number;
  /** Null for a step of a sequence. */
  readonly task: CreatedObject<'tasks'> | null;
  readonly subject: string;
  /** Plain text. */
  readonly body: string;
  /** The rep's address. */
  readonly from: string;
}

/** Something that happens to a contact. */
interface Happening {
  readonly type: 'emails' | 'meetings';
  readonly at: number;
  readonly properties: Properties;
  /** When a meeting was agreed on; other events are known only when they happen. */
  readonly madeAt?: number;
  /** Values that the contact has from then on. */
  readonly values?: Properties;
  /** The task that is completed by it. */
  readonly task?: CreatedObject<'tasks'> | null;
}

const conducts = [
  'replies',
  'silent',
  'meets',
  'away',
  'silent',
  'returns',
  'replies',
  'silent',
  'bounces',
  'silent',
] as const;
type Conduct = (typeof conducts)[number] | 'leaves';

/** The samples behave in different ways, so that handing over all of them shows every possible outcome. */
const conductOfSamples: Readonly<Record<string, Conduct>> = {
  '151204310000': 'meets',
  '151204321490': 'bounces',
  '151204326807': 'leaves',
  '151204338297': 'returns',
};

/** How a contact reacts to emails; it is the same each time. */
const conductOf = (contactId: string): Conduct =>
  conductOfSamples[contactId] ?? conducts[hash32(`${contactId}/conduct`) % conducts.length] ?? 'silent';

/**
 * Adds everything that has happened by `now` since emails were handed over: emails are sent on their days, and contacts
 * reply, are out of office, come to a meeting, opt out, or their address bounces. Earlier events stay as they are.
 */
export function playReactions(crm: CrmView, now: number): void {
  const contactIds = new Set([
    ...crm.created.all('tasks').flatMap((task) => task.contactIds),
    ...crm.changes.enrollments.map(({ contactId }) => contactId),
  ]);
  for (const id of contactIds) {
    const contact = crm.contact(id);
    const drafts = contact === undefined ? [] : draftsTo(contact, crm);
    if (contact !== undefined && drafts.length > 0) play(contact, drafts, crm, now);
  }
}

function play(contact: SampleContact, drafts: readonly Draft[], crm: CrmView, now: number): void {
  const known = new Set([
    ...crm.created.ofContact('emails', contact.id).map(keyOf),
    ...crm.created.ofContact('meetings', contact.id).map(keyOf),
  ]);
  const past = happeningsOf(contact, drafts).filter(({ at }) => at <= now);
  const fresh = past.filter((happening) => !known.has(keyOf({ ...happening, timestamp: isoOf(happening.at) })));
  for (const { type, at, madeAt = at, properties, values = {}, task = null } of fresh) {
    crm.created.create(type, properties, [contact.id], isoOf(at), isoOf(madeAt));
    if (task !== null) crm.created.update(task, { hs_task_status: 'COMPLETED' });
    crm.changes.setValues(contact.id, { ...values, lastmodifieddate: isoOf(at) });
    const isTheirs = properties['hs_email_direction'] === 'INCOMING_EMAIL';
    if (isTheirs && properties['hs_email_subject']?.startsWith('Re:')) unenroll(crm.changes, contact.id, at);
  }
}

const isoOf = (at: number): string => new Date(at).toISOString();

/** Identifies an email: a contact gets and writes one email at a time at most. */
const keyOf = ({ timestamp, properties }: { readonly timestamp: string; readonly properties: Properties }): string =>
  `${timestamp} ${properties['hs_email_direction'] ?? 'meeting'}`;

/** The emails to a contact, the first one first. */
function draftsTo(contact: SampleContact, { created, changes }: CrmView): readonly Draft[] {
  const tasks = created
    .ofContact('tasks', contact.id)
    .filter(({ properties }) => properties['hs_task_type'] === 'EMAIL');
  const byTask = tasks.map((task) => ({
    at: Math.max(Date.parse(task.timestamp), Date.parse(task.createdAt)),
    task,
    subject: task.properties['hs_task_subject'] ?? '',
    body: textOf(task.properties['hs_task_body'] ?? ''),
    from: portalUser(task.properties['hubspot_owner_id']).email,
  }));
  const bySequence = changes.enrollments
    .filter(({ contactId }) => contactId === contact.id)
    .flatMap(({ sequenceId, enrolledAt, endedAt, enrolledByEmail }) => {
      let at = Date.parse(enrolledAt);
      let email = 0;
      const steps = sampleSequences.find(({ id }) => id === sequenceId)?.steps ?? [];
      return steps.flatMap(({ actionType, days }) => {
        at += days * dayMs;
        if (actionType !== 'EMAIL') return [];
        email += 1;
        if (endedAt !== null && at >= Date.parse(endedAt)) return [];
        const text = (part: string): string => contact.properties[`overture_email_${email}_${part}`] ?? '';
        return [{ at, task: null, subject: text('subject'), body: text('body'), from: enrolledByEmail }];
      });
    });
  return [...byTask, ...bySequence].toSorted((a, b) => a.at - b.at);
}

/** A task's text without the marker in its last line. */
function textOf(html: string): string {
  return html
    .replace(/<p><em>[^<]*<\/em><\/p>$/, '')
    .replaceAll('<br>', '\n')
    .replaceAll('</p><p>', '\n\n')
    .replaceAll(/<\/?p>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

/**
 * Everything that will happen, in its order. After a reply or a bounce nothing more is sent, and the other tasks stay
 * open.
 */
function happeningsOf(contact: SampleContact, drafts: readonly Draft[]): Happening[] {
  const [first] = drafts;
  if (first === undefined) return [];
  const conduct = conductOf(contact.id);
  const address = contact.properties['email'] ?? '';
  const sent = (draft: Draft): Happening => ({
    type: 'emails',
    at: draft.at,
    task: draft.task,
    properties: {
      hs_email_direction: 'EMAIL',
      hs_email_status: conduct === 'bounces' ? 'BOUNCED' : 'SENT',
      hs_email_subject: draft.subject,
      hs_email_text: hash32(contact.id) % 3 === 0 ? reworded(draft.body) : draft.body,
      hs_email_from_email: draft.from,
      hs_email_to_email: address,
    },
  });
  const received = (days: number, subject: string, text: string): Happening => ({
    type: 'emails',
    at: first.at + days * dayMs,
    properties: {
      hs_email_direction: 'INCOMING_EMAIL',
      hs_email_subject: `${subject}: ${first.subject}`,
      hs_email_text: text,
      hs_email_from_email: address,
      hs_email_to_email: first.from,
    },
  });
  const away = received(0.01, 'Automatic reply', 'I am currently out of the office with limited access to email.');
  const reply = (days: number, text = 'Thank you, this comes at the right time. Let us talk.'): Happening =>
    received(days, 'Re', text);
  const reactions: Readonly<Record<Conduct, readonly Happening[]>> = {
    replies: [reply(2)],
    meets: [
      reply(1),
      {
        type: 'meetings',
        at: first.at + 6 * dayMs,
        madeAt: first.at + 1.5 * dayMs,
        properties: { hs_meeting_title: first.subject, hs_meeting_outcome: 'COMPLETED' },
      },
    ],
    away: [away],
    returns: [away, reply(8)],
    bounces: [],
    leaves: [{ ...reply(2, 'Please take me off your list.'), values: { hs_email_optout: 'true' } }],
    silent: [],
  };
  const answer = reactions[conduct].find(({ properties }) => properties['hs_email_subject']?.startsWith('Re:'));
  const end = conduct === 'bounces' ? first.at : (answer?.at ?? Number.POSITIVE_INFINITY);
  const written = drafts.filter(({ at }) => at <= end).map(sent);
  return [...written, ...reactions[conduct]].toSorted((a, b) => a.at - b.at);
}

/** Changes a draft as a rep might: with one more sentence below the greeting. */
function reworded(body: string): string {
  const [greeting = '', ...rest] = body.split('\n\n');
  return [greeting, 'I hope the week has begun well for you.', ...rest].join('\n\n');
}
