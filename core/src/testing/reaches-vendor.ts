import type { Token, Wiring } from '../composition/bindings.ts';
import { roomModules } from '../composition/room-modules.ts';
import { readSettings } from '../composition/read-settings.ts';
import { CrmContacts } from '../contacts/ports/crm-contacts.ts';
import { TextGenerator } from '../models/ports/text-generator.ts';
import { CrmOutreach } from '../sending/ports/crm-outreach.ts';
import { CrmNotes } from '../sending/ports/crm-notes.ts';
import { VendorModels } from '../models/ports/vendor-models.ts';

const vendorPorts: ReadonlySet<unknown> = new Set([CrmContacts, CrmNotes, CrmOutreach, TextGenerator, VendorModels]);

/** Tells of a use case whether it, or one that it depends on, has a port of HubSpot or OpenAI. */
export function vendorReach(): (token: Token<unknown>) => boolean {
  const dependencies = new Map<unknown, readonly unknown[]>();
  const bind: Wiring['bind'] = (made, sources) => void dependencies.set(made, Object.values({ ...sources }));
  roomModules({ bind, settings: readSettings({}), workerId: 'worker' });
  const seen = new Map<unknown, boolean>();
  const reaches = (token: unknown): boolean => {
    if (vendorPorts.has(token)) return true;
    if (!seen.has(token)) {
      // A circle back to here adds nothing.
      seen.set(token, false);
      seen.set(token, (dependencies.get(token) ?? []).some(reaches));
    }
    return seen.get(token) ?? false;
  };
  return reaches;
}
