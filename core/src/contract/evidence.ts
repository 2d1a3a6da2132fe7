import { z } from 'zod';

/** Where a fact can come from. `proof` is the agency's references, `sender` the rep's profile, `template` the prompt. */
export const sourceKinds = [
  'note',
  'email',
  'call',
  'meeting',
  'task',
  'property',
  'company',
  'deal',
  'context',
  'pdf',
  'proof',
  'sender',
  'template',
] as const;
export const sourceKindSchema = z.enum(sourceKinds);
export type SourceKind = z.infer<typeof sourceKindSchema>;

/** A source without its text: what a screen needs to name it and to open it. */
export const sourceReferenceSchema = z.object({
  kind: sourceKindSchema,
  id: z.string(),
  /** For people, such as the subject of an email or the name of a property. */
  label: z.string(),
  /** ISO 8601, a day or a moment. */
  date: z.string().optional(),
  url: z.string().optional(),
});
export type SourceReference = z.infer<typeof sourceReferenceSchema>;

/** Something the model was given, as plain text. */
export const sourceSchema = sourceReferenceSchema.extend({ text: z.string() });
export type Source = z.infer<typeof sourceSchema>;

/** What the model says it took from a source: the text as it stands in the email, the source's id, words from it. */
export const claimSchema = z.object({ text: z.string(), source: z.string(), quote: z.string() });
export type Claim = z.infer<typeof claimSchema>;

export const draftEmailSchema = z.object({ subject: z.string(), body: z.string() });
export type DraftEmail = z.infer<typeof draftEmailSchema>;

/**
 * What a piece of evidence is about. `claim` is a text that the model tied to a quote. `offer` is a weekday or a time of
 * day that is proposed, `name` certainly a person or a company, `term` a capitalised word that may be one.
 */
export const evidenceTopics = [
  'claim',
  'amount',
  'percentage',
  'number',
  'duration',
  'date',
  'time',
  'offer',
  'link',
  'address',
  'name',
  'term',
  'meeting',
  'discount',
  'attachment',
  'reference',
  'fill',
] as const;
export const evidenceTopicSchema = z.enum(evidenceTopics);
export type EvidenceTopic = z.infer<typeof evidenceTopicSchema>;

const span = {
  field: z.enum(['subject', 'body']),
  /** UTF-16 offsets into the field; `text` is what stands between them. */
  start: z.number().int().nonnegative(),
  end: z.number().int().nonnegative(),
};

export const evidenceSchema = z.object({
  ...span,
  text: z.string(),
  status: z.enum(['verified', 'unsupported', 'fill']),
  about: evidenceTopicSchema,
  source: sourceReferenceSchema.optional(),
  /** The words of the source that the text rests on. */
  quote: z.string().optional(),
});
export type Evidence = z.infer<typeof evidenceSchema>;

export const checkLevels = ['block', 'warn', 'tip'] as const;
export const checkLevelSchema = z.enum(checkLevels);
export type CheckLevel = z.infer<typeof checkLevelSchema>;

export const checkSchema = z.object({
  rule: z.string(),
  level: checkLevelSchema,
  message: z.string(),
  /** What to do about it. */
  fix: z.string().optional(),
  field: span.field.optional(),
  start: span.start.optional(),
  end: span.end.optional(),
});
export type Check = z.infer<typeof checkSchema>;

const partySchema = z.object({
  /** First and last name, as they are spelled in the CRM or the profile. */
  names: z.array(z.string()),
  company: z.string().nullable(),
});

/** What the rules of the send check know of a contact, the sender and the template. What is not known is null or empty. */
export const checkFactsSchema = z.object({
  contact: partySchema.extend({
    isOptedOut: z.boolean(),
    hasBounced: z.boolean(),
    /** ISO 639-1. */
    language: z.string().nullable(),
    /** When the contact last wrote: a day, or ISO 8601. */
    lastInboundAt: z.string().nullable(),
    /** Subjects of the emails there were, without which "Re:" is false. */
    threadSubjects: z.array(z.string()),
    openQuestions: z.array(z.object({ text: z.string(), date: z.string().optional() })),
  }),
  sender: partySchema,
  /** Words an email may have, from the template; null: 60 to 140. */
  words: z.object({ min: z.number(), max: z.number() }).nullable(),
  /** When this contact last got a sequence: a day, or ISO 8601. */
  lastGeneratedAt: z.string().nullable(),
});
export type CheckFacts = z.infer<typeof checkFactsSchema>;

/** Levels of rules that differ from the rules' own, by rule id. */
export const checkLevelsSchema = z.record(z.string().max(60), checkLevelSchema.or(z.literal('off')));

/** What a domain wants of its emails. */
export const checkPolicySchema = z.object({
  levels: checkLevelsSchema,
  isOptOutRequired: z.boolean(),
  /** The line that counts as an opt-out beside the usual phrases. */
  optOutLine: z.string().nullable(),
  /** Must stand in every email; null: no address is asked for. */
  postalAddress: z.string().nullable(),
});
export type CheckPolicy = z.infer<typeof checkPolicySchema>;

/** What the send check goes by beside an email and its evidence, so that the same rules can run where it is typed. */
export const checkGroundsSchema = checkFactsSchema.extend({
  /** Day of writing, `YYYY-MM-DD`. */
  today: z.string(),
  /** ISO 639-1 of the email as it was checked; null where it is not known. */
  language: z.string().nullable(),
  policy: checkPolicySchema,
});
export type CheckGrounds = z.infer<typeof checkGroundsSchema>;
