import { z } from 'zod';
import { hubspotIdSchema, timestampSchema } from '../../platform/contract/common.ts';
import { defineEndpoint } from '../../platform/contract/endpoint.ts';
import { tokenUsageSchema } from '../../models/contract/ai-result.ts';
import { aiErrors } from '../../platform/contract/error-codes.ts';
import { checkGroundsSchema, sourceSchema } from '../../checks/contract/evidence.ts';
import { recordEmailSchema, recordSchema } from '../../records/contract/record.ts';
import { askedVersion, recordOf, versionOf } from '../../records/contract/which-record.ts';

/** The texts of an email that a person may write. */
export const emailTextsSchema = z.strictObject({
  subject: z.string('Please enter a subject').trim().min(1, 'Please enter a subject').max(500),
  body: z.string('Please enter a body').min(1, 'Please enter a body').max(50_000),
});

export const editEmail = defineEndpoint('PATCH /email-sequence/email', {
  who: 'signed-in',
  summary:
    "Replaces one email of the shown version, restores one of its revisions, or sets its day; the AI's original stays readable.",
  body: z
    .strictObject({
      hubspotId: hubspotIdSchema,
      /** The position in the sequence, from 0. */
      index: z.number().int().min(0).max(99),
      subject: emailTextsSchema.shape.subject.optional(),
      body: emailTextsSchema.shape.body.optional(),
      /** The version that was edited; the answer is 409 if a newer one is ready. */
      version: z.number().int().positive().optional(),
      /** The `revision` of the email when the editing began; the answer is 409 if another edit has replaced it. */
      revision: z.string().min(1).max(64).optional(),
      /** The `_id` of a revision to restore, in place of `subject` and `body`. */
      restore: z.string().min(1).max(64).optional(),
      /** Days after the first email, without `subject` and `body`: the day is set, and the texts stay. */
      sendAfterDays: z.number().int().min(0).max(365).optional(),
    })
    .superRefine(({ restore, sendAfterDays, ...texts }, context) => {
      if (sendAfterDays !== undefined) {
        const isAlone = restore === undefined && texts.subject === undefined && texts.body === undefined;
        const message = 'A day is set without texts';
        if (!isAlone) context.addIssue({ code: 'custom', path: ['sendAfterDays'], message });
        return;
      }
      for (const field of ['subject', 'body'] as const)
        if ((texts[field] === undefined) === (restore === undefined)) {
          const message =
            restore === undefined ? `Please enter a ${field}` : `A revision is restored without a ${field}`;
          context.addIssue({ code: 'custom', path: [field], message });
        }
    }),
  response: recordSchema,
  errors: ['not_found', 'forbidden', 'conflict'],
});

export const listRevisions = defineEndpoint('GET /email-sequence/revisions', {
  who: 'signed-in',
  summary: 'The current and the earlier texts of an email, newest first. Ten are kept.',
  query: z.strictObject({
    ...askedVersion,
    index: z.coerce.number().int().min(0).max(99),
  }),
  response: z.object({
    revisions: z.array(
      z.object({
        /** The value for `restore`; for the current text it is also the email's `revision`. */
        _id: z.string(),
        subject: z.string(),
        body: z.string(),
        createdAt: timestampSchema,
        /** `ai`: as it was generated; `edit`: saved by a user; `restore`: restored from an earlier revision. */
        source: z.enum(['ai', 'edit', 'restore']),
      }),
    ),
  }),
  errors: ['not_found'],
});

export const checkEmail = defineEndpoint('POST /email-sequence/check', {
  who: 'signed-in',
  summary: 'Checks a text in place of an email of a version: its evidence, and whether it may be sent. Stores nothing.',
  body: z.strictObject({
    ...versionOf,
    index: z.number().int().min(0).max(99),
    subject: z.string().max(500),
    body: z.string().max(50_000),
  }),
  response: recordEmailSchema.pick({ evidence: true, checks: true }).extend({
    /** What a browser needs to run the rules that need no sources while the user types; null when `evidence` is. */
    grounds: checkGroundsSchema.nullable(),
  }),
  errors: ['not_found'],
});

export const rewriteEmail = defineEndpoint('POST /email-sequence/rewrite-email', {
  who: 'signed-in',
  summary:
    'Proposes a new text for an email, as an instruction asks, by one call to the AI, and checks it. Stores nothing.',
  body: z.strictObject({
    ...versionOf,
    index: z.number().int().min(0).max(99),
    instruction: z.string().trim().min(1, 'Please say what to change').max(2_000),
    /** The text to start from, by default the stored one. */
    subject: z.string().max(500).optional(),
    body: z.string().max(50_000).optional(),
  }),
  callsVendor: true,
  response: z.object({
    proposal: recordEmailSchema.pick({ subject: true, body: true, evidence: true, checks: true }),
    token_usage: tokenUsageSchema,
    /** US dollars; null where the model's price is unknown. */
    costUsd: z.number().nullable(),
  }),
  /** The texts as far as they are written, before they are checked. */
  partial: recordEmailSchema.pick({ subject: true, body: true }),
  errors: ['not_found', 'forbidden', ...aiErrors],
});

export const getSource = defineEndpoint('GET /email-sequence/source', {
  who: 'signed-in',
  summary: 'One source of a version, with its text, by the id that evidence names.',
  query: z.strictObject({
    ...recordOf,
    version: z.coerce.number().int().positive(),
    id: z.string().min(1).max(40),
  }),
  response: sourceSchema,
  errors: ['not_found'],
});
