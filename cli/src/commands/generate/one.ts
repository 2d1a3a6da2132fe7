import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { contextText, pdfMaxBytes, sendDaysSchema } from '@overture/core/contract';
import { z } from 'zod';
import {
  actingDomainOption,
  asOption,
  contactArgument,
  jsonOption,
  languageOption,
  modelOption,
} from '../../common-options.ts';
import { defineCommand, flag, option } from '../../define-command.ts';
import { exitCodes } from '../../exit-codes.ts';
import { outcomeOf } from '../../generation-outcome.ts';
import { InterruptedError } from '../../interrupted-error.ts';
import { UsageError } from '../../usage-error.ts';

export const generateOne = defineCommand({
  summary: 'Generate an email sequence and a playbook for one contact.',
  notes: `
    Without --wait, the command ends as soon as the generation is in the queue. With --wait, exit code 0 means that the
    result is ready, and 1 that the generation failed. If no worker takes the generation within a few seconds, the command
    generates in its own process.`,
  arguments: { contact: contactArgument },
  options: {
    prompt: option('--prompt <id|title>', 'prompt template, by its id or title', z.string().min(1)),
    domain: actingDomainOption('domain to generate in'),
    model: modelOption('AI model (default: gpt-5 if the domain offers it)'),
    language: languageOption,
    days: option(
      '--days <list>',
      'days on which the emails are sent, such as 0,3,7 (by default as the template says)',
      sendDaysSchema.optional(),
    ),
    as: asOption('user who will own the record'),
    additionalInfo: option('--additional-info <text>', 'further information for the AI', contextText('additionalInfo')),
    pdf: option('--pdf <file>', 'PDF file whose text the AI reads', z.string().optional(), 'files'),
    wait: flag('--wait', 'wait until the generation has ended'),
    json: jsonOption('the result'),
  },
  examples: [
    'overture generate one 151204326807 --prompt "First conversation from the CRM history" --domain Overture-Sales --wait',
  ],
  async run({ contact, prompt: idOrTitle, domain, model, language, days, as, additionalInfo, pdf, wait, json }, deps) {
    const { actingIn } = await import('../../acting-user.ts');
    const { emptyContext } = await import('@overture/core/contacts/domain/contact');
    const { FindPrompt } = await import('@overture/core/prompts/use-cases/find-prompt');
    const { followGeneration } = await import('../../follow-generation.ts');
    const { readContactArgument } = await import('../../contact-argument.ts');
    const { SubmitGeneration } = await import('@overture/core/writing/use-cases/submit-generation');
    const { io, signal } = deps;
    const core = await deps.openCore();
    const { hubspotId, prospectUrl } = readContactArgument(contact, core);
    const { actor, department } = await actingIn(core, { as, domain });
    const prompt = await core.get(FindPrompt).execute({ idOrTitle, department });
    const accepted = await core.get(SubmitGeneration).execute({
      actor,
      department,
      hubspotId,
      prospectUrl,
      context: { ...emptyContext, additionalInfo },
      promptId: prompt.id,
      aiModel: model,
      language,
      chosenDays: days,
      pdf: pdf === undefined ? undefined : await readPdf(pdf),
      idempotencyKey: undefined,
    });
    if (!wait) {
      if (json) io.json({ contact, hubspotId, status: accepted.status, recordId: accepted.id });
      else io.message('Added to the Generation Queue');
      return exitCodes.done;
    }
    const show = `overture history show ${hubspotId}${as === undefined ? '' : ` --as ${as}`}`;
    const record = await followGeneration(accepted.id, core, deps).catch((error: unknown) => {
      if (!signal.aborted) throw error;
      io.progress('');
      io.message(`The generation of ${hubspotId} stays queued (record ${accepted.id}). See its result: ${show}`);
      throw new InterruptedError();
    });
    const outcome = outcomeOf(contact, record);
    if (json) io.json(outcome);
    else if (outcome.status === 'ready') {
      io.message(`${io.styleMessage('green', 'Ready.')} ${outcome.emails.length} emails and a playbook.`);
      io.message(`See it: ${show}`);
    } else io.message(`${io.styleMessage('red', 'error:')} ${outcome.error?.message ?? 'The generation failed.'}`);
    return outcome.status === 'ready' ? exitCodes.done : exitCodes.failed;
  },
});

async function readPdf(file: string): Promise<{ name: string; bytes: Uint8Array }> {
  const info = await stat(file).catch(() => null);
  if (info?.isFile() !== true) throw new UsageError(`There is no file ${file}.`);
  if (info.size > pdfMaxBytes) throw new UsageError(`${file} is larger than 10 MB.`);
  return { name: basename(file), bytes: await readFile(file) };
}
