import { ContactLinks } from '@overture/core/contacts/use-cases/contact-links';
import { contactIdPattern } from '@overture/core/contract';
import type { OpenCore } from '@overture/core/composition';

/** Reads `<url|id>`: the contact's id, and the link if one was given. Errors: as `ContactLinks.parse`. */
export function readContactArgument(
  text: string,
  core: OpenCore,
): { readonly hubspotId: string; readonly prospectUrl: string | undefined } {
  const trimmed = text.trim();
  if (contactIdPattern.test(trimmed)) return { hubspotId: trimmed, prospectUrl: undefined };
  const { contactId, url } = core.get(ContactLinks).parse(trimmed);
  return { hubspotId: contactId, prospectUrl: url };
}
