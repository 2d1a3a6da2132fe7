import { erasedUser } from '../contract/actor-words.ts';
import { auditActions, contactActions, type AuditAction } from '../contract/audit.ts';

/** A person as entries name them. `hash` replaces what names the person, so that their entries still read together. */
export type NamedPerson =
  | { readonly kind: 'user'; readonly userId: string; readonly email: string }
  /** By the id in the CRM. */
  | { readonly kind: 'contact'; readonly hubspotId: string; readonly hash: string }
  /** By an address that belongs to no user. */
  | { readonly kind: 'address'; readonly email: string; readonly hash: string };

/** Names a contact or an address so that only who knows the id or the address recognises it. */
export const contactName = (hash: string): string => `contact ${hash}`;
export const addressName = (hash: string): string => `address ${hash}`;

/** Selects the entries that name a person: of these actions, those by the actor or with the target. */
export interface Naming {
  readonly actions: readonly AuditAction[];
  /** Null where only users are actors. */
  readonly actorId: string | null;
  readonly actorName: string | null;
  readonly target: string;
  /** Stands in the place of the person's name once the person is erased. */
  readonly replacement: string;
}

/** Only a user acts. A contact is only the target of actions that concern contacts, whatever its id looks like. */
export function namingOf(person: NamedPerson): Naming {
  switch (person.kind) {
    case 'user': {
      const { userId, email } = person;
      return { actions: auditActions, actorId: userId, actorName: email, target: email, replacement: erasedUser };
    }
    case 'contact': {
      const { hubspotId, hash } = person;
      return { actions: contactActions, actorId: null, actorName: null, target: hubspotId, replacement: hash };
    }
    case 'address': {
      const { email, hash } = person;
      const actions: readonly AuditAction[] = ['sign_in_failed', 'sign_in_locked'];
      return { actions, actorId: null, actorName: email, target: email, replacement: hash };
    }
  }
}
