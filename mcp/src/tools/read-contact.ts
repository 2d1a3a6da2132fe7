import { hubspotIdSchema, httpUrlSchema, propertiesSchema, dealSchema } from '@overture/core/contract';
import { engagementKinds } from '@overture/core/contacts/domain/contact';
import { hasOptedOut } from '@overture/core/contacts/domain/opt-out';
import { situationsOf } from '@overture/core/contacts/domain/situations';
import { timelineOf } from '@overture/core/contacts/domain/timeline';
import { LookUpContact } from '@overture/core/contacts/use-cases/look-up-contact';
import { presentMomentOrNull } from '@overture/core/platform/moment';
import { z } from 'zod';
import { defineTool, untrusted } from '../tool.ts';

/** The most characters of one note or mail, so that a page of the history fits into an assistant's memory. */
const maxEntryLength = 4_000;

const countsSchema = z.record(z.enum(engagementKinds), z.number().int());

export const readContact = defineTool({
  name: 'read_contact',
  title: 'Read a contact',
  description:
    'Reads a contact from HubSpot with its whole history: every note, email, call, meeting and task, counted, the newest first, in pages. Asks no AI and costs nothing.',
  scope: 'read',
  isReadOnly: true,
  input: z.strictObject({
    hubspotId: hubspotIdSchema,
    prospectUrl: httpUrlSchema.optional(),
    page: z.number().int().min(1).max(1_000).default(1),
    limit: z.number().int().min(1).max(100).default(30).describe('Entries of the history a page.'),
  }),
  output: z.object({
    hubspotId: z.string(),
    /** How much there is in HubSpot, by kind. */
    counts: countsSchema,
    entries: z.number().int(),
    pages: z.number().int(),
    optedOut: z.boolean(),
    /** Where the contact stands, what matters most first. */
    situations: z.array(z.string()),
    untrusted: untrusted({
      properties: propertiesSchema,
      company: propertiesSchema.nullable(),
      owner: z.object({ name: z.string(), email: z.string() }).nullable(),
      deals: z.array(dealSchema),
      history: z.array(
        z.object({
          kind: z.enum(engagementKinds),
          id: z.string(),
          at: z.string().nullable(),
          /** Of an email: who wrote it; null where it is unknown. */
          from: z.string().nullable(),
          subject: z.string().nullable(),
          /** Whether a program wrote it, such as an absence notice. */
          isAutomatic: z.boolean(),
          text: z.string(),
        }),
      ),
    }),
  }),
  async run({ hubspotId, prospectUrl, page, limit }, { session: actor, resolve, countRequest, signal }) {
    await countRequest();
    const lookUp = resolve(LookUpContact);
    const snapshot = await lookUp.execute({ actor, department: null, hubspotId, prospectUrl, signal });
    const { contact } = snapshot;
    const timeline = timelineOf(contact, { maxLength: maxEntryLength });
    const count = (kind: (typeof engagementKinds)[number]) =>
      contact.engagements[kind].length + (contact.notRead[kind] ?? 0);
    return {
      hubspotId: contact.id,
      counts: Object.fromEntries(engagementKinds.map((kind) => [kind, count(kind)])) as z.infer<typeof countsSchema>,
      entries: timeline.length,
      pages: Math.ceil(timeline.length / limit),
      optedOut: hasOptedOut(contact.properties),
      situations: situationsOf(contact, snapshot.fetchedAt).map(({ situation }) => situation),
      untrusted: {
        properties: contact.properties,
        company: contact.company?.properties ?? null,
        owner: contact.owner,
        deals: contact.deals.map((deal) => ({ ...deal, closeDate: presentMomentOrNull(deal.closeDate) })),
        history: timeline.slice((page - 1) * limit, page * limit).map((entry) => ({
          kind: entry.kind,
          id: entry.engagement.id,
          at: presentMomentOrNull(entry.at),
          from: entry.speaker,
          subject: entry.engagement.properties['hs_email_subject'] ?? null,
          isAutomatic: entry.isAutomatic,
          text: entry.text,
        })),
      },
    };
  },
});
