import type { ContactSnapshot, ContextTexts } from '../../contacts/domain/contact.ts';
import { plainText } from '../../contacts/domain/plain-text.ts';
import type { Source, SourceReference } from '../../checks/contract/evidence.ts';
import { localDay } from '../../platform/local-day.ts';
import type { PromptSection } from './fit-sections.ts';
import type { PdfText } from '../../records/domain/generation-record.ts';
import { escapeAttribute, escapeText } from '../../platform/xml.ts';

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

/** The section with the day of writing in the time zone. */
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
 * A section with a long text in pieces that can be left out from its end. Without a source, as for a summary that a
 * model wrote, no claim can cite the text.
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

/** The source of a page, whose id is the mark with which the PDF reader begins the page. */
function pageSource(name: string, page: string, index: number): Source {
  const [mark, number = String(index + 1)] = /^\[page (\d+)\]/.exec(page) ?? [''];
  return { kind: 'pdf', id: `page ${number}`, label: `${name}, page ${number}`, text: page.slice(mark.length).trim() };
}

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
