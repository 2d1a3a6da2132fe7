import { plainText, unescapeXml } from './plain-text.ts';
import type { Rewrite } from './rewrite-email.ts';

export type Entry = {
  date: string | null;
  title: string | null;
  text: string;
  attributes: Readonly<Record<string, string>>;
};
/** A source with the id that claims use for it, and its text in the prompt. */
export type Citable = { id: string; text: string };
export type Prompt = ReturnType<typeof readPrompt>;

type Section = { attributes: Record<string, string>; body: string };

/**
 * Finds a section by its tag: the last closing tag and the opening one before it. Prose that only mentions a tag, as
 * rules do, is no section; and because data is escaped, it cannot open or close one.
 */
function findSection(text: string, name: string): (Section & { start: number; end: number }) | null {
  const closing = `</${name}>`;
  const end = text.lastIndexOf(closing);
  if (end < 0) return null;
  const openings = [...text.slice(0, end).matchAll(new RegExp(`<${name}(\\s[^<>]*)?>`, 'g'))];
  const opening = openings.at(-1);
  if (!opening) return null;
  return {
    attributes: readAttributes(opening[1] ?? ''),
    body: text.slice(opening.index + opening[0].length, end),
    start: opening.index,
    end: end + closing.length,
  };
}

const readAttributes = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map((match) => [match[1] ?? '', unescapeXml(match[2] ?? '')]),
  );

/** The entries of a kind in the timeline. Quoted mails are left out, because their sender did not write them. */
function readEntries(section: Section | null, tag: string): Entry[] {
  if (!section) return [];
  const body = section.body.replaceAll(/<quoted>[\s\S]*?<\/quoted>/g, '');
  return [...body.matchAll(new RegExp(`<${tag}(\\s[^<>]*)?>([\\s\\S]*?)</${tag}>`, 'g'))].map((match) => {
    const attributes = readAttributes(match[1] ?? '');
    return {
      date: isoDate(attributes['date']),
      title: attributes['title'] ?? attributes['subject'] ?? null,
      text: plainText(match[2] ?? ''),
      attributes,
    };
  });
}

/** Entries by their `id`, lines by their mark, boxes by their tag, pages of the PDF by their number. */
function readCitables(text: string, body: (name: string) => string): Citable[] {
  const entries = [
    ...body('timeline').matchAll(/<(note|email|call|meeting|task)\s[^<>]*?id="(\w+)"[^<>]*>([\s\S]*?)<\/\1>/g),
  ].map((match) => ({ id: match[2] ?? '', text: unescapeXml(match[3] ?? '') }));
  const lines = [...text.matchAll(/^\[(\w+)\] (.*)$/gm)].map((match) => ({
    id: match[1] ?? '',
    text: unescapeXml(match[2] ?? ''),
  }));
  const boxes = ['additional_info', 'contact_bio', 'company_info', 'website'].map((id) => ({
    id,
    text: unescapeXml(body(id)),
  }));
  const pages = unescapeXml(body('pdf'))
    .split(/^(?=\[page \d+\])/m)
    .flatMap((page) => {
      const mark = /^\[(page \d+)\]/.exec(page);
      return mark?.[1] === undefined ? [] : [{ id: mark[1], text: page.slice(mark[0].length) }];
    });
  return [...entries, ...boxes, ...pages, ...lines];
}

export function isoDate(text: string | undefined | null): string | null {
  if (!text) return null;
  const iso = /\d{4}-\d{2}-\d{2}/.exec(text)?.[0];
  if (iso) return iso;
  const at = Date.parse(`${text} UTC`);
  return Number.isNaN(at) ? null : new Date(at).toISOString().slice(0, 10);
}

const readLines = (body: string | undefined): Record<string, string> => {
  const result: Record<string, string> = {};
  for (const line of (body ?? '').split('\n')) {
    const match = /^\s*(?:\[\w+\]|[-*])?\s*([A-Za-z][\w ]{0,40}?)\s*:\s*(.*)$/.exec(line);
    if (match?.[1] && match[2]) result[match[1].trim().toLowerCase().replaceAll(' ', '_')] ??= match[2].trim();
  }
  return result;
};

function readRewrite(text: string): Rewrite | null {
  const [subject, body, wish] = ['current_subject', 'current_body', 'wish'].map(
    (name) => findSection(text, name)?.body,
  );
  if (subject === undefined || body === undefined || wish === undefined) return null;
  return { subject: unescapeXml(subject), body: unescapeXml(body), wish: unescapeXml(wish) };
}

/** Reads a prompt whatever the order of its messages; missing sections are empty. */
export function readPrompt(texts: readonly string[]) {
  const raw = texts.join('\n\n');
  const rules = findSection(raw, 'rules');
  const text = rules ? raw.slice(0, rules.start) + raw.slice(rules.end) : raw;
  const body = (name: string) => findSection(text, name)?.body ?? '';
  const template = findSection(text, 'template');
  const pdf = findSection(text, 'pdf');
  const timeline = findSection(text, 'timeline');
  const services = body('services')
    .split('\n')
    .flatMap((line) => {
      const match = /^\s*[-*]\s*([^:\n]+?)\s*(?::\s*(.+?)\s*)?$/.exec(line);
      return match?.[1] ? [{ value: unescapeXml(match[1]), label: unescapeXml(match[2] ?? match[1]) }] : [];
    });
  return {
    template: unescapeXml(template?.body ?? '').trim(),
    templateTitle: template?.attributes['title'] ?? '',
    services,
    sender: readLines(unescapeXml(body('sender'))),
    /** The words with which the sender begins and ends emails; empty where the prompt does not say. */
    voice: {
      greeting: /^- greet with \*(.+?)\*/m.exec(body('voice'))?.[1] ?? '',
      closing: /^- close with \*(.+?)\*/m.exec(body('voice'))?.[1] ?? '',
    },
    /** The language of the playbook, by its English name; empty for English. */
    playbookLanguage: unescapeXml(body('playbook_language')).trim(),
    /** The language that was chosen for the emails, by its English name; empty without one. */
    emailLanguage: unescapeXml(body('email_language')).trim(),
    contact: readLines(body('contact')),
    notes: readEntries(timeline, 'note'),
    emails: readEntries(timeline, 'email'),
    calls: readEntries(timeline, 'call'),
    meetings: readEntries(timeline, 'meeting'),
    /** Whether the contact has unsubscribed from all email. */
    optedOut: /^\s*opted out of email: yes$/m.test(body('relation')),
    historySummary: plainText(body('history_summary')),
    additionalInfo: plainText(body('additional_info')),
    contactBio: plainText(body('contact_bio')),
    companyInfo: plainText(body('company_info')),
    website: plainText(body('website')),
    onlineSummary: plainText(body('online_summary')),
    pdf: pdf
      ? { name: pdf.attributes['name'] ?? 'the PDF', text: plainText(pdf.body.replace(/\[page \d+\]/gi, '\n')) }
      : null,
    /** The texts of the agency's references. */
    proof: unescapeXml(body('proof'))
      .split('\n')
      .flatMap((line) => /^\[\w+\] [^:]*: (.+)$/.exec(line)?.[1] ?? []),
    digest: findSection(text, 'digest')?.body ?? null,
    /** One email to rewrite, in place of a sequence. */
    rewrite: readRewrite(body('rewrite')),
    /** The wish for the sequence; empty if there is none. */
    wish: unescapeXml(body('wish')),
    /** YYYY-MM-DD when the prompt names the day. */
    today: isoDate(body('today') || /\btoday is\s+([^.\n]{6,30})/i.exec(text)?.[1]),
    /** The sources that emails may cite. */
    citables: readCitables(text, body),
    raw,
  };
}
