import { dayMs, sampleAnchor, type Engagement, type Properties, type SampleContact, type Story } from './model.ts';
import { engagementId } from './ids.ts';
import { portalUser } from './portal.ts';
import { createRandom, type Random } from './random.ts';
import { endings, middle, openings, type Scene, type Step } from './scenes.ts';
import { createTeller, threadIdOf, type Draft } from './story-teller.ts';

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
  const owner = portalUser(contact.properties['hubspot_owner_id']);
  const incoming = properties['hs_email_direction'] === 'INCOMING_EMAIL';
  return {
    hs_email_from_email: incoming ? theirs : owner.email,
    hs_email_to_email: incoming ? owner.email : theirs,
    hs_email_thread_id: threadIdOf(contact, (properties['hs_email_subject'] ?? '').replace(/^Re: /, '')),
  };
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
