import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { emptyContext, FindPrompt, SubmitGeneration } from '@overture/core/app';
import { contextText, pdfMaxBytes } from '@overture/core/contract';
import { z } from 'zod';
import { actingIn } from '../../acting-user.ts';
import type { Run } from '../../command-context.ts';
import { readContactArgument } from '../../contact-argument.ts';
import { exitCodes } from '../../exit-codes.ts';
import { followGeneration } from '../../follow-generation.ts';
import { outcomeOf } from '../../generation-outcome.ts';
import { InterruptedError } from '../../interrupted-error.ts';
import { UsageError } from '../../usage-error.ts';

const argsSchema = z.tuple([z.string()]);
const optionsSchema = z.object({
  prompt: z.string().min(1),
  domain: z.string().optional(),
  model: z.string().optional(),
  as: z.string().optional(),
  additionalInfo: contextText('additionalInfo'),
  pdf: z.string().optional(),
  wait: z.boolean().default(false),
  json: z.boolean().default(false),
});

export const run: Run = async (input, context) => {
  const [contactText] = argsSchema.parse(input.args);
  const options = optionsSchema.parse(input.options);
  const { io } = context;
  const core = await context.core();
  const { hubspotId, prospectUrl } = readContactArgument(contactText, core);
  const { actor, department } = await actingIn(core, { as: options.as, domain: options.domain });
  const prompt = await core.get(FindPrompt).execute({ idOrTitle: options.prompt, department });
  const accepted = await core.get(SubmitGeneration).execute({
    actor,
    department,
    hubspotId,
    prospectUrl,
    context: { ...emptyContext, additionalInfo: options.additionalInfo },
    promptId: prompt.id,
    aiModel: options.model,
    pdf: options.pdf === undefined ? undefined : await readPdf(options.pdf),
    idempotencyKey: undefined,
  });
  if (!options.wait) {
    if (options.json) io.json({ contact: contactText, hubspotId, status: accepted.status, recordId: accepted.id });
    else io.message('Added to the Generation Queue');
    return exitCodes.done;
  }
  const follow = `overture history show ${hubspotId}${options.as === undefined ? '' : ` --as ${options.as}`}`;
  const record = await followGeneration(accepted.id, core, context).catch((error: unknown) => {
    if (!context.signal.aborted) throw error;
    io.progress('');
    io.message(`The generation of ${hubspotId} stays queued (record ${accepted.id}). See how it went: ${follow}`);
    throw new InterruptedError();
  });
  const outcome = outcomeOf(contactText, record);
  if (options.json) io.json(outcome);
  else if (outcome.status === 'ready') {
    io.message(`${io.styleMessage('green', 'Ready.')} ${outcome.emails.length} emails and a playbook.`);
    io.message(`See it: ${follow}`);
  } else io.message(`${io.styleMessage('red', 'error:')} ${outcome.error?.message ?? 'The generation failed.'}`);
  return outcome.status === 'ready' ? exitCodes.done : exitCodes.failed;
};

async function readPdf(file: string): Promise<{ name: string; bytes: Uint8Array }> {
  const info = await stat(file).catch(() => null);
  if (info?.isFile() !== true) throw new UsageError(`There is no file ${file}.`);
  if (info.size > pdfMaxBytes) throw new UsageError(`${file} is larger than 10 MB.`);
  return { name: basename(file), bytes: await readFile(file) };
}
