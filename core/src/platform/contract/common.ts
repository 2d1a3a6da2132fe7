import { z } from 'zod';

/** The page sizes that a list may have. */
export const pageSizes = [5, 10, 25, 50, 100] as const;

/** The query of a page: `page` ≥ 1, by default 1, and `limit`, one of the page sizes, by default 10. */
export const pageQuery = {
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  limit: z.coerce
    .number()
    .refine((value) => pageSizes.some((size) => size === value), 'Must be one of 5, 10, 25, 50, 100')
    .default(10),
};

/** The query of a page of any size: `page` ≥ 1, by default 1, and `limit`, 1 to 100, by default 10. */
export const anyPageQuery = { page: pageQuery.page, limit: z.coerce.number().int().min(1).max(100).default(10) };

/** The numbers of a page, beside its items and their total. */
export const pageNumbers = { totalPages: z.number().int(), currentPage: z.number().int() };

/** The words to search a list for. A row matches if it contains every word, in upper or lower case. */
export const searchQuery = z.string().max(200).optional();

/** The query of an order: one of the fields, with `-` before it for descending. */
export function sortQuery<const Field extends string>(fields: readonly Field[]) {
  return z.enum(fields.flatMap((field): (Field | `-${Field}`)[] => [field, `-${field}`])).optional();
}

/** The id of one of our own records. */
export const idSchema = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'Is not an id');

export const hubspotIdSchema = z.string().regex(/^\w{1,20}$/, 'Is not a CRM id');

/** A moment as ISO 8601 in UTC. */
export const timestampSchema = z.iso.datetime();

/** An email address. It becomes lower case here, because addresses are compared in lower case everywhere. */
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

/** A UTC day as `YYYY-MM-DD`. Its bounds keep the days before and after it valid dates too. */
export const requestedDateSchema = z.iso
  .date()
  .refine((date) => date >= '2000-01-01' && date <= '2999-12-31', 'not a day to ask for');
