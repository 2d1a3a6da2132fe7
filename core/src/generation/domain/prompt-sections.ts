import { newestFirst, engagementDate, isoDay, callSeconds } from '../../contacts/domain/engagement-date.ts';
import type { ContactSnapshot, ContextTexts, Engagement, EngagementKind } from '../../contacts/domain/contact.ts';
import { historyOf } from '../../contacts/domain/own-note.ts';
import { plainText } from '../../contacts/domain/plain-text.ts';
import type { UserProfile } from '../../users/domain/user.ts';
import type { PromptSection } from './fit-sections.ts';
import type { PdfText } from './generation-record.ts';
import { escapeAttribute, escapeText } from './xml.ts';

/** Facts about the CRM's own bookkeeping, which only distract. */
const bookkeeping = new Set(['hs_object_id', 'createdate', 'lastmodifieddate', 'hubspot_owner_id']);
const first = [
  'firstname',
  'lastname',
  'jobtitle',
  'company',
  'email',
  'phone',
  'website',
  'industry',
  'city',
  'state',
  'country',
];

export function contactSection({ contact }: ContactSnapshot): PromptSection {
  const rank = (name: string): number => (first.includes(name) ? first.indexOf(name) : first.length);
  const lines = Object.entries(contact.properties)
    .map(
      ([name, value]) =>
        [name, plainText(value, { maxLength: 2_000, keepQuotes: true }).replaceAll(/\s+/g, ' ')] as const,
    )
    .filter(([name, value]) => value !== '' && !bookkeeping.has(name))
    .sort(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1))
    .map(([name, value]) => `${escapeText(name)}: ${escapeText(value)}\n`);
  return {
    tag: 'contact',
    // The first line break belongs to the layout, so that every fact has a line of its own.
    items: lines.map((line, index) => (index === 0 ? `\n${line}` : line)),
    separator: '',
    share: 0.1,
    describeMissing: (count) => `${count} facts about the contact`,
  };
}

export function senderSection(sender: UserProfile | null): PromptSection {
  const facts: readonly (readonly [string, string])[] =
    sender === null
      ? []
      : [
          ['name', `${sender.firstName} ${sender.lastName}`],
          ['company', sender.company],
          ['location', [sender.city, sender.state, sender.country].filter((part) => part.trim() !== '').join(', ')],
          ['about', sender.about.slice(0, 1_500)],
          ['meeting link', sender.meetingLink],
        ];
  const lines = facts
    .map(([name, value]) => [name, value.replaceAll(/\s+/g, ' ').trim()] as const)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${escapeText(value)}`);
  return {
    tag: 'sender',
    items: lines.length === 0 ? [] : [`\n${lines.join('\n')}\n`],
    separator: '',
    share: 0.02,
    describeMissing: () => 'the sender',
  };
}

const renderers: Record<EngagementKind, (engagement: Engagement, date: string) => string | null> = {
  notes: ({ properties }, date) => {
    const text = body(properties['hs_note_body']);
    return text === '' ? null : `<note date="${date}">${text}</note>`;
  },
  emails: ({ properties: p }, date) =>
    `<email date="${date}"${attributes({ subject: p['hs_email_subject'], status: p['hs_email_status'], direction: p['hs_email_direction'] })}>${body(p['hs_email_html'] || p['hs_email_text'])}</email>`,
  calls: (call, date) => {
    const { properties: p } = call;
    const seconds = callSeconds(call);
    return `<call date="${date}"${attributes({ title: p['hs_call_title'], direction: p['hs_call_direction'], seconds: seconds === null ? '' : String(seconds) })}>${body(p['hs_call_body'])}</call>`;
  },
  meetings: ({ properties: p }, date) =>
    `<meeting date="${date}"${attributes({ title: p['hs_meeting_title'], outcome: p['hs_meeting_outcome'], location: p['hs_meeting_location'] })}>${body(p['hs_meeting_body'])}</meeting>`,
};

const kindShares: Record<EngagementKind, number> = { notes: 0.15, emails: 0.18, calls: 0.08, meetings: 0.1 };

export function engagementSection({ contact }: ContactSnapshot, kind: EngagementKind): PromptSection {
  const items = newestFirst(kind, historyOf(contact, kind))
    .map((engagement) => renderers[kind](engagement, isoDay(engagementDate(kind, engagement))))
    .filter((item) => item !== null);
  return {
    tag: kind,
    items,
    separator: '\n',
    share: kindShares[kind],
    describeMissing: (count) => `${count} older ${kind}`,
  };
}

const boxes: readonly { tag: string; name: string; share: number; text: (context: ContextTexts) => string }[] = [
  { tag: 'additional_info', name: 'the additional information', share: 0.1, text: (c) => c.additionalInfo },
  { tag: 'contact_bio', name: "the contact's bio", share: 0.04, text: (c) => c.contactBio },
  { tag: 'company_info', name: 'the company information', share: 0.04, text: (c) => c.companyInfo },
  { tag: 'website', name: 'the website text', share: 0.05, text: (c) => c.websiteContent },
  { tag: 'social_links', name: 'the social links', share: 0.01, text: (c) => c.socialMediaLinks },
];

export function contextSections(context: ContextTexts): PromptSection[] {
  return boxes.map(({ tag, name, share, text }) =>
    textSection(tag, plainText(text(context), { maxLength: 100_000, keepQuotes: true }), share, name),
  );
}

/** A long text in pieces that can be left out from its end; together they are the text itself. */
export function textSection(tag: string, text: string, share: number, name: string): PromptSection {
  return {
    tag,
    items: pieces(text).map(escapeText),
    separator: '',
    share,
    describeMissing: () => `the end of ${name}`,
  };
}

export function pdfSection(pdf: PdfText | null): PromptSection {
  const pages = pdf === null ? [] : pdf.text.split(/(?=^\[page \d+\]$)/m).filter((page) => page.trim() !== '');
  return {
    tag: 'pdf',
    attributes: pdf === null ? '' : `name="${escapeAttribute(pdf.name)}" pages="${pdf.pages}"`,
    items: pages.map((page) => escapeText(page.trim())),
    separator: '\n',
    share: 0.08,
    describeMissing: (count) => `${count} later pages of the PDF`,
  };
}

function body(value: string | null | undefined): string {
  return escapeText(plainText(value, { maxLength: 4_000 }));
}

function attributes(values: Record<string, string | null | undefined>): string {
  return Object.entries(values)
    .map(([name, value]) => [name, plainText(value, { maxLength: 300, keepQuotes: true })] as const)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`)
    .join('');
}

const pieceLength = 2_000;

function pieces(text: string): string[] {
  const result: string[] = [];
  for (let at = 0; at < text.length;) {
    const limit = at + pieceLength;
    const space = limit >= text.length ? text.length : text.lastIndexOf(' ', limit) + 1;
    const end = space > at ? space : limit;
    result.push(text.slice(at, end));
    at = end;
  }
  return result;
}
