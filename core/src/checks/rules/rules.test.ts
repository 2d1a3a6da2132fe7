import { describe, expect, it } from 'vitest';
import type { Check, DraftEmail, Evidence } from '../contract/evidence.ts';
import { aCheckContext } from '../../testing/check-context.ts';
import { hasFindingWords } from '../../platform/contract/finding-words.ts';
import { levelOf, rules, runChecks } from './index.ts';
import type { CheckContext } from './rule.ts';

const body = `Hi Marta,

in our call you said that the checkout takes eleven seconds on a phone and that you want it solved before the season begins. We would take that first: it is one piece of work, and it can go live on its own. You see within two weeks whether it was worth it.

Your team keeps its tools and you keep every line that we write.

Would a short call next week suit you?

Best regards,
Nora Castellan`;
const email: DraftEmail = { subject: 'The checkout first', body };

const check = (draft: Partial<DraftEmail> = {}, context: Partial<CheckContext> = {}): Check[] => {
  const whole = { ...email, ...draft };
  return runChecks(whole, aCheckContext({ sequence: [whole], ...context }));
};
const ids = (checks: readonly Check[]): string[] => [...new Set(checks.map(({ rule }) => rule))];
const contact = (overrides: Partial<CheckContext['contact']>): Partial<CheckContext> => ({
  contact: { ...aCheckContext().contact, ...overrides },
});
const policy = (overrides: Partial<CheckContext['policy']>): Partial<CheckContext> => ({
  policy: { ...aCheckContext().policy, ...overrides },
});
const unsupported = (about: Evidence['about'], text = 'X'): Partial<CheckContext> => ({
  evidence: [{ field: 'body', start: 0, end: text.length, text, status: 'unsupported', about }],
});
const doubted = (status: Evidence['status']): Partial<CheckContext> => ({
  evidence: [{ field: 'body', start: 0, end: 1, text: 'H', status, about: 'statement', readBy: 'gpt-5-nano' }],
});
const say = (text: string): Partial<DraftEmail> => ({
  body: body.replace('Would a short call next week suit you?', text),
});

describe('the send check', () => {
  it('has words for what every rule finds, because nobody knows its id', () => {
    expect(rules.map(({ id }) => id).filter((id) => !hasFindingWords(id))).toEqual([]);
  });

  it('has nothing to say about a decent email', () => expect(check()).toEqual([]));

  it.each<[string, Partial<DraftEmail>, Partial<CheckContext>]>([
    ['opted_out', {}, contact({ isOptedOut: true })],
    ['placeholder', say('The price is [fill: price of phase 1]. Would that suit you?'), {}],
    ['placeholder', { subject: 'A question for {{company}}' }, {}],
    ['placeholder', say('Would [Name] like a call?'), {}],
    ['placeholder', say('Would XX,XXX euros suit you?'), {}],
    ['wrong_name', { body: body.replace('Hi Marta', 'Hi Peter') }, { evidence: null }],
    ['other_recipient', { body: body.replace('Hi Marta', 'Hi Peter') }, {}],
    ['wrong_name', { body: body.replace('Nora Castellan', 'Jonas Reuter') }, {}],
    ['wrong_name', {}, unsupported('name', 'Peter Svensson')],
    ['unknown_link', {}, unsupported('link')],
    ['unknown_link', {}, unsupported('address')],
    ['unsupported_amount', {}, unsupported('amount')],
    ['unsupported_amount', {}, unsupported('percentage')],
    ['unsupported_date', {}, unsupported('date')],
    ['unsupported_date', {}, unsupported('time')],
    ['unsupported_date', {}, unsupported('weekday')],
    ['unsupported_text', {}, unsupported('number')],
    ['unsupported_text', {}, unsupported('attachment')],
    ['unsupported_text', {}, unsupported('claim')],
    ['second_reader', {}, doubted('unsupported')],
    ['second_reader', {}, doubted('contradicted')],
    ['offered_time', {}, unsupported('offer', 'Tuesday')],
    ['recent_inbound', {}, contact({ lastInboundAt: '2026-11-14T18:00:00Z' })],
    [
      'unanswered_question',
      {},
      contact({ openQuestions: [{ text: 'Does your estimate include the connection to our ERP?' }] }),
    ],
    ['bounced_address', {}, contact({ hasBounced: true })],
    ['recent_generation', {}, { lastGeneratedAt: '2026-11-05T08:00:00Z' }],
    ['other_language', {}, contact({ language: 'sv' })],
    ['fake_reply', { subject: 'Re: The checkout first' }, {}],
    ['fake_reply', { subject: 'AW: Ihr Angebot' }, {}],
    ['fake_reply', { subject: 'Antw: Uw aanbod' }, {}],
    ['spam_words', say('It is guaranteed and risk-free. Would that suit you?'), {}],
    ['spam_words', say('Would that suit you!!!'), {}],
    ['missing_opt_out', {}, policy({ isOptOutRequired: true })],
    ['missing_postal_address', {}, policy({ postalAddress: 'Lilla Bommen 4, 411 04 Göteborg' })],
    ['requests', say('That is all.'), {}],
    ['requests', say('Would it suit you? Shall I call? Or do you want an offer?'), {}],
    ['email_length', { body: 'Hi Marta,\n\nwould a call suit you?' }, {}],
    ['email_length', {}, { words: { min: 20, max: 40 } }],
    ['long_subject', { subject: 'A first step for the checkout that can go live before the season begins' }, {}],
    ['long_sentences', say(`Would ${'a call about this or that '.repeat(6)}suit you?`), {}],
    [
      'self_centred',
      { body: 'Hi Marta,\n\nI think I can help, as I did it before and I like my work. Would you?' },
      {},
    ],
  ])('finds %s', (rule, draft, context) => expect(ids(check(draft, context))).toContain(rule));

  it('tells who writes too much only the most that the template asks for', () => {
    const found = check({}, { words: { min: 13, max: 40 } }).find(({ rule }) => rule === 'email_length');
    expect(found?.message).toMatch(/^\d+ words; the template asks for at most 40\.$/);
  });

  it.each<[string, Partial<DraftEmail>, Partial<CheckContext>]>([
    ['wrong_name', { body: body.replace('Hi Marta', 'Dear Ms Lindqvist') }, {}],
    ['wrong_name', { body: body.replace('Hi Marta', 'Hello Nordvik Outdoor team') }, {}],
    ['wrong_name', { body: body.replace('Hi Marta', 'Good morning') }, {}],
    ['wrong_name', { body: body.replace('Hi Marta', 'Cześć Marto') }, { language: 'pl' }],
    ['fake_reply', { subject: 'Re: The offer' }, contact({ threadSubjects: ['SV: the offer'] })],
    ['fake_reply', { subject: 'Re: The offer' }, contact({ threadSubjects: ['Antw: the offer'] })],
    ['fake_reply', { subject: 'R: The offer' }, contact({ threadSubjects: ['رد: The offer'] })],
    [
      'unanswered_question',
      say('The estimate includes the connection to your ERP. Fine?'),
      contact({ openQuestions: [{ text: 'Does your estimate include the connection to our ERP?' }] }),
    ],
    [
      'missing_opt_out',
      say('Would a call suit you, or shall I leave your inbox alone?'),
      policy({ isOptOutRequired: true }),
    ],
    [
      'missing_postal_address',
      say('Fine?\nLilla Bommen 4\n411 04 GÖTEBORG'),
      policy({ postalAddress: 'Lilla Bommen 4, 411 04 Göteborg' }),
    ],
    ['other_language', {}, contact({ language: 'en-GB' })],
    ['requests', say('You asked: “Can it wait?” Would a call suit you?'), {}],
    ['recent_inbound', {}, contact({ lastInboundAt: '2026-11-12T18:00:00Z' })],
  ])('leaves alone what is no %s', (rule, draft, context) => expect(ids(check(draft, context))).not.toContain(rule));

  it('puts what blocks first and gives three tips at most', () => {
    const found = check(
      { subject: 'x'.repeat(80), body: `Hi Peter,\n\nI, I, I and ${'very '.repeat(40)}good. [fill: x]` },
      contact({ hasBounced: true }),
    );
    expect(found.filter(({ level }) => level === 'tip')).toHaveLength(3);
    expect(found.map(({ level }) => level)).toEqual(
      found.map(({ level }) => level).toSorted((a, b) => 'bwt'.indexOf(a[0] ?? '') - 'bwt'.indexOf(b[0] ?? '')),
    );
    expect(found[0]).toMatchObject({ rule: 'placeholder', level: 'block', field: 'body' });
  });

  it('is silent about evidence where there is none', () => expect(check({}, { evidence: null })).toEqual([]));

  it('says once per sequence what concerns the contact', () => {
    expect(check({}, { ...contact({ hasBounced: true, lastInboundAt: '2026-11-14' }), position: 1 })).toEqual([]);
  });
});

describe('the levels of a domain', () => {
  it('switch rules, save the two that nobody overrides', () => {
    const levels = { spam_words: 'off', placeholder: 'off', opted_out: 'tip', wrong_name: 'warn' } as const;
    const found = check(
      { body: `${body.replace('Marta', 'Peter')}\n[fill: x] Act now.` },
      { ...policy({ levels }), contact: { ...aCheckContext().contact, isOptedOut: true }, evidence: null },
    );
    expect(found.map(({ rule, level }) => [rule, level])).toEqual([
      ['opted_out', 'block'],
      ['placeholder', 'block'],
      ['wrong_name', 'warn'],
    ]);
  });
});

describe('another language', () => {
  it.each([
    ['choice', 'Swedish was chosen for the emails, this email is English.'],
    ['emails', 'The contact’s own emails are Swedish, this email is English.'],
    ['property', 'HubSpot names Swedish as the contact’s language, this email is English.'],
    [undefined, 'The contact’s language is Swedish, this email is English.'],
  ] as const)('is told with where it is known from (%s)', (languageFrom, message) => {
    const [found] = check({}, contact({ language: 'sv', ...(languageFrom && { languageFrom }) }));
    expect(found?.message).toContain(message);
  });
});

describe('every rule', () => {
  it('says what to do once: a message that does so ends with the fix', () => {
    const found = check({ subject: 'Re: An offer', body: `${body} Act now.` }, { lastGeneratedAt: '2026-11-14' });
    expect(ids(found).toSorted()).toEqual(['fake_reply', 'recent_generation', 'spam_words']);
    for (const { message, fix = '' } of found) expect(message.endsWith(fix), message).toBe(true);
  });

  it('has an id of its own, a reason and a fix, in whole sentences', () => {
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
    for (const { id, reason, fix } of rules) {
      expect(id).toMatch(/^[a-z]+(?:_[a-z]+)*$/);
      expect(reason).toMatch(/^[A-Z].*\.$/);
      expect(fix).toMatch(/^[A-Z].*\.$/);
    }
  });

  it('that outside scripts rely on blocks', () => {
    const relied = ['placeholder', 'opted_out', 'wrong_name', 'unknown_link', 'unsupported_amount', 'unsupported_date'];
    const blocking = rules.filter((rule) => levelOf(rule, { levels: {} }) === 'block').map(({ id }) => id);
    expect(blocking.toSorted()).toEqual(relied.toSorted());
  });
});
