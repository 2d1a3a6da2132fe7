import {
  engagementKinds,
  type ContactSnapshot,
  type ContextTexts,
  type CrmPart,
} from '../../contacts/domain/contact.ts';
import { hasOptedOut } from '../../contacts/domain/opt-out.ts';
import { plainText } from '../../contacts/domain/plain-text.ts';
import type { UserProfile } from '../../users/domain/user.ts';
import { languageName, type LeftOut, type Source, type SourceReference } from '../../contract/index.ts';
import { localDay } from '../../shared/local-day.ts';
import type { PromptSection } from './fit-sections.ts';
import type { PdfText } from './generation-record.ts';
import { crmUrl, markedLine } from './prompt-sources.ts';
import { singular } from './singular-kinds.ts';
import { escapeAttribute, escapeText } from './xml.ts';

/** Facts about the CRM's own bookkeeping, which only distract, and those that another section tells. */
const elsewhere = new Set([
  'hs_object_id',
  'createdate',
  'lastmodifieddate',
  'hubspot_owner_id',
  'hs_email_optout',
  'hs_additional_emails',
  'associatedcompanyid',
]);
const names: Readonly<Record<string, string>> = { hs_language: 'preferred_language', hs_linkedin_url: 'linkedin_page' };
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

export function contactSection({ contact, prospectUrl }: ContactSnapshot): PromptSection {
  const rank = (name: string): number => (first.includes(name) ? first.indexOf(name) : first.length);
  const lines = Object.entries(contact.properties)
    .map(
      ([name, value]) =>
        [name, plainText(value, { maxLength: 2_000, keepQuotes: true }).replaceAll(/\s+/g, ' ')] as const,
    )
    .filter(([name, value]) => value !== '' && !elsewhere.has(name))
    .filter(([name, value]) => name !== 'hs_linkedin_url' || value !== contact.properties['linkedin_url'])
    .sort(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1))
    .map(([name, value]) => [names[name] ?? name, value] as const);
  return {
    tag: 'contact',
    items: lines.map(([name, value], index) => {
      const id = `p${index + 1}`;
      return {
        text: markedLine(id, `${escapeText(name)}: ${escapeText(value)}`),
        rank: 0,
        kind: 'property',
        source: {
          kind: 'property',
          id,
          label: name.replaceAll('_', ' '),
          text: value,
          ...crmUrl(prospectUrl, 'property', null),
        },
      };
    }),
    layout: 'lines',
    share: 0.08,
    describeMissing: (missing) => `${missing.length} facts about the contact`,
  };
}

/** Whether the contact may be written to at all, and who looks after them. */
export function relationSection({ contact }: ContactSnapshot): PromptSection {
  const { owner } = contact;
  const lines = [
    ...(hasOptedOut(contact.properties) ? ['opted out of email: yes'] : []),
    ...(owner === null ? [] : [`owner: ${[owner.name, owner.email].filter((part) => part !== '').join(', ')}`]),
  ];
  return {
    tag: 'relation',
    attributes: 'internal="yes"',
    items: lines.map((line) => ({
      text: escapeText(line),
      rank: 0,
      kind: 'property',
      source: { kind: 'property', id: 'relation', label: 'Relation', text: `${line}\n` },
    })),
    layout: 'lines',
    share: 0.01,
    describeMissing: () => 'who looks after the contact',
  };
}

export function senderSection(sender: UserProfile | null): PromptSection {
  const facts: readonly (readonly [string, string])[] =
    sender === null
      ? []
      : [
          ['name', sender.signAs || `${sender.firstName} ${sender.lastName}`],
          ['company', sender.company],
          ['location', [sender.city, sender.state, sender.country].filter((part) => part.trim() !== '').join(', ')],
          ['about', sender.about.slice(0, 1_500)],
          ['meeting link', sender.meetingLink],
        ];
  const lines = facts
    .map(([name, value]) => [name, value.replaceAll(/\s+/g, ' ').trim()] as const)
    .filter(([, value]) => value !== '');
  return {
    tag: 'sender',
    items: lines.map(([name, value], index) => {
      const id = `s${index + 1}`;
      return {
        text: markedLine(id, `${name}: ${escapeText(value)}`),
        rank: 0,
        kind: 'sender',
        of: 'sender',
        source: { kind: 'sender', id, label: `Your ${name}`, text: value },
      };
    }),
    layout: 'lines',
    share: 0.02,
    describeMissing: () => 'the sender',
  };
}

/** The rep's language, where it is not English; it is no source. */
export function playbookLanguageSection(sender: UserProfile | null): PromptSection {
  const language = sender === null || sender.language === 'en' ? '' : languageName(sender.language);
  return {
    tag: 'playbook_language',
    items: language === '' ? [] : [{ text: language, rank: 0, kind: null }],
    layout: 'run',
    share: 0.01,
    describeMissing: () => 'the language of the playbook',
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
    textSection(tag, plainText(text(context), { maxLength: 100_000, keepQuotes: true }), share, name, {
      kind: 'context',
      id: tag,
      label: upperFirst(name.replace(/^the /, '')),
    }),
  );
}

/** The day on which is written, as it is in the time zone. */
export function todaySection({ fetchedAt }: ContactSnapshot, timeZone: string): PromptSection {
  return {
    tag: 'today',
    items: [{ text: localDay(fetchedAt, timeZone), rank: 0, kind: null }],
    layout: 'run',
    share: 0.01,
    describeMissing: () => 'the date',
  };
}

/**
 * A long text in pieces that can be left out from its end; together they are the text itself. Without a source, as a
 * summary that a model wrote, nothing can rest on it.
 */
export function textSection(
  tag: string,
  text: string,
  share: number,
  name: string,
  source?: SourceReference,
): PromptSection {
  return {
    tag,
    items: pieces(text).map((piece) => ({
      text: escapeText(piece),
      rank: 1,
      kind: 'context',
      of: tag,
      ...(source && { source: { ...source, text: piece } }),
    })),
    layout: 'run',
    share,
    describeMissing: () => `the end of ${name}`,
  };
}

export function pdfSection(pdf: PdfText | null): PromptSection {
  const pages = pdf === null ? [] : pdf.text.split(/(?=^\[page \d+\]$)/m).filter((page) => page.trim() !== '');
  return {
    tag: 'pdf',
    attributes: pdf === null ? '' : `name="${escapeAttribute(pdf.name)}" pages="${pdf.pages}"`,
    items: pages.map((page, index) => ({
      text: escapeText(page.trim()),
      rank: 1,
      kind: 'pdf',
      source: pageSource(pdf?.name ?? '', page, index),
    })),
    layout: 'lines',
    share: 0.07,
    describeMissing: (missing) => `${missing.length} later pages of the PDF`,
  };
}

/** A page begins with the mark that the reader of PDFs put there, which is its id. */
function pageSource(name: string, page: string, index: number): Source {
  const [mark, number = String(index + 1)] = /^\[page (\d+)\]/.exec(page) ?? [''];
  return { kind: 'pdf', id: `page ${number}`, label: `${name}, page ${number}`, text: page.slice(mark.length).trim() };
}

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Engagements that the CRM has and that were not read. */
export function notReadOf({ contact }: ContactSnapshot): readonly LeftOut[] {
  return engagementKinds
    .map((kind) => ({ kind: singular[kind], count: contact.notRead[kind] ?? 0 }))
    .filter(({ count }) => count > 0);
}

const unreadable: Record<CrmPart, string> = {
  emails: 'the subjects and texts of the emails, which the CRM key may not read',
  company: 'the company, which the CRM key may not read',
  deals: 'deals, which the CRM key may not read',
  owner: 'who looks after the contact, which the CRM key may not read',
};

/** What was not read from the CRM, in words. */
export function describeNotRead(snapshot: ContactSnapshot): readonly string[] {
  return [
    ...notReadOf(snapshot).map(({ kind, count }) => `${count} older ${kind}s that were not read from the CRM`),
    ...snapshot.contact.unreadable.map((part) => unreadable[part]),
  ];
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
