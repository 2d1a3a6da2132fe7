import { z } from 'zod';
import { voiceProfileSchema } from '../../../voice/contract/voice.ts';
import { emailSchema, hubspotIdSchema, idSchema, timestampSchema } from '../../../platform/contract/common.ts';
import { defineEndpoint } from '../../../platform/contract/endpoint.ts';

/** The person whose data is meant: exactly one of contact, address and user. */
const personFields = {
  /** The contact's id in the CRM. */
  hubspotId: hubspotIdSchema.optional(),
  /** Only with `hubspotId`: names the domain, where two CRMs use the same contact id. */
  department: z.string().min(1).optional(),
  email: emailSchema.optional(),
  userId: idSchema.optional(),
};

function nameOnePerson(
  { hubspotId, department, email, userId }: { readonly [Name in keyof typeof personFields]?: string | undefined },
  context: z.RefinementCtx,
): void {
  const named = [hubspotId, email, userId].filter((value) => value !== undefined);
  if (named.length !== 1) {
    context.addIssue({ code: 'custom', message: 'Please name one of hubspotId, email and userId' });
  }
  if (department !== undefined && hubspotId === undefined) {
    context.addIssue({ code: 'custom', path: ['department'], message: 'A domain is named with a hubspotId only' });
  }
}

/** What an erasure removes, by kind. `audit_entries` stay, without their words about the person. */
export const removedKinds = [
  'records',
  'versions',
  'hand_overs',
  'runs',
  'run_rows',
  'fetched_contacts',
  'samples',
  'accounts',
  'audit_entries',
] as const;

/** Leaves out kinds of which there are none. */
const countsSchema = z.array(z.object({ what: z.enum(removedKinds), count: z.number().int() }));
export type RemovedCounts = z.infer<typeof countsSchema>;

export const erasureReceiptSchema = z.object({
  erasedAt: timestampSchema,
  removed: countsSchema,
  /** What other systems still hold, as far as Overture knows, in words for people. */
  remains: z.array(z.object({ where: z.string(), what: z.string() })),
});
export type ErasureReceipt = z.infer<typeof erasureReceiptSchema>;

export const erasePerson = defineEndpoint('POST /privacy/erase', {
  who: 'superadmin',
  reauthenticate: true,
  summary:
    'Permanently erases a contact, the people with an email address, or a user, with all records. A repeated call finishes an interrupted one.',
  body: z.strictObject(personFields).superRefine(nameOnePerson),
  response: z.object({ receipt: erasureReceiptSchema }),
  errors: ['not_found', 'conflict', 'last_superadmin'],
});

export const personReportSchema = z.object({
  /** Null unless the person is or was a user. */
  account: z
    .object({
      _id: idSchema,
      email: z.string(),
      role: z.string(),
      profile: z.record(z.string(), z.string()).nullable(),
      createdAt: timestampSchema,
      deletedAt: timestampSchema.nullable(),
      /** The ids of the accounts at Google and at the single sign-on that sign in as this user. */
      googleSub: z.string().nullable(),
      oidcSubject: z.string().nullable(),
      sessions: z.array(z.record(z.string(), z.unknown())),
      voice: voiceProfileSchema.nullable(),
      personalTokens: z.array(z.record(z.string(), z.unknown())),
      /** In how many browsers the user signed in lately, as the throttle of sign-ins knows them. */
      knownBrowsers: z.number().int(),
      secondFactor: z.boolean(),
      googleDrive: z.boolean(),
    })
    .nullable(),
  /** What an erasure would remove. Of each kind, a hundred at most are in this report. */
  kept: countsSchema,
  /** The number of records that hold data about the person, or that were written for the user. */
  totalRecords: z.number().int(),
  /** These records: the data that was read, and every version that was generated from it. */
  records: z.array(
    z.object({
      _id: idSchema,
      userId: idSchema,
      hubspotId: hubspotIdSchema,
      createdAt: timestampSchema,
      updatedAt: timestampSchema,
      /** The CRM's names and values. */
      properties: z.record(z.string(), z.string().nullable()),
      /** What the newest generation was given: the contact as it was read, the context and the PDF. */
      inputs: z.record(z.string(), z.unknown()),
      versions: z.array(z.record(z.string(), z.unknown())),
      sources: z.array(z.record(z.string(), z.unknown())),
      /** What was handed over of it to HubSpot, and what became of that. */
      handOvers: z.array(z.record(z.string(), z.unknown())),
    }),
  ),
  /** What was handed over of records that were deleted since. */
  handOvers: z.array(z.record(z.string(), z.unknown())),
  /** The lists that the user had generated. */
  runs: z.array(z.record(z.string(), z.unknown())),
  /** The contact's rows in such lists, and the rows of the user's own lists. */
  runRows: z.array(z.record(z.string(), z.unknown())),
  /** The contact as it was read within the last hour. */
  fetchedContacts: z.array(z.record(z.string(), z.unknown())),
  /** The contact as it was frozen to try prompts on it. */
  samples: z.array(z.record(z.string(), z.unknown())),
  /** Entries of the audit log that name the person, newest first. */
  auditEntries: z.array(z.record(z.string(), z.unknown())),
});
export type PersonReport = z.infer<typeof personReportSchema>;

export const reportPerson = defineEndpoint('GET /privacy/report', {
  who: 'superadmin',
  reauthenticate: true,
  summary: 'What is kept of a contact, of whoever has an address, or of a user. The report is logged.',
  query: z.strictObject(personFields).superRefine(nameOnePerson),
  response: personReportSchema,
  errors: ['not_found'],
});
