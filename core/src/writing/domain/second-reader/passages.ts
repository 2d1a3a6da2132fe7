import type { Source } from '../../../checks/contract/evidence.ts';
import { fold } from '../../../checks/fold.ts';
import { sentencesOf } from '../../../checks/index.ts';
import { stemsIn } from '../../../checks/word-stems.ts';

/** A few sentences of a source. */
export interface Passage {
  readonly source: Source;
  readonly text: string;
}

/** About the length of a paragraph, in UTF-16 units. */
const maxLength = 500;

/** The passages of the sources, and which of them a sentence may come from, by the words that they share. */
export class Passages {
  readonly all: readonly Passage[];
  readonly #holders = new Map<string, number[]>();

  constructor(sources: readonly Source[]) {
    this.all = sources.flatMap((source) => passagesOf(source));
    this.all.forEach(({ source, text }, at) => {
      for (const stem of stemsIn(fold(`${source.label} ${text}`))) {
        const holders = this.#holders.get(stem);
        if (holders === undefined) this.#holders.set(stem, [at]);
        else holders.push(at);
      }
    });
  }

  /** The passages that share most with a sentence, the best first; a word counts more the fewer passages have it. */
  nearest(sentence: string, max: number): readonly Passage[] {
    const scores = new Map<number, number>();
    for (const stem of stemsIn(fold(sentence))) {
      const holders = this.#holders.get(stem) ?? [];
      const weight = Math.log(1 + this.all.length / holders.length);
      for (const at of holders) scores.set(at, (scores.get(at) ?? 0) + weight);
    }
    return [...scores]
      .sort(([, a], [, b]) => b - a)
      .slice(0, max)
      .flatMap(([at]) => this.all[at] ?? []);
  }
}

function passagesOf(source: Source): Passage[] {
  const passages: Passage[] = [];
  let from = 0;
  let until = 0;
  const close = (): void => {
    const text = source.text.slice(from, until).trim();
    if (text !== '') passages.push({ source, text });
    from = until;
  };
  for (const { end } of sentencesOf(source.text)) {
    if (end - from > maxLength && until > from) close();
    until = end;
  }
  close();
  return passages;
}
