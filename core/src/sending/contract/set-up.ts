import { z } from 'zod';
import { httpUrlSchema, messageResponse } from '../../platform/contract/common.ts';
import { defineEndpoint } from '../../platform/contract/endpoint.ts';
import { crmErrors, errorCodeSchema } from '../../platform/contract/error-codes.ts';

/** The most emails for which the contact properties of a HubSpot sequence are made. */
export const maxSetUpEmails = 10;

const department = z.string().min(1, 'Please select a Domain');

const setUpSchema = z.object({
  /** The contact properties that bring the texts of the emails into HubSpot's templates: subject and body of each. */
  properties: z.array(z.object({ name: z.string(), isThere: z.boolean() })),
  /** HubSpot's sequences, each with the days of its emails after the first and the reps who may enrol contacts in it. */
  sequences: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      sendAfterDays: z.array(z.number().int().nonnegative()),
      reps: z.array(z.string()),
    }),
  ),
  /** The addresses of reps of whom HubSpot knows no user; their contacts can be enrolled by nobody. */
  unknownReps: z.array(z.string()),
  /** Why the sequences could not be read; null if they were. */
  problem: z.object({ code: errorCodeSchema, message: z.string() }).nullable(),
});
export type SetUpWire = z.infer<typeof setUpSchema>;

export const checkSetUp = defineEndpoint('GET /sending/set-up', {
  who: 'superadmin',
  summary: "What a domain's HubSpot has and lacks for handing over to its sequences.",
  query: z.strictObject({ department, emails: z.coerce.number().int().min(1).max(maxSetUpEmails).default(4) }),
  callsVendor: true,
  response: setUpSchema,
  errors: [...crmErrors],
});

export const makeProperties = defineEndpoint('POST /sending/set-up/properties', {
  who: 'superadmin',
  summary: "Makes the contact properties that a domain's HubSpot lacks for so many emails.",
  body: z.strictObject({ department, emails: z.number().int().min(1).max(maxSetUpEmails) }),
  callsVendor: true,
  /** `made`: the names of those that were missing. */
  response: messageResponse.extend({ made: z.array(z.string()) }),
  errors: [...crmErrors],
});

export const testSetUp = defineEndpoint('POST /sending/set-up/test', {
  who: 'superadmin',
  summary:
    'Writes recognisable texts into the properties of a contact and reads them back. Nothing is sent: HubSpot shows the texts wherever a template shows the properties.',
  body: z.strictObject({
    department,
    emails: z.number().int().min(1).max(maxSetUpEmails),
    /** A link or an id, of a colleague rather than a prospect. */
    contact: z.string().trim().min(1, 'Please paste a contact link').max(2_000),
  }),
  callsVendor: true,
  /** The contact's page in HubSpot. */
  response: z.object({ url: httpUrlSchema }),
  errors: ['conflict', ...crmErrors],
});
