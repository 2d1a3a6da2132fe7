import type { DealWire } from '@overture/core/contract';
import { actingDomainOption, asOption, contactArgument, jsonOption } from '../../common-options.ts';
import { defineCommand } from '../../define-command.ts';
import { printable } from '../../printable.ts';

export const fetchContact = defineCommand({
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
    const { actingIn } = await import('../../acting-user.ts');
    const { emptyContext } = await import('@overture/core/contacts/domain/contact');
    const { FetchContact } = await import('@overture/core/contacts/use-cases/fetch-contact');
    const { HistoryRepository } = await import('@overture/core/records/ports/history-repository');
    const { presentContact } = await import('@overture/core/records/presentation/fetched-contact');
    const { readContactArgument } = await import('../../contact-argument.ts');
    const core = await openCore();
    const { hubspotId, prospectUrl } = readContactArgument(contact, core);
    const { actor, department } = await actingIn(core, { as, domain });
    const fetched = await core
      .get(FetchContact)
      .execute({ actor, department, hubspotId, prospectUrl, context: emptyContext, signal });
    const recent = await core.get(HistoryRepository).findSummaryByContact(actor.userId, hubspotId);
    const detail = presentContact(fetched, recent);
    if (json) return io.json(detail);
    const { properties } = detail;
    const name = [properties.firstname, properties.lastname].filter(Boolean).join(' ') || 'Unnamed contact';
    io.data(io.style('bold', printable(name)));
    for (const [label, value] of [
      ['Company', properties.company],
      ['Email', properties.email],
      ['Phone', properties.phone],
      ['Place', [properties.city, properties.country].filter(Boolean).join(', ')],
      ['Owner', detail.owner?.name],
      ['Deals', detail.deals.map(dealText).join('; ')],
      ['Link', detail.prospectUrl],
      [
        'History',
        (['note', 'email', 'call', 'meeting', 'task'] as const)
          .map((kind) => counted(detail[`${kind}s`].length, kind))
          .join(', '),
      ],
      ['Consent', detail.optedOut ? 'has opted out of email' : ''],
    ] as const) {
      if (value) io.data(`${io.style('dim', label.padEnd(9))}${printable(value)}`);
    }
    for (const notice of detail.notices) io.message(io.styleMessage('yellow', notice));
    if (detail.summaryWarning !== undefined) io.message(io.styleMessage('yellow', detail.summaryWarning));
    if (detail.fullSummary !== '') io.data(`\n${detail.fullSummary.split('\n').map(printable).join('\n')}`);
  },
});

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** A deal as in `Rebuild (open, Offer sent, EUR 45000)`. */
function dealText({ name, state, stage, amount, currency }: DealWire): string {
  return `${name} (${[state, stage, `${currency} ${amount}`.trim()].filter((part) => part !== '').join(', ')})`;
}
