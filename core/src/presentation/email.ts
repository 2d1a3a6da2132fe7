import { emailRevision, type EmailRevision, type RewrittenEmail } from '../app.ts';
import type { EndpointResponseInput, listRevisions, rewriteEmail } from '../contract/index.ts';
import { presentMoment } from './moment.ts';
import { presentReview } from './record.ts';

/** A proposed email as `POST /email-sequence/rewrite-email` answers it. */
export function presentRewrite({
  email,
  review,
  usage,
  costUsd,
}: RewrittenEmail): EndpointResponseInput<typeof rewriteEmail> {
  return { proposal: { ...email, ...presentReview(review) }, token_usage: usage, costUsd };
}

export function presentRevision({
  subject,
  body,
  createdAt,
  source,
}: EmailRevision): EndpointResponseInput<typeof listRevisions>['revisions'][number] {
  return { _id: emailRevision({ subject, body }), subject, body, createdAt: presentMoment(createdAt), source };
}
