import type { Engagement } from '@overture/core/contacts/domain/contact';
import type { HandOver } from '@overture/core/records/domain/hand-over';
import { buildContact, buildEngagement, buildHandOver } from '@overture/core/testing';

/*
 * A thread is one hand-over and the contact's data in the CRM afterwards, with the outcomes as a person reads them:
 *
 *   drafts NAME ADDRESS              the drafts of the threads that name them, and the contact's address
 *   1: SUBJECT | TEXT                " / " is a line break
 *   == PART | NAME | what happens    `tune`: for development; `measured`: only counted
 *   us DAY [name=value …] : SUBJECT | TEXT
 *                                    an email; `us`, `them` (the contact), `other` (with `from`) or `forwarded`
 *   meeting DAY OUTCOME made=DAY     when it takes place, and when it was entered
 *   contact PROPERTY=VALUE
 *   expect [sent=1,2~] [replied=DAY] [met=DAY] [bounced=DAY] [optedOut]
 *
 * Days count from the hand-over. `=1` is the subject or the text of draft 1, behind which `{old>new}` replaces and
 * `{$>more}` adds; `1~` was edited. An email with `html` comes as mail programs write it, with what is behind ` /// `
 * as the quote.
 */

const day = 86_400_000;
export const handedOverAt = Date.parse('2026-03-02T08:00:00Z');

export interface Expected {
  /** The positions of the sent steps, from 0. */
  readonly sent: ReadonlySet<number>;
  readonly edited: ReadonlySet<number>;
  /** The day on which it happened; null if it did not. */
  readonly replied: number | null;
  readonly met: number | null;
  readonly bounced: number | null;
  readonly optedOut: boolean;
}

export interface Thread {
  readonly part: 'tune' | 'measured';
  /** The drafts that it begins with, such as `de-1`. */
  readonly drafts: string;
  readonly name: string;
  readonly handOver: HandOver;
  readonly contact: ReturnType<typeof buildContact>;
  readonly expected: Expected;
}

interface Drafts {
  readonly address: string;
  readonly emails: readonly { readonly subject: string; readonly body: string }[];
}

export function readThreads(written: string): Thread[] {
  const [head = '', ...threads] = written.split(/^== /m);
  const drafts = new Map(
    head
      .split(/^drafts /m)
      .slice(1)
      .map(readDrafts),
  );
  return threads.map((text) => readThread(text, drafts));
}

function readDrafts(text: string): [string, Drafts] {
  const [first = '', ...lines] = text.split('\n');
  const [name = '', address = ''] = first.split(' ');
  const emails = lines.filter((line) => /^\d: /.test(line)).map((line) => readMail(line.slice(3)));
  return [name, { address, emails }];
}

function readMail(text: string): { subject: string; body: string } {
  const [subject = '', body = ''] = text.split(' |');
  return { subject, body: body.trimStart().replaceAll(' / ', '\n') };
}

function readThread(text: string, known: ReadonlyMap<string, Drafts>): Thread {
  const [head = '', ...lines] = text.trimEnd().split('\n');
  const [part, name = '', what = ''] = head.split(' | ');
  const drafts = known.get(name);
  if ((part !== 'tune' && part !== 'measured') || drafts === undefined)
    throw new Error(`No such part or drafts: ${head}`);
  const of = (kind: RegExp): string[] => lines.filter((line) => kind.test(line));
  const properties = of(/^contact /).map((line): [string, string] => {
    const [property = '', value = ''] = line.slice(8).split('=');
    return [property, value];
  });
  const [expected = ''] = of(/^expect\b/);
  return {
    part,
    drafts: name,
    name: what,
    handOver: buildHandOver({
      createdAt: handedOverAt,
      steps: drafts.emails.map(({ subject, body }, index) => {
        return {
          index,
          dueOn: '2026-03-02',
          subject,
          body,
          crmId: `task-${index}`,
          state: 'placed',
          sentAt: null,
          before: null,
          theirs: null,
        };
      }),
    }),
    contact: buildContact({
      properties: { email: drafts.address, ...Object.fromEntries(properties) },
      engagements: {
        notes: [],
        calls: [],
        tasks: [],
        emails: of(/^(?:us|them|other|forwarded) /).map((line, at) => readEmail(line, at, drafts)),
        meetings: of(/^meeting /).map(readMeeting),
      },
    }),
    expected: readExpected(expected),
  };
}

const at = (days: string): number => handedOverAt + Number(days) * day;

function readMeeting(line: string, index: number): Engagement {
  const [, days = '', outcome = '', made = ''] = line.split(' ');
  const start = new Date(at(days)).toISOString();
  return {
    ...buildEngagement({ id: `m${index}`, properties: { hs_meeting_start_time: start, hs_meeting_outcome: outcome } }),
    createdAt: at(made.replace('made=', '')),
  };
}

const directions = {
  us: 'EMAIL',
  them: 'INCOMING_EMAIL',
  other: 'INCOMING_EMAIL',
  forwarded: 'FORWARDED_EMAIL',
} as const;

function readEmail(line: string, index: number, { address, emails }: Drafts): Engagement {
  const [, who = '', days = '', flags = '', rest = ''] = /^(\w+) ([\d.-]+) ?(.*?) ?: (.*)$/.exec(line) ?? [];
  const isOurs = who === 'us';
  const flag = (name: string): string | undefined => new RegExp(`\\b${name}=(.+?)(?= \\w+=| html|$)`).exec(flags)?.[1];
  const written = readMail(rest === '=1' || /^=\d( \{.*\})?$/.test(rest) ? `${rest.slice(0, 2)} | ${rest}` : rest);
  const subject = written.subject.replaceAll(/=(\d)/g, (_, n: string) => emails[Number(n) - 1]?.subject ?? '');
  const text = textOf(written.body, emails);
  const from = flag('from') ?? (isOurs ? 'nora@overture.example' : address);
  return buildEngagement({
    id: `e${index}`,
    properties: {
      hs_timestamp: new Date(at(days)).toISOString(),
      hs_email_direction: directions[who as keyof typeof directions],
      hs_email_status: isOurs ? (flag('status') ?? 'SENT') : null,
      hs_email_from_email: from,
      hs_email_to_email: flag('to') ?? (isOurs ? address : 'nora@overture.example'),
      hs_email_subject: subject,
      ...(/\bhtml\b/.test(flags) ? { hs_email_html: asHtml(text) } : { hs_email_text: text }),
    },
  });
}

function textOf(body: string, emails: Drafts['emails']): string {
  const [, number, edits = ''] = /^=(\d)\s*([\s\S]*)$/.exec(body) ?? [];
  if (number === undefined) return body;
  let text = emails[Number(number) - 1]?.body ?? '';
  for (const [, old = '', fresh = ''] of edits.matchAll(/\{([^>]*)>([\s\S]*?)\}/g)) {
    const edited = old === '$' ? text + fresh : text.replace(old, fresh);
    if (edited === text) throw new Error(`The draft does not hold "${old}".`);
    text = edited;
  }
  return text;
}

function asHtml(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const [own = '', quote] = escaped.replaceAll('\n', '<br>').split(' /// ');
  const quoted = quote === undefined ? '' : `<div class="gmail_quote"><blockquote>${quote}</blockquote></div>`;
  return `<div dir="auto">${own}</div>${quoted}`;
}

function readExpected(line: string): Expected {
  const found = (name: string): number | null => {
    const value = new RegExp(`\\b${name}=([\\d.]+)`).exec(line)?.[1];
    return value === undefined ? null : Number(value);
  };
  const steps = (/\bsent=(\S+)/.exec(line)?.[1] ?? '').split(',').filter(Boolean);
  const index = (step: string): number => Number.parseInt(step, 10) - 1;
  return {
    sent: new Set(steps.map(index)),
    edited: new Set(steps.filter((step) => step.endsWith('~')).map(index)),
    replied: found('replied'),
    met: found('met'),
    bounced: found('bounced'),
    optedOut: /\boptedOut\b/.test(line),
  };
}
