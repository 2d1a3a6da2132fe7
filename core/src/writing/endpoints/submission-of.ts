import type { SubmitInput } from '../use-cases/submit-generation.ts';
import type { DepartmentKey } from '../../platform/contract/departments.ts';
import type { generate } from '../contract/generation.ts';
import type { Call } from '../../platform/http/route.ts';

type GenerateCall = Call<typeof generate>;
type GenerateForm = Pick<
  GenerateCall['body'],
  | 'hubspotId'
  | 'prospectUrl'
  | 'companyWebsiteContent'
  | 'contactLinkedinBio'
  | 'companyLinkedinDescription'
  | 'googleSearchResults'
  | 'selectedPrompt'
  | 'aiModel'
  | 'language'
>;

/** The submit of either role's form, whose context texts have names of their own. */
export function submissionOf(
  call: Pick<GenerateCall, 'session' | 'file' | 'idempotencyKey'> & { readonly body: GenerateForm },
  department: DepartmentKey | null,
): SubmitInput {
  const { body, session, file, idempotencyKey } = call;
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
    pdf: file ?? undefined,
    idempotencyKey,
  };
}
