import { z } from 'zod';
import { contactArgument, jsonOption, overrideOption, recordOwnerOption } from '../../common-options.ts';
import { defineCommand, option } from '../../define-command.ts';
import { positionSchema } from '../history/position-schema.ts';
import { daySchema } from './day-schema.ts';

export const previewHandOver = defineCommand({
  summary: 'Show what a hand-over would do and what stands against it; nothing is written.',
  arguments: { contact: contactArgument },
  options: {
    to: option('--to <target>', 'where the emails would go', z.enum(['tasks', 'sequence']).default('tasks')),
    startOn: option('--start-on <day>', 'day of the first task, as YYYY-MM-DD', daySchema.optional()),
    sequence: option('--sequence <id>', 'the HubSpot sequence; see `overture sequence list`', z.string().optional()),
    override: overrideOption,
    version: option('--version <n>', 'an older version', positionSchema('the version').optional()),
    as: recordOwnerOption,
    json: jsonOption('the preview'),
  },
  examples: ['overture sequence preview 151204326807 --start-on 2026-11-24'],
  async run({ to, startOn, sequence, override, ...given }, { io, openCore }) {
    const { PreviewHandOver } = await import('@overture/core/sending/use-cases/preview-hand-over');
    const { ShowHandOvers } = await import('@overture/core/sending/use-cases/show-hand-overs');
    const { presentPreview } = await import('@overture/core/sending/presentation/hand-over-preview');
    const { actingOn } = await import('./acting-on.ts');
    const core = await openCore();
    const which = await actingOn(core, given);
    const asked = { to, startOn, sequenceId: sequence, overrides: override ?? [] };
    const found = await core.get(PreviewHandOver).execute({ ...which, ...asked });
    const preview = presentPreview(found, await core.get(ShowHandOvers).execute(found.existing, which.actor));
    if (given.json) return io.json(preview);
    for (const { message } of preview.problems) io.message(message);
    const whose = preview.owner === null ? '' : `, ${preview.owner.name || preview.owner.email}`;
    for (const { index, subject, dueAt } of preview.steps) io.data(`Email ${index + 1}: ${dueAt}${whose}: ${subject}`);
  },
});
