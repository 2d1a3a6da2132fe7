import { z } from 'zod';
import { crmErrors, reasonSchema } from '../../platform/contract/error-codes.ts';
import { messageResponse, timestampSchema } from '../../platform/contract/common.ts';
import { defineEndpoint } from '../../platform/contract/endpoint.ts';
import { closings, greetings, habitNames } from './voice-words.ts';

const greetingSchema = z.strictObject({
  word: z.enum(greetings),
  /** What follows the word. */
  name: z.enum(['first', 'last', 'full', 'none']),
});
export type VoiceGreeting = z.infer<typeof greetingSchema>;

const frequencySchema = z.enum(['never', 'sometimes', 'often']);
export type VoiceFrequency = z.infer<typeof frequencySchema>;

/**
 * How somebody writes, in a closed vocabulary: nothing of it can hold a text, a name, an amount or a date of an email.
 * Null: it was not to be seen.
 */
export const voiceProfileSchema = z.strictObject({
  /** In the first email to somebody, and in a reply. */
  greeting: z.strictObject({ first: greetingSchema.nullable(), reply: greetingSchema.nullable() }),
  closing: z.strictObject({ first: z.enum(closings).nullable(), reply: z.enum(closings).nullable() }),
  /** The median words of a sentence, and of an email without greeting and closing. */
  sentenceWords: z.number().int().min(3).max(60),
  emailWords: z.number().int().min(5).max(1_000),
  /** *du* or *Sie*, *tu* or *vous*; null where the languages have one form. */
  address: z.enum(['informal', 'formal']).nullable(),
  /** The languages of the emails as ISO 639 codes, the most frequent first, with their shares; those under 5 % are left out. */
  languages: z
    .array(z.strictObject({ language: z.string().regex(/^[a-z]{2,3}$/), share: z.number().min(0).max(1) }))
    .max(5),
  /** How often an email has one. */
  habits: z.strictObject(
    Object.fromEntries(habitNames.map((name) => [name, frequencySchema])) as Record<
      (typeof habitNames)[number],
      typeof frequencySchema
    >,
  ),
});
export type VoiceProfile = z.infer<typeof voiceProfileSchema>;

const voiceSchema = z.object({
  /** Whether what is generated for the user follows the profile. */
  state: z.enum(['off', 'on']),
  /** How many emails the profile was computed from. */
  emails: z.number().int().nonnegative(),
  learnedAt: timestampSchema.nullable(),
  /** Why the last attempt to learn failed; null if it did not. */
  problem: reasonSchema.nullable(),
  profile: voiceProfileSchema.nullable(),
});
export type VoiceWire = z.infer<typeof voiceSchema>;
const voiceResponse = z.object({ voice: voiceSchema });

export const getVoice = defineEndpoint('GET /voice', {
  who: 'signed-in',
  summary: 'How the caller writes, as it was learned from their own sent emails, or changed since.',
  response: z.object({
    voice: voiceSchema.extend({
      /** What the user changes in drafts again and again; `PATCH` takes it as it stands. Null where there is nothing. */
      suggestion: voiceProfileSchema.partial().nullable(),
    }),
  }),
});

export const learnVoice = defineEndpoint('POST /voice/learn', {
  who: 'signed-in',
  summary:
    "Reads the caller's own sent emails in the CRM, those that Overture did not write, and keeps nothing but the profile. Asks no AI. What went wrong stands in `problem`.",
  body: z.strictObject({
    /** The domain whose key reads them; required of superadmins. */
    department: z.string().optional(),
  }),
  callsVendor: true,
  status: 202,
  response: voiceResponse,
  errors: crmErrors,
});

export const changeVoice = defineEndpoint('PATCH /voice', {
  who: 'signed-in',
  summary: 'Switches the profile on or off, or changes the named fields of it.',
  body: z.strictObject({ enabled: z.boolean().optional(), profile: voiceProfileSchema.partial().optional() }),
  response: voiceResponse,
  errors: ['not_found'],
});

export const forgetVoice = defineEndpoint('DELETE /voice', {
  who: 'signed-in',
  summary: 'Deletes the profile.',
  response: messageResponse,
});
