import type { ContextTexts } from '../../contacts/domain/contact.ts';
import type { EndpointBody } from '../../platform/contract/endpoint.ts';
import type { fetchContact } from '../contract/fetched-contact.ts';

type FetchBody = Pick<
  EndpointBody<typeof fetchContact>,
  'websiteContent' | 'linkedinBio' | 'companyLinkedIn' | 'socialMediaLinks' | 'searchResults'
>;

/** The context texts of a fetch, whose fields have other names than those of a generation. */
export function contextOfFetch(body: FetchBody): ContextTexts {
  return {
    additionalInfo: body.searchResults,
    contactBio: body.linkedinBio,
    companyInfo: body.companyLinkedIn,
    websiteContent: body.websiteContent,
    socialMediaLinks: body.socialMediaLinks,
  };
}
