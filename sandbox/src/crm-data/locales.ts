import { z } from 'zod';
import texts from './locales.json' with { type: 'json' };

/** Names separated by commas, such as `Jürgen=Juergen`. */
const namesSchema = z.string().transform((list) =>
  list.split(', ').map((entry) => {
    const [native = '', latin = native] = entry.split('=');
    return { native, latin };
  }),
);

/** A place, such as `Bergen, Vestland, Norway, +47 55`. */
const placeSchema = z.string().transform((text) => {
  const [city = '', state = '', country = '', dial = ''] = text.split(', ');
  return { city, state, country, dial };
});

const localeSchema = z.strictObject({
  weight: z.number().int(),
  familyFirst: z.boolean().default(false),
  places: z.array(placeSchema),
  first: namesSchema,
  last: namesSchema,
});

/**
 * The country of a contact, with its names of people and places. Names in other scripts have a Latin form for mail
 * addresses.
 */
export type Locale = z.infer<typeof localeSchema>;
export type PersonName = z.infer<typeof namesSchema>[number];
export type Place = z.infer<typeof placeSchema>;

export const locales: readonly Locale[] = z.array(localeSchema).parse(texts);
