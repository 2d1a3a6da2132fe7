import { z } from 'zod';
import { claimSchema } from './evidence.ts';

/**
 * What a model is asked for, as its structured output. OpenAI's strict mode wants `.nullable()`, never `.optional()`.
 */
export const askedAnswerSchema = z.object({
  detected_service: z.string().nullable(),
  sales_playbook_html: z.string(),
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
});

/** An email of an answer. In answers of older versions timing and purpose are null, and there are no claims. */
export const answerEmailSchema = z.object({
  subject: z.string(),
  body: z.string(),
  send_after_days: z.number().nullable().default(null),
  purpose: z.string().nullable().default(null),
  claims: z.array(claimSchema).default([]),
});
export type AnswerEmail = z.infer<typeof answerEmailSchema>;

/** A stored answer of a generation, of this or an older version. */
export const aiAnswerSchema = askedAnswerSchema.extend({ emails: z.array(answerEmailSchema) });
export type AiAnswer = z.infer<typeof aiAnswerSchema>;

export const tokenUsageSchema = z.object({
  input_tokens: z.number().int().nonnegative().default(0),
  output_tokens: z.number().int().nonnegative().default(0),
});
export type TokenUsage = z.infer<typeof tokenUsageSchema>;

/** What `aiGeneratedEmail[0]` holds as JSON text. */
export const storedAnswerSchema = aiAnswerSchema.extend({ token_usage: tokenUsageSchema });
export type StoredAnswer = z.infer<typeof storedAnswerSchema>;

export const playbookSchema = z.object({
  /** Sanitised HTML of each list item. */
  keyInsights: z.array(z.string()),
  recommendedStrategy: z.array(z.string()),
  /** The whole playbook, sanitised; what is filed in the CRM. */
  html: z.string().optional(),
});
export type Playbook = z.infer<typeof playbookSchema>;
