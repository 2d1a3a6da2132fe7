import { sampleLists } from '../crm-data/lists.ts';
import type { CrmView } from '../hubspot/crm-view.ts';
import type { Reply } from '../server/reply.ts';
import { contactTable } from './contact-list-page.ts';
import { renderPage } from './layout.ts';
import { escapeHtml } from '../server/escape-html.ts';

/** A list of contacts. People may paste its address instead of a contact's. */
export function listPage(crm: CrmView, id: string): Reply {
  const list = sampleLists.find((one) => one.id === id);
  if (list === undefined) return renderPage('Not found', '<div class="empty"><h1>No list with this id</h1></div>', 404);
  const { name } = list;
  const contacts = crm.sample.contacts.filter(list.has);
  return renderPage(
    name,
    `<a class="small" href="/">All contacts</a><h1>${escapeHtml(name)}</h1><p class="muted">A list of ${contacts.length} contacts. Open one and paste its address into Overture.</p>${contactTable(crm, contacts)}`,
  );
}
