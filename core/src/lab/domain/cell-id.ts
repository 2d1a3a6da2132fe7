import { hash } from 'node:crypto';
import type { CheckPolicy } from '../../contract/index.ts';
import type { PromptParts } from '../../generation/domain/prompt-parts.ts';

/** Raised when what is asked of a model, or how its answer is judged, changes: every cell is then written anew. */
const cellVersion = 1;

/** SHA-256, hex, of all that a cell is written from and judged by. */
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
