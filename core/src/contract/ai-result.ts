import { z } from 'zod';

/**
 * The one schema of a generation's answer: sent to the model as its structured output, and read back from it.
 * OpenAI's strict mode wants `.nullable()`, never `.optional()`.
 */
export const aiAnswerSchema = z.object({
  detected_service: z.string().nullable(),
  sales_playbook_html: z.string(),
  emails: z.array(z.object({ subject: z.string(), body: z.string() })),
});
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
