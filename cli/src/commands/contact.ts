import { counted, contactSearchLimits, type DealWire } from '@overture/core/contract';
import { z } from 'zod';
import { actingIn, contactNamed } from '../acting-user.ts';
import { actingDomainOption, asOption, contactArgument, jsonOption } from '../common-options.ts';
import { argument, defineCommand, type Verbs } from '../define-command.ts';
import { contactName, printable, printableLines, printList } from '../print.ts';

const fetchContact = defineCommand({
  summary: 'Read a contact with its whole history, and summarise it.',
  arguments: { contact: contactArgument },
  options: {
    domain: actingDomainOption('domain whose keys and summary prompt are used'),
    as: asOption('user to act as'),
    json: jsonOption('everything that was read'),
  },
  examples: [
    'overture contact fetch 151204326807 --domain Overture-Sales',
    'overture contact fetch https://app.hubspot.com/contacts/123/record/0-1/151204326807 --domain DT-Sales --json',
  ],
  async run({ contact, domain, as, json }, { io, openCore, signal }) {
    const { emptyContext } = await import('@overture/core/contacts/domain/contact');
    const { FetchContact } = await import('@overture/core/contacts/use-cases/fetch-contact');
    const { HistoryRepository } = await import('@overture/core/records/ports/history-repository');
    const { presentContact } = await import('@overture/core/records/presentation/fetched-contact');
    const core = await openCore();
    const { hubspotId, prospectUrl } = await contactNamed(core, contact);
    const { actor, department } = await actingIn(core, { as, domain });
    const fetched = await core
      .get(FetchContact)
      .execute({ actor, department, hubspotId, prospectUrl, context: emptyContext, signal });
    const recent = await core.get(HistoryRepository).findSummaryByContact(actor.userId, hubspotId);
    const detail = presentContact(fetched, recent);
    if (json) return io.json(detail);
    const { properties } = detail;
    io.data(io.style('bold', printable(contactName(properties))));
    const fields = {
      Company: properties.company,
      Email: properties.email,
      Phone: properties.phone,
      Place: [properties.city, properties.country].filter(Boolean).join(', '),
      Owner: detail.owner?.name,
      Deals: detail.deals.map(dealText).join('; '),
      Link: detail.prospectUrl,
      History: (['note', 'email', 'call', 'meeting', 'task'] as const)
        .map((kind) => counted(detail[`${kind}s`].length, kind))
        .join(', '),
      Consent: detail.optedOut ? 'has opted out of email' : '',
    };
    for (const [label, value] of Object.entries(fields)) {
      if (value) io.data(`${io.style('dim', label.padEnd(9))}${printable(value)}`);
    }
    for (const notice of detail.notices) io.message(io.styleMessage('yellow', notice));
    if (detail.summaryWarning !== undefined) io.message(io.styleMessage('yellow', detail.summaryWarning));
    if (detail.fullSummary !== '') io.data(`\n${printableLines(detail.fullSummary)}`);
  },
});

/** A deal as in `Rebuild (open, Offer sent, EUR 45000)`. */
function dealText({ name, state, stage, amount, currency }: DealWire): string {
  return `${name} (${[state, stage, `${currency} ${amount}`.trim()].filter((part) => part !== '').join(', ')})`;
}

const search = defineCommand({
  summary: 'Find contacts in HubSpot by parts of name, address or company; ten at most.',
  arguments: {
    words: argument(
      '<words>',
      'what to look for',
      z.string().min(contactSearchLimits.min).max(contactSearchLimits.max),
    ),
  },
  options: {
    domain: actingDomainOption('domain whose HubSpot account is asked'),
    as: asOption('user to act as'),
    json: jsonOption('the contacts'),
  },
  examples: ['overture contact search "marta lind" --domain Overture-Sales'],
  async run({ words, domain, as, json }, { io, openCore, signal }) {
    const { FindContacts } = await import('@overture/core/contacts/use-cases/find-contacts');
    const core = await openCore();
    const { actor, department } = await actingIn(core, { as, domain });
    const found = await core.get(FindContacts).search({ actor, department, words, signal });
    const contacts = found.map(({ id, ...contact }) => ({ hubspotId: id, ...contact }));
    await printList(io, contacts, {
      json,
      none: 'HubSpot finds nobody by these words.',
      row: ({ hubspotId, name, company, email }) => ({
        Contact: hubspotId,
        Name: name || '-',
        Company: company || '-',
        Email: email || '-',
      }),
    });
  },
});

export const contact: Verbs = { verbs: { fetch: fetchContact, search } };
