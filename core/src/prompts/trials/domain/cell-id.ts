import { hash } from 'node:crypto';
import type { CheckPolicy } from '../../../checks/contract/evidence.ts';
import type { PromptParts } from '../../../models/domain/prompt-parts.ts';

/** Must be raised when the prompts or the judgement of answers change, so that every cell is written again. */
const cellVersion = 2;

/** The SHA-256 in hex of everything that a cell is written from and judged by. */
export function cellId(of: {
  readonly promptId: string;
  readonly sampleId: string;
  readonly prompt: PromptParts;
  readonly aiModel: string;
  readonly policy: CheckPolicy;
}): string {
  const { promptId, sampleId, prompt, aiModel, policy } = of;
  const { instructions, stablePrefix, contactData, order = '' } = prompt;
  const parts = [cellVersion, promptId, sampleId, aiModel, instructions, stablePrefix, contactData, order];
  return hash('sha256', JSON.stringify([...parts, policy]));
}
