import { getRecord, recordEmailSchema, recordSchema } from '@overture/core/contract';
import { getRecordRoute } from '@overture/core/records/endpoints/history';
import { z } from 'zod';
import { defineTool, untrusted } from '../tool.ts';
import { dividedReview, reviewSchema, reviewWordsSchema } from './reviewed.ts';

const { shape } = recordSchema;

export const getSequence = defineTool({
  name: 'get_sequence',
  title: 'Get a sequence',
  description:
    'Gets the email sequence and the playbook that were generated for a contact, with what was found in each email; the newest version unless another is named. Costs nothing. While responseStatus is pending or processing, ask again in some seconds.',
  scope: 'read',
  isReadOnly: true,
  input: getRecord.query.omit({ fromAdminSideUserId: true }),
  output: z.object({
    hubspotId: shape.hubspotId,
    recordId: shape._id,
    responseStatus: shape.responseStatus,
    responseError: shape.responseError,
    version: shape.version,
    versions: z.array(z.number().int()),
    template: z.string(),
    aiModel: z.string(),
    language: shape.language,
    approval: shape.approval,
    optedOut: shape.optedOut,
    emails: z.array(
      recordEmailSchema
        .pick({ subject: true, body: true, sendAfterDays: true, purpose: true })
        .extend(reviewSchema.shape),
    ),
    playbook: shape.playbook,
    /** Where a person reviews, approves and hands over. */
    url: z.string(),
    untrusted: untrusted({ contact: z.record(z.string(), z.string()), emails: z.array(reviewWordsSchema) }),
  }),
  async run({ hubspotId, version }, { ask, origin }) {
    const record = await ask(getRecord, getRecordRoute, { query: { hubspotId, version } });
    const { _id: recordId, promtId, properties, emails, versions } = record;
    const reviews = emails.map(dividedReview);
    const { firstname, lastname, jobtitle, company, email } = properties;
    const contact = { firstname, lastname, jobtitle, company, email };
    return {
      ...record,
      recordId,
      template: promtId.title,
      versions: versions.map((one) => one.version),
      emails: emails.map((one, index) => ({ ...one, evidence: [], ...reviews[index]?.review })),
      url: `${origin}/detailed-history/${hubspotId}`,
      untrusted: {
        contact: Object.fromEntries(Object.entries(contact).map(([name, value]) => [name, value ?? ''])),
        emails: reviews.map(({ words }) => words),
      },
    };
  },
});
