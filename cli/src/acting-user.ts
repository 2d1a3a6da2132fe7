import type { DepartmentKey } from '@overture/core/contract';
import type { OpenCore } from '@overture/core/composition';
import type { Actor } from '@overture/core/platform/actor';
import { cliActor } from './cli-actor.ts';
import { departmentKey } from './department-option.ts';
import { UsageError } from './usage-error.ts';

/** The user of `--as`, or else the first superadmin, and that user as an actor. Errors: `not_found`. */
export async function actingAs(core: OpenCore, email: string | undefined) {
  const { FindActingUser } = await import('@overture/core/people/users/use-cases/find-acting-user');
  const user = await core.get(FindActingUser).execute({ email });
  const actor: Actor = { userId: user.id, role: user.role, department: user.department };
  return { user, actor };
}

/** What a list says that found nothing of the user: without `--as` these are the first superadmin's records. */
export const noRecordsOf = ({ email }: { readonly email: string }, as: string | undefined): string =>
  `${email} has no such records.${as === undefined ? ' With --as you list those of another user.' : ''}`;

/**
 * The user of `--as`, as an actor, and the domain to work in: the one that was named, else the user's. Errors:
 * `not_found`; UsageError if a superadmin names no domain.
 */
export async function actingIn(
  core: OpenCore,
  options: {
    readonly as: string | undefined;
    readonly domain: string | undefined;
    /** The domain of a superadmin who names none; without it they must. */
    readonly fallback?: DepartmentKey | undefined;
  },
) {
  const { actor } = await actingAs(core, options.as);
  const department =
    options.domain === undefined
      ? (actor.department ?? options.fallback)
      : departmentKey(options.domain, core.settings.productName);
  if (department === undefined) throw new UsageError('Name the domain with --domain: a superadmin has none.');
  return { actor, department };
}

/** The record that a command is about, as use cases want it named: who acts, its contact, owner and version. */
export async function actingOn(
  core: OpenCore,
  named: { readonly contact: string; readonly as: string | undefined; readonly version?: number | undefined },
) {
  const { hubspotId } = await contactNamed(core, named.contact);
  const { user, actor } = await actingAs(core, named.as);
  const ownerId = named.as === undefined ? undefined : user.id;
  return { actor, auditActor: cliActor(), hubspotId, ownerId, version: named.version };
}

/** Reads a link or an id: the contact's id, and the link if one was given. Errors: as `ContactLinks.read`. */
export async function contactNamed(core: OpenCore, linkOrId: string) {
  const { ContactLinks } = await import('@overture/core/contacts/use-cases/contact-links');
  return core.get(ContactLinks).read(linkOrId);
}
