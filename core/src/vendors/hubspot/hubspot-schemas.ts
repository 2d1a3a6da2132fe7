import { z } from 'zod';
import { hubspotIdSchema } from '../../platform/contract/common.ts';

const propertiesSchema = z.record(z.string(), z.string().nullable());
/** Other stand-ins for HubSpot leave moments out. */
const momentSchema = z
  .string()
  .transform((text) => new Date(text))
  .catch(new Date(Number.NaN));
const pagingSchema = z.object({ next: z.object({ after: z.string() }).nullish() }).nullish();
/** How much of a batch HubSpot carried out. An answer with errors has status 207. */
export const batchSchema = z.object({
  /** COMPLETE, or how far HubSpot came: CANCELED, PENDING or PROCESSING. Other stand-ins leave it out. */
  status: z.string().catch('COMPLETE'),
  numErrors: z.number().catch(0),
  errors: z
    .array(
      z.object({
        category: z.string().catch(''),
        context: z.record(z.string(), z.array(z.coerce.string())).catch({}),
      }),
    )
    .catch([]),
});

export const objectSchema = z.object({
  id: hubspotIdSchema,
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

export const objectsSchema = z.object({ results: z.array(objectSchema) });
export const objectBatchSchema = batchSchema.extend({ results: z.array(objectSchema) });
const linksSchema = z.object({
  from: z.object({ id: z.coerce.string() }),
  to: z.array(z.object({ toObjectId: z.coerce.string() })),
  paging: pagingSchema,
});
export type HubspotLinks = z.infer<typeof linksSchema>;
export const linkBatchSchema = batchSchema.extend({ results: z.array(linksSchema) });
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
  enrolledByEmail: z.string().catch(''),
});
const listSchema = z.object({
  listId: z.coerce.string(),
  name: z.string(),
  objectTypeId: z.string(),
  processingType: z.string(),
  updatedAt: z.coerce.date().nullable().catch(null),
  additionalProperties: z.record(z.string(), z.string().nullable()).catch({}),
});
export type HubspotList = z.infer<typeof listSchema>;
export const listSearchSchema = z.object({
  lists: z.array(listSchema),
  hasMore: z.boolean().catch(false),
  /** Where the next page begins. */
  offset: z.number().catch(0),
});
export const listMembersSchema = z.object({
  results: z.array(z.object({ recordId: z.coerce.string().pipe(hubspotIdSchema) })),
  paging: pagingSchema,
});
export const callOutcomesSchema = z.array(z.object({ id: z.string(), label: z.string() }));
