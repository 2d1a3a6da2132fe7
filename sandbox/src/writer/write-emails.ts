import { createRandom, type Random } from '../crm-data/random.ts';
import { claimsOf, type Claim } from './claims.ts';
import { sayDate } from './dates.ts';
import type { Facts } from './facts.ts';
import { angles, salesArguments, callsToAction, contexts, farewells, allNeeds, openers, type Line } from './lines.ts';
import { isCommand } from './plain-text.ts';
import type { Citable } from './prompt.ts';

export type Email = { subject: string; body: string; send_after_days: number; purpose: string; claims: Claim[] };
type Bank = (facts: Facts) => readonly (Line | null | false | undefined | '')[];
/** `weight` decides what a word limit removes first; `spread` is the number of candidates to choose from. */
type Part = { bank: Bank; weight: number; spread: number };

const opener: Part = { bank: openers, weight: 6, spread: 2 };
const firstNeed: Part = { bank: allNeeds, weight: 4, spread: 2 };
const need: Part = { bank: allNeeds, weight: 3, spread: 3 };
const angle: Part = { bank: angles, weight: 2, spread: 2 };
// An open question is answered before anything else.
const firstArgument: Part = { bank: salesArguments, weight: 5, spread: 1 };
const argument: Part = { bank: salesArguments, weight: 5, spread: 2 };
// What a person added by hand comes before the record's facts, so that the first line is always taken here.
const context: Part = { bank: contexts, weight: 7, spread: 1 };
const action: Part = { bank: callsToAction, weight: 8, spread: 4 };
const farewell: Part = { bank: farewells, weight: 8, spread: 3 };

const middle: readonly (readonly Part[])[] = [
  [firstArgument, context, action],
  [context, need, angle, action],
  [argument, angle, action],
  [need, argument, action],
];

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
  const used = new Set<string>();
  const { count } = facts.wishes;
  const subjects = new Set<string>();
  return Array.from({ length: count }, (_, index) => {
    const parts = planFor(index, count).flatMap(({ bank, weight, spread }) => {
      const chosen = choose(bank, facts, used, random, spread);
      return chosen ? [{ line: chosen, weight: chosen.about.startsWith('keyword:') ? 9 : weight }] : [];
    });
    if (parts.length < 2 && index < count - 1) {
      const extra = choose(allNeeds, facts, used, random, 3) ?? choose(angles, facts, used, random, 3);
      if (extra) parts.unshift({ line: extra, weight: 4 });
    }
    const body = assemble(facts, parts, index);
    const subject = chooseSubject(
      facts,
      index,
      count,
      parts.map(({ line }) => line.about),
      random,
      subjects,
    );
    subjects.add(subject);
    return {
      subject,
      body,
      send_after_days: (index * (index + 5)) / 2,
      purpose: purposeOf(parts.map(({ line }) => line.about)),
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

function choose(bank: Bank, facts: Facts, used: Set<string>, random: Random, spread: number): Line | null {
  const isAction = bank === callsToAction;
  const candidates = bank(facts).filter(
    (candidate): candidate is Line =>
      Boolean(candidate) && !isCommand((candidate as Line).text) && !used.has((candidate as Line).about),
  );
  // Banks list the most informative lines first, so that choosing among the first few keeps quality and varies.
  const pool =
    candidates.length > 0
      ? candidates
      : isAction
        ? bank(facts).filter((candidate): candidate is Line => Boolean(candidate))
        : [];
  if (pool.length === 0) return null;
  // What the template asks for comes first, without chance.
  const chosen = pool[0]?.about.startsWith('keyword:') ? pool[0] : random.pick(pool.slice(0, spread));
  used.add(chosen.about);
  return chosen;
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

function chooseSubject(
  facts: Facts,
  index: number,
  count: number,
  about: readonly string[],
  random: Random,
  taken: ReadonlySet<string>,
): string {
  const { signals, company, service, conference, lastTouch, today } = facts;
  const of = (prefix: string) => about.find((entry) => entry.startsWith(prefix))?.slice(prefix.length);
  const project = signals.projects[0]?.text;
  const topic = of('topic:');
  const pain = of('pain:');
  const last = index === count - 1 && count > 1;
  const options: (string | false | null | undefined)[] = last
    ? [
        project && `Shall I close ${project.replace(/^the /, 'the file on the ')}?`,
        project && `${project}: yes, no or later?`,
        company && `Before I close the file on ${company}`,
        'Yes, no or later?',
        'A last note from me',
      ]
    : [
        about.includes('upcoming') && facts.upcoming?.title,
        about.includes('noshow') && 'A new date for us?',
        of('question:') && `Your question${project ? ` about ${project}` : ''}`,
        pain && pain.length <= 48 && pain,
        about.includes('pdf') && facts.pdf && `A thought on ${facts.pdf.name.replace(/\.pdf$/i, '')}`,
        about.includes('competitor') && 'Three questions to ask both of us',
        about.includes('budget') && project && `What fits into the budget for ${project}`,
        about.includes('company') && company && `What I read about ${company}`,
        about.includes('objection') && 'A smaller first step',
        about.includes('decider') &&
          signals.deciders[0] &&
          `One page for ${signals.deciders[0].text.split(/[ ,(]/)[0] ?? ''}`,
        about.includes('silence') && project && `Is ${project} still on your list?`,
        topic && (company ? `${topic} at ${company}` : topic),
        project && company && index === 0 && `${project}: a first step for ${company}`,
        /sponsorship|booth/.test(facts.wishes.goal) && conference && `${conference}${company ? ` and ${company}` : ''}`,
        lastTouch && index === 0 && `Following up on ${sayDate(lastTouch.date, today)}`,
        service && company && `${service.label} at ${company}`,
        project && `One idea for ${project}`,
        company && (index === 0 ? `A question for ${company}` : `${company}: a small first step`),
        [
          'A short question',
          'One small first step',
          'A different angle',
          'Does this help?',
          'One more idea',
          'A thought for the coming weeks',
          'In case it is useful',
          'A quick check',
        ][index % 8],
      ];
  const usable = options
    .filter((option): option is string => Boolean(option) && !isCommand(option as string))
    .map(polish)
    .filter((option) => option.length <= 90 && !taken.has(option));
  return usable.length > 0 ? random.pick(usable.slice(0, 2)) : `Email ${index + 1}`;
}

const polish = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
