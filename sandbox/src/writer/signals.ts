import { sayable, sentences } from './plain-text.ts';

/** One dated part of a history. `theirs`: the contact's side wrote or said it. */
export type Piece = {
  kind: 'note' | 'email' | 'call' | 'meeting' | 'text';
  date: string | null;
  title: string | null;
  text: string;
  theirs: boolean;
};
/** `internal`: only our own notes say it, so it influences the text but is not repeated to the contact. */
export type Found = { text: string; date: string | null; internal: boolean };
export type Question = Found & { answered: boolean };

const currency = String.raw`(?:EUR|USD|GBP|AED|SEK|SGD|CHF|€|\$|£)`;
const figure = String.raw`\d(?:[\d.,]*\d)?\s?k?`;
const amount = String.raw`(?:${currency}\s?${figure}(?:\s?(?:-|–|to)\s?(?:${currency}\s?)?${figure})?|${figure}(?:\s?(?:-|–|to)\s?${figure})?\s?${currency})`;
const name = String.raw`\p{L}[\p{L}'’.-]*(?: \p{L}[\p{L}'’.-]*){0,2}`;

/** How a history says each kind of thing. */
const cues = {
  pains: [
    /\b(?:(?:main|biggest) (?:worry|concern|problem|pain|issue) is|worried about|concerned about|struggl(?:es?|ing) with|fights? with|what hurts \()\s*:?\s*([^.;,:?!\n()]{6,100})/gi,
  ],
  priorities: [
    /\b(?:priority is|most important (?:to \w+ )?is|cares? (?:most )?about|interested in|prefers us because of|asked for|wants to see|new angle:)\s+((?!a reference)[^.;:?!\n]{6,100}?)(?= in the plan|[.;:?!\n]|$)/gi,
  ],
  budgets: [new RegExp(String.raw`\bbudget\b[^.;?!\n]{0,30}?(${amount})`, 'gi')],
  deadlines: [
    /\b((?:before|by|in time for|ahead of) (?:the |our )?(?:end of |start of |summer|spring|autumn|winter|budget round|contract|school year|Black Friday|Christmas|Q[1-4]|January|February|March|April|May|June|July|August|September|October|November|December)[^.;,?!\n]{0,50}?)(?=[.;,?!\n]|$| Struggling| if we)/gi,
  ],
  competitors: [
    /\b(?:[Aa]lso talking to|[Cc]omparing us with|[Ee]xisting agency is|[Cc]urrently (?:working )?with)\s+([\p{Lu}][\p{L}&'’-]*(?: [\p{Lu}][\p{L}&'’-]*){0,3})/gu,
  ],
  events: [
    /\b(?:[Mm]et|[Ss]poke with|[Tt]alked to|meet you)\b[^.\n]{0,40}?\bat (?:the )?([\p{Lu}][\p{L}\p{N}&'’ ]{3,50}?)(?=[.,;:!?\n]| for | on |$)/gu,
  ],
  referrers: [new RegExp(String.raw`\b(?:[Rr]eferred by|[Ii]ntroduced by|[Rr]ecommended by)\s+(${name})`, 'gu')],
  deciders: [
    /\b(?:[Dd]ecision (?:is|lies) with|[Nn]eeds approval (?:from|by)|[Ss]ign-off from)\s+(\p{L}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)?(?:,? \(\p{L}[\p{L} -]{1,24}\)|, [a-zA-Z][a-zA-Z -]{1,24}(?=[.,;\n]|$))?)/gu,
  ],
  objections: [/\bobjection:?\s+([^.;\n]{8,110})/gi, /\bunderstand the hesitation:\s+([^.;\n]{8,110})/gi],
  nextSteps: [/\b(?:(?:agreed )?next steps?:|agreed to|promised to)\s+([^.;\n]{6,110})/gi],
};
type Kind = keyof typeof cues;
/** The most characters of what is said, where the usual ones are too many. */
const maxLengths: Partial<Record<Kind, number>> = { competitors: 40, events: 60, referrers: 40, deciders: 50 };

const projectCues = [
  /\b(?:needs help with|is planning|looking at|working on|responsible for|changed about|presents|wants|[Oo]utline for|[Bb]udget for|agreement for|thing about|[Nn]ext steps for|dates for|keep)\s+((?:the|a) [\p{L}\p{N}\- ]{4,45}?)(?=[.,;:?!"”\n]| at | done| and | is | open| to |$)/gu,
];

export type Signals = Record<Kind | 'projects' | 'topics', Found[]> & { questions: Question[] };

const titleTopic = /(?:\b(?:about|on)\s+(?:your list:\s*)?|:\s*)([^:?!]{4,60})\??$/i;

/** The content of a history, newest first, in words that can be repeated to the contact. */
export function readSignals(pieces: readonly Piece[]): Signals {
  const newestFirst = [...pieces].sort((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));
  const collect = (patterns: readonly RegExp[], max?: number): Found[] => {
    const found = new Map<string, Found>();
    for (const piece of newestFirst) {
      const text = sentences(piece.text).join(' ');
      for (const pattern of patterns) {
        for (const match of text.matchAll(pattern)) {
          const phrase = sayable(match[1] ?? '', max);
          if (!phrase) continue;
          const known = found.get(phrase.toLowerCase());
          const internal = isInternal(piece) && (known?.internal ?? true);
          found.set(phrase.toLowerCase(), { text: known?.text ?? phrase, date: known?.date ?? piece.date, internal });
        }
      }
    }
    return [...found.values()];
  };
  const titles = newestFirst.flatMap((piece) => (piece.title ? [{ ...piece, text: plainTitle(piece.title) }] : []));
  const withTitles = [...newestFirst, ...titles];
  const topics = titles.flatMap((piece) => {
    const phrase = sayable(titleTopic.exec(piece.text)?.[1] ?? '', 60);
    return phrase && !/^(the |open concerns|today|\p{Lu})/u.test(phrase)
      ? [{ text: phrase, date: piece.date, internal: isInternal(piece) }]
      : [];
  });
  const kinds = Object.keys(cues) as Kind[];
  const found = Object.fromEntries(kinds.map((kind) => [kind, collect(cues[kind], maxLengths[kind])]));
  return {
    ...(found as Record<Kind, Found[]>),
    projects: sortByCount(withTitles, projectCues),
    topics: unique(topics),
    questions: readQuestions(newestFirst),
  };
}

const isInternal = (piece: Piece): boolean => piece.kind === 'note' || piece.kind === 'text';

export const plainTitle = (title: string): string =>
  title
    .replace(/<[^>]*>?/g, ' ')
    .replace(/[<>]/g, ' ')
    .replace(/^(?:(?:re|fwd?|aw):\s*)+/i, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The most frequent project is the one that the history is about. */
function sortByCount(pieces: readonly Piece[], patterns: readonly RegExp[]): Found[] {
  const counts = new Map<string, Found & { count: number }>();
  for (const piece of pieces) {
    for (const pattern of patterns) {
      for (const match of piece.text.matchAll(pattern)) {
        const phrase = sayable(match[1] ?? '', 60);
        if (
          !phrase ||
          /^(the|a) (end|same|plan|shared|photo|page|written|proposal|reference|call|short|small|few|second opinion|first call)\b/i.test(
            phrase,
          )
        )
          continue;
        const known = counts.get(phrase);
        counts.set(phrase, {
          text: phrase,
          date: known?.date ?? piece.date,
          internal: false,
          count: (known?.count ?? 0) + 1,
        });
      }
    }
  }
  return [...counts.values()].sort((a, b) => b.count - a.count);
}

/** Questions that sales reps ask. In a text without directions they would pass for the contact's. */
const ourQuestions =
  /^(?:Could we move|Would |Is that on|Is anything|Is a |Is it worth|Has anything|Shall |Should I|May I|Can I |What have you tried|You wrote)/;

function readQuestions(newestFirst: readonly Piece[]): Question[] {
  const found: Question[] = [];
  for (const piece of newestFirst) {
    const asked = sentences(piece.text)
      .map((sentence) =>
        sentence.replace(/^.*?(?:wants to know|question left open|open point|last open point):\s*/i, ''),
      )
      .filter((sentence) => sentence.endsWith('?') && sentence.length >= 15 && sentence.length <= 160);
    const isCue = piece.kind !== 'email' && /question left open|open point|wants to know/i.test(piece.text);
    if (!piece.theirs && !isCue) continue;
    const subject = plainTitle(piece.title ?? '').toLowerCase();
    const answered = newestFirst.some(
      (other) =>
        other.kind === 'email' &&
        !other.theirs &&
        (other.date ?? '') >= (piece.date ?? '') &&
        plainTitle(other.title ?? '').toLowerCase() === subject &&
        other !== piece,
    );
    for (const sentence of asked) {
      const text = sentence.charAt(0).toUpperCase() + sentence.slice(1);
      if (!ourQuestions.test(text) && !found.some((question) => question.text === text))
        found.push({ text, date: piece.date, internal: false, answered });
    }
  }
  return found.sort((a, b) => Number(a.answered) - Number(b.answered));
}

function unique(items: readonly Found[]): Found[] {
  const seen = new Set<string>();
  return items.filter((item) => !seen.has(item.text.toLowerCase()) && seen.add(item.text.toLowerCase()));
}
