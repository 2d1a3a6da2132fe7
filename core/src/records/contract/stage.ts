import { z } from 'zod';

/** What a generation that is processing is doing. */
export const stageSchema = z.object({
  /** `reading`: the contact is read. `thinking`: the model has not written anything yet. */
  name: z.enum(['reading', 'thinking', 'writing']),
  /** The number of the email that is being written, from 1; absent while the playbook is written, which comes last. */
  email: z.number().int().positive().optional(),
  /** The number of emails that the template asks for; absent where it names none. */
  of: z.number().int().positive().optional(),
});
export type Stage = z.infer<typeof stageSchema>;

/** A stage in words, such as "writing email 2 of 4". */
export function stageText({ name, email, of }: Stage): string {
  if (name !== 'writing') return name;
  if (email === undefined) return 'writing the playbook';
  return of === undefined || of < email ? `writing email ${email}` : `writing email ${email} of ${of}`;
}
