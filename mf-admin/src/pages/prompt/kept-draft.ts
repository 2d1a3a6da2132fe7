import { keptIn } from '@overture/ui';
import { z } from 'zod';
import { promptTextsSchema } from './prompt.queries.ts';

const typedPromptSchema = z.object({
  texts: promptTextsSchema,
  /** The version that was live when the user began to type; 0 if there was none. */
  basedOn: z.number(),
});
export type TypedPrompt = Readonly<z.infer<typeof typedPromptSchema>>;

/** What was typed and not saved yet in this browser, by the prompt's id. */
export const keptDrafts = keptIn('localStorage', 'prompt-draft', typedPromptSchema);
