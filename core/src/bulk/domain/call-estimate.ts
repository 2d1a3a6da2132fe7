import { engagementKinds, type ContactSnapshot } from '../../contacts/domain/contact.ts';
import { promptTokenBudget } from '../../generation/domain/build-prompt.ts';
import { costUsd } from '../../generation/domain/cost.ts';

/** Text has at least so many characters a token in the languages that CRMs are kept in; fewer makes the estimate higher. */
const charactersPerToken = 3;
/** Rules, base summary, services, and the layout around the data. */
const fixedTokens = 4_000;
/** What a sequence with its playbook takes, the model's reasoning included, until calls of this run say more. */
export const expectedOutputTokens = 4_000;
/** Room for the next answer to be longer than every one before. */
const headroom = 1.15;

/** What the next call may cost at most, as far as can be told without making it: errs upwards. */
export class CallEstimate {
  #outputTokens = expectedOutputTokens;

  /** US dollars at the default tier, because flex falls back to it; null where the model has no listed price. */
  usdOf(call: {
    readonly aiModel: string;
    readonly promptText: string;
    readonly snapshot: ContactSnapshot;
  }): number | null {
    const inputTokens = Math.min(
      promptTokenBudget,
      fixedTokens + Math.ceil((call.promptText.length + lengthOf(call.snapshot)) / charactersPerToken),
    );
    return costUsd(call.aiModel, { inputTokens, cachedTokens: 0, outputTokens: this.#outputTokens }, 'default');
  }

  /** Takes note of an answer. */
  learn(outputTokens: number): void {
    this.#outputTokens = Math.max(this.#outputTokens, Math.ceil(outputTokens * headroom));
  }
}

function lengthOf({ contact }: ContactSnapshot): number {
  const all = [
    contact.properties,
    ...engagementKinds.flatMap((kind) => contact.engagements[kind].map((e) => e.properties)),
  ];
  let length = 0;
  for (const properties of all) for (const value of Object.values(properties)) length += (value?.length ?? 0) + 10;
  return length;
}
