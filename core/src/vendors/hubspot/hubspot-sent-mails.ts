import type { Credential } from '../../connections/domain/credential.ts';
import { SentMails, type SentMail } from '../../voice/ports/sent-mails.ts';
import { HubspotClient } from './hubspot-client.ts';
import type { ClientDeps } from './hubspot-requests.ts';
import { defaultTimeouts, startCall } from './hubspot-transport.ts';
import { areRedacted } from './to-contact.ts';

const pageSize = 200;
const maxPages = 2;

/** Searches the emails of a HubSpot account by their sender. */
export class HubspotSentMails extends SentMails {
  readonly #deps: ClientDeps;

  constructor(deps: ClientDeps) {
    super();
    this.#deps = deps;
  }

  async from(address: string, credential: Credential, signal?: AbortSignal): Promise<readonly SentMail[] | null> {
    const client = new HubspotClient(credential, this.#deps);
    const call = startCall(defaultTimeouts, signal);
    const filter = (propertyName: string, value: string) => ({ propertyName, operator: 'EQ' as const, value });
    const mails: SentMail[] = [];
    for (let page = 0; page < maxPages; page += 1) {
      const found = await client.search(
        'emails',
        {
          filterGroups: [{ filters: [filter('hs_email_direction', 'EMAIL'), filter('hs_email_from_email', address)] }],
          sorts: [{ propertyName: 'hs_timestamp', direction: 'DESCENDING' }],
          after: String(page * pageSize),
          limit: pageSize,
          properties: ['hs_email_subject', 'hs_email_html', 'hs_email_text'],
        },
        call,
      );
      if (areRedacted(found)) return null;
      for (const { properties } of found) {
        const source = properties['hs_email_html'] || properties['hs_email_text'] || '';
        mails.push({ subject: properties['hs_email_subject'] ?? '', source });
      }
      if (found.length < pageSize) break;
    }
    return mails;
  }
}
