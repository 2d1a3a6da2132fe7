import type { Engagement, SampleContact } from '../crm-data/model.ts';
import { pipelines } from '../crm-data/portal.ts';
import { contactProperties } from '../hubspot/contact-property-list.ts';
import type { CrmView } from '../hubspot/crm-view.ts';
import type { Reply } from '../server/reply.ts';
import { nameOf } from './contact-list-page.ts';
import { renderPage } from './layout.ts';
import { escapeHtml } from '../server/escape-html.ts';

/** The properties of each card. */
const allGroups = Object.entries({
  About: 'email phone jobtitle company website linkedin_url linkedinbio hs_email_optout hs_language',
  Location: 'address city state country',
  Business:
    'industry business_type description company_specialities technology_stack number_of_linkedin_employees founded_year solutions hs_keywords',
  Sales:
    'lifecyclestage hs_lead_status response_score campaign engagement_type data_source conference_name hubspot_owner_id',
}).map(([title, fields]) => ({ title, fields: fields.split(' ') }));
const names: Record<Engagement['type'], string> = {
  notes: 'Note',
  emails: 'Email',
  calls: 'Call',
  meetings: 'Meeting',
};
const rowsShown = 200;

/**
 * One contact as a sales rep would see it in the CRM: its properties, its history with everything that was added, and
 * whether it is in a sequence, out of which it can be taken.
 */
export async function contactPage(crm: CrmView, id: string, isEnrolled: boolean): Promise<Reply> {
  const contact = crm.contact(id);
  if (!contact)
    return renderPage(
      'Not found',
      `<div class="empty"><h1>No contact with this id</h1><p>The sample CRM has no contact ${escapeHtml(id)}. <a href="/">See all contacts</a></p></div>`,
      404,
    );
  const created = crm.created.ofContact('notes', id);
  const history = [...crm.sample.engagements(contact), ...created].sort(
    (a, b) => b.timestamp.localeCompare(a.timestamp) || b.id.localeCompare(a.id),
  );
  const added = new Set(created.map((note) => note.id));
  const { properties } = contact;
  const name = nameOf(contact);
  const subtitle = [properties['jobtitle'], properties['company']].filter(Boolean).join(' · ');
  const groups = allGroups.flatMap(({ title, fields }) => {
    const rows = fields.flatMap((key) =>
      properties[key]
        ? [`<div><dt>${contactProperties.get(key) ?? key}</dt><dd>${escapeHtml(properties[key])}</dd></div>`]
        : [],
    );
    return rows.length > 0 ? [`<section class="card"><h2>${title}</h2><dl>${rows.join('')}</dl></section>`] : [];
  });
  const deals = dealsCard(crm, contact);
  const sequence = isEnrolled ? sequenceCard : '';
  const clean = await bodyCleaner();
  const entries = history
    .slice(0, rowsShown)
    .map((engagement) => renderEntry(engagement, added.has(engagement.id), clean));
  const rest =
    history.length > rowsShown
      ? `<p class="muted small">${history.length - rowsShown} older entries are not shown here; the API returns them all.</p>`
      : '';
  return renderPage(
    name,
    `<a class="small" href="/">All contacts</a><div class="head"><div class="avatar" aria-hidden="true">${escapeHtml(initials(contact))}</div><div><h1>${escapeHtml(name)}</h1><div class="muted">${escapeHtml(subtitle) || 'No company'}</div></div></div>
<div class="grid"><div class="side">${sequence}${groups.join('')}${deals}</div><section class="card"><h2>Timeline <span class="muted num">${history.length}</span></h2>${entries.join('') || '<div class="empty">Nothing has happened with this contact yet.</div>'}${rest}</section></div>`,
  );
}

const sequenceCard =
  '<section class="card"><h2>Sequence</h2><p>This contact is in a sequence.</p><form method="post"><button>Unenroll</button></form></section>';

function dealsCard(crm: CrmView, contact: SampleContact): string {
  const stages = pipelines.flatMap(({ stages: all }) => all);
  const rows = [
    ...crm.sample.deals(contact).map(({ properties: deal }) => {
      const stage = stages.find(({ id }) => id === deal['dealstage'])?.label ?? '';
      const amount = deal['amount'] ? ` · ${deal['amount']} ${deal['deal_currency_code'] ?? ''}` : '';
      return `<div><dt>${escapeHtml(stage + amount)}</dt><dd>${escapeHtml(deal['dealname'] ?? '')}</dd></div>`;
    }),
    ...[...crm.sample.tasks(contact), ...crm.created.ofContact('tasks', contact.id)].map(({ properties: task }) => {
      const state = task['hs_task_status'] === 'COMPLETED' ? 'Task, done' : 'Task, open';
      return `<div><dt>${state}</dt><dd>${escapeHtml(task['hs_task_subject'] ?? '')}</dd></div>`;
    }),
  ];
  return rows.length === 0 ? '' : `<section class="card"><h2>Deals and tasks</h2><dl>${rows.join('')}</dl></section>`;
}

function renderEntry(engagement: Engagement, isNew: boolean, clean: (body: string) => string): string {
  const { properties, type } = engagement;
  const title = {
    notes: null,
    emails: properties['hs_email_subject'] ?? 'No subject',
    calls: properties['hs_call_title'] ?? 'Call',
    meetings: properties['hs_meeting_title'] ?? 'Meeting',
  }[type];
  const known: Record<Engagement['type'], (string | null | undefined)[]> = {
    notes: [],
    emails: [
      properties['hs_email_direction'] === 'INCOMING_EMAIL'
        ? 'received'
        : properties['hs_email_status'] === 'BOUNCED'
          ? 'bounced'
          : 'sent',
    ],
    calls: [
      properties['hs_call_direction']?.toLowerCase(),
      properties['hs_call_duration'] ? `${Math.round(Number(properties['hs_call_duration']) / 1000)} s` : null,
    ],
    meetings: [properties['hs_meeting_outcome']?.toLowerCase().replace('_', ' '), properties['hs_meeting_location']],
  };
  const facts = known[type].flatMap((fact) => fact || []);
  const body = {
    notes: properties['hs_note_body'],
    emails: properties['hs_email_html'],
    calls: properties['hs_call_body'],
    meetings: properties['hs_meeting_body'],
  }[type];
  const when = new Date(engagement.timestamp);
  return `<article class="entry"><header><span class="tag${isNew ? ' new' : ''}">${isNew ? 'Note, added' : names[type]}</span>${!title ? '' : `<strong>${escapeHtml(title)}</strong>`}<span class="muted small num"><time datetime="${engagement.timestamp}">${when.toLocaleDateString('en-US', { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' })}</time>${facts.map((fact) => ` · ${escapeHtml(fact)}`).join('')}</span></header><div class="body">${clean(body ?? '')}</div></article>`;
}

/** Loaded with the first page, so that a start need not wait for it. */
async function bodyCleaner(): Promise<(body: string) => string> {
  const { default: sanitizeHtml } = await import('sanitize-html');
  const options = {
    allowedTags: 'p br div span b strong i em u ul ol li blockquote h2 h3 a'.split(' '),
    allowedAttributes: { a: ['href', 'rel'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    nestingLimit: 30,
    transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer nofollow' }) },
  };
  return (body) => sanitizeHtml(body, options);
}

const initials = (contact: SampleContact): string =>
  [contact.properties['firstname'], contact.properties['lastname']]
    .flatMap((name) => /\p{L}/u.exec(name ?? '')?.[0].toUpperCase() ?? [])
    .join('') || '?';
