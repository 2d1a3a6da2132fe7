import { contactSearchLimits } from '@overture/core/contract';
import { z } from 'zod';
import { actingDomainOption, asOption, jsonOption } from '../../common-options.ts';
import { argument, defineCommand } from '../../define-command.ts';

export const searchContacts = defineCommand({
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
    const { actingIn } = await import('../../acting-user.ts');
    const { printTable } = await import('../../table.ts');
    const { SearchContacts } = await import('@overture/core/contacts/use-cases/search-contacts');
    const core = await openCore();
    const { actor, department } = await actingIn(core, { as, domain });
    const found = await core.get(SearchContacts).execute({ actor, department, words, signal });
    const contacts = found.map(({ id, ...contact }) => ({ hubspotId: id, ...contact }));
    if (json) return io.json(contacts);
    if (contacts.length === 0) return io.message('HubSpot finds nobody by these words.');
    printTable(
      io,
      ['Contact', 'Name', 'Company', 'Email'],
      contacts.map(({ hubspotId, name, company, email }) => [hubspotId, name || '-', company || '-', email || '-']),
    );
  },
});
