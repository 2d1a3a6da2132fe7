import { z } from 'zod';
import type { Immutable } from '../../platform/contract/immutable.ts';
import { voiceProfileSchema } from '../contract/voice.ts';

/** The fewest emails from which a voice is learned. With fewer, one unusual week would decide. */
export const minVoiceEmails = 20;

/** Why a voice could not be learned, in words for its user. */
export const voiceProblems = {
  too_few_emails: `HubSpot has fewer than ${minVoiceEmails} emails that you wrote yourself. Log your emails in HubSpot, and try again later.`,
  crm_unauthorized: 'The HubSpot key may not read emails: it needs the scope sales-email-read. Ask a superadmin.',
} as const;

/** How a user writes. It is stored by the user's id, and holds no text of anybody. */
export const voiceSchema = z.object({
  id: z.string(),
  enabled: z.boolean(),
  emails: z.number().int(),
  learnedAt: z.number().nullable(),
  problem: z.enum(['too_few_emails', 'crm_unauthorized']).nullable(),
  profile: voiceProfileSchema.nullable(),
});
export type Voice = Immutable<z.infer<typeof voiceSchema>>;

/** The voice of somebody who has not learned one. */
export const noVoice = (id: string): Voice => ({
  id,
  enabled: false,
  emails: 0,
  learnedAt: null,
  problem: null,
  profile: null,
});
