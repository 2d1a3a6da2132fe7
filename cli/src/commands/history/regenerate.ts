import { z } from 'zod';
import { contactArgument, jsonOption, languageOption, modelOption, recordOwnerOption } from '../../common-options.ts';
import { defineCommand, option } from '../../define-command.ts';

export const regenerateRecord = defineCommand({
  summary: 'Queue a new version of a record, from a fresh read of the contact.',
  notes: `
    The current text of the template is used, with the texts and the PDF of the newest submit. Older versions stay, twenty
    versions in all.`,
  arguments: { contact: contactArgument },
  options: {
    as: recordOwnerOption,
    prompt: option('--prompt <id|title>', 'another prompt template, by its id or title', z.string().min(1).optional()),
    model: modelOption('another AI model'),
    language: languageOption,
    instruction: option(
      '--instruction <text>',
      'a wish for the new version, such as "mention the demo"',
      z.string().trim().max(2_000, 'the instruction is longer than 2,000 characters').optional(),
    ),
    json: jsonOption('the queued generation'),
  },
  examples: ['overture history regenerate 151204326807 --instruction "shorter, and mention the demo"'],
  async run({ contact, as, prompt: idOrTitle, model, language, instruction, json }, { io, openCore }) {
    const { FindActingUser } = await import('@overture/core/people/users/use-cases/find-acting-user');
    const { FindPrompt } = await import('@overture/core/prompts/use-cases/find-prompt');
    const { GetRecord } = await import('@overture/core/records/use-cases/get-record');
    const { readContactArgument } = await import('../../contact-argument.ts');
    const { RegenerateSequence } = await import('@overture/core/writing/use-cases/regenerate-sequence');
    const core = await openCore();
    const { hubspotId } = readContactArgument(contact, core);
    const user = await core.get(FindActingUser).execute({ email: as });
    const which = {
      actor: { userId: user.id, role: user.role, department: user.department },
      hubspotId,
      ownerId: as === undefined ? undefined : user.id,
    };
    const { record } = await core.get(GetRecord).execute({ ...which, version: undefined });
    const { department } = record.job.request;
    const prompt = idOrTitle === undefined ? undefined : await core.get(FindPrompt).execute({ idOrTitle, department });
    const accepted = await core.get(RegenerateSequence).execute({
      ...which,
      promptId: prompt?.id,
      aiModel: model,
      language,
      instruction,
      idempotencyKey: undefined,
    });
    if (json) io.json({ contact, hubspotId, status: accepted.status, recordId: accepted.id });
    else io.message('Added to the Generation Queue');
  },
});
