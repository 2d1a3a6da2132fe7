import { outcomeOf } from './call-outcomes.ts';
import { slugOf } from './contact-properties.ts';
import { renderEmail, renderNote } from './html.ts';
import {
  dayMs,
  owners,
  sampleAnchor,
  type Engagement,
  type EngagementType,
  type Properties,
  type SampleContact,
  type Story,
} from './model.ts';
import { engagementId } from './ids.ts';
import { createRandom, hash32, type Random } from './random.ts';
import { endings, middle, openings, type Scene, type Step } from './scenes.ts';

type Draft = { type: EngagementType; at: number; properties: Properties };
type Thread = { subject: string; quotes: { from: string; date: number; text: string }[] };

/** The longest time span of a history, which even three hundred engagements do not exceed. */
const longestDays = 1500;

/** A contact's history, oldest first. The same seed and contact always give the same history. */
export function makeEngagements(seed: string, contact: SampleContact): Engagement[] {
  const drafts = contact.scripted
    ? scripted(contact)
    : contact.story
      ? told(createRandom(`${seed}/history/${contact.id}`), contact, contact.story)
      : [];
  const random = createRandom(`${seed}/stamps/${contact.id}`);
  return drafts.map((draft, index) => {
    const id = engagementId(draft.type, contact.index, index);
    const createdAt = new Date(draft.at + random.int(1, 59_000)).toISOString();
    const timestamp = new Date(draft.at).toISOString();
    return {
      id,
      type: draft.type,
      timestamp,
      createdAt,
      updatedAt: createdAt,
      properties: {
        hs_timestamp: timestamp,
        hs_createdate: createdAt,
        hs_lastmodifieddate: createdAt,
        hs_object_id: id,
        hubspot_owner_id: contact.properties['hubspot_owner_id'] ?? null,
        ...draft.properties,
      },
    };
  });
}

function scripted(contact: SampleContact): Draft[] {
  return (contact.scripted ?? []).map((entry) => ({
    type: entry.type,
    at: sampleAnchor - entry.daysAgo * dayMs,
    properties:
      entry.type === 'emails' ? { ...addresses(contact, entry.properties), ...entry.properties } : entry.properties,
  }));
}

/** Sender and recipient are the contact and its owner, unless the properties say otherwise. */
function addresses(contact: SampleContact, properties: Properties): Properties {
  const theirs = contact.properties['email'] ?? null;
  const owner = owners.find(({ id }) => id === contact.properties['hubspot_owner_id']) ?? owners[0];
  const incoming = properties['hs_email_direction'] === 'INCOMING_EMAIL';
  return {
    hs_email_from_email: incoming ? theirs : owner.email,
    hs_email_to_email: incoming ? owner.email : theirs,
    hs_email_thread_id: threadIdOf(contact, (properties['hs_email_subject'] ?? '').replace(/^Re: /, '')),
  };
}

const threadIdOf = (contact: SampleContact, subject: string): string => String(hash32(`${contact.id}/${subject}`));
const copiesColleague = (contact: SampleContact, at: number): boolean => hash32(`${contact.id}/${at}`) % 5 === 0;

function colleagueMail({ colleague }: Story, contactMail: string | null): string | null {
  const domain = contactMail?.split('@')[1];
  return domain === undefined ? null : `${slugOf(colleague.name).replace('-', '.')}@${domain}`;
}

function told(random: Random, contact: SampleContact, story: Story): Draft[] {
  const steps = chooseSteps(random, contact.engagementCount);
  const days: number[] = [];
  let day = 0;
  for (const { step } of steps) days.push((day += random.int(step.gap[0], step.gap[1])));
  const scale = day > longestDays ? longestDays / day : 1;
  const start = sampleAnchor - contact.lastTouchDays * dayMs - day * scale * dayMs;
  const teller = createTeller(random, story, contact);
  let last = 0;
  return steps.map(({ step, scene }, index) => {
    const at = Math.max(last + 60_000, officeHours(start + (days[index] ?? 0) * scale * dayMs, random));
    last = at;
    return teller(step, scene, at);
  });
}

function chooseSteps(random: Random, count: number): { step: Step; scene: number }[] {
  const ending = random.pick(endings);
  const room = Math.max(0, count - ending.steps.length);
  const scenes: Scene[] = count > 0 ? [random.pick(openings)] : [];
  let length = scenes[0]?.steps.length ?? 0;
  let deck: Scene[] = [];
  while (length < room) {
    if (deck.length === 0) deck = random.sample(middle, middle.length);
    const scene = deck.pop() as Scene;
    scenes.push(scene);
    length += scene.steps.length;
  }
  const steps = scenes.flatMap((scene, index) => scene.steps.map((step) => ({ step, scene: index }))).slice(0, room);
  return [...steps, ...ending.steps.map((step) => ({ step, scene: scenes.length }))].slice(0, count);
}

/** Fills the steps of one contact's story; keeps topic and question as long as a scene lasts. */
function createTeller(random: Random, story: Story, contact: SampleContact) {
  const { service } = story;
  let scene = -1;
  let topic = '';
  let question = random.pick(service.questions);
  const threads = new Map<string, Thread>();
  const contactMail = contact.properties['email'] ?? null;
  const contactName = contact.displayName;

  const fill = (text: string) => {
    if (text.includes('{question}')) question = random.pick(service.questions);
    const values: Record<string, string> = {
      first: story.first,
      company: story.company,
      project: story.project,
      city: story.city,
      topic,
      rep: story.rep.first,
      colleague: story.colleague.first,
      colleagueRole: story.colleague.role,
      referrer: story.referrer,
      event: story.event,
      competitor: story.competitor,
      budget: story.budget,
      deadline: story.deadline,
      question: question.asked,
      answer: question.answer,
      pain: random.pick(service.pains),
      priority: random.pick(service.priorities),
      objection: random.pick(service.objections),
    };
    return text.replace(/\{(\w+)\}/g, (_, key: string, at: number) => {
      const value = values[key] ?? '';
      return /(?:^|[.?!] )$/.test(text.slice(0, at)) ? value.charAt(0).toUpperCase() + value.slice(1) : value;
    });
  };

  return (step: Step, sceneIndex: number, at: number): Draft => {
    if (sceneIndex !== scene) {
      scene = sceneIndex;
      topic = random.pick(service.topics);
    }
    const text = fill(random.pick(step.text));
    const title = fill(step.title ?? '');
    switch (step.kind) {
      case 'note':
        return { type: 'notes', at, properties: { hs_note_body: renderNote(text, random) } };
      case 'call': {
        const seconds = random.int(step.seconds?.[0] ?? 120, step.seconds?.[1] ?? 900);
        return {
          type: 'calls',
          at,
          properties: {
            hs_call_title: title,
            hs_call_direction: step.direction ?? 'OUTBOUND',
            hs_call_duration: String(seconds * 1000 + random.int(0, 999)),
            hs_call_body: renderNote(text, random),
            hs_call_status: seconds < 60 ? 'NO_ANSWER' : 'COMPLETED',
            hs_call_disposition: outcomeOf(seconds),
          },
        };
      }
      case 'meeting': {
        const end = new Date(at + random.pick([30, 45, 60, 90, 180]) * 60_000).toISOString();
        const location = random.pick(['Video call', `${story.company}, ${story.city}`, 'Our office', null]);
        return {
          type: 'meetings',
          at,
          properties: {
            hs_meeting_title: title,
            hs_meeting_start_time: new Date(at).toISOString(),
            hs_meeting_end_time: end,
            hs_meeting_outcome: step.outcome ?? 'COMPLETED',
            hs_meeting_location: location,
            hs_meeting_body: renderNote(text, random),
          },
        };
      }
      default: {
        const incoming = step.kind === 'email-in';
        const key = title.replace(/^Re: /, '');
        const thread = threads.get(key) ?? { subject: key, quotes: [] };
        threads.set(key, thread);
        const from = incoming
          ? { name: contactName, mail: contactMail ?? 'unknown@invalid.example' }
          : { name: story.rep.name, mail: story.rep.email };
        const rendered = renderEmail({
          text,
          from: from.name,
          signature: incoming
            ? `${contactName}\n${story.company}`
            : `${story.rep.name}\nOverture Agency | ${story.rep.email}`,
          quotes: thread.quotes,
        });
        thread.quotes.unshift({ from: `${from.name} <${from.mail}>`, date: at, text });
        return {
          type: 'emails',
          at,
          properties: {
            hs_email_subject: title,
            hs_email_status: incoming && random.chance(0.15) ? null : (step.status ?? 'SENT'),
            hs_email_direction: incoming ? 'INCOMING_EMAIL' : 'EMAIL',
            hs_email_text: rendered.text,
            hs_email_html: rendered.html,
            hs_email_from_email: from.mail,
            hs_email_to_email: incoming ? story.rep.email : contactMail,
            hs_email_cc_email: copiesColleague(contact, at) ? colleagueMail(story, contactMail) : null,
            hs_email_thread_id: threadIdOf(contact, key),
          },
        };
      }
    }
  };
}

/** Moves a moment into office hours, because nobody logs a sales call on a Sunday night. */
function officeHours(at: number, random: Random): number {
  const date = new Date(at);
  const weekday = date.getUTCDay();
  const shift = weekday === 6 ? -1 : weekday === 0 ? -2 : 0;
  return Date.UTC(
    date.getUTCFullYear(),
    date.getUTCMonth(),
    date.getUTCDate() + shift,
    random.int(7, 16),
    random.int(0, 59),
    random.int(0, 59),
    random.int(0, 999),
  );
}
