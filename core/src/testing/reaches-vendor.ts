import { implementations } from '../composition/implementations.ts';
import { CrmContacts } from '../contacts/ports/crm-contacts.ts';
import { TextGenerator } from '../models/ports/text-generator.ts';
import { VendorModels } from '../models/ports/vendor-models.ts';
import type { Token } from '../platform/needs.ts';
import { CrmOutreach } from '../sending/ports/crm-outreach.ts';
import { CrmNotes } from '../sending/ports/crm-notes.ts';

const vendorPorts: ReadonlySet<unknown> = new Set([CrmContacts, CrmNotes, CrmOutreach, TextGenerator, VendorModels]);

/** Tells of a use case whether it, or one that it needs, has a port of HubSpot or OpenAI. */
export function vendorReach(): (token: Token) => boolean {
  const behind = new Map<unknown, Token>(implementations);
  const needsOf = (token: object): readonly unknown[] =>
    'needs' in token && token.needs instanceof Object ? Object.values(token.needs) : [];
  const seen = new Map<unknown, boolean>();
  const reaches = (token: unknown): boolean => {
    if (vendorPorts.has(token)) return true;
    if (typeof token !== 'function') return false;
    if (!seen.has(token)) {
      // A circle back to here adds nothing.
      seen.set(token, false);
      seen.set(token, [behind.get(token), ...needsOf(token)].some(reaches));
    }
    return seen.get(token) ?? false;
  };
  return reaches;
}
