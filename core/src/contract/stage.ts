import { z } from 'zod';

/** What a generation that is processing does just now. */
export const stageSchema = z.object({
  /** `reading`: the contact; `thinking`: the model was asked and has written nothing yet. */
  name: z.enum(['reading', 'thinking', 'writing']),
  /** The email that is written, from 1; absent while the playbook is, which comes first. */
  email: z.number().int().positive().optional(),
  /** How many emails the template asks for; absent where it does not say. */
  of: z.number().int().positive().optional(),
});
export type Stage = z.infer<typeof stageSchema>;

/** A stage in words, such as "writing email 2 of 4". */
export function stageText({ name, email, of }: Stage): string {
  if (name !== 'writing') return name;
  if (email === undefined) return 'writing the playbook';
  return of === undefined || of < email ? `writing email ${email}` : `writing email ${email} of ${of}`;
}
