import { engagementKinds, type ContactSnapshot } from '../../contacts/domain/contact.ts';
import { promptTokenBudget } from '../../generation/domain/build-prompt.ts';
import { costUsd } from '../../generation/domain/cost.ts';
import { mostOutputTokens } from '../../generation/domain/unusable-answer.ts';
import { mostCalls } from '../../generation/domain/wasted-calls.ts';
import type { PriceTier } from '../../generation/domain/price-table.ts';

/** Text has at least so many bytes a token in the languages that CRMs are kept in; fewer makes the estimate higher. */
const bytesPerToken = 3;
/** Rules, base summary, services, and the layout around the data. */
const fixedTokens = 4_000;
/** What a sequence with its playbook usually takes; a model reasons besides, and the sample answers do not. */
export const expectedOutputTokens = { model: 2_000, sandbox: 1_300 } as const;
/** A live answer that cannot be used is repaired by a second call with the same input; a batch's is not. */
const callsOf = { default: mostCalls, batch: 1 } as const;

/** What the next row may cost at most: as much output as is asked for, and a repair of all of it. */
export class CallEstimate {
  /** US dollars at the default tier, because flex falls back to it, or at a batch's; null where the model has no listed price. */
  usdOf(call: {
    readonly aiModel: string;
    readonly promptText: string;
    readonly snapshot: ContactSnapshot;
    readonly tier: Exclude<PriceTier, 'flex'>;
  }): number | null {
    const inputTokens = Math.min(
      promptTokenBudget,
      fixedTokens + Math.ceil((Buffer.byteLength(call.promptText) + bytesOf(call.snapshot)) / bytesPerToken),
    );
    const calls = callsOf[call.tier];
    const usage = { inputTokens: inputTokens * calls, cachedTokens: 0, outputTokens: mostOutputTokens * calls };
    return costUsd(call.aiModel, usage, call.tier);
  }
}

function bytesOf({ contact }: ContactSnapshot): number {
  const all = [
    contact.properties,
    ...engagementKinds.flatMap((kind) => contact.engagements[kind].map((e) => e.properties)),
  ];
  let length = 0;
  for (const properties of all)
    for (const value of Object.values(properties)) length += Buffer.byteLength(value ?? '') + 10;
  return length;
}
