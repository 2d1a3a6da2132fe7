import { z } from 'zod';
import type { Immutable } from '../../platform/contract/immutable.ts';

/**
 * Where a fact can come from. `proof` is the agency's references, `sender` the rep's profile, `template` the prompt.
 */
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
  /** A label for people, such as the subject of an email or the name of a property. */
  label: z.string(),
  /** A day or a moment, as ISO 8601. */
  date: z.string().optional(),
  url: z.string().optional(),
});
export type SourceReference = z.infer<typeof sourceReferenceSchema>;

/** A source with its text: something that the model was given. */
export const sourceSchema = sourceReferenceSchema.extend({
  text: z.string(),
  /** What it says in emails that Overture wrote: a model reads it to know what was said, and it supports nothing. */
  said: z.string().optional(),
});
export type Source = z.infer<typeof sourceSchema>;

/** What the model says it took from a source: the text in the email, the source's id, and the source's words. */
export const claimSchema = z.object({ text: z.string(), source: z.string(), quote: z.string() });
export type Claim = z.infer<typeof claimSchema>;

export const draftEmailSchema = z.object({ subject: z.string(), body: z.string() });
export type DraftEmail = z.infer<typeof draftEmailSchema>;

/**
 * What a piece of evidence is about. `claim` is a text for which the model quoted a source, `contradiction` one whose quote
 * says the opposite. `swap` is a value that the sources tie to something else, `quotation` one that nobody said,
 * `attribution` the name of somebody who did not say what somebody else said, `title` a position that a person does not hold, and
 * `conversation` a talk that did not take place. `weekday` is one that the date beside it does not fall on, `offer` a weekday or a
 * time of day of a question or a proposal that does not fit, `name` certainly a person or a company, `term` a capitalised word that may be
 * one. `statement` is a whole sentence that a second reader doubts.
 */
export const evidenceTopics = [
  'claim',
  'amount',
  'percentage',
  'number',
  'duration',
  'date',
  'time',
  'weekday',
  'offer',
  'link',
  'address',
  'name',
  'term',
  'meeting',
  'discount',
  'attachment',
  'reference',
  'contradiction',
  'swap',
  'quotation',
  'attribution',
  'title',
  'conversation',
  'statement',
  'fill',
] as const;
export const evidenceTopicSchema = z.enum(evidenceTopics);
export type EvidenceTopic = z.infer<typeof evidenceTopicSchema>;

const span = {
  field: z.enum(['subject', 'body']),
  /** UTF-16 offsets into the field. `text` is what stands between them. */
  start: z.number().int().nonnegative(),
  end: z.number().int().nonnegative(),
};

/**
 * `contradicted`: a source says something else than the text; it comes with `source`, `quote` and `expected`. `vouched`:
 * a person says that it is right, whatever the sources say.
 */
export const evidenceStatuses = ['verified', 'unsupported', 'contradicted', 'vouched', 'fill'] as const;

export const evidenceSchema = z.object({
  ...span,
  text: z.string(),
  status: z.enum(evidenceStatuses),
  about: evidenceTopicSchema,
  source: sourceReferenceSchema.optional(),
  /** The words of the source that support the text, or say otherwise. */
  quote: z.string().optional(),
  /** What the source says in place of the text, in its own words: its value, or the quote where it has none. */
  expected: z.string().optional(),
  /** The only value of its kind and about its size that a source has, where no source has this one. */
  nearest: z.string().optional(),
  /** Who vouches for it, as the audit log names people, and since when. */
  by: z.string().optional(),
  at: z.iso.datetime().optional(),
  /** The model whose opinion it is, as a second reader that may be wrong; absent where rules say it. */
  readBy: z.string().optional(),
});
export type Evidence = z.infer<typeof evidenceSchema>;

/**
 * So many places of a field are marked, and one more of each topic: ten times as many as in any real email. The send check
 * then says that there are more.
 */
export const maxMarks = 100;

/** What a person says that they know: every piece of evidence of the field whose whole text is equal. */
export type VouchedText = Pick<Evidence, 'field' | 'text'>;

/** What a second reader objects to in a sentence: the words of a source that deny it, or that no source tells of it. */
export const opinionSchema = z.object({
  /** The whole sentence. The opinion holds for it wherever it stands in the sequence. */
  text: z.string(),
  /** Null: no source that was read tells of it. */
  against: z.object({ source: z.string(), quote: z.string() }).nullable(),
});
export type Opinion = Immutable<z.infer<typeof opinionSchema>>;

/** What a second reader, a model, said of a sequence. */
export const secondReadingSchema = z.object({ model: z.string(), opinions: z.array(opinionSchema) });
export type SecondReading = Immutable<z.infer<typeof secondReadingSchema>>;

/** An email, and what its writer says it took from which source. */
export interface ReviewedEmail extends DraftEmail {
  readonly claims: readonly Claim[];
  /** What a person says is right; nothing by default. */
  readonly vouched?: readonly VouchedText[];
}

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
  /** First and last name, as the CRM or the profile spells them. */
  names: z.array(z.string()),
  company: z.string().nullable(),
});

/**
 * What the rules of the send check know about the contact, the sender and the template. Unknown fields are null or
 * empty.
 */
export const checkFactsSchema = z.object({
  contact: partySchema.extend({
    isOptedOut: z.boolean(),
    hasBounced: z.boolean(),
    /** An ISO 639-1 code. */
    language: z.string().nullable(),
    /** From where it is known: the rep's choice, the contact's emails, or a property of the CRM. */
    languageFrom: z.enum(['choice', 'emails', 'property']).optional(),
    /** When the contact last wrote: a day or a moment, as ISO 8601. */
    lastInboundAt: z.string().nullable(),
    /** The subjects of earlier emails. "Re:" before any other subject is false. */
    threadSubjects: z.array(z.string()),
    openQuestions: z.array(z.object({ text: z.string(), date: z.string().optional() })),
  }),
  sender: partySchema,
  /** How many words the template allows in an email; null: 60 to 140. */
  words: z.object({ min: z.number(), max: z.number() }).nullable(),
  /** When this contact last got a sequence: a day or a moment, as ISO 8601. */
  lastGeneratedAt: z.string().nullable(),
});
export type CheckFacts = Immutable<z.infer<typeof checkFactsSchema>>;

/** The levels that a domain gives to rules of the send check in place of their own, by rule id. */
export const checkLevelsSchema = z.record(z.string().max(60), checkLevelSchema.or(z.literal('off')));

/** A domain's requirements of its emails. */
export const checkPolicySchema = z.object({
  levels: checkLevelsSchema,
  isOptOutRequired: z.boolean(),
  /** A line that counts as an opt-out, besides the usual phrases. */
  optOutLine: z.string().nullable(),
  /** The address that must stand in every email; null if none is required. */
  postalAddress: z.string().nullable(),
});
export type CheckPolicy = z.infer<typeof checkPolicySchema>;

/** Everything that the send check needs beside an email and its evidence, so that a browser can run the same rules. */
export const checkGroundsSchema = checkFactsSchema.extend({
  /** The day of writing, `YYYY-MM-DD`. */
  today: z.string(),
  /** The language of the checked email as an ISO 639-1 code; null where it is unknown. */
  language: z.string().nullable(),
  policy: checkPolicySchema,
});
export type CheckGrounds = Immutable<z.infer<typeof checkGroundsSchema>>;
