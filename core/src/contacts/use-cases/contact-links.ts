import { LRUCache } from 'lru-cache';
import { contactIdPattern, parseHubspotLink } from '../contract/hubspot-link.ts';
import { isSandbox, type Credential } from '../../connections/domain/credential.ts';
import { AppError, invalidField } from '../../platform/app-error.ts';
import { CrmContacts } from '../ports/crm-contacts.ts';
import { setting, UseCase } from '../../platform/needs.ts';
import type { Settings } from '../../platform/settings/settings.ts';

export interface CrmLinkSettings {
  /** Hosts as `host:port` that are accepted besides HubSpot's own: those of the sandbox. */
  readonly extraHosts: readonly string[];
  /** The address at which the sandbox shows contacts; undefined without a sandbox. */
  readonly sandboxUrl: string | undefined;
  /** The portal that links must belong to; undefined: any. */
  readonly portalId: string | undefined;
}

/** Checks links to contacts, and makes the links of contacts that were named by id. */
export class ContactLinks extends UseCase({ crm: CrmContacts, settings: setting(linkSettings) }) {
  /** The portals that are known already, by the credential's fingerprint. */
  readonly #portals = new LRUCache<string, string>({ max: 500 });
  readonly #asked = new Map<string, Promise<string>>();

  /**
   * The contact id and the normalised address of a link. Errors: `validation_failed` with words for the rep,
   * `crm_wrong_portal`.
   */
  parse(text: string): { contactId: string; url: string } {
    const link = parseHubspotLink(text, this.deps.settings.extraHosts);
    if (!link.ok) throw invalidField('prospectUrl', link.message);
    const { portalId } = this.deps.settings;
    const isHubspot = !this.deps.settings.extraHosts.includes(new URL(link.url).host);
    if (isHubspot && portalId !== undefined && link.portalId !== null && link.portalId !== portalId) {
      throw new AppError(
        'crm_wrong_portal',
        `This link belongs to HubSpot account ${link.portalId}, not to ${portalId}.`,
      );
    }
    return { contactId: link.contactId, url: link.url };
  }

  /** Reads a contact that was named by its id or by a link. Errors: as `parse`. */
  read(text: string): { readonly hubspotId: string; readonly prospectUrl: string | undefined } {
    const trimmed = text.trim();
    if (contactIdPattern.test(trimmed)) return { hubspotId: trimmed, prospectUrl: undefined };
    const { contactId, url } = this.parse(trimmed);
    return { hubspotId: contactId, prospectUrl: url };
  }

  /** Checks that a given link is the contact's, or makes the link. Errors: as `parse` and `describeAccount`. */
  async resolve(contactId: string, url: string | undefined, credential: Credential): Promise<string> {
    const known = this.resolveKnown(contactId, url, credential);
    if (known !== null) return known;
    return this.#linkOf(contactId, credential, await this.#askPortal(credential));
  }

  /** Like `resolve`, but without a call to the CRM: null when a call would be needed. */
  resolveKnown(contactId: string, url: string | undefined, credential: Credential): string | null {
    if (url !== undefined) {
      const parsed = this.parse(url);
      if (parsed.contactId !== contactId) {
        throw invalidField('prospectUrl', 'The link is of another contact.', 'Invalid HubSpot URL format');
      }
      return parsed.url;
    }
    const portal = this.deps.settings.portalId ?? this.#portals.get(credential.fingerprint);
    return portal === undefined ? null : this.#linkOf(contactId, credential, portal);
  }

  #linkOf(contactId: string, credential: Credential, portal: string): string {
    const { sandboxUrl } = this.deps.settings;
    const origin = isSandbox(credential) && sandboxUrl !== undefined ? sandboxUrl : 'https://app.hubspot.com';
    return `${origin}/contacts/${portal}/record/0-1/${contactId}`;
  }

  /** The portal of an account never changes, so it is requested once, also for simultaneous callers. */
  #askPortal(credential: Credential): Promise<string> {
    const { fingerprint } = credential;
    const before = this.#asked.get(fingerprint);
    if (before !== undefined) return before;
    const asked = this.deps.crm
      .describeAccount(credential)
      .then(({ portalId }) => {
        this.#portals.set(fingerprint, portalId);
        return portalId;
      })
      .finally(() => this.#asked.delete(fingerprint));
    this.#asked.set(fingerprint, asked);
    return asked;
  }
}

function linkSettings({ hubspotPortalId, sandbox }: Settings): CrmLinkSettings {
  return {
    extraHosts: sandbox.crm ? sandbox.address.hosts : [],
    sandboxUrl: sandbox.crm ? sandbox.address.url : undefined,
    portalId: hubspotPortalId,
  };
}
