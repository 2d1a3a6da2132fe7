import { z } from 'zod';
import { httpUrlSchema, idSchema, messageResponse } from '../../../platform/contract/common.ts';
import { defineEndpoint } from '../../../platform/contract/endpoint.ts';
import { checkLevelSchema, checkLevelsSchema } from '../../../checks/contract/evidence.ts';
import { savedAs } from '../../contract/prompt-versions.ts';

const text = (max: number) => z.string().trim().max(max).default('');
const department = z.string().min(1, 'Please select a Domain');

/** The most holidays that a domain may list. */
export const maxHolidays = 200;

const timeZoneSchema = z.string().max(60).refine(isTimeZone, 'Please choose a time zone, such as Europe/Berlin');

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format() !== '';
  } catch {
    return false;
  }
}

/** What a domain's emails may say about the agency, and what the send check asks of them. */
export const agencySchema = z.strictObject({
  about: text(5_000),
  offer: text(5_000),
  /** Prices that emails may name. */
  prices: text(5_000),
  tone: text(2_000),
  /** Whether the send check marks emails without an opt-out line. */
  isOptOutRequired: z.boolean().default(false),
  optOutLine: text(300),
  /** The address that must stand in every email; empty if none is required. */
  postalAddress: text(500),
  /** The IANA name of the time zone in which the domain's reps work. It decides which day a moment belongs to. */
  timeZone: timeZoneSchema.default('UTC'),
  /** Days on which nobody works, besides weekends: `YYYY-MM-DD`, in ascending order. */
  holidays: z
    .array(z.iso.date('Please write each day as YYYY-MM-DD'))
    .max(maxHolidays, `A domain names at most ${maxHolidays} holidays`)
    .overwrite((days) => [...new Set(days)].sort())
    .default([]),
  /**
   * The HubSpot sequences that reps may choose, because a superadmin saw that their templates show Overture's texts and
   * nothing else.
   */
  sequences: z
    .array(z.strictObject({ id: z.string().min(1).max(40), name: z.string().max(300) }))
    .max(100)
    .default([]),
  /** What happens to the open tasks of a contact who replies, and of one whose address is lost or who has left. */
  onReply: z.enum(['withdraw', 'keep']).default('withdraw'),
  onBounce: z.enum(['withdraw', 'keep']).default('withdraw'),
  /** Whether open tasks are moved past an absence that the contact announces. */
  onAway: z.enum(['move', 'keep']).default('move'),
  /** Whether a second, cheap model compares each new sequence with its sources; see docs/adr/0029-the-second-reader.md. */
  secondReader: z.boolean().default(false),
  /** The levels that the domain gives to rules of the send check in place of their own, by rule id. */
  levels: checkLevelsSchema.default({}),
});
export type AgencyWire = z.infer<typeof agencySchema>;

/** The most references that a domain may keep. */
export const maxProof = 500;

/** A reference or a result of the agency. Its text is unique within a domain. */
export const proofSchema = z.strictObject({
  /** The service that it is a reference for; empty for any. */
  service: text(100),
  /** The customer's industry; empty for any. */
  industry: text(100),
  text: z.string().trim().min(1, 'Please enter the text').max(1_000),
  /** The page on which it can be read. */
  url: z.union([z.literal(''), httpUrlSchema]).default(''),
  /** Whether emails may name the customer. */
  mayBeNamed: z.boolean().default(false),
});
export type Proof = Readonly<z.infer<typeof proofSchema>>;

/** The columns of a CSV file of references. All but `text` are optional. */
export const proofColumns = ['service', 'industry', 'text', 'url', 'may_be_named'] as const;

const mayBeNamedSchema = z
  .string()
  .toLowerCase()
  .default('')
  .transform((answer) => answer || 'no')
  .pipe(z.enum(['yes', 'true', '1', 'no', 'false', '0'], 'The column may be named holds yes or no'))
  .transform((answer) => ['yes', 'true', '1'].includes(answer));

/** The reference that a row of a CSV file describes, or what is wrong with the row. */
export function proofOfRow(
  cells: Readonly<Record<string, string | undefined>>,
): { readonly proof: Proof } | { readonly problem: string } {
  const { service, industry, text: said, url } = cells;
  const mayBeNamed = mayBeNamedSchema.safeParse(cells['may_be_named']);
  const parsed = proofSchema.safeParse({ service, industry, text: said, url, mayBeNamed: mayBeNamed.data });
  const issues = [...(mayBeNamed.error?.issues ?? []), ...(parsed.error?.issues ?? [])];
  if (parsed.success && issues.length === 0) return { proof: parsed.data };
  return { problem: `${issues.map(({ path, message }) => [...path, message].join(': ')).join('; ')}.` };
}

/** A rule of the send check, as shown where superadmins choose its level. */
export const checkRuleSchema = z.object({
  id: z.string(),
  /** The level that applies unless the domain chose another. */
  level: checkLevelSchema,
  /** Whether nobody may change its level. */
  isLocked: z.boolean(),
  reason: z.string(),
  /** The research or the law that the rule rests on. */
  research: z.string().optional(),
});
export type CheckRuleWire = z.infer<typeof checkRuleSchema>;

export const getAgency = defineEndpoint('GET /agency', {
  who: 'superadmin',
  summary: "The domain's description of the agency, its references, and the rules of the send check.",
  query: z.strictObject({ department }),
  response: z.object({
    agency: agencySchema,
    /** The live version of the description; 0 while there is none. */
    version: z.number().int().nonnegative(),
    /** The id under which versions of the description are listed and published. */
    textId: idSchema,
    /**
     * A start for the first description, taken from the domain's base summary; empty where there is none, and once a
     * description exists.
     */
    suggestion: z.string(),
    proof: z.array(proofSchema),
    rules: z.array(checkRuleSchema),
  }),
});

export const saveAgency = defineEndpoint('PUT /agency', {
  who: 'superadmin',
  summary:
    "Saves the next version of the domain's description of the agency and the levels of its rules. Unless it is a `draft`, it applies from the next generation.",
  body: z.strictObject({ department, agency: agencySchema, ...savedAs }),
  response: messageResponse,
  errors: ['conflict'],
});

export const changeProof = defineEndpoint('PATCH /agency/proof', {
  who: 'superadmin',
  summary:
    'Removes references of the domain by their texts, then adds others. An added one replaces the one with the same text.',
  body: z.strictObject({
    department,
    remove: z.array(z.string().max(1_000)).max(maxProof).default([]),
    add: z.array(proofSchema).max(maxProof).default([]),
  }),
  response: messageResponse,
});
