import { ContactLinks } from '@overture/core/contacts/use-cases/contact-links';
import type { OpenCore } from '@overture/core/composition';

/** Reads `<url|id>`: the contact's id, and the link if one was given. Errors: as `ContactLinks.read`. */
export function readContactArgument(text: string, core: OpenCore): ReturnType<ContactLinks['read']> {
  return core.get(ContactLinks).read(text);
}
