import { z } from 'zod';

const propertiesSchema = z.record(z.string(), z.string().nullable());
/** Other stand-ins for HubSpot leave moments out. */
const momentSchema = z
  .string()
  .transform((text) => new Date(text))
  .catch(new Date(Number.NaN));
const pagingSchema = z.object({ next: z.object({ after: z.string() }).nullish() }).nullish();
/** The errors of a batch that was answered in part, which has status 207. */
const errorsSchema = z
  .array(
    z.object({
      category: z.string().catch(''),
      context: z.record(z.string(), z.array(z.coerce.string())).catch({}),
    }),
  )
  .nullish();

export const objectSchema = z.object({
  id: z.string().min(1),
  properties: propertiesSchema,
  createdAt: momentSchema,
  archived: z.boolean().nullish(),
});
export type HubspotObject = z.infer<typeof objectSchema>;

export const contactSchema = objectSchema.extend({
  associations: z
    .record(z.string(), z.object({ results: z.array(z.object({ id: z.string() })), paging: pagingSchema }))
    .nullish(),
});
export type HubspotContact = z.infer<typeof contactSchema>;

export const objectBatchSchema = z.object({ results: z.array(objectSchema), errors: errorsSchema });
export const linkBatchSchema = z.object({
  results: z.array(
    z.object({
      from: z.object({ id: z.coerce.string() }),
      to: z.array(z.object({ toObjectId: z.coerce.string() })),
      paging: pagingSchema,
    }),
  ),
  errors: errorsSchema,
});
export const searchSchema = z.object({ results: z.array(objectSchema) });
export const createdSchema = z.object({ id: z.string().min(1) });
export const accountSchema = z.object({ portalId: z.union([z.number(), z.string()]).transform(String) });

const nameSchema = z.string().nullish();
export const ownersSchema = z.object({
  results: z.array(
    z.object({
      id: z.string(),
      email: nameSchema,
      firstName: nameSchema,
      lastName: nameSchema,
      /** The id by which sequences know the user. */
      userId: z.coerce.string().nullish(),
    }),
  ),
  paging: pagingSchema,
});
export const pipelinesSchema = z.object({
  results: z.array(
    z.object({
      stages: z.array(
        z.object({
          id: z.string(),
          label: z.string(),
          metadata: z.record(z.string(), z.unknown()).catch({}),
        }),
      ),
    }),
  ),
});
const propertySchema = z.object({
  name: z.string(),
  label: z.string(),
  groupName: z.string().catch(''),
  hidden: z.boolean().nullish(),
  archived: z.boolean().nullish(),
});
export type HubspotProperty = z.infer<typeof propertySchema>;
export const propertyListSchema = z.object({ results: z.array(propertySchema) });
export const namedSchema = z.object({ name: z.string() });
export const sequencesSchema = z.object({
  results: z.array(z.object({ id: z.coerce.string(), name: z.string() })),
  paging: pagingSchema,
});
export const sequenceSchema = z.object({
  id: z.coerce.string(),
  name: z.string(),
  steps: z.array(
    z.object({
      actionType: z.string(),
      stepOrder: z.number(),
      /** The wait after the previous step, in milliseconds. */
      delayMillis: z.number().nonnegative().catch(0),
    }),
  ),
});
export const enrollmentSchema = z.object({
  id: z.coerce.string(),
  sequenceId: z.coerce.string(),
  sequenceName: z.string().catch(''),
  enrolledBy: z.coerce.string(),
});
export const callOutcomesSchema = z.array(z.object({ id: z.string(), label: z.string() }));

/**
 * Splits the ids without an answer into missing and failed ones. `name` is the member of an error's context that lists
 * the ids. An error without ids stands for all ids without an answer.
 */
export function unansweredOf(
  asked: readonly string[],
  answered: ReadonlySet<string>,
  errors: z.infer<typeof errorsSchema>,
  name: 'ids' | 'fromObjectId',
): { readonly missing: ReadonlySet<string>; readonly failed: ReadonlySet<string> } {
  const isMissing = ({ category }: { category: string }): boolean => category === 'OBJECT_NOT_FOUND';
  const missing = new Set((errors ?? []).filter(isMissing).flatMap(({ context }) => context[name] ?? []));
  const failures = (errors ?? []).filter((error) => !isMissing(error));
  const named = failures.flatMap(({ context }) => context[name] ?? []);
  const open = asked.filter((id) => !answered.has(id) && !missing.has(id));
  const areNamed = failures.every(({ context }) => (context[name] ?? []).length > 0);
  return { missing, failed: new Set(areNamed ? named : open) };
}
