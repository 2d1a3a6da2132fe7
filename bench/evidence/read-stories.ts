import { sourceKindSchema } from '@overture/core/contract';
import type { Source } from '@overture/core/contract';

/*
 * A story is one contact with its data in the CRM, and true and false sentences that a writer could have written about
 * it. Its format is:
 *
 *   == tune | day of writing | contact | company | sender      `tune`: for development; `measured`: only counted
 *   greet: … | …        open: … | …        ask: … | …        close: …\nname
 *   * id kind date label: text                                 a source; a date of "-" is none
 *   @ id :: quote                                              what the sentences below rest on
 *   T: sentence                                                true as the quote says it
 *   R: sentence                                                true in another writing of numbers and dates
 *   X: sentence                                                true, and the quote is in another language
 *   N: … D: … P: … I: … with [[the false part]]                another number, date, person; an invented reference
 *   M: sentence                                                a true quote that means something else
 */

export const kinds = {
  T: 'true',
  R: 'reformatted',
  X: 'translated',
  N: 'altered number',
  D: 'wrong date',
  P: 'wrong person',
  I: 'invented reference',
  M: 'true quote, other meaning',
} as const;
export type Kind = keyof typeof kinds;
export const falsehoods: readonly Kind[] = ['N', 'D', 'P', 'I'];

export interface Sentence {
  readonly kind: Kind;
  /** The text without the marks. */
  readonly text: string;
  /** The false part, as offsets into the text. */
  readonly wrong: { readonly start: number; readonly end: number } | null;
  readonly source: string;
  readonly quote: string;
}

export interface Story {
  readonly language: string;
  readonly part: 'tune' | 'measured';
  readonly today: string;
  readonly sources: readonly Source[];
  readonly sentences: readonly Sentence[];
  readonly frame: { readonly greet: string[]; readonly open: string[]; readonly ask: string[]; readonly close: string };
}

export function readStories(language: string, written: string): Story[] {
  return written
    .split(/^== /m)
    .slice(1)
    .map((text) => readStory(language, text));
}

function readStory(language: string, written: string): Story {
  const [head = '', ...lines] = written.split('\n');
  const [part, today = '', contact = '', company = '', sender = ''] = head.split('|').map((field) => field.trim());
  if (part !== 'tune' && part !== 'measured') throw new Error(`A story of ${language} belongs to no part: ${head}`);
  const field = (name: string): string[] =>
    (lines.find((line) => line.startsWith(`${name}: `)) ?? '')
      .slice(name.length + 2)
      .split(' | ')
      .map((text) => text.trim());
  const sentences: Sentence[] = [];
  let about = { source: '', quote: '' };
  for (const line of lines) {
    const fact = /^@ (\S+) :: (.+)$/.exec(line);
    if (fact) about = { source: fact[1] ?? '', quote: fact[2] ?? '' };
    const sentence = /^([TRXNDPIM]): (.+)$/.exec(line);
    if (sentence) sentences.push({ ...readSentence(sentence[1] as Kind, sentence[2] ?? ''), ...about });
  }
  return {
    language,
    part,
    today,
    sources: [
      { id: 'contact', kind: 'property', label: 'name', text: contact },
      { id: 'company', kind: 'property', label: 'company', text: company },
      { id: 'sender', kind: 'sender', label: 'Sender', text: `${sender}\nOverture Agency` },
      ...lines.flatMap(readSource),
    ],
    sentences,
    frame: { greet: field('greet'), open: field('open'), ask: field('ask'), close: field('close')[0] ?? '' },
  };
}

function readSource(line: string): Source[] {
  const match = /^\* (\S+) (\S+) (\S+) ((?:(?:Re|AW|Sv|Vs|回复|回覆|رد): )?[^:]+): (.+)$/.exec(line);
  if (match === null) return [];
  const [, id = '', kind = '', date = '-', label = '', text = ''] = match;
  return [{ id, kind: sourceKindSchema.parse(kind), label, text, ...(date === '-' ? {} : { date }) }];
}

function readSentence(kind: Kind, marked: string): Pick<Sentence, 'kind' | 'text' | 'wrong'> {
  const start = marked.indexOf('[[');
  const end = marked.indexOf(']]');
  if (start < 0 !== !falsehoods.includes(kind))
    throw new Error(`A falsehood marks its false part, and nothing else does: ${marked}`);
  return {
    kind,
    text: marked.replace('[[', '').replace(']]', ''),
    wrong: start < 0 ? null : { start, end: end - 2 },
  };
}
