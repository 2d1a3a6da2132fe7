import { z } from 'zod';

/** Page sizes of the spec, section 9. */
export const pageSizes = [5, 10, 25, 50, 100] as const;

/** `page` ≥ 1 and `limit` one of the page sizes, defaults 1 and 10; read from a query string. */
export const pageQuery = {
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  limit: z.coerce
    .number()
    .refine((value) => pageSizes.some((size) => size === value), 'Must be one of 5, 10, 25, 50, 100')
    .default(10),
};

/** The words a list is searched for. A row matches when it holds every word, in any case. */
export const searchQuery = z.string().max(200).optional();

/** One of the fields that a list may be sorted by, with `-` before it for descending. */
export function sortQuery<const Field extends string>(fields: readonly Field[]) {
  return z.enum(fields.flatMap((field): (Field | `-${Field}`)[] => [field, `-${field}`])).optional();
}

/** Ids of our own records. */
export const idSchema = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'Is not an id');

/** A CRM object id. */
export const hubspotIdSchema = z.string().regex(/^\w{1,20}$/, 'Is not a CRM id');

/** ISO 8601 in UTC. */
export const timestampSchema = z.iso.datetime();

/** An e-mail address. It is turned into lower case here, because addresses are compared in lower case everywhere. */
export const emailSchema = z.string().trim().toLowerCase().max(254).pipe(z.email('Invalid email format'));

/** An http or https address. `javascript:` and `data:` addresses are refused before they are stored. */
export const httpUrlSchema = z
  .string()
  .trim()
  .max(2048)
  .refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), 'Must be an http or https address');

export const messageResponse = z.object({ message: z.string() });

export const roleSchema = z.enum(['admin', 'superadmin']);
export type Role = z.infer<typeof roleSchema>;

/** A day in UTC as `YYYY-MM-DD`, within bounds, so that the days before and after it are valid dates too. */
export const askedDateSchema = z.iso
  .date()
  .refine((date) => date >= '2000-01-01' && date <= '2999-12-31', 'not a day to ask for');
