import { beforeAll, describe, expect, it } from 'vitest';
import type { Engagement } from '../../contacts/domain/contact.ts';
import { timelineOf } from '../../contacts/domain/timeline.ts';
import { loadLanguageDetector, type LanguageDetector } from '../../checks/index.ts';
import { buildContact, buildSnapshot } from '../../testing/index.ts';
import { emptyProfile } from '../../people/users/domain/user.ts';
import { checkFactsOf, wordsOf } from './check-facts.ts';

let detect: LanguageDetector;
beforeAll(async () => void (detect = await loadLanguageDetector()));

const email = (
  id: string,
  day: string,
  from: string,
  text: string,
  { status = 'SENT', subject = 'Our offer' } = {},
): Engagement => ({
  id,
  createdAt: Date.parse(`${day}T10:00:00Z`),
  properties: {
    hs_email_from_email: from,
    hs_email_subject: subject,
    hs_email_text: text,
    hs_email_status: status,
  },
});

function factsOf(emails: readonly Engagement[], properties: Readonly<Record<string, string>> = {}) {
  const contact = buildContact({
    properties: { firstname: 'Ada', lastname: 'Okafor', email: 'ada@x.example', ...properties },
    owner: { id: '1', name: 'Nora', email: 'nora@agency.example' },
    engagements: { notes: [], emails, calls: [], meetings: [], tasks: [] },
  });
  return checkFactsOf({
    snapshot: buildSnapshot({ contact }),
    timeline: timelineOf(contact, { maxLength: 4_000 }),
    sender: { ...emptyProfile, firstName: 'Nora', company: ' ' },
    templateText: '60 to 90 words each.',
    lastGeneratedAt: null,
    detect,
  });
}

describe('checkFactsOf', () => {
  it('finds the contact’s questions since our last email, with language and time', () => {
    const facts = factsOf([
      email(
        '1',
        '2026-01-02',
        'ada@x.example',
        'Könnten Sie uns bitte auch die Wartung anbieten? Vielen Dank im Voraus.',
      ),
      email('2', '2025-12-20', 'nora@agency.example', 'Here is our offer.'),
      email('3', '2025-12-10', 'ada@x.example', 'What would it cost?'),
    ]);
    expect(facts.contact).toMatchObject({
      names: ['Ada', 'Okafor'],
      language: 'de',
      lastInboundAt: '2026-01-02T10:00:00.000Z',
      threadSubjects: ['Our offer'],
      openQuestions: [{ text: 'Könnten Sie uns bitte auch die Wartung anbieten?', date: '2026-01-02T10:00:00.000Z' }],
    });
    expect(facts.sender).toEqual({ names: ['Nora'], company: null });
    expect(facts.words).toEqual({ min: 60, max: 90 });
  });

  it.each([
    ['Automatic reply: Our offer', 'Can it wait until Monday? Ben answers sooner.'],
    ['Re: Our offer', 'I am out of the office until Monday. Can it wait that long?'],
    ['AW: Our offer', 'Ich bin bis Montag nicht im Büro. Kann es so lange warten?'],
    ['unsubscribe', ''],
  ])('takes "%s" of a program for no email of the contact', (subject, text) => {
    const { contact } = factsOf([
      email('3', '2026-01-05', 'ada@x.example', text, { subject }),
      email('2', '2026-01-05', 'nora@agency.example', 'Here is our offer.'),
      email('1', '2025-12-10', 'ada@x.example', 'Könnten Sie uns bitte ein Angebot für die Wartung senden?'),
    ]);
    expect(contact).toMatchObject({
      lastInboundAt: '2025-12-10T10:00:00.000Z',
      language: 'de',
      languageFrom: 'emails',
      openQuestions: [],
    });
  });

  it('detects an address whose newest email bounced, and a contact who opted out', () => {
    const bounced = email('1', '2026-01-02', 'nora@agency.example', 'Hello', { status: 'BOUNCED' });
    expect(factsOf([bounced], { hs_email_optout: 'true', hs_language: 'sv' }).contact).toMatchObject({
      hasBounced: true,
      isOptedOut: true,
      language: 'sv',
      languageFrom: 'property',
    });
    const sentTo = (to: string) =>
      factsOf([{ ...bounced, properties: { ...bounced.properties, hs_email_to_email: to } }]).contact.hasBounced;
    expect(sentTo('Ada <ADA@x.example>; ben@x.example')).toBe(true);
    // A colleague's address, or the one before a correction.
    expect(sentTo('ben@x.example')).toBe(false);
    const again = email('2', '2026-01-03', 'nora@agency.example', 'Hello again');
    expect(factsOf([bounced, again]).contact.hasBounced).toBe(false);
  });
});

describe('wordsOf', () => {
  it.each([
    ['Write 80-120 words.', { min: 80, max: 120 }],
    ['Formal tone, under 90 words.', { min: 30, max: 90 }],
    ['Three emails, friendly.', null],
  ])('reads "%s"', (template, words) => {
    expect(wordsOf(template)).toEqual(words);
  });
});
