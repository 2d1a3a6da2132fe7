import { sampleAnchor } from '../crm-data/model.ts';
import { bestSentence, cleanValue, plainText, sentences } from './plain-text.ts';
import type { Entry, Prompt } from './prompt.ts';
import { plainTitle, readSignals, type Piece } from './signals.ts';
import { readWishes } from './wishes.ts';

export type Touch = { kind: Piece['kind']; date: string; title: string | null };

/** Everything that the writer knows; null where nothing is known. */
export type Facts = ReturnType<typeof gatherFacts>;

export function gatherFacts(prompt: Prompt) {
  const { contact } = prompt;
  const today = prompt.today ?? new Date(sampleAnchor).toISOString().slice(0, 10);
  const pieces = [
    ...pieceList('note', prompt.notes),
    ...pieceList('email', prompt.emails),
    ...pieceList('call', prompt.calls),
    ...pieceList('meeting', prompt.meetings),
  ];
  const dated = pieces
    .filter((piece): piece is Piece & { date: string } => piece.date !== null)
    .sort((a, b) => b.date.localeCompare(a.date));
  const past = dated.filter((piece) => piece.date <= today);
  const meetings = datedEntries(prompt.meetings);
  const touch = (entry: (Entry & { date: string }) | undefined) =>
    entry ? touchOf('meeting', entry.date, titleOf(entry)) : null;
  const call = datedEntries(prompt.calls).find((entry) => entry.date <= today && isTalk(entry));
  const newest = past[0];
  const first = nameOf(contact['firstname']);
  const last = nameOf(contact['lastname']);
  const extra = [prompt.additionalInfo]
    .filter(Boolean)
    .map((text): Piece => ({ kind: 'text', date: null, title: null, text, theirs: false }));
  return {
    first,
    fullName: first && last ? `${first} ${last}` : first,
    company: sayableCompany(contact['company']),
    jobtitle: cleanValue(contact['jobtitle']),
    industry: cleanValue(contact['industry']),
    city: cleanValue(contact['city'], 40),
    country: cleanValue(contact['country'], 40),
    conference: cleanValue(contact['conference_name']),
    solution: cleanValue(contact['solutions']?.split(';')[0], 50),
    speciality: cleanValue(contact['company_specialities']?.split(';')[0], 50),
    employees: cleanValue(contact['number_of_linkedin_employees'], 12),
    sender: readSender(prompt.sender),
    service: detectService(prompt),
    signals: readSignals([...pieces, ...extra]),
    pieces: dated,
    counts: {
      notes: prompt.notes.length,
      emails: prompt.emails.length,
      calls: prompt.calls.length,
      meetings: prompt.meetings.length,
    },
    lastTouch: newest ? touchOf(newest.kind, newest.date, newest.title) : null,
    lastMeeting: touch(
      meetings.find((entry) => entry.date <= today && /completed/i.test(entry.attributes['outcome'] ?? 'completed')),
    ),
    lastCall: call
      ? { ...touchOf('call', call.date, titleOf(call)), minutes: Math.round(seconds(call) / 60) || null }
      : null,
    upcoming: touch(
      meetings.findLast(
        (entry) =>
          /scheduled/i.test(entry.attributes['outcome'] ?? '') &&
          !/re-?scheduled/i.test(entry.attributes['outcome'] ?? '') &&
          entry.date >= today,
      ),
    ),
    noShow: touch(
      meetings
        .slice(0, 1)
        .find(
          (entry) =>
            /no.?show/i.test(entry.attributes['outcome'] ?? '') &&
            Date.parse(today) - Date.parse(entry.date) < 60 * 86_400_000,
        ),
    ),
    firstDate: past.at(-1)?.date ?? null,
    silentDays: newest ? Math.round((Date.parse(today) - Date.parse(newest.date)) / 86_400_000) : 0,
    optedOut: prompt.optedOut,
    today,
    pdf: prompt.pdf
      ? { name: cleanValue(prompt.pdf.name, 60) ?? 'the PDF', quote: bestSentence(prompt.pdf.text) }
      : null,
    /** A sentence of one of the agency's references. */
    proof: bestSentence(prompt.proof.join('\n')),
    additional: bestSentence(prompt.additionalInfo) ?? cleanValue(prompt.additionalInfo, 160),
    website: bestSentence(prompt.website),
    companyInfo: bestSentence(prompt.companyInfo) ?? bestSentence(plainText(contact['description'] ?? '')),
    bio:
      tellingSentence(prompt.contactBio, contact) ?? tellingSentence(plainText(contact['linkedinbio'] ?? ''), contact),
    wishes: readWishes(prompt.templateTitle, prompt.template),
    playbookLanguage: prompt.playbookLanguage,
    seed: `${contact['hs_object_id'] ?? ''}|${contact['email'] ?? ''}|${contact['firstname'] ?? ''}|${contact['company'] ?? ''}|${prompt.templateTitle}|${prompt.template}`,
  };
}

const touchOf = (kind: Piece['kind'], date: string, title: string | null): Touch => ({ kind, date, title });
const pieceList = (kind: Piece['kind'], entries: readonly Entry[]): Piece[] =>
  entries.map((entry) => ({
    kind,
    date: entry.date,
    title: entry.title,
    text: entry.text,
    theirs: kind === 'email' && entry.attributes['by'] === 'contact',
  }));

const datedEntries = (entries: readonly Entry[]) =>
  entries
    .filter((entry): entry is Entry & { date: string } => entry.date !== null)
    .sort((a, b) => b.date.localeCompare(a.date));
const titleOf = (entry: Entry): string | null => (entry.title ? cleanValue(plainTitle(entry.title), 70) : null);
/** Whether it was a conversation: a voicemail is none, nor is a call of less than a minute and a half. */
const isTalk = (entry: Entry): boolean =>
  seconds(entry) >= 90 && !/voicemail|no answer|busy|wrong number/i.test(entry.attributes['outcome'] ?? '');
const seconds = (entry: Entry): number =>
  Number(entry.attributes['seconds'] ?? entry.attributes['duration'] ?? 600) || 0;

/** A sentence of a biography that says more than name, role and employer. */
function tellingSentence(text: string, contact: Prompt['contact']): string | null {
  const known = [contact['company'], contact['lastname']].filter((value): value is string => Boolean(value));
  return bestSentence(
    text,
    sentences(text).filter((sentence) => known.some((value) => sentence.includes(value)) && sentence.length < 70),
  );
}

/** A company name as a letter would use it: a long one ends after a whole phrase, never with "…" or in "for the". */
function sayableCompany(value: string | undefined): string | null {
  const name = cleanValue(value, 60);
  return name?.endsWith('…') ? name.replace(/(?:[\s,]+\p{Ll}{1,4})*[\s,]*…$/u, '') : (name ?? null);
}

/** A name for a greeting; null for a value that is no name. */
function nameOf(value: string | undefined): string | null {
  const text = cleanValue(value, 60);
  return text && /^[\p{L}\p{M}][\p{L}\p{M}'’. -]*…?$/u.test(text) ? text.replace(/…$/, '') : null;
}

function readSender(lines: Prompt['sender']) {
  const name = cleanValue(
    lines['name'] ??
      [lines['firstname'] ?? lines['first_name'], lines['lastname'] ?? lines['last_name']].filter(Boolean).join(' '),
  );
  const link = Object.entries(lines)
    .find(([key]) => /link|calendar|meeting/.test(key))?.[1]
    ?.trim();
  return {
    name,
    company: cleanValue(lines['company']),
    meetingLink: link && /^https?:\/\/[^\s<>"']+$/.test(link) ? link : null,
  };
}

const stems = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
    .filter((word) => !['and', 'the', 'for', 'services', 'service', 'with'].includes(word))
    .map((word) => word.replace(/(?:ments?|ings?|ships?|s)$/u, ''));

function stemCounts(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const stem of stems(text)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
}

/** The offered service that the record mentions most; the contact's own words count more than the template's. */
function detectService(prompt: Prompt): Prompt['services'][number] | null {
  const own = stemCounts(
    [
      prompt.contact['solutions'],
      prompt.contact['solutions']?.split(';')[0],
      prompt.contact['hs_keywords'],
      prompt.contact['conference_name'] ? 'conference sponsorship' : '',
    ].join(' '),
  );
  const history = stemCounts(
    [...prompt.notes, ...prompt.emails, ...prompt.calls, ...prompt.meetings]
      .map((entry) => `${entry.title ?? ''} ${entry.text}`)
      .join(' ')
      .slice(0, 60_000),
  );
  const asked = stemCounts(`${prompt.templateTitle} ${prompt.template} ${prompt.additionalInfo}`);
  let best: { service: Prompt['services'][number]; score: number } | null = null;
  for (const service of prompt.services) {
    const words = new Set(stems(`${service.value.replaceAll(/[_-]/g, ' ')} ${service.label}`));
    const count = (counts: ReadonlyMap<string, number>) =>
      [...words].reduce((sum, word) => sum + (counts.get(word) ?? 0), 0);
    const score =
      (count(own) * 6 + Math.min(count(history), 10) + Math.min(count(asked), 4)) / Math.sqrt(Math.max(1, words.size));
    if (score >= 2 && (!best || score > best.score)) best = { service, score };
  }
  return best?.service ?? null;
}
