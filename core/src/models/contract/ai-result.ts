import { z } from 'zod';
import type { Immutable } from '../../platform/contract/immutable.ts';
import { claimSchema } from '../../checks/contract/evidence.ts';

/**
 * The structured output that a model is asked for, in the order in which it writes: what the rep reads first comes first
 * (docs/adr/0026-read-while-it-is-written.md). OpenAI's strict mode needs `.nullable()` and does not accept `.optional()`.
 */
export const requestedAnswerSchema = z.object({
  emails: z.array(
    z.object({
      subject: z.string(),
      body: z.string(),
      /** Days after the first email. */
      send_after_days: z.number(),
      purpose: z.string(),
      claims: z.array(claimSchema),
    }),
  ),
  sales_playbook_html: z.string(),
  detected_service: z.string().nullable(),
});

/** An email of an answer. Answers that older versions stored have null as timing and purpose, and no claims. */
export const answerEmailSchema = z.object({
  subject: z.string(),
  body: z.string(),
  send_after_days: z.number().nullable().default(null),
  purpose: z.string().nullable().default(null),
  claims: z.array(claimSchema).default([]),
});
export type AnswerEmail = z.infer<typeof answerEmailSchema>;

/** A stored answer of a generation, by this version or an older one. */
export const aiAnswerSchema = requestedAnswerSchema.extend({ emails: z.array(answerEmailSchema) });
export type AiAnswer = z.infer<typeof aiAnswerSchema>;

export const tokenUsageSchema = z.object({
  input_tokens: z.number().int().nonnegative().default(0),
  output_tokens: z.number().int().nonnegative().default(0),
});
export type TokenUsage = z.infer<typeof tokenUsageSchema>;

/** The JSON text in `aiGeneratedEmail[0]`, once parsed. */
export const storedAnswerSchema = aiAnswerSchema.extend({ token_usage: tokenUsageSchema });
export type StoredAnswer = Immutable<z.infer<typeof storedAnswerSchema>>;

export const playbookSchema = z.object({
  /** Sanitised HTML of each list item. */
  keyInsights: z.array(z.string()),
  recommendedStrategy: z.array(z.string()),
  /** The whole playbook as sanitised HTML, which is filed in the CRM. */
  html: z.string().optional(),
});
export type Playbook = Immutable<z.infer<typeof playbookSchema>>;
