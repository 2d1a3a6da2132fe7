import type { ModelPrice } from '../../contract/index.ts';
import { engagementKinds, type ContactSnapshot } from '../../contacts/domain/contact.ts';
import { promptTokenBudget } from '../../generation/domain/build-prompt.ts';
import { costUsd } from '../../generation/domain/cost.ts';
import { maxOutputTokens } from '../../generation/domain/unusable-answer.ts';
import { maxCalls } from '../../generation/domain/wasted-calls.ts';

/** The smallest number of bytes in a token, in the languages of CRM data; a smaller number raises the estimate. */
const bytesPerToken = 3;
/** Tokens of the rules, the agency, the services and the layout around the data. */
const fixedTokens = 4_000;

/**
 * US dollars that a row may cost at most: as much output as is asked for, and a repair of all of it. At the default tier,
 * because flex falls back to it. Null where the price is unknown.
 */
export function maxCostUsd(call: {
  readonly price: ModelPrice | null;
  readonly promptText: string;
  readonly snapshot: ContactSnapshot;
}): number | null {
  const inputTokens = Math.min(
    promptTokenBudget,
    fixedTokens + Math.ceil((Buffer.byteLength(call.promptText) + bytesOf(call.snapshot)) / bytesPerToken),
  );
  // An answer that cannot be used is repaired by a second call with the same input.
  const usage = {
    inputTokens: inputTokens * maxCalls,
    cachedTokens: 0,
    cacheWriteTokens: inputTokens * maxCalls,
    outputTokens: maxOutputTokens * maxCalls,
  };
  return costUsd(call.price, usage, 'default');
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
