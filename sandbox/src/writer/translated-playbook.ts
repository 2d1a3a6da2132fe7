import type { Facts } from './facts.ts';
import phrasesByLanguage from './playbook-phrases.json' with { type: 'json' };

export type PlaybookLists = { insights: readonly string[]; strategy: readonly string[] };

const english = new Intl.DisplayNames('en', { type: 'language' });
/** Code and phrases of each language, by its English name. */
const languages = new Map(Object.entries(phrasesByLanguage).map((entry) => [english.of(entry[0]), entry]));

/**
 * A short playbook in the language that the prompt names in English; null for English, and for languages without
 * phrases in the sandbox. Words of the data are repeated as they are.
 */
export function translatedPlaybook(facts: Facts): PlaybookLists | null {
  const found = languages.get(facts.playbookLanguage);
  if (found === undefined) return null;
  const [code, phrases] = found;
  const { signals, lastTouch, counts, silentDays, wishes } = facts;
  const date = new Intl.DateTimeFormat(code, { dateStyle: 'long', timeZone: 'UTC' });
  const entries = counts.notes + counts.emails + counts.calls + counts.meetings;
  const [topic, pain, budget] = [signals.projects[0], signals.pains[0], signals.budgets[0]];
  const question = signals.questions.find(({ answered }) => !answered);
  const insights = [
    facts.optedOut && phrases.optedOut,
    [facts.fullName, facts.jobtitle, facts.company].filter(Boolean).join(', '),
    lastTouch
      ? fill(phrases.history, { count: String(entries), date: date.format(new Date(lastTouch.date)) })
      : phrases.noHistory,
    topic && fill(phrases.topic, topic),
    pain && fill(phrases.pain, pain),
    budget && fill(phrases.budget, budget),
    question && fill(phrases.question, question),
    phrases.sample,
  ];
  const strategy = [
    question && fill(phrases.answer, question),
    !question && lastTouch && silentDays > 45 && phrases.restart,
    phrases.step,
    fill(phrases.sequence, { count: String(wishes.count) }),
  ];
  return { insights: insights.filter(isText), strategy: strategy.filter(isText) };
}

const isText = (line: unknown): line is string => typeof line === 'string' && line !== '';

/** Avoids a double full stop, because in some languages a date ends with one, and so does the phrase. */
const fill = (phrase: string, values: { count?: string; date?: string | null; text?: string }): string =>
  phrase
    .replace(/\{(count|date|text)\}/g, (_, name: 'count' | 'date' | 'text') => values[name] ?? '')
    .replace(/\.\.$/, '.');
