import type { RewrittenEmail } from '../app.ts';
import type { EndpointResponseInput, rewriteEmail } from '../contract/index.ts';
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
