import { z } from 'zod';
import { hubspotIdSchema, idSchema } from '../../platform/contract/common.ts';

/** The record of a contact: the caller's own, or that of the user whom a superadmin names. */
export const recordOf = { hubspotId: hubspotIdSchema, fromAdminSideUserId: idSchema.optional() };

/** A version of a record in a body: by default the newest ready one. */
export const versionOf = { ...recordOf, version: z.number().int().positive().optional() };

/** The same in a query. */
export const askedVersion = { ...recordOf, version: z.coerce.number().int().positive().optional() };
