import { emailHash, type EmailRevision } from '../../records/domain/email-revision.ts';
import type { RewrittenEmail } from '../use-cases/rewrite-email.ts';
import type { EndpointResponseInput } from '../../platform/contract/endpoint.ts';
import type { listRevisions, rewriteEmail } from '../contract/history-emails.ts';
import { presentMoment } from '../../platform/moment.ts';
import { presentReview } from '../../records/presentation/record.ts';

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
  return { _id: emailHash({ subject, body }), subject, body, createdAt: presentMoment(createdAt), source };
}
