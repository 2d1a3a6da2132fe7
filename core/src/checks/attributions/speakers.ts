import { unspaced } from '../../platform/contract/count-words.ts';
import { fold } from '../fold.ts';
import { lexiconOf } from '../languages/index.ts';
import { hasPhrase } from '../languages/phrases.ts';
import type { Span } from '../marks.ts';
import { writtenSource } from '../sources/source-passage.ts';
import type { People, Speaker } from './people.ts';
import type { Statement } from './statements.ts';

/** A label with a colon, and what follows it up to the words: all of a quotation and the rest of its sentence, or the same sentence. */
const afterColon = /([^.!?;:\n]{1,60}?)\s?:\s*(?:["“„«”»][^:\n"“”»]*(?:["”“»][^.!?:\n]*)?|[‘'][^:\n]*|[^:.!?\n]*)$/u;
/** So far before its words a speaker is named. */
const maxBefore = 70;

/**
 * Who says the words at a place of a statement: whoever stands before a colon, is the subject of their clause, or wrote the
 * email in which they are the writer's own. Null where the source does not say so.
 */
export function speakerOf(
  { source, start, end }: Statement,
  words: Span,
  people: People,
  code: string,
): Speaker | null {
  const { text } = writtenSource(source);
  const sentence = text.slice(start, end);
  const before = text.slice(Math.max(0, words.start - maxBefore), words.start);
  if (unspaced.test(sentence)) return people.speakerBefore(text.slice(start, words.start));
  const colon = afterColon.exec(before)?.[1];
  if (colon !== undefined) {
    const named = namedByLabel(colon, people);
    if (named !== null) return named;
    // "Budget: …" is a label, "He says: …" names nobody.
    if (isQuoteMark(before.trimEnd().at(-1))) return isOwnBio(source.source.id) ? ownOf(people) : null;
  }
  if (isQuoteMark(before.trimEnd().at(-1)) && isOwnBio(source.source.id)) return ownOf(people);
  const named = speakerBehind(text.slice(words.end, words.end + maxBehind), people, code);
  if (named !== null) return named;
  // A document is nobody's own words.
  if (source.source.kind === 'pdf') return null;
  const clause = clauseWith(sentence, words.start - start);
  const subject = people.speakerBefore(clause.before);
  if (subject !== null) return subject;
  if (source.source.kind !== 'email') return null;
  const isOwn = hasPhrase(fold(clause.whole), lexiconOf(code)?.attributions?.first);
  if (!isOwn && !clause.isMain) return null;
  const forwarded = forwardedFrom(text.slice(0, words.start));
  return forwarded === null
    ? authorOf(source.source.text, people.senderOf(source), people)
    : people.speakerBefore(forwarded);
}

/** Whom a label begins or ends with: of "Beto worries about the line in Colima" the one, and nobody of "a guest from Spain, noted". */
function namedByLabel(label: string, people: People): Speaker | null {
  const found = people.namesIn(label);
  const written = ({ start, end }: Span): string => label.slice(start, end);
  const first = found.find(({ place }) => /^[^\p{L}]*(?:\p{L}{1,8}\.? )?$/u.test(label.slice(0, place.start)));
  const last = found.findLast(({ place }) => !/\p{L}{2}/u.test(label.slice(place.end).replace(/\([^()]*\)/, '')));
  const named = first ?? last;
  return named === undefined ? null : { names: named.names, written: written(named.place) };
}

/** So far behind its words a speaker is named. */
const maxBehind = 100;
/** The end of a quotation, and what follows it up to the end of the sentence. */
const behindQuote = /^[^"“”„«»\n]{0,60}?["”“»]\s?,?\s?([^.;!?"“„«\n]{3,50})/u;

/** Who is named behind a quotation with a verb of saying: "…," says Mrs Parry. */
function speakerBehind(behind: string, people: People, code: string): Speaker | null {
  const told = behindQuote.exec(behind)?.[1];
  const says = lexiconOf(code)?.attributions?.says;
  return told === undefined || !hasPhrase(fold(told), says) ? null : people.speakerBefore(told);
}

/** The line by which mail programs name the sender of a mail that is passed on; the first line is that of the mail itself. */
const forwardLine =
  /(?:\n[\s>]{0,6}|[-–_]{2,40}\s{0,4})(?:from|von|de|da|van|från|od|de la|发件人|差出人)(?:\s?[:：]|\s(?=\p{Lu}[^\n]{0,60}[-–]{2}))([^\n]{2,60})/giu;

/** Who wrote a mail that is passed on in another one, as its line says it; null where none begins before the end of a text. */
function forwardedFrom(text: string): string | null {
  return [...text.matchAll(forwardLine)].at(-1)?.[1] ?? null;
}

/** The contact's profile quotes the contact. */
function isOwnBio(id: string): boolean {
  return id === 'contact_bio';
}

function ownOf({ contact }: People): Speaker | null {
  return contact.length === 0 ? null : { names: contact, written: contact.join(' ') };
}

/** The clause of a sentence in which a place lies, and what stands in it before the place. */
function clauseWith(sentence: string, at: number): { before: string; whole: string; isMain: boolean } {
  const from = Math.max(...[',', ';', '–', '—', '('].map((sign) => sentence.lastIndexOf(sign, at - 1) + 1));
  const behind = sentence.slice(at).search(/[,;–—()]/u);
  const to = behind < 0 ? sentence.length : at + behind;
  return { before: sentence.slice(from, at), whole: sentence.slice(from, to), isMain: from === 0 };
}

function isQuoteMark(sign: string | undefined): boolean {
  return sign !== undefined && /["“„«‘'”»]/u.test(sign);
}

/** So much of the end of an email holds its signature. */
const maxSignature = 40;
const initials = /(\p{Lu})\.\s?(?:\p{Ll}{1,4}\s){0,2}\p{Lu}\p{Ll}+\s*$/u;

/** Whoever wrote an email: its address says so, unless it is signed by somebody else. */
function authorOf(text: string, from: readonly string[], people: People): Speaker | null {
  const isContact = from.length > 0 && people.areOne(from, people.contact);
  // One word is as often the name of a department.
  if (from.length === 0 || (from.length < 2 && !isContact)) return null;
  const signature = text.slice(-maxSignature);
  const signed = people.namesIn(signature);
  if (signed.length > 0 && !signed.some(({ names }) => people.areOne(names, from))) return null;
  const initial = initials.exec(signature)?.[1];
  const names = isContact ? people.contact : from;
  if (initial !== undefined && !names.some((part) => part.startsWith(fold(initial)))) return null;
  return { names, written: names.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join(' ') };
}
