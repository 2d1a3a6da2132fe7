import { mergedIdsOf } from '../../contacts/domain/merged-ids.ts';
import type { CrmContact } from '../../contacts/domain/contact.ts';
import { hasAskedToStop, hasOptedOut } from '../../contacts/domain/opt-out.ts';
import { bouncedAt, lastWrittenAt } from '../../contacts/domain/contact-mails.ts';
import { bareAddress } from '../../contacts/domain/speaker.ts';
import { CrmContacts } from '../../contacts/ports/crm-contacts.ts';
import { contactOverrides } from '../contract/hand-over.ts';
import { formatDay } from '../../platform/contract/format-day.ts';
import { isSandbox, type Credential } from '../../connections/domain/credential.ts';
import type { GenerationRecord, GenerationVersion } from '../../records/domain/generation-record.ts';
import { AppError } from '../../platform/app-error.ts';
import { Clock, type Timestamp } from '../../platform/clock.ts';
import type { Actor } from '../../platform/actor.ts';
import type { HandOver } from '../../records/domain/hand-over.ts';
import { reactionTo, type Reaction } from '../../records/domain/hand-over-state.ts';
import { HandOverRepository } from '../../records/ports/hand-over-repository.ts';
import { UseCase } from '../../platform/needs.ts';
import { mailsUntil } from '../domain/dated-mail.ts';
import { outcomesOf } from '../domain/outcomes-of.ts';
import { lastLeftAt } from '../domain/stop-of.ts';

interface Which {
  readonly record: Pick<GenerationRecord, 'hubspotId'>;
  readonly version: Pick<GenerationVersion, 'properties'>;
  readonly credential: Credential;
}

/** A contact as the CRM knows them now, and what Overture knows of the hand-overs to them. */
export interface ReadContact {
  /** Its id is the current one, because a contact that was merged has a new one. */
  readonly contact: CrmContact;
  /** Every id by which hand-overs may know the contact. */
  readonly ids: readonly string[];
  /** The hand-overs to the contact, newest first. */
  readonly handOvers: readonly HandOver[];
  /** What became of them, as it was read last, and as the contact's emails tell it now. */
  readonly reactions: readonly Reaction[];
  readonly objections: readonly Objection[];
  /** When the contact last wrote in person; null if never. */
  readonly wroteAt: Timestamp | null;
}

/** A contact to whom may be written. */
export interface ReachedContact {
  readonly contactId: string;
  readonly ids: readonly string[];
  /** The overrides without which nothing might be written. */
  readonly overridden: readonly string[];
  /** See `HandOver`. */
  readonly mailsUntil: Timestamp;
  /** When the contact last wrote in person; null if never. */
  readonly wroteAt: Timestamp | null;
}

/**
 * Decides whether a contact may be written to now, from a fresh read: what they wrote a minute ago was in no sweep yet, and
 * not in what the emails were generated from. Nobody overrides the CRM's own opt-out. What Overture itself read can be
 * overridden by `contactOverrides`: after earlier hand-overs, by any user and in any domain, and in the contact's emails.
 * Errors: `contact_opted_out`, `contact_bounced`, and those of `CrmContacts`.
 */
export class ReachContact extends UseCase({ crm: CrmContacts, handOvers: HandOverRepository, clock: Clock }) {
  async execute({
    actor,
    overrides,
    ...which
  }: Which & {
    readonly actor: Pick<Actor, 'role'>;
    readonly overrides: readonly string[];
  }): Promise<ReachedContact> {
    const read = await this.read(which);
    const { contact, ids, objections, wroteAt } = read;
    const [refusal] = refusalsOf(read, actor, overrides);
    if (refusal !== undefined) throw refusal;
    const overridden = objections.map(({ rule }) => rule);
    return { contactId: contact.id, ids, overridden, mailsUntil: mailsUntil(contact), wroteAt };
  }

  /** Errors: those of `CrmContacts`. */
  async read({ record, version, credential }: Which): Promise<ReadContact> {
    const contact = await this.deps.crm.fetch(contactIdOf(record, version), credential);
    return this.#known(contact, record.hubspotId, isSandbox(credential));
  }

  /**
   * Whether a contact asked not to be written to again: after any hand-over to them, or in their last words. The contact
   * was read just now; `sandbox`: from the sample CRM.
   */
  async hasAskedToStop(contact: CrmContact, hubspotId: string, sandbox: boolean): Promise<boolean> {
    const { objections } = await this.#known(contact, hubspotId, sandbox);
    return objections.some(({ rule }) => rule === contactOverrides.optedOut);
  }

  async #known(contact: CrmContact, hubspotId: string, sandbox: boolean): Promise<ReadContact> {
    const ids = [hubspotId, contact.id, ...mergedIdsOf(contact.properties)];
    const handOvers = await this.handOversTo(ids, sandbox);
    const reading = { contact, contactState: '', notHandedOver: [], now: this.deps.clock.now() };
    const outcomes = outcomesOf(handOvers, reading);
    const now = handOvers.map((one) => ({ ...one, outcome: outcomes.get(one.id) ?? one.outcome }));
    const reactions = [...handOvers, ...now].map(reactionTo);
    return {
      contact,
      ids,
      handOvers: handOvers.toSorted((a, b) => b.createdAt - a.createdAt),
      reactions,
      objections: objectionsTo(reactions, contact),
      wroteAt: lastWrittenAt(contact, reading.now),
    };
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
  async handOversTo(ids: readonly string[], sandbox: boolean): Promise<readonly HandOver[]> {
    const all = await this.deps.handOvers.ofContacts(null, [...new Set(ids)]);
    return all.filter((one) => one.sandbox === sandbox);
  }
}

/**
 * What Overture itself knows about a contact: from what became of the hand-overs to them, and from the last words to us, by
 * them or about their leaving. An address that bounced before it was corrected does not count.
 */
function objectionsTo(reactions: readonly Reaction[], contact: CrmContact): readonly Objection[] {
  const present = bareAddress(contact.properties['email'] ?? '');
  const isCorrected = (address: string | null): boolean => address !== null && present !== '' && address !== present;
  const left = Math.max(lastLeftAt(contact) ?? 0, ...reactions.map(({ leftAt }) => leftAt ?? 0));
  const lost = Math.max(
    left,
    bouncedAt(contact) ?? 0,
    ...reactions.map(({ bouncedAt, bouncedAddress }) => (isCorrected(bouncedAddress) ? 0 : (bouncedAt ?? 0))),
  );
  const isOptedOut = reactions.some(({ optedOut }) => optedOut) || hasAskedToStop(contact);
  return [...(isOptedOut ? [askedToStop()] : []), ...(lost > 0 ? [lostAt(lost, left > 0)] : [])];
}

/**
 * Why a contact may not be written to: the CRM's own opt-out, which nobody overrides, and what a press does not override of
 * what Overture itself knows.
 */
export function refusalsOf(
  { contact, objections }: Pick<ReadContact, 'contact' | 'objections'>,
  { role }: Pick<Actor, 'role'>,
  overrides: readonly string[],
): readonly AppError[] {
  const isOut = hasOptedOut(contact.properties);
  const mayOverride = (rule: string): boolean => rule === contactOverrides.bounced || role === 'superadmin';
  const standing = objections.filter(
    ({ rule }) =>
      // Who opted out in HubSpot is not to be told as well that a superadmin may override what they wrote.
      !(isOut && rule === contactOverrides.optedOut) && !(mayOverride(rule) && overrides.includes(rule)),
  );
  return [...(isOut ? [optedOut()] : []), ...standing.map(({ error }) => error)];
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

/** Refuses who wrote after the emails were written, where nobody was shown what; null if the contact did not. */
export function wroteSince(
  { wroteAt }: Pick<ReachedContact, 'wroteAt'>,
  { readyAt }: Pick<GenerationVersion, 'readyAt'>,
): AppError | null {
  if (wroteAt === null || wroteAt <= readyAt) return null;
  return new AppError(
    'conflict',
    `The contact wrote on ${formatDay(wroteAt)}, after these emails were written. Read that first, then hand over from the record.`,
  );
}

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
