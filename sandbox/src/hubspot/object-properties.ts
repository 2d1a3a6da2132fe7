import { z } from 'zod';
import type { CrmRecord, Properties } from '../crm-data/model.ts';
import { contactProperties } from './contact-property-list.ts';
import texts from './object-properties.json' with { type: 'json' };
import { objectTypes, type ObjectType } from './object-types.ts';

const namesSchema = z.string().transform((text) => text.split(' '));
const propertiesOf = z
  .record(
    z.enum(objectTypes),
    z.strictObject({
      /** Those that exist in the sample portal. One without a value is null; any other is left out. */
      known: namesSchema,
      /** Those in an answer to a request that names none. */
      usual: namesSchema,
      /** Those in every answer. */
      always: namesSchema,
    }),
  )
  .parse(texts);

export const isKnownProperty = (type: ObjectType, name: string): boolean =>
  propertiesOf[type].known.includes(name) || (type === 'contacts' && contactProperties.has(name));

const redaction =
  'The content of this email has been redacted. To include it in the response, your app must require the sales-email-read scope.';

/** What a token that may not read an email gets: for some emails a notice, for others nothing. */
function redacted({ id, properties }: CrmRecord): Properties {
  const notice = Number(id) % 2 === 0 ? redaction : null;
  return {
    ...Object.fromEntries(Object.entries(properties).filter(([name]) => !/^hs_email_(?!direction|status)/.test(name))),
    hs_email_text: notice,
    hs_email_html: notice,
  };
}

/** A record as the API shows it, with the requested properties. */
export function presentRecord(type: ObjectType, record: CrmRecord, requested: readonly string[], seesEmails: boolean) {
  const names = new Set(
    requested.length === 0
      ? propertiesOf[type].usual
      : [
          ...propertiesOf[type].always,
          ...requested.filter((name) => isKnownProperty(type, name) || name in record.properties),
        ],
  );
  const values = type === 'emails' && !seesEmails ? redacted(record) : record.properties;
  const properties = Object.fromEntries([...names].sort().map((name) => [name, values[name] ?? null]));
  return { id: record.id, properties, createdAt: record.createdAt, updatedAt: record.updatedAt, archived: false };
}

/** `properties=a&properties=b` and `properties=a,b` are the same to HubSpot. */
export const listParam = (query: URLSearchParams, name: string): string[] =>
  query
    .getAll(name)
    .flatMap((value) => value.split(','))
    .map((value) => value.trim())
    .filter(Boolean);
