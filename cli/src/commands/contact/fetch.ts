import { emptyContext, FetchContact } from '@overture/core/app';
import { presentContact } from '@overture/core/presentation';
import { z } from 'zod';
import { actingIn } from '../../acting-user.ts';
import type { Run } from '../../command-context.ts';
import { readContactArgument } from '../../contact-argument.ts';
import { exitCodes } from '../../exit-codes.ts';
import { printable } from '../../table.ts';

const argsSchema = z.tuple([z.string()]);
const optionsSchema = z.object({
  domain: z.string().optional(),
  as: z.string().optional(),
  json: z.boolean().default(false),
});

export const run: Run = async (input, context) => {
  const [contactText] = argsSchema.parse(input.args);
  const options = optionsSchema.parse(input.options);
  const core = await context.core();
  const { hubspotId, prospectUrl } = readContactArgument(contactText, core);
  const { actor, department } = await actingIn(core, { as: options.as, domain: options.domain });
  const fetched = await core.get(FetchContact).execute({
    actor,
    department,
    hubspotId,
    prospectUrl,
    context: emptyContext,
    signal: context.signal,
  });
  const detail = presentContact(fetched);
  const { io } = context;
  if (options.json) {
    io.json(detail);
    return exitCodes.done;
  }
  const { properties } = detail;
  const name = [properties.firstname, properties.lastname].filter(Boolean).join(' ') || 'Unnamed contact';
  io.data(io.style('bold', printable(name)));
  for (const [label, value] of [
    ['Company', properties.company],
    ['Email', properties.email],
    ['Phone', properties.phone],
    ['Place', [properties.city, properties.country].filter(Boolean).join(', ')],
    ['Link', detail.prospectUrl],
    [
      'History',
      `${detail.notes.length} notes, ${detail.emails.length} emails, ${detail.calls.length} calls, ${detail.meetings.length} meetings`,
    ],
  ] as const) {
    if (value) io.data(`${io.style('dim', label.padEnd(9))}${printable(value)}`);
  }
  if (detail.summaryWarning !== undefined) io.message(io.styleMessage('yellow', detail.summaryWarning));
  if (detail.fullSummary !== '') io.data(`\n${detail.fullSummary.split('\n').map(printable).join('\n')}`);
  return exitCodes.done;
};
