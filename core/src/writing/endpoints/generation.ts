import { CancelGeneration } from '../../records/use-cases/cancel-generation.ts';
import {
  cancelGeneration,
  checkPdf,
  generateAsSuperadmin,
  generate,
  regenerate,
  retryGeneration,
} from '../contract/generation.ts';
import { defineRoute, type Call } from '../../platform/http/route.ts';
import type { DepartmentKey } from '../../platform/contract/departments.ts';
import { CheckPdf } from '../use-cases/check-pdf.ts';
import { SubmitGeneration, type SubmitInput } from '../use-cases/submit-generation.ts';
import { presentAccepted } from '../presentation/accepted.ts';
import { departmentKey } from '../../platform/http/department-key.ts';
import { NoteRead } from '../../records/use-cases/note-read.ts';
import { RegenerateSequence } from '../use-cases/regenerate-sequence.ts';
import { RetryGeneration } from '../use-cases/retry-generation.ts';

export const cancelGenerationRoute = defineRoute(
  cancelGeneration,
  CancelGeneration,
  async ({ body, session }, cancel) => {
    await cancel.execute({ userId: session.userId, hubspotId: body.hubspotId });
    return { message: 'Generation cancelled' };
  },
);

export const checkPdfRoute = defineRoute(checkPdf, CheckPdf, ({ session, file }, check) =>
  check.execute({ userId: session.userId, pdf: file }),
);

export const generateAsSuperadminRoute = defineRoute(generateAsSuperadmin, SubmitGeneration, async (call, submit) =>
  presentAccepted(await submit.execute(submissionOf(call, departmentKey(call.names, call.body.zone, 'zone')))),
);

export const generateRoute = defineRoute(generate, SubmitGeneration, async (call, submit) =>
  presentAccepted(await submit.execute(submissionOf(call, null))),
);

export const regenerateRoute = defineRoute(
  regenerate,
  { again: RegenerateSequence, noteRead: NoteRead },
  async ({ body, session, idempotencyKey }, { again, noteRead }) => {
    const which = { actor: session, hubspotId: body.hubspotId, ownerId: body.fromAdminSideUserId };
    await noteRead.execute({ ...which, what: 'a new generation' });
    const accepted = await again.execute({
      ...which,
      promptId: body.selectedPrompt,
      aiModel: body.aiModel,
      language: body.language,
      instruction: body.instruction,
      idempotencyKey,
    });
    return presentAccepted(accepted);
  },
);

export const retryGenerationRoute = defineRoute(retryGeneration, RetryGeneration, async ({ body, session }, retry) =>
  presentAccepted(await retry.execute({ actor: session, hubspotId: body.hubspotId })),
);

/** Either role's submit. Their forms have other names for the context texts than the core. */
function submissionOf(
  {
    body,
    session,
    file,
    idempotencyKey,
  }: Pick<Call<typeof generate | typeof generateAsSuperadmin>, 'body' | 'session' | 'file' | 'idempotencyKey'>,
  department: DepartmentKey | null,
): SubmitInput {
  return {
    actor: session,
    department,
    hubspotId: body.hubspotId,
    prospectUrl: body.prospectUrl,
    context: {
      additionalInfo: body.googleSearchResults,
      contactBio: body.contactLinkedinBio,
      companyInfo: body.companyLinkedinDescription,
      websiteContent: body.companyWebsiteContent,
      socialMediaLinks: '',
    },
    promptId: body.selectedPrompt,
    aiModel: body.aiModel,
    language: body.language,
    chosenDays: body.sendDays,
    pdf: file ?? undefined,
    idempotencyKey,
  };
}
