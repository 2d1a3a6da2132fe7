import { createRandom, type Random } from '../crm-data/random.ts';
import { sayDate } from './dates.ts';
import type { Facts } from './facts.ts';
import { ANGLES, ARGUMENTS, CALLS_TO_ACTION, CONTEXTS, FAREWELLS, NEEDS, OPENERS, type Line } from './lines.ts';
import { isCommand } from './plain-text.ts';

export type Email = { subject: string; body: string };
type Bank = (facts: Facts) => readonly (Line | null | false | undefined | '')[];
type Part = { bank: Bank; keep: boolean; spread: number };

const part = (bank: Bank, keep: boolean, spread: number): Part => ({ bank, keep, spread });

/** What each email of a sequence consists of. `keep` survives a limit on words; `spread` is among how many candidates to choose. */
function planFor(index: number, count: number): Part[] {
  if (index === 0) return [part(OPENERS, true, 2), part(NEEDS, true, 2), part(ANGLES, true, 2), part(CALLS_TO_ACTION, true, 4)];
  if (index === count - 1) return [part(ARGUMENTS, false, 3), part(FAREWELLS, true, 3)];
  const middle: Part[][] = [
    [part(ARGUMENTS, true, 2), part(CONTEXTS, false, 1), part(CALLS_TO_ACTION, true, 4)],
    [part(CONTEXTS, true, 2), part(NEEDS, false, 3), part(ANGLES, true, 2), part(CALLS_TO_ACTION, true, 4)],
    [part(ARGUMENTS, true, 3), part(ANGLES, true, 3), part(CALLS_TO_ACTION, true, 4)],
    [part(NEEDS, true, 3), part(ARGUMENTS, false, 3), part(CALLS_TO_ACTION, true, 4)],
  ];
  return middle[(index - 1) % middle.length] ?? [];
}

/** A sequence from what is known; the same facts always give the same one. */
export function writeEmails(facts: Facts): Email[] {
  const random = createRandom(facts.seed);
  const used = new Set<string>();
  const { count } = facts.wishes;
  const subjects = new Set<string>();
  return Array.from({ length: count }, (_, index) => {
    const parts = planFor(index, count).flatMap(({ bank, keep, spread }) => {
      const chosen = choose(bank, facts, used, random, spread);
      return chosen ? [{ line: chosen, keep }] : [];
    });
    if (parts.length < 2 && index < count - 1) {
      const extra = choose(NEEDS, facts, used, random, 3) ?? choose(ANGLES, facts, used, random, 3);
      if (extra) parts.unshift({ line: extra, keep: true });
    }
    const body = assemble(facts, parts, index);
    const subject = chooseSubject(facts, index, count, parts.map(({ line }) => line.about), random, subjects);
    subjects.add(subject);
    return { subject, body };
  });
}

function choose(bank: Bank, facts: Facts, used: Set<string>, random: Random, spread: number): Line | null {
  const isAction = bank === CALLS_TO_ACTION;
  const candidates = bank(facts).filter((candidate): candidate is Line => Boolean(candidate) && !isCommand((candidate as Line).text) && !used.has((candidate as Line).about));
  // Banks list the most telling lines first; choosing among the first few keeps that and still varies.
  const pool = candidates.length > 0 ? candidates : isAction ? bank(facts).filter((candidate): candidate is Line => Boolean(candidate)) : [];
  if (pool.length === 0) return null;
  // What the template asks to be said is said first, not left to chance.
  const chosen = pool[0]?.about.startsWith('keyword:') ? pool[0] : random.pick(pool.slice(0, spread));
  used.add(chosen.about);
  return chosen;
}

function assemble(facts: Facts, parts: readonly { line: Line; keep: boolean }[], index: number): string {
  const limit = facts.wishes.maxWords ?? (facts.wishes.brief ? 120 : Infinity);
  let kept = [...parts];
  const build = () => [greeting(facts), ...kept.map(({ line }) => line.text), signOff(facts, index)].join('\n\n');
  while (countWords(build()) > limit) {
    const optional = kept.findLastIndex(({ keep }) => !keep);
    const at = optional >= 0 ? optional : kept.length > 2 ? kept.length - 2 : -1;
    if (at < 0) break;
    kept = kept.filter((_, position) => position !== at);
  }
  return build();
}

const countWords = (text: string) => text.split(/\s+/).length;

function greeting(facts: Facts): string {
  const { first, fullName, company, wishes } = facts;
  if (wishes.tone === 'formal') return fullName ? `Dear ${fullName},` : company ? `Dear ${company} team,` : 'Dear Sir or Madam,';
  if (!first) return company ? `Hello ${company} team,` : 'Hello,';
  return wishes.tone === 'friendly' ? `Hi ${first},` : `Hello ${first},`;
}

function signOff(facts: Facts, index: number): string {
  const { tone } = facts.wishes;
  const close = tone === 'formal' ? 'Kind regards' : tone === 'friendly' ? (index % 2 === 0 ? 'Best' : 'All the best') : 'Best regards';
  const signature = [facts.sender.name, facts.sender.company].filter(Boolean).join('\n');
  return signature ? `${close},\n${signature}` : close;
}

function chooseSubject(facts: Facts, index: number, count: number, about: readonly string[], random: Random, taken: ReadonlySet<string>): string {
  const { signals, company, service, conference, lastTouch, today } = facts;
  const of = (prefix: string) => about.find((entry) => entry.startsWith(prefix))?.slice(prefix.length);
  const project = signals.projects[0]?.text;
  const topic = of('topic:');
  const pain = of('pain:');
  const last = index === count - 1 && count > 1;
  const options: (string | false | null | undefined | '')[] = last
    ? [project && `Shall I close ${project.replace(/^the /, 'the file on the ')}?`, project && `${project}: yes, no or later?`, company && `Before I close the file on ${company}`, 'Yes, no or later?', 'A last note from me']
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
        about.includes('decider') && signals.deciders[0] && `One page for ${signals.deciders[0].text.split(/[ ,(]/)[0] ?? ''}`,
        about.includes('silence') && project && `Is ${project} still on your list?`,
        topic && (company ? `${topic} at ${company}` : topic),
        project && company && index === 0 && `${project}: a first step for ${company}`,
        conference && `${conference}${company ? ` and ${company}` : ''}`,
        lastTouch && index === 0 && `Following up on ${sayDate(lastTouch.date, today)}`,
        service && company && `${service.label} at ${company}`,
        project && `One idea for ${project}`,
        company && (index === 0 ? `A question for ${company}` : `${company}: a small first step`),
        ['A short question', 'One small first step', 'A different angle', 'Does this help?', 'One more idea', 'A thought for the coming weeks', 'In case it is useful', 'A quick check'][index % 8],
      ];
  const usable = options.filter((option): option is string => Boolean(option) && !isCommand(option as string)).map(polish).filter((option) => option.length <= 90 && !taken.has(option));
  return usable.length > 0 ? random.pick(usable.slice(0, 2)) : `Email ${index + 1}`;
}

const polish = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
