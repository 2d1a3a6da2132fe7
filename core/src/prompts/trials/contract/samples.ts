import { z } from 'zod';
import { hubspotIdSchema, idSchema, messageResponse, timestampSchema } from '../../../platform/contract/common.ts';
import { defineEndpoint } from '../../../platform/contract/endpoint.ts';

/** The most samples that a domain may keep. */
export const maxSamples = 100;

const words = z.array(z.string().trim().min(1).max(200)).max(20).default([]);

/** What every sequence for a sample must satisfy. */
export const expectationsSchema = z.strictObject({
  /** Each of these must stand in at least one email, in upper or lower case. */
  mustMention: words,
  /** None of these may stand in any email, in upper or lower case. */
  mustNotMention: words,
  emails: z.number('Please enter a number').int().min(1).max(20).nullable().default(null),
  /** The ISO 639-1 code of the emails' language. */
  language: z
    .string()
    .regex(/^[a-z]{2}$/, 'Please write a language as two letters, such as de')
    .nullable()
    .default(null),
  /** The detected service. */
  service: z.string().trim().min(1).max(200).nullable().default(null),
});
export type Expectations = Readonly<z.infer<typeof expectationsSchema>>;

export const promptSampleSchema = z.object({
  _id: idSchema,
  /** The name that was given; without one the contact's, or the one that replaces it. */
  name: z.string(),
  department: z.string(),
  hubspotId: hubspotIdSchema,
  /** Whether invented names replace the real ones. */
  disguised: z.boolean(),
  /** Whether the sample guards publishing: a template whose emails for it break its expectations is not published. */
  golden: z.boolean(),
  expectations: expectationsSchema,
  createdAt: timestampSchema,
  createdBy: z.string().nullable(),
});
export type PromptSampleWire = z.infer<typeof promptSampleSchema>;

export const listSamples = defineEndpoint('GET /prompts/samples', {
  who: 'superadmin',
  summary: 'The samples (stored contacts) on which prompts are tried, newest first.',
  query: z.strictObject({ department: z.string().optional() }),
  response: z.object({ samples: z.array(promptSampleSchema) }),
});

export const saveSample = defineEndpoint('POST /prompts/samples', {
  who: 'superadmin',
  summary:
    "Stores a contact with its context as a sample: from a link, which is read now; from a user's newest result; or from a file. With `_id` instead, it changes the name and the expectations of a sample.",
  body: z
    .strictObject({
      _id: idSchema.optional(),
      /** What the sample is called; without it the contact's name, or the invented one. With `_id`: the name stays. */
      name: z.string().trim().min(1).max(200).optional(),
      department: z.string().min(1, 'Please select a Domain').optional(),
      /** A link to the contact in the CRM, or its id. */
      link: z.string().max(2048).optional(),
      /** The contact of a result of this user. */
      result: z.strictObject({ hubspotId: hubspotIdSchema, userId: idSchema }).optional(),
      /** A contact as `snapshot`, with `context` and `pdf`, in the form that records have. */
      file: z
        .strictObject({
          snapshot: z.record(z.string(), z.unknown()),
          context: z.record(z.string(), z.unknown()).optional(),
          pdf: z.record(z.string(), z.unknown()).nullable().optional(),
        })
        .optional(),
      /**
       * Replaces everybody who is named, the company, telephone numbers and addresses by invented ones, as far as rules
       * can tell them from words.
       */
      disguise: z.boolean().default(false),
      golden: z.boolean().default(false),
      expectations: expectationsSchema.default(() => expectationsSchema.parse({})),
    })
    .superRefine(({ _id, link, result, file, department }, context) => {
      if ([_id, link, result, file].filter((source) => source !== undefined).length !== 1) {
        context.addIssue({ code: 'custom', message: 'Please name one of _id, link, result and file' });
      }
      if (_id === undefined && department === undefined) {
        context.addIssue({ code: 'custom', path: ['department'], message: 'Please select a Domain' });
      }
    }),
  callsVendor: true,
  status: 201,
  response: z.object({ message: z.string(), sample: promptSampleSchema }),
  errors: [
    'not_found',
    'conflict',
    'crm_not_configured',
    'crm_contact_not_found',
    'crm_unavailable',
    'crm_unauthorized',
  ],
});

export const deleteSample = defineEndpoint('DELETE /prompts/samples', {
  who: 'superadmin',
  summary: 'Deletes a sample with its results in all trials.',
  body: z.strictObject({ _id: idSchema }),
  response: messageResponse,
  errors: ['not_found'],
});

export const showReceived = defineEndpoint('POST /prompts/received', {
  who: 'superadmin',
  summary: 'The whole prompt that a model receives for a sample, in parts with their tokens. No model is called.',
  body: z.strictObject({
    sample: idSchema,
    title: z.string().max(200).default(''),
    prompt: z.string().max(100_000),
  }),
  response: z.object({
    parts: z.array(
      z.object({
        name: z.string(),
        text: z.string(),
        /** Counted with the tokenizer of the gpt-5 models. */
        tokens: z.number().int(),
        /**
         * Whether the text is the same for every contact of the domain, so that the vendor can take it from its cache.
         */
        isCached: z.boolean(),
      }),
    ),
    tokens: z.number().int(),
    cachedTokens: z.number().int(),
  }),
  errors: ['not_found'],
});
