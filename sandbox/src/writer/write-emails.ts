import { createRandom, type Random } from '../crm-data/random.ts';
import { claimsOf, type Claim } from './claims.ts';
import type { Facts } from './facts.ts';
import { linesOf, phrases, sentence, type Line, type Values } from './phrases.ts';
import { isCommand } from './plain-text.ts';
import type { Citable } from './prompt.ts';
import { upper, valuesOf } from './values.ts';

export type Email = { subject: string; body: string; send_after_days: number; purpose: string; claims: Claim[] };
type Bank = 'openers' | 'needs' | 'angles' | 'arguments' | 'contexts' | 'requests' | 'farewells';
/** `weight` decides what a word limit removes first; `spread` is the number of candidates to choose from. */
type Part = { bank: Bank; weight: number; spread: number };

const opener: Part = { bank: 'openers', weight: 6, spread: 2 };
const firstNeed: Part = { bank: 'needs', weight: 4, spread: 2 };
const need: Part = { bank: 'needs', weight: 3, spread: 3 };
const angle: Part = { bank: 'angles', weight: 2, spread: 2 };
// An open question is answered before anything else.
const firstArgument: Part = { bank: 'arguments', weight: 5, spread: 1 };
const argument: Part = { bank: 'arguments', weight: 5, spread: 2 };
// What a person added by hand comes before the record's facts, so that the first line is always taken here.
const context: Part = { bank: 'contexts', weight: 7, spread: 1 };
const action: Part = { bank: 'requests', weight: 8, spread: 4 };
const farewell: Part = { bank: 'farewells', weight: 8, spread: 3 };

const middle: readonly (readonly Part[])[] = [
  [firstArgument, context, action],
  [context, need, angle, action],
  [argument, angle, action],
  [need, argument, action],
];

/** The lines of a bank that can be said, those for the template's keywords and goal first. */
function candidatesOf(bank: Bank, { wishes }: Facts, values: Values): Line[] {
  if (bank !== 'angles') return linesOf(phrases[bank], values);
  const { goal, keywords } = wishes;
  const general = phrases.angles.general;
  return [
    ...keywords.map((keyword) => ({
      about: `keyword:${keyword}`,
      text: `One point I would like to stress: ${sentence(keyword)}`,
    })),
    ...linesOf(goal === 'general' ? general : [...phrases.angles[goal], ...general], values),
  ];
}

/** The parts of each email of a sequence. */
function planFor(index: number, count: number): readonly Part[] {
  if (count === 1) return [opener, context, firstNeed, angle, action];
  if (index === 0) return [opener, firstNeed, angle, action];
  if (index === count - 1) return count === 2 ? [context, argument, farewell] : [argument, farewell];
  return middle[(index - 1) % middle.length] ?? [];
}

/** Writes a sequence from the facts; the same facts always give the same sequence. */
export function writeEmails(facts: Facts, citables: readonly Citable[]): Email[] {
  const random = createRandom(facts.seed);
  const values = valuesOf(facts);
  const choose = (bank: Bank, spread: number): Line | null =>
    chooseLine(candidatesOf(bank, facts, values), bank, used, random, spread);
  const used = new Set<string>();
  const { count } = facts.wishes;
  const subjects = new Set<string>();
  return Array.from({ length: count }, (_, index) => {
    const parts = planFor(index, count).flatMap(({ bank, weight, spread }) => {
      const chosen = choose(bank, spread);
      return chosen ? [{ line: chosen, weight: chosen.about.startsWith('keyword:') ? 9 : weight }] : [];
    });
    if (parts.length < 2 && index < count - 1) {
      const extra = choose('needs', 3) ?? choose('angles', 3);
      if (extra) parts.unshift({ line: extra, weight: 4 });
    }
    const body = assemble(facts, parts, index);
    const about = parts.map((part) => part.line.about);
    const bank = index === count - 1 && count > 1 ? phrases.lastSubjects : phrases.subjects;
    const options = linesOf(bank, { ...values, ...subjectValues(index, about) })
      .filter(({ text }) => !isCommand(text))
      .map(({ text }) => upper(text))
      .filter((text) => text.length <= 90 && !subjects.has(text));
    const subject = options.length > 0 ? random.pick(options.slice(0, 2)) : `Email ${index + 1}`;
    subjects.add(subject);
    return {
      subject,
      body,
      send_after_days: (index * (index + 5)) / 2,
      purpose: purposeOf(about),
      claims: claimsOf(body, facts, citables),
    };
  });
}

const purposes: readonly [RegExp, string][] = [
  [/^end:/, 'Make it easy to say no'],
  [/^question:/, 'Answer their open question'],
  [/^upcoming/, 'Prepare the meeting'],
  [/^noshow/, 'Find a new date'],
  [/^silence/, 'Ask whether it is still alive'],
  [/^cold/, 'Introduce ourselves'],
  [/^(?:pdf|additional|website|bio|company)/, 'Show that we read what they sent'],
  [/^(?:objection|competitor)/, 'Take up their concern'],
  [/^pain:/, 'Start from what hurts'],
];

function purposeOf(about: readonly string[]): string {
  return purposes.find(([pattern]) => about.some((entry) => pattern.test(entry)))?.[1] ?? 'Offer a small first step';
}

function chooseLine(
  lines: readonly Line[],
  bank: Bank,
  used: Set<string>,
  random: Random,
  spread: number,
): Line | null {
  const candidates = lines.filter(({ about, text }) => !isCommand(text) && !used.has(about));
  // Banks list the most informative lines first, so that choosing among the first few keeps quality and varies.
  const pool = candidates.length === 0 && bank === 'requests' ? lines : candidates;
  if (pool.length === 0) return null;
  // What the template asks for comes first, without chance.
  const chosen = pool[0]?.about.startsWith('keyword:') ? pool[0] : random.pick(pool.slice(0, spread));
  used.add(chosen.about);
  return chosen;
}

/** What a subject may say besides the facts: the topics of its email. */
function subjectValues(index: number, about: readonly string[]): Values {
  const topics = about.map((topic) => /^(\w+)(?::(.*))?$/s.exec(topic) ?? []);
  const of = Object.fromEntries(topics.map(([, kind = '', rest = kind]) => [`about.${kind}`, rest]).toReversed());
  const pain = of['about.pain'];
  return {
    ...of,
    shortPain: pain !== undefined && pain.length <= 48 && pain,
    isFirst: index === 0,
    plainSubject: phrases.plainSubjects[index % phrases.plainSubjects.length],
  };
}

function assemble(facts: Facts, parts: readonly { line: Line; weight: number }[], index: number): string {
  const limit = facts.wishes.maxWords ?? (facts.wishes.brief ? 120 : Infinity);
  let kept = [...parts];
  const build = () => [greeting(facts), ...kept.map(({ line }) => line.text), signOff(facts, index)].join('\n\n');
  while (kept.length > 2 && countWords(build()) > limit) {
    const lightest = kept.reduce((lowest, candidate) => (candidate.weight < lowest.weight ? candidate : lowest));
    kept = kept.filter((candidate) => candidate !== lightest);
  }
  return build();
}

const countWords = (text: string) => text.split(/\s+/).length;

function greeting(facts: Facts): string {
  const { first, fullName, company, wishes } = facts;
  if (wishes.tone === 'formal')
    return fullName ? `Dear ${fullName},` : company ? `Dear ${company} team,` : 'Dear Sir or Madam,';
  if (!first) return company ? `Hello ${company} team,` : 'Hello,';
  return wishes.tone === 'friendly' ? `Hi ${first},` : `Hello ${first},`;
}

function signOff(facts: Facts, index: number): string {
  const { tone } = facts.wishes;
  const close =
    tone === 'formal'
      ? 'Kind regards'
      : tone === 'friendly'
        ? index % 2 === 0
          ? 'Best'
          : 'All the best'
        : 'Best regards';
  const signature = [facts.sender.name, facts.sender.company].filter(Boolean).join('\n');
  return signature ? `${close},\n${signature}` : close;
}
