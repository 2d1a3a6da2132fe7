import { mergedIdProperties, mergedIdsOf } from '../../contacts/domain/merged-ids.ts';
import type { CrmContact } from '../../contacts/domain/contact.ts';
import { hasAskedToStop, hasOptedOut } from '../../contacts/domain/opt-out.ts';
import { bouncedAt } from '../../contacts/domain/contact-mails.ts';
import { bareAddress } from '../../contacts/domain/speaker.ts';
import { CrmContacts } from '../../contacts/ports/crm-contacts.ts';
import { contactOverrides } from '../contract/hand-over.ts';
import { formatDay } from '../../platform/contract/format-day.ts';
import { isSandbox, type Credential } from '../../connections/domain/credential.ts';
import type { GenerationRecord, GenerationVersion } from '../../records/domain/generation-record.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Timestamp } from '../../platform/clock.ts';
import type { Actor } from '../../platform/actor.ts';
import type { HandOver } from '../../records/domain/hand-over.ts';
import { reactionTo } from '../../records/domain/hand-over-state.ts';
import { HandOverRepository } from '../../records/ports/hand-over-repository.ts';
import { UseCase } from '../../platform/needs.ts';

/** A contact to whom may be written. */
export interface ReachedContact {
  /** The current id, because a contact that was merged has a new one. */
  readonly contactId: string;
  /** Every id by which hand-overs may know the contact. */
  readonly ids: readonly string[];
  /** The overrides without which nothing might be written. */
  readonly overridden: readonly string[];
}

/**
 * Decides whether a contact may be written to now. Nobody overrides the CRM's own opt-out. What Overture itself read can
 * be overridden by `contactOverrides`: after earlier hand-overs, by any user and in any domain, and in the emails from
 * which the record was generated. Errors: `contact_opted_out`, `contact_bounced`, and those of `CrmContacts`.
 */
export class ReachContact extends UseCase({ crm: CrmContacts, handOvers: HandOverRepository }) {
  async execute({
    record,
    version,
    credential,
    actor,
    overrides,
  }: {
    readonly record: { readonly hubspotId: string; readonly inputs: Pick<GenerationRecord['inputs'], 'snapshot'> };
    readonly version: Pick<GenerationVersion, 'properties'>;
    readonly credential: Credential;
    readonly actor: Pick<Actor, 'role'>;
    readonly overrides: readonly string[];
  }): Promise<ReachedContact> {
    const known = contactIdOf(record, version);
    const names = ['hs_email_optout', 'hs_object_id', 'email', ...mergedIdProperties];
    const properties = await this.deps.crm.readProperties(known, names, credential);
    if (hasOptedOut(properties)) throw optedOut();
    const contactId = properties['hs_object_id'] ?? known;
    const ids = [record.hubspotId, contactId, ...mergedIdsOf(properties)];
    const handOvers = await this.handOversTo(ids, credential);
    const contact = record.inputs.snapshot?.contact ?? null;
    const email = properties['email'] ?? null;
    // An address that was corrected since the contact was read did not bounce.
    const now = contact && { ...contact, properties: { ...contact.properties, email } };
    const objections = objectionsTo(handOvers, now, email);
    for (const one of objections) if (!isOverridden(one, actor, overrides)) throw one.error;
    return { contactId, ids, overridden: objections.map(({ rule }) => rule) };
  }

  /** The contact's current id; the known one where the CRM has no such contact any more. */
  async currentId(hubspotId: string, credential: Credential): Promise<string> {
    try {
      const properties = await this.deps.crm.readProperties(hubspotId, ['hs_object_id'], credential);
      return properties['hs_object_id'] ?? hubspotId;
    } catch (error) {
      if (error instanceof AppError && error.code === 'crm_contact_not_found') return hubspotId;
      throw error;
    }
  }

  /** The hand-overs to a contact. One of the sample CRM is not about the real contact with the same id. */
  async handOversTo(ids: readonly string[], credential: Credential): Promise<readonly HandOver[]> {
    const all = await this.deps.handOvers.ofContacts(null, [...new Set(ids)]);
    return all.filter(({ sandbox }) => sandbox === isSandbox(credential));
  }
}

/**
 * What Overture itself knows about a contact: from what became of the hand-overs to them, and from their last words to
 * us. Null: nobody has read them. An address that bounced before it was corrected does not count. `email`: the contact's
 * present address; null if it is unknown.
 */
export function objectionsTo(
  handOvers: readonly Pick<HandOver, 'outcome' | 'ending'>[],
  contact: CrmContact | null,
  email: string | null,
): readonly Objection[] {
  const reactions = handOvers.map(reactionTo);
  const present = bareAddress(email ?? '');
  const isCorrected = (address: string | null): boolean => address !== null && present !== '' && address !== present;
  const hasLeft = reactions.some(({ leftAt }) => leftAt !== null);
  const lost = Math.max(
    (contact && bouncedAt(contact)) ?? 0,
    ...reactions.map(({ leftAt }) => leftAt ?? 0),
    ...reactions.map(({ bouncedAt, bouncedAddress }) => (isCorrected(bouncedAddress) ? 0 : (bouncedAt ?? 0))),
  );
  const isOptedOut = reactions.some(({ optedOut }) => optedOut) || (contact !== null && hasAskedToStop(contact));
  return [...(isOptedOut ? [askedToStop()] : []), ...(lost > 0 ? [lostAt(lost, hasLeft)] : [])];
}

/** Whether a press names the objection's rule and may. */
export function isOverridden(
  { rule }: Pick<Objection, 'rule'>,
  { role }: Pick<Actor, 'role'>,
  overrides: readonly string[],
): boolean {
  return (rule === contactOverrides.bounced || role === 'superadmin') && overrides.includes(rule);
}

/** What Overture itself found out about a contact: the rule that overrides it, and the error without the override. */
export interface Objection {
  readonly rule: string;
  readonly error: AppError;
}

/** The contact's id as it was when the version was generated. */
export function contactIdOf(
  { hubspotId }: Pick<GenerationRecord, 'hubspotId'>,
  { properties }: Pick<GenerationVersion, 'properties'>,
): string {
  return properties['hs_object_id'] ?? hubspotId;
}

export const optedOut = (): AppError =>
  new AppError('contact_opted_out', 'This contact has opted out of emails. Nothing may be sent.');

function askedToStop(): Objection {
  const rule = contactOverrides.optedOut;
  const message =
    'This contact has asked not to be written to again. Only a superadmin can hand over in spite of that.';
  return { rule, error: new AppError('contact_opted_out', message, { issues: [{ path: rule, message }] }) };
}

function lostAt(at: Timestamp, hasLeft: boolean): Objection {
  const rule = contactOverrides.bounced;
  const day = formatDay(at);
  const message = hasLeft
    ? `A mail of ${day} says that this contact has left the company. Check the address in HubSpot, then hand over in spite of that.`
    : `An email to this contact came back on ${day}. Correct the address in HubSpot, or hand over in spite of that.`;
  return { rule, error: new AppError('contact_bounced', message, { issues: [{ path: rule, message }] }) };
}
