import { slugOf } from './contact-properties.ts';
import { renderEmail, renderNote } from './html.ts';
import type { EngagementType, Properties, SampleContact, Story } from './model.ts';
import { outcomeOf } from './portal.ts';
import { hash32, type Random } from './random.ts';
import type { Step } from './scenes.ts';

/** An engagement before it has an id. `at` is in milliseconds. */
export type Draft = { type: EngagementType; at: number; properties: Properties };
type Thread = { subject: string; quotes: { from: string; date: number; text: string }[] };

/** The id that the emails of a contact under one subject share. */
export const threadIdOf = (contact: SampleContact, subject: string): string =>
  String(hash32(`${contact.id}/${subject}`));
const copiesColleague = (contact: SampleContact, at: number): boolean => hash32(`${contact.id}/${at}`) % 5 === 0;

function colleagueMail({ colleague }: Story, contactMail: string | null): string | null {
  const domain = contactMail?.split('@')[1];
  return domain === undefined ? null : `${slugOf(colleague.name).replace('-', '.')}@${domain}`;
}

/** Fills the steps of one contact's story; keeps topic and question as long as a scene lasts. */
export function createTeller(random: Random, story: Story, contact: SampleContact) {
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
        const receiver = step.to === 'colleague' ? colleagueMail(story, contactMail) : contactMail;
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
            hs_email_to_email: incoming ? story.rep.email : receiver,
            hs_email_cc_email: copiesColleague(contact, at) ? colleagueMail(story, contactMail) : null,
            hs_email_thread_id: threadIdOf(contact, key),
          },
        };
      }
    }
  };
}
