import { z } from 'zod';
import { departmentKeySchema } from '../../platform/contract/departments.ts';
import { handOverTargets, stepStates, stopReasons, type HandOver } from './hand-over.ts';

const outcomeSchema = z.object({
  readAt: z.number(),
  contactState: z.string(),
  sent: z.array(z.object({ index: z.number().int(), at: z.number(), editDistance: z.number().nullable() })),
  done: z.array(z.number().int()).default([]),
  repliedAt: z.number().nullable(),
  metAt: z.number().nullable(),
  bouncedAt: z.number().nullable(),
  leftAt: z.number().nullable().default(null),
  optedOut: z.boolean(),
});

const endingSchema = z.object({
  at: z.number(),
  because: z.enum(stopReasons).nullable(),
  mail: z.object({ at: z.number(), from: z.string(), subject: z.string(), text: z.string() }).nullable(),
});

/** Reads hand-overs that this version or an older one stored. Fields that were added later have a default. */
export const handOverSchema: z.ZodType<HandOver> = z.object({
  id: z.string(),
  recordId: z.string(),
  version: z.number().int().positive(),
  to: z.enum(handOverTargets),
  userId: z.string(),
  department: departmentKeySchema,
  hubspotId: z.string(),
  knownAs: z.array(z.string()).default([]),
  startOn: z.string(),
  timeZone: z.string(),
  sequenceId: z.string().nullable(),
  promptId: z.string(),
  promptVersion: z.number().int(),
  aiModel: z.string(),
  sandbox: z.boolean(),
  overrides: z.array(z.string()),
  steps: z.array(
    z.object({
      index: z.number().int().nonnegative(),
      dueOn: z.string(),
      subject: z.string(),
      body: z.string(),
      crmId: z.string().nullable(),
      state: z.enum(stepStates),
      sentAt: z.number().nullable(),
      before: z.object({ subject: z.string(), body: z.string(), dueOn: z.string() }).nullable().default(null),
    }),
  ),
  outcome: outcomeSchema.nullable().default(null),
  ending: endingSchema.nullable().default(null),
  awayUntil: z.string().nullable().default(null),
  createdAt: z.number(),
  updatedAt: z.number(),
  claimedAt: z.number().nullable(),
  claimedContact: z.string().nullable().default(null),
  revision: z.number().int(),
});
