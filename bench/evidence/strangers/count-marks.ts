import type { Check, Claim, Evidence } from '@overture/core/contract';
import { readContacts, type Half, type Label, type LabelledEmail, type StrangerSet } from './read-contacts.ts';
import type { LabelKind } from './read-marked.ts';
import { reviewContact } from './review-contact.ts';

export interface Count {
  all: number;
  /** Those of them that are marked, or shown as verified. */
  hit: number;
}

/** What was counted of the emails of one language, or of all. */
export interface Totals {
  readonly lies: Map<LabelKind, Count>;
  readonly truths: Map<LabelKind, Count>;
  /** Marks on what is true, by what they are about. */
  readonly falseAlarms: Map<Evidence['about'], number>;
  /** Marks on text that states nothing. */
  marksElsewhere: number;
  readonly trueEmailsMarked: Count;
  /** Of these, the marks on claims with a bad quote left out: they are right, though the text is true. */
  readonly trueEmailsMarkedBesideClaims: Count;
  readonly trueEmailsBlocked: Count;
  readonly badClaimsVerified: Count;
  readonly goodClaimsVerified: Count;
}

export interface Marked {
  readonly all: Totals;
  readonly byLanguage: ReadonlyMap<string, Totals>;
  /** A description of each mistake; none of the sealed half. */
  readonly mistakes: readonly string[];
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Reviews every email of a half of a set, by default by the rules alone, and counts what is marked rightly and wrongly. */
export async function countMarks(
  set: StrangerSet,
  half: Half,
  review: typeof reviewContact = reviewContact,
): Promise<Marked> {
  const all = noTotals();
  const byLanguage = new Map<string, Totals>();
  const mistakes: string[] = [];
  for (const contact of readContacts(set, half)) {
    const own = byLanguage.get(contact.language) ?? noTotals();
    byLanguage.set(contact.language, own);
    const { reviews, claims } = await review(contact);
    contact.emails.forEach((email, at) => {
      const { evidence = [], checks = [] } = reviews[at] ?? {};
      const note = (mistake: string): void => {
        if (half === 'open') mistakes.push(`${contact.language} "${email.subject}" ${mistake}`);
      };
      for (const totals of [all, own]) {
        const isNoted = totals === all;
        countEmail(totals, email, evidence, checks, claims[at] ?? [], isNoted ? note : () => {});
      }
    });
  }
  return { all, byLanguage, mistakes };
}

function countEmail(
  totals: Totals,
  email: LabelledEmail,
  evidence: readonly Evidence[],
  checks: readonly Check[],
  claims: readonly Claim[],
  note: (mistake: string) => void,
): void {
  const marks = evidence.filter(({ status }) => status !== 'verified');
  const blocks = checks.filter(({ level }) => level === 'block');
  const inBody: Span[] = [
    ...marks.filter(({ field }) => field === 'body'),
    ...blocks.flatMap(({ field, start, end }) =>
      field === 'body' && start !== undefined && end !== undefined ? [{ start, end }] : [],
    ),
  ];
  for (const label of email.labels) {
    const hits = marks.filter((mark) => mark.field === 'body' && touches(mark, label));
    const isHit = inBody.some((span) => touches(span, label));
    countOf(label.isTrue ? totals.truths : totals.lies, label.kind, isHit);
    if (label.isTrue)
      for (const { about } of hits) totals.falseAlarms.set(about, (totals.falseAlarms.get(about) ?? 0) + 1);
    if (isHit === label.isTrue) note(`${describe(label, email)} ${describeMarks(hits)}`);
  }
  const elsewhere = inBody.filter((span) => !email.labels.some((label) => touches(span, label)));
  totals.marksElsewhere += elsewhere.length;
  for (const { start, end } of elsewhere) note(`on ordinary text: [${email.body.slice(start, end)}]`);
  if (email.isTrue) {
    add(totals.trueEmailsMarked, marks.length + blocks.length > 0);
    const bad = email.claims.filter(({ good }) => !good).map(({ text }) => spanOf(text, email.body));
    const isOfClaim = (mark: Evidence): boolean => mark.field === 'body' && bad.some((span) => touches(mark, span));
    add(totals.trueEmailsMarkedBesideClaims, blocks.length > 0 || !marks.every(isOfClaim));
    add(totals.trueEmailsBlocked, blocks.length > 0);
    for (const { rule, message } of blocks) note(`blocked though true, ${rule}: ${message}`);
  }
  email.claims.forEach(({ good, text }, at) => {
    const quote = claims[at]?.quote.trim();
    const isVerified = evidence.some(
      (piece) => piece.status === 'verified' && piece.quote === quote && touches(piece, spanOf(text, email.body)),
    );
    add(good ? totals.goodClaimsVerified : totals.badClaimsVerified, isVerified);
    if (isVerified !== good) note(`${good ? 'not verified' : 'verified though bad'}: "${text}" by "${quote ?? ''}"`);
  });
}

function spanOf(text: string, body: string): Span {
  const start = body.indexOf(text);
  return { start, end: start + text.length };
}

function describe({ kind, isTrue, start, end }: Label, { body }: LabelledEmail): string {
  const around = `${body.slice(Math.max(0, start - 30), start)}>>${body.slice(start, end)}<<${body.slice(end, end + 20)}`;
  return `${isTrue ? 'true' : 'LIE '} ${kind}: ${around.replaceAll('\n', ' ')}`;
}

function describeMarks(marks: readonly Evidence[]): string {
  return marks.map(({ about, text }) => `[${about}: ${text}]`).join(' ');
}

function touches(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}

function noTotals(): Totals {
  const none = (): Count => ({ all: 0, hit: 0 });
  return {
    lies: new Map(),
    truths: new Map(),
    falseAlarms: new Map(),
    marksElsewhere: 0,
    trueEmailsMarked: none(),
    trueEmailsMarkedBesideClaims: none(),
    trueEmailsBlocked: none(),
    badClaimsVerified: none(),
    goodClaimsVerified: none(),
  };
}

function countOf(counts: Map<LabelKind, Count>, kind: LabelKind, isHit: boolean): void {
  const count = counts.get(kind) ?? { all: 0, hit: 0 };
  counts.set(kind, count);
  add(count, isHit);
}

function add(count: Count, isHit: boolean): void {
  count.all += 1;
  if (isHit) count.hit += 1;
}

/** The counts of several kinds together. */
export function sumOf(counts: ReadonlyMap<LabelKind, Count>, kinds?: readonly LabelKind[]): Count {
  const sum = { all: 0, hit: 0 };
  for (const [kind, { all, hit }] of counts) {
    if (kinds !== undefined && !kinds.includes(kind)) continue;
    sum.all += all;
    sum.hit += hit;
  }
  return sum;
}
