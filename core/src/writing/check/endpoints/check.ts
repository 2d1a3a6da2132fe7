import { departmentKey } from '../../../platform/http/department-key.ts';
import { defineRoute } from '../../../platform/http/route.ts';
import { presentReview } from '../../../records/presentation/record.ts';
import { checkDraft } from '../contract/check.ts';
import { CheckDraft } from '../use-cases/check-draft.ts';

export const checkDraftRoute = defineRoute(checkDraft, CheckDraft, async ({ body, session, names, signal }, check) => {
  const { department, hubspotId = '', prospectUrl, sources: given, withBasis, ...drafts } = body;
  const { reviews, sources, timeZone, grounds } = await check.execute({
    actor: session,
    department: departmentKey(names, department, 'department'),
    against: given ?? { hubspotId, prospectUrl },
    signal,
    ...drafts,
  });
  return {
    emails: reviews.map((review) => ({ ...presentReview(review), evidence: review.evidence })),
    sources: sources.map(({ text: _, ...reference }) => reference),
    ...(withBasis && { basis: { sources, timeZone, grounds } }),
  };
});
