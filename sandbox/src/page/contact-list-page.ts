import { samplePortalId, type SampleContact } from '../crm-data/model.ts';
import type { CrmView } from '../hubspot/crm-view.ts';
import type { Reply } from '../server/reply.ts';
import { renderPage } from './layout.ts';
import { escapeHtml } from '../server/escape-html.ts';

export const contactPath = (id: string): string => `/contacts/${samplePortalId}/record/0-1/${id}`;

/** All contacts, with a search over name, company, mail, place and industry. */
export function contactListPage(crm: CrmView, search: string): Reply {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8);
  const found = crm.sample.contacts.filter((contact) => {
    const text = [
      contact.displayName,
      contact.properties['lastname'],
      contact.properties['company'],
      contact.properties['email'],
      contact.properties['city'],
      contact.properties['country'],
      contact.properties['industry'],
      contact.id,
    ]
      .join(' ')
      .toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const table = contactTable(crm, found);
  return renderPage(
    'Contacts',
    `<h1>Contacts</h1><p class="muted">${found.length === crm.sample.contacts.length ? `${found.length} sample contacts` : `${found.length} of ${crm.sample.contacts.length} sample contacts`}. Open one and paste its address into Overture.</p><form method="get" action="/" role="search"><input type="search" name="q" aria-label="Search contacts" placeholder="Name, company, city, industry" value="${escapeHtml(search)}" maxlength="100"><button type="submit">Search</button></form>${table}`,
  );
}

/** Rows of contacts, each with a link to its page. */
export function contactTable(crm: CrmView, contacts: readonly SampleContact[]): string {
  const rows = contacts.map(
    (contact) =>
      `<tr><td><a href="${contactPath(contact.id)}">${escapeHtml(nameOf(contact))}</a></td><td>${escapeHtml(contact.properties['company'] ?? '')}</td><td class="opt">${escapeHtml(contact.properties['industry'] ?? '')}</td><td class="opt">${escapeHtml(contact.properties['country'] ?? '')}</td><td class="right num">${contact.engagementCount + crm.created.ofContact('notes', contact.id).length}</td></tr>`,
  );
  return rows.length > 0
    ? `<div class="table"><table><thead><tr><th>Name</th><th>Company</th><th class="opt">Industry</th><th class="opt">Country</th><th class="right">History</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`
    : '<div class="empty">No contact matches this search. <a href="/">Show all</a></div>';
}

/** What a contact is called on a page: its name, or else its mail address or id. */
export const nameOf = (contact: SampleContact): string =>
  contact.displayName || (contact.properties['email'] ?? `Contact ${contact.id}`);
