import { describe, expect, it } from 'vitest';
import { buildContact, buildEngagement, buildHandOver } from '../../testing/index.ts';
import { outcomeOf } from './outcome-of.ts';

const draft = `Hi Amara,

when we spoke in March you said that cold-chain audits eat two weeks of your team every quarter. Three logistics
companies we work with now prepare theirs in a day and a half. Would a short call on Thursday be worth your time?

Best,
Nora`;
const day = 86_400_000;
const handedOver = Date.parse('2026-03-02T08:00:00Z');
const now = handedOver + 30 * day;
const on = (days: number): string => new Date(handedOver + days * day).toISOString();
const step = { crmId: null, state: 'placed', sentAt: null } as const;
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

function outcome(
  emails: readonly ReturnType<typeof email>[],
  { meetings = [], properties = {} }: { meetings?: readonly ReturnType<typeof meeting>[]; properties?: object } = {},
) {
  const contact = buildContact({
    properties: { email: 'amara@northwind.example', ...properties },
    engagements: { notes: [], calls: [], tasks: [], emails, meetings },
  });
  return outcomeOf(handOver, contact, 'state', now);
}

describe('what became of a hand-over', () => {
  it('is nothing while no email went out, whatever the contact writes', () => {
    const before = ours(-3, 'Cold-chain audits in a day', draft);
    expect(outcome([before, theirs(1, 'Your invoice', 'Please find it attached.')])).toEqual({
      readAt: now,
      contactState: 'state',
      sent: [],
      done: [],
      repliedAt: null,
      metAt: null,
      bouncedAt: null,
      optedOut: false,
    });
  });

  it('is sent as drafted, below which a signature stands, and answered', () => {
    const { sent, repliedAt } = outcome([
      ours(0.1, 'Cold-chain audits in a day', `${draft}\n\nNora Castellan\nAccount Executive, +49 30 1234`),
      theirs(
        2,
        'Re: Cold-chain audits in a day',
        'Thursday at 10 works.\n\nOn Mon, Nora Castellan wrote:\n> Hi Amara,',
      ),
    ]);
    expect(sent).toEqual([{ index: 0, at: handedOver + 0.1 * day, editDistance: 0 }]);
    expect(repliedAt).toBe(handedOver + 2 * day);
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
    const { sent, repliedAt } = outcomeOf(marked, contact, '', now);
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
  });

  it('tells that the contact opted out, in the CRM or in words', () => {
    expect(outcome([], { properties: { hs_email_optout: 'true' } }).optedOut).toBe(true);
    const sent = ours(0, 'Cold-chain audits in a day', draft);
    const leave = theirs(1, 'Re: Cold-chain audits in a day', 'Please take me off your list.');
    expect(outcome([sent, leave])).toMatchObject({ optedOut: true, repliedAt: handedOver + day });
    expect(outcome([sent, theirs(1, 'unsubscribe', '')])).toMatchObject({ optedOut: true, repliedAt: null });
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
    expect(outcomeOf(placed, buildContact({ engagements }), '', now).done).toEqual([0]);
  });

  it('does not count a draft that the rep passes on to somebody else', () => {
    expect(outcome([ours(0, 'Fwd: Cold-chain audits in a day', draft)]).sent).toEqual([]);
  });
});
