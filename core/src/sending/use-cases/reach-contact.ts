import { mergedIdProperties, mergedIdsOf } from '../../contacts/domain/merged-ids.ts';
import { hasAskedToStop, hasOptedOut } from '../../contacts/domain/opt-out.ts';
import { CrmContacts } from '../../contacts/ports/crm-contacts.ts';
import { contactOverrides } from '../contract/hand-over.ts';
import { formatDay } from '../../platform/contract/format-day.ts';
import { isSandbox, type Credential } from '../../connections/domain/credential.ts';
import type { GenerationRecord, GenerationVersion } from '../../records/domain/generation-record.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Timestamp } from '../../platform/clock.ts';
import type { Actor } from '../../platform/actor.ts';
import { HandOverRepository } from '../../records/ports/hand-over-repository.ts';
import type { Needs } from '../../platform/needs.ts';

/** A contact to whom may be written. */
export interface ReachedContact {
  /** The current id, because a contact that was merged has a new one. */
  readonly contactId: string;
  /** The overrides without which nothing might be written. */
  readonly overridden: readonly string[];
}

/**
 * Decides whether a contact may be written to now. Nobody overrides the CRM's own opt-out. What Overture itself read can
 * be overridden by `contactOverrides`: after earlier hand-overs, by any user and in any domain, and in the emails from
 * which the record was generated. Errors: `contact_opted_out`, `contact_bounced`, and those of `CrmContacts`.
 */
export class ReachContact {
  static readonly needs = { crm: CrmContacts, handOvers: HandOverRepository };
  readonly #deps: Needs<typeof ReachContact>;

  constructor(deps: Needs<typeof ReachContact>) {
    this.#deps = deps;
  }

  async execute({
    record,
    version,
    credential,
    actor,
    overrides,
  }: {
    readonly record: Pick<GenerationRecord, 'hubspotId' | 'inputs'>;
    readonly version: Pick<GenerationVersion, 'properties'>;
    readonly credential: Credential;
    readonly actor: Pick<Actor, 'role'>;
    readonly overrides: readonly string[];
  }): Promise<ReachedContact> {
    const known = contactIdOf(record, version);
    const names = ['hs_email_optout', 'hs_object_id', ...mergedIdProperties];
    const properties = await this.#deps.crm.readProperties(known, names, credential);
    if (hasOptedOut(properties)) throw optedOut();
    const contactId = properties['hs_object_id'] ?? known;
    const ids = [record.hubspotId, contactId, ...mergedIdsOf(properties)];
    const found = await this.#found(ids, record.inputs.snapshot, credential);
    for (const { rule, error } of found) {
      const mayOverride = rule === contactOverrides.bounced || actor.role === 'superadmin';
      if (!mayOverride || !overrides.includes(rule)) throw error;
    }
    return { contactId, overridden: found.map(({ rule }) => rule) };
  }

  async #found(
    ids: readonly string[],
    snapshot: GenerationRecord['inputs']['snapshot'],
    credential: Credential,
  ): Promise<readonly Finding[]> {
    const handOvers = await this.#deps.handOvers.ofContacts(null, [...new Set(ids)]);
    // A contact of the sample CRM is not the one of the real CRM with the same id.
    const outcomes = handOvers.filter(({ sandbox }) => sandbox === isSandbox(credential)).map(({ outcome }) => outcome);
    const isOptedOut =
      outcomes.some((outcome) => outcome?.optedOut === true) || (snapshot !== null && hasAskedToStop(snapshot.contact));
    const bouncedAt = Math.max(...outcomes.map((outcome) => outcome?.bouncedAt ?? 0), 0);
    return [...(isOptedOut ? [askedToStop()] : []), ...(bouncedAt > 0 ? [bounced(bouncedAt)] : [])];
  }
}

/** What Overture itself found out about a contact: the rule that overrides it, and the error without the override. */
interface Finding {
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

function askedToStop(): Finding {
  const rule = contactOverrides.optedOut;
  const message =
    'This contact has asked not to be written to again. Only a superadmin can hand over in spite of that.';
  return { rule, error: new AppError('contact_opted_out', message, { issues: [{ path: rule, message }] }) };
}

function bounced(at: Timestamp): Finding {
  const rule = contactOverrides.bounced;
  const message = `An email to this contact came back on ${formatDay(at)}. Correct the address in HubSpot, then hand over in spite of that.`;
  return { rule, error: new AppError('contact_bounced', message, { issues: [{ path: rule, message }] }) };
}
