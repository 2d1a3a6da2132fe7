import { PublishedPrices } from '@overture/core/vendors/prices/published-prices';
import { OpenAiTextGenerator } from '@overture/core/vendors/openai/openai-text-generator';
import { readingInstructions, type Reading } from '@overture/core/writing/domain/second-reader/reading-request';
import type { SentenceVerdict } from '@overture/core/models/contract/reading-result';
import { costOfCalls, type ModelCall } from '@overture/core/models/domain/model-call';
import { SystemClock } from '@overture/core/platform/clock';
import { billedTo, buildCredential, silentLogger } from '@overture/core/testing';
import { countMarks, sumOf, type Count, type Marked, type Totals } from './evidence/strangers/count-marks.ts';
import { readAgain } from './evidence/strangers/read-again.ts';
import { labelKinds } from './evidence/strangers/read-marked.ts';
import type { Bench, Comparison } from './support/comparison.ts';

export const bench: Bench = {
  description:
    'a second reader on the open half of the first set of strangers’ emails: what it finds beyond the rules, and wrongly',
  async run(log) {
    const key = process.env['OPENAI_API_KEY'] ?? '';
    if (key === '') {
      log('Nothing was measured: a second reader needs a real model. Set OPENAI_API_KEY, and SECOND_READER_MODEL for');
      log('another model than gpt-5-nano.');
      return [];
    }
    const model = process.env['SECOND_READER_MODEL'] ?? 'gpt-5-nano';
    const reader = new Reader(model, key);
    const rules = await countMarks('first', 'open');
    const both = await countMarks('first', 'open', (contact) =>
      readAgain(contact, { model, ask: (asked) => reader.ask(asked) }),
    );
    print(rules, both, log);
    log(await reader.summary());
    return comparisons(rules, both);
  },
};

/** Asks the model, and counts calls, failures and cost. */
class Reader {
  readonly #model: string;
  readonly #key: string;
  readonly #generator = new OpenAiTextGenerator({ clock: new SystemClock(), logger: silentLogger });
  readonly #calls: ModelCall[] = [];
  #asked = 0;
  #failures = 0;

  constructor(model: string, key: string) {
    this.#model = model;
    this.#key = key;
  }

  async ask({ text, maxOutputTokens, sentences }: Reading): Promise<readonly SentenceVerdict[]> {
    const baseUrl = process.env['OPENAI_BASE_URL'];
    const secret = { type: 'Openai', secret: this.#key, ...(baseUrl !== undefined && { baseUrl }) } as const;
    const request = { model: this.#model, instructions: readingInstructions, text, maxOutputTokens, billedTo };
    this.#asked += sentences.length;
    try {
      const onCall = (call: ModelCall): void => void this.#calls.push(call);
      return (await this.#generator.judgeSentences({ ...request, credential: buildCredential(secret), onCall }))
        .verdicts;
    } catch (error) {
      // As in the product, the result of the rules stands.
      this.#failures += 1;
      if (this.#failures === this.#calls.length && this.#failures > maxFailures) throw error;
      return [];
    }
  }

  async summary(): Promise<string> {
    const cost = costOfCalls(await new PublishedPrices().priceOf(this.#model), this.#calls);
    const perCall = cost === null ? 'an unknown amount' : `$${(cost / Math.max(1, this.#calls.length)).toFixed(5)}`;
    return `${this.#model}: ${this.#asked} sentences in ${this.#calls.length} calls, ${this.#failures} failed, ${perCall} a call`;
  }
}
/** A key that does not work fails every call. */
const maxFailures = 3;

function print(rules: Marked, both: Marked, log: (line: string) => void): void {
  log('rules alone -> with the second reader: lies found; true spans marked');
  for (const kind of labelKinds) {
    const [before, after] = [rules, both].map(({ all }) => [all.lies.get(kind), all.truths.get(kind)] as const);
    log(`  ${kind.padEnd(14)} ${change(before?.[0], after?.[0]).padEnd(30)} ${change(before?.[1], after?.[1])}`);
  }
  log('by language: lies found; true spans marked; true emails marked; bad claims verified');
  for (const [language, before] of [...rules.byLanguage, ['all', rules.all] as const]) {
    const after = language === 'all' ? both.all : both.byLanguage.get(language);
    log(`  ${language.padEnd(4)}${figures.map((of) => change(of(before), after && of(after)).padEnd(30)).join('')}`);
  }
}

const figures: readonly ((totals: Totals) => Count)[] = [
  ({ lies }) => sumOf(lies),
  ({ truths }) => sumOf(truths),
  ({ trueEmailsMarked }) => trueEmailsMarked,
  ({ badClaimsVerified }) => badClaimsVerified,
];

function change(before: Count | undefined, after: Count | undefined): string {
  if (before === undefined || after === undefined || before.all === 0) return '–';
  return `${before.hit} -> ${after.hit} of ${after.all} (${Math.round((100 * after.hit) / after.all)} %)`;
}

/** Each beside the rules alone. Nobody has measured yet what may be expected, so that there are no goals. */
function comparisons(rules: Marked, both: Marked): Comparison[] {
  const percent = ({ hit, all }: Count): number[] => [(100 * hit) / all];
  const names = ['lies found', 'true spans marked', 'true emails with a mark', 'bad claims verified'];
  return figures.map((of, at) => ({
    what: names[at] ?? '',
    unit: 'points',
    samples: percent(of(both.all)),
    baseline: { what: 'the rules alone', samples: percent(of(rules.all)) },
  }));
}
