import { describe, expect, it } from 'vitest';
import type { CrmContact } from '../../contacts/domain/contact.ts';
import type { HandOver } from '../../records/domain/hand-over.ts';
import type { Outcome } from '../../records/domain/outcome.ts';
import { buildContact, buildEngagement, buildHandOver } from '../../testing/index.ts';
import { datedMailsOf } from './dated-mail.ts';
import { outcomesOf, type ContactReading } from './outcomes-of.ts';
import { stopOf } from './stop-of.ts';

const draft = `Hi Amara,

when we spoke in March you said that cold-chain audits eat two weeks of your team every quarter. Three logistics
companies we work with now prepare theirs in a day and a half. Would a short call on Thursday be worth your time?

Best,
Nora`;
const day = 86_400_000;
const handedOver = Date.parse('2026-03-02T08:00:00Z');
const now = handedOver + 30 * day;
const on = (days: number): string => new Date(handedOver + days * day).toISOString();
const step = { crmId: null, state: 'placed', sentAt: null, before: null, theirs: null } as const;
const handOver = buildHandOver({
  createdAt: handedOver,
  steps: [
    { ...step, index: 0, dueOn: '2026-03-02', subject: 'Cold-chain audits in a day', body: draft },
    {
      ...step,
      index: 1,
      dueOn: '2026-03-05',
      subject: 'One more thought',
      body: 'Our checklist has 14 points. Shall I send it?',
    },
  ],
});

let count = 0;
const email = (days: number, properties: Record<string, string>) =>
  buildEngagement({ id: `e${(count += 1)}`, properties: { hs_timestamp: on(days), ...properties } });
const ours = (days: number, subject: string, text: string, status = 'SENT') =>
  email(days, {
    hs_email_direction: 'EMAIL',
    hs_email_from_email: 'nora@overture.example',
    hs_email_subject: subject,
    hs_email_text: text,
    hs_email_status: status,
  });
const theirs = (days: number, subject: string, text: string) =>
  email(days, {
    hs_email_direction: 'INCOMING_EMAIL',
    hs_email_from_email: 'Amara Okafor <amara@northwind.example>',
    hs_email_subject: subject,
    hs_email_text: text,
  });
const meeting = (days: number, outcome: string, agreedOn = days - 1) => ({
  ...buildEngagement({ id: `m${days}`, properties: { hs_meeting_start_time: on(days), hs_meeting_outcome: outcome } }),
  createdAt: handedOver + agreedOn * day,
});

function only(one: HandOver, contact: CrmContact, state: string): Outcome {
  const found = outcomesOf([one], { contact, contactState: state, notHandedOver: [], now }).get(one.id);
  if (found === undefined) throw new Error('There is no outcome.');
  return found;
}

function outcome(
  emails: readonly ReturnType<typeof email>[],
  { meetings = [], properties = {} }: { meetings?: readonly ReturnType<typeof meeting>[]; properties?: object } = {},
) {
  const contact = buildContact({
    properties: { email: 'amara@northwind.example', ...properties },
    engagements: { notes: [], calls: [], tasks: [], emails, meetings },
  });
  return only(handOver, contact, 'state');
}

describe('what became of a hand-over', () => {
  it('is nothing while no email went out and the contact is silent', () => {
    const before = ours(-3, 'Cold-chain audits in a day', draft);
    expect(outcome([before, theirs(-2, 'Your invoice', 'Please find it attached.')])).toEqual({
      readAt: now,
      contactState: 'state',
      sent: [],
      done: [],
      repliedAt: null,
      metAt: null,
      leftAt: null,
      replyText: '',
      leftText: '',
      optOutText: '',
      bouncedAt: null,
      bouncedAddress: null,
      optedOut: false,
    });
  });

  it('is a reply after the hand-over, whether its task is open, done or withdrawn since, but none after its end', () => {
    const words = 'Could we talk about spring?';
    const first = { repliedAt: handedOver + day, replyText: words };
    const reply = theirs(1, 'Spring', words);
    expect(outcome([reply])).toMatchObject({ sent: [], ...first });
    expect(outcome([reply, ours(2, 'Cold-chain audits in a day', draft)])).toMatchObject({ sent: [{}], ...first });
    const ended = (days: number, because: 'replied' | null) => {
      const ending = { at: handedOver + days * day, because, mail: null, bouncedAddress: null };
      const engagements = { notes: [], calls: [], tasks: [], meetings: [], emails: [reply] };
      const contact = buildContact({ properties: { email: 'amara@northwind.example' }, engagements });
      return only({ ...handOver, ending }, contact, 'state').repliedAt;
    };
    expect([ended(2, 'replied'), ended(2, null), ended(0.5, null)]).toEqual([first.repliedAt, first.repliedAt, null]);
  });

  it('is sent as drafted, below which a signature stands, and answered', () => {
    const { sent, repliedAt, replyText } = outcome([
      ours(0.1, 'Cold-chain audits in a day', `${draft}\n\nNora Castellan\nAccount Executive, +49 30 1234`),
      theirs(
        2,
        'Re: Cold-chain audits in a day',
        'Thursday at 10 works.\n\nOn Mon, Nora Castellan wrote:\n> Hi Amara,',
      ),
    ]);
    expect(sent).toEqual([{ index: 0, at: handedOver + 0.1 * day, editDistance: 0 }]);
    expect(repliedAt).toBe(handedOver + 2 * day);
    expect(replyText).toBe('Thursday at 10 works.');
  });

  it('is sent when the rep changed the text, and under another subject', () => {
    const { sent } = outcome([
      ours(0.1, 'Thursday?', draft.replace('a short call on Thursday', 'ten minutes next week')),
    ]);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.editDistance).toBeGreaterThan(0.03);
    expect(sent[0]?.editDistance).toBeLessThan(0.2);
  });

  it('takes another email of ours for none of the drafts, nor one that is still scheduled or failed', () => {
    const other = ours(
      1,
      'Contract renewal',
      'Hello Amara, the renewal papers for the portal are in the usual folder. Nora',
    );
    const waiting = ['SCHEDULED', 'SENDING', 'FAILED'].map((status) =>
      ours(1, 'Cold-chain audits in a day', draft, status),
    );
    expect(outcome([other, ...waiting]).sent).toEqual([]);
  });

  it('gives each email to one step, each step its first', () => {
    const second = 'Our checklist has 14 points. Shall I send it?';
    const { sent } = outcome([
      ours(0, 'Cold-chain audits in a day', draft),
      ours(1, 'Re: Cold-chain audits in a day', draft),
      ours(3, 'One more thought', second),
    ]);
    expect(sent).toEqual([
      { index: 0, at: handedOver, editDistance: 0 },
      { index: 1, at: handedOver + 3 * day, editDistance: 0 },
    ]);
  });

  it('knows by the subject alone where the key may not read texts', () => {
    expect(outcome([ours(0, 'Cold-chain audits in a day', '')]).sent).toEqual([
      { index: 0, at: handedOver, editDistance: null },
    ]);
  });

  it('counts what the rep marked as sent', () => {
    const marked = { ...handOver, steps: handOver.steps.map((one) => ({ ...one, sentAt: handedOver + day })) };
    const contact = buildContact({
      properties: { email: 'amara@northwind.example' },
      engagements: { notes: [], calls: [], tasks: [], meetings: [], emails: [theirs(2, 'Re: hello', 'Gladly.')] },
    });
    const { sent, repliedAt } = only(marked, contact, '');
    expect(sent.map(({ editDistance }) => editDistance)).toEqual([null, null]);
    expect(repliedAt).toBe(handedOver + 2 * day);
  });

  it('takes an out-of-office answer for no reply, and the one after it for one', () => {
    const sent = ours(0, 'Cold-chain audits in a day', draft);
    const away = theirs(0.1, 'Automatic reply: Cold-chain audits in a day', 'I am out of the office until Monday.');
    expect(outcome([sent, away]).repliedAt).toBeNull();
    expect(outcome([sent, away, theirs(7, 'Re: Cold-chain', 'Back now. Yes, please.')]).repliedAt).toBe(
      handedOver + 7 * day,
    );
  });

  it('is a meeting that took place after the first email', () => {
    const sent = ours(1, 'Cold-chain audits in a day', draft);
    const metOn = (...when: Parameters<typeof meeting>) => outcome([sent], { meetings: [meeting(...when)] }).metAt;
    expect(metOn(5, 'COMPLETED')).toBe(handedOver + 5 * day);
    expect(metOn(0.5, 'COMPLETED')).toBeNull();
    expect(metOn(5, 'NO_SHOW')).toBeNull();
    expect(metOn(40, 'SCHEDULED')).toBeNull();
    // Nobody owes to an email what was in the calendar before.
    expect(metOn(5, 'COMPLETED', -20)).toBeNull();
  });

  it('is bounced by the CRM’s status or the mail server’s notice, but not by one of a delay', () => {
    const sent = ours(1, 'Cold-chain audits in a day', draft);
    const notice = (subject: string) =>
      email(1.1, {
        hs_email_direction: 'INCOMING_EMAIL',
        hs_email_from_email: 'MAILER-DAEMON@mail.northwind.example',
        hs_email_subject: subject,
      });
    expect(outcome([ours(1, 'Cold-chain audits in a day', draft, 'BOUNCED')]).bouncedAt).toBe(handedOver + day);
    expect(outcome([sent, notice('Undelivered Mail Returned to Sender')]).bouncedAt).toBe(handedOver + 1.1 * day);
    expect(outcome([sent, notice('Delivery Status Notification (Delay)')]).bouncedAt).toBeNull();
    expect(outcome([sent, notice('Undelivered Mail Returned to Sender')]).repliedAt).toBeNull();
    // The address that bounced stays the one that was written to, whatever the contact's is by now.
    const corrected = { properties: { email: 'a.okafor@northwind.example' } };
    const to = (mail: ReturnType<typeof email>, address: string) => ({
      ...mail,
      properties: { ...mail.properties, hs_email_to_email: address },
    });
    const returned = ours(1, 'Cold-chain audits in a day', draft, 'BOUNCED');
    const old = 'amara@northwind.example';
    for (const emails of [
      [to(returned, 'Amara@northwind.example')],
      [to(returned, `${old}; ben@northwind.example`)],
      [to(sent, old), notice('Undelivered Mail Returned to Sender')],
    ]) {
      expect(outcome(emails, corrected).bouncedAddress).toBe(old);
      expect(outcome(emails).bouncedAddress).toBe(old);
    }
    const again = to(ours(2, 'Re: Cold-chain audits in a day', draft, 'BOUNCED'), corrected.properties.email);
    expect(outcome([to(returned, old), again], corrected)).toMatchObject({
      bouncedAt: handedOver + day,
      bouncedAddress: corrected.properties.email,
    });
    expect(outcome([returned]).bouncedAddress).toBeNull();
    expect(outcome([to(sent, old)]).bouncedAddress).toBeNull();
  });

  it('tells that the contact opted out, in the CRM or in words', () => {
    expect(outcome([], { properties: { hs_email_optout: 'true' } }).optedOut).toBe(true);
    const sent = ours(0, 'Cold-chain audits in a day', draft);
    const leave = theirs(1, 'Re: Cold-chain audits in a day', 'Please take me off your list.');
    expect(outcome([sent, leave])).toMatchObject({ optedOut: true, repliedAt: handedOver + day });
    expect(outcome([sent, theirs(1, 'unsubscribe', '')])).toMatchObject({ optedOut: true, repliedAt: null });
  });

  it('keeps the words by which the contact has left, which may name somebody else', () => {
    const words = 'Amara has left the company. Please turn to Ben Okoro.';
    const left = theirs(1, 'Automatic reply: Cold-chain audits in a day', words);
    expect(outcome([left])).toMatchObject({ leftAt: handedOver + day, leftText: words, repliedAt: null });
  });

  it('is opted out by who asks for it after the hand-over, though nothing was sent yet', () => {
    const leave = (days: number) => theirs(days, 'Re: Audits', 'Please take me off your list.');
    expect(outcome([leave(1)])).toMatchObject({ optedOut: true, optOutText: 'Please take me off your list.' });
  });

  it('is opted out by a request that was still on its way to the CRM, unless they wrote again or it was overridden', () => {
    const leave = theirs(-1, 'Re: Audits', 'Please take me off your list.');
    expect(outcome([leave]).optedOut).toBe(true);
    expect(outcome([leave, theirs(-0.5, 'Re: Audits', 'What would a start in spring cost?')]).optedOut).toBe(false);
    const engagements = { notes: [], calls: [], tasks: [], meetings: [], emails: [leave] };
    const contact = buildContact({ properties: { email: 'amara@northwind.example' }, engagements });
    expect(only({ ...handOver, overrides: ['opted_out_reply'] }, contact, '').optedOut).toBe(false);
  });

  it('keeps the words of an opt-out, if only the subject, and none where the CRM says it', () => {
    expect(outcome([theirs(1, 'unsubscribe', '')])).toMatchObject({ optedOut: true, optOutText: 'unsubscribe' });
    const inCrm = outcome([], { properties: { hs_email_optout: 'true' } });
    expect(inCrm).toMatchObject({ optedOut: true, optOutText: '' });
  });

  it('is opted out where the company’s data protection asks for it, but no stranger', () => {
    const asks = (from: string) =>
      email(2, {
        hs_email_direction: 'INCOMING_EMAIL',
        hs_email_from_email: from,
        hs_email_subject: 'Objection to processing',
        hs_email_text: 'We object to the processing of the data of Ms Okafor and request their erasure.',
      });
    const sent = ours(0.1, 'Cold-chain audits in a day', draft);
    expect(outcome([sent, asks('dpo@northwind.example')]).optedOut).toBe(true);
    expect(outcome([sent, asks('dpo@elsewhere.example')]).optedOut).toBe(false);
  });

  it('is answered by a colleague in the same conversation, and not in another one', () => {
    const sent = ours(0, 'Cold-chain audits in a day', draft);
    const colleague = (subject: string) =>
      email(1, {
        hs_email_direction: 'INCOMING_EMAIL',
        hs_email_from_email: 'tom@northwind.example',
        hs_email_subject: subject,
        hs_email_text: 'I look after this now.',
      });
    expect(outcome([sent, colleague('RE: Cold-chain audits in a day')]).repliedAt).toBe(handedOver + day);
    expect(outcome([sent, colleague('Your badge')]).repliedAt).toBeNull();
    const invoice = [ours(-5, 'Invoice 2231', 'Attached.'), theirs(1, 'Re: Invoice 2231', 'Paid.')];
    expect(outcome([sent, ...invoice]).repliedAt).toBeNull();
  });

  it('takes what somebody writes of a holiday a day later for their own words', () => {
    const sent = ours(0, 'Cold-chain audits in a day', draft);
    const away = (days: number) => theirs(days, 'Re: Cold-chain audits in a day', 'I am on vacation until Friday.');
    expect(outcome([sent, away(0.01)]).repliedAt).toBeNull();
    expect(outcome([sent, away(2)]).repliedAt).toBe(handedOver + 2 * day);
  });

  it('knows the tasks that were completed in the CRM', () => {
    const tasks = ['COMPLETED', 'NOT_STARTED'].map((status, at) =>
      buildEngagement({ id: `task-${at}`, properties: { hs_task_status: status } }),
    );
    const placed = { ...handOver, steps: handOver.steps.map((one, at) => ({ ...one, crmId: `task-${at}` })) };
    const engagements = { notes: [], calls: [], tasks, meetings: [], emails: [] };
    expect(only(placed, buildContact({ engagements }), '').done).toEqual([0]);
  });

  it('does not count a draft that the rep passes on to somebody else', () => {
    expect(outcome([ours(0, 'Fwd: Cold-chain audits in a day', draft)]).sent).toEqual([]);
  });
});

describe('a reply, which stops a hand-over and is its outcome', () => {
  const from = (sender: string, subject: string) =>
    email(2, { hs_email_from_email: sender, hs_email_subject: subject, hs_email_text: 'I look after this now.' });
  const sent = ours(0.1, 'Cold-chain audits in a day', draft);
  it.each<[boolean, string, ReturnType<typeof email>[], string?]>([
    [
      true,
      'in a conversation that began since',
      [sent, ours(1, 'Loggers', 'See you.'), theirs(2, 'Re: Loggers', 'Yes.')],
    ],
    [
      true,
      'in one that began before the first email',
      [ours(0.05, 'Loggers', 'Hi.'), sent, theirs(2, 'Re: Loggers', 'Yes.')],
    ],
    [false, 'in an older one', [ours(-1, 'Loggers', 'See you.'), sent, theirs(2, 'Re: Loggers', 'Yes.')]],
    [
      true,
      'under the subject of the rep',
      [ours(0.1, 'Thursday?', draft), from('tom@northwind.example', 'Re: Thursday?')],
    ],
    [false, 'of a stranger', [sent, from('tom@elsewhere.example', 'Re: Cold-chain audits in a day')]],
    [false, 'of nobody', [sent, from('', 'Re: Cold-chain audits in a day')], 'amara'],
  ])('is %s: %s', (isReply, _name, emails, address = 'amara@northwind.example') => {
    const engagements = { notes: [], calls: [], tasks: [], meetings: [], emails };
    const contact = buildContact({ properties: { email: address }, engagements });
    const found = only(handOver, contact, '');
    expect(found.repliedAt !== null).toBe(isReply);
    expect(stopOf({ ...handOver, outcome: found }, contact, datedMailsOf(contact))?.because === 'replied').toBe(
      isReply,
    );
  });
});

describe('what a press did not know', () => {
  const stops = (emails: readonly ReturnType<typeof email>[], more: Partial<HandOver> = {}) => {
    const engagements = { notes: [], calls: [], tasks: [], meetings: [], emails };
    const contact = buildContact({ properties: { email: 'amara@northwind.example' }, engagements });
    return stopOf({ ...handOver, ...more }, contact, datedMailsOf(contact))?.because;
  };
  /** A mail that the CRM got on another day than it was written. */
  const got = (days: number, mail: ReturnType<typeof email>) => ({ ...mail, createdAt: handedOver + days * day });

  it('is news, though it was written before, unless it is history that somebody imported', () => {
    const question = (days: number) => theirs(days, 'Prices', 'What would a start in spring cost?');
    expect(stops([got(0.1, question(-1))])).toBe('replied');
    expect(stops([got(0.1, theirs(-1, 'Re: Cold-chain audits in a day', 'Let us talk.'))])).toBe('replied');
    expect(stops([got(0.1, question(-100))])).toBeUndefined();
    expect(stops([got(-0.9, question(-1))])).toBeUndefined();
  });

  it('is told by the CRM’s clock, as far as the press had read', () => {
    const reply = theirs(1, 'Prices', 'What would a start in spring cost?');
    expect(stops([got(-2, reply)], { mailsUntil: handedOver - 2 * day })).toBeUndefined();
    expect(stops([got(-1.9, reply)], { mailsUntil: handedOver - 2 * day })).toBe('replied');
    expect(stops([got(-1.9, reply)], { mailsUntil: 0 })).toBe('replied');
  });

  it('is that our newest email came back, unless the rep had read that', () => {
    const before = ours(-1, 'Prices', 'Here they are.', 'BOUNCED');
    expect(stops([before])).toBe('bounced');
    expect(stops([before], { overrides: ['bounced_address'] })).toBeUndefined();
    expect(stops([before, ours(-0.5, 'Prices', 'Here they are again.')])).toBeUndefined();
  });
});

describe('what became of two hand-overs of a contact', () => {
  const secondDraft = `Hi Amara,

your posting for two quality managers made me look at how the audit desk is staffed. Our checklist replaces the
spreadsheet that they would have to keep, and the first depot is set up within a week. Shall I send you the plan?

Best,
Nora`;
  const subject = 'Cold-chain audits in a day';
  const version = (number: number, body: string, days = 0, more: Partial<HandOver> = {}) =>
    buildHandOver({
      id: `record-v${number}-tasks`,
      version: number,
      createdAt: handedOver + days * day,
      steps: [{ ...step, index: 0, dueOn: '2026-03-02', subject, body, crmId: `task-${number}` }],
      ...more,
    });
  const [v1, v2] = [version(1, draft), version(2, secondDraft)];

  function outcomes(
    emails: readonly ReturnType<typeof email>[],
    handOvers: readonly HandOver[] = [v1, v2],
    more: Partial<CrmContact['engagements']> = {},
    notHandedOver: ContactReading['notHandedOver'] = [],
  ): readonly Outcome[] {
    const contact = buildContact({
      properties: { email: 'amara@northwind.example' },
      engagements: { notes: [], calls: [], tasks: [], meetings: [], emails, ...more },
    });
    const found = outcomesOf(handOvers, { contact, contactState: '', notHandedOver, now });
    return handOvers.flatMap(({ id }) => found.get(id) ?? []);
  }

  it('is that of the one whose text was sent, though the other has the same subject', () => {
    const sent = ours(1, subject, secondDraft);
    const reply = theirs(2, `Re: ${subject}`, 'Please do.');
    const nothing = {
      sent: [],
      repliedAt: null,
      metAt: null,
      replyText: '',
      leftText: '',
      optOutText: '',
      leftAt: null,
      bouncedAt: null,
    };
    for (const body of [secondDraft, secondDraft.replace('within a week', 'in nine days')]) {
      expect(outcomes([ours(1, subject, body), reply])).toMatchObject([
        nothing,
        { sent: [{ index: 0 }], repliedAt: handedOver + 2 * day },
      ]);
    }
    expect(outcomes([sent, reply], [v2, v1])[1]).toMatchObject(nothing);
    const bounced = outcomes([ours(1, subject, secondDraft, 'BOUNCED')]);
    expect(bounced.map(({ bouncedAt }) => bouncedAt)).toEqual([null, handedOver + day]);
  });

  it('has nothing sent where the text of a version was sent that was not handed over', () => {
    const reply = theirs(2, `Re: ${subject}`, 'Please do.');
    const third = [{ subject, body: secondDraft }];
    const answered = { sent: [], repliedAt: handedOver + 2 * day };
    expect(outcomes([ours(1, subject, secondDraft), reply], [v1], {}, third)).toMatchObject([answered]);
    expect(outcomes([ours(1, subject, draft), reply], [v1], {}, third)).toMatchObject([{ sent: [{ index: 0 }] }]);
    const rewritten = 'Amara, can your colleague from quality join us when we look at the loggers on Friday? Nora';
    expect(outcomes([ours(1, subject, rewritten)], [v1], {}, third)).toMatchObject([{ sent: [{ index: 0 }] }]);
    expect(outcomes([ours(1, subject, '')], [v1], {}, third)).toMatchObject([{ sent: [{ index: 0 }] }]);
  });

  it('gives a reply, a meeting and a notice to the one that was sent last before, once both were sent', () => {
    const both = [ours(1, subject, draft), ours(5, subject, secondDraft)];
    const notice = email(6, {
      hs_email_direction: 'INCOMING_EMAIL',
      hs_email_from_email: 'MAILER-DAEMON@mail.northwind.example',
      hs_email_subject: 'Undelivered Mail Returned to Sender',
    });
    const between = theirs(2, `Re: ${subject}`, 'Who else uses it?');
    const after = theirs(6, 'Your plan', 'I have read it. Gladly.');
    expect(outcomes([...both, after]).map(({ repliedAt }) => repliedAt)).toEqual([null, handedOver + 6 * day]);
    expect(outcomes([...both, between, after]).map(({ repliedAt }) => repliedAt)).toEqual([
      handedOver + 2 * day,
      handedOver + 6 * day,
    ]);
    expect(outcomes([...both, notice]).map(({ bouncedAt }) => bouncedAt)).toEqual([null, handedOver + 6 * day]);
    const metOf = (agreedOn: number) =>
      outcomes(both, [v1, v2], { meetings: [meeting(7, 'COMPLETED', agreedOn)] }).map(({ metAt }) => metAt);
    expect(metOf(6)).toEqual([null, handedOver + 7 * day]);
    expect(metOf(2)).toEqual([handedOver + 7 * day, null]);
    expect(metOf(0.5)).toEqual([null, null]);
  });

  it('gives a reply to the one whose conversation it continues', () => {
    const other = version(2, secondDraft, 0, {
      steps: [{ ...step, index: 0, dueOn: '2026-03-02', subject: 'Two quality managers', body: secondDraft }],
    });
    const emails = [
      ours(1, subject, draft),
      ours(5, 'Two quality managers', secondDraft),
      theirs(6, `Re: ${subject}`, 'Thursday at 10.'),
    ];
    expect(outcomes(emails, [v1, other]).map(({ repliedAt }) => repliedAt)).toEqual([handedOver + 6 * day, null]);
  });

  it('gives the same text to the one whose task is completed, else to the newest that was there', () => {
    const again = version(2, draft, 2);
    const tasks = [buildEngagement({ id: 'task-1', properties: { hs_task_status: 'COMPLETED' } })];
    const sentOf = (at: number, more = {}) =>
      outcomes([ours(at, subject, draft)], [v1, again], more).map(({ sent }) => sent.length);
    expect(sentOf(3)).toEqual([0, 1]);
    expect(sentOf(3, { tasks })).toEqual([1, 0]);
    expect(sentOf(1)).toEqual([1, 0]);
  });

  it('is the opt-out of both, of which one was sent, but not of one that was made in spite of it', () => {
    const emails = [ours(1, subject, draft), theirs(2, `Re: ${subject}`, 'Please take me off your list.')];
    const optedOut = (handOvers: readonly HandOver[]) => outcomes(emails, handOvers).map((one) => one.optedOut);
    expect(optedOut([v1, v2])).toEqual([true, true]);
    expect(optedOut([v1, version(2, secondDraft, 3, { overrides: ['opted_out_reply'] })])).toEqual([true, false]);
  });

  it('knows a text that was sent by hand, and only then marked as sent', () => {
    const byHand = version(2, secondDraft, 3, { to: 'mail' });
    const marked = { ...byHand, steps: byHand.steps.map((one) => ({ ...one, sentAt: handedOver + 3 * day })) };
    const emails = [ours(1, subject, secondDraft), theirs(2, `Re: ${subject}`, 'Please do.')];
    expect(outcomes(emails, [v1, marked])).toMatchObject([
      { sent: [], repliedAt: null },
      { sent: [{ index: 0, at: handedOver + day, editDistance: 0 }], repliedAt: handedOver + 2 * day },
    ]);
  });

  it('takes a text that is sent once more for no other draft, and knows when it comes back', () => {
    const emails = [ours(1, subject, draft), ours(2, subject, draft, 'BOUNCED')];
    expect(outcomes(emails)).toMatchObject([
      { sent: [{ index: 0, at: handedOver + day }], bouncedAt: handedOver + 2 * day },
      { sent: [], bouncedAt: null },
    ]);
  });
});
