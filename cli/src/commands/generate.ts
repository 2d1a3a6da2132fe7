import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { contextText, pdfMaxBytes, sendDaysSchema, type ErrorCode, type TokenUsage } from '@overture/core/contract';
import type { GenerationRecord } from '@overture/core/records/domain/generation-record';
import { z } from 'zod';
import { actingIn, contactNamed } from '../acting-user.ts';
import { InterruptedError } from '../ask.ts';
import { bulkOptions } from '../bulk/bulk-options.ts';
import {
  actingDomainOption,
  asOption,
  contactArgument,
  jsonOption,
  languageOption,
  modelOption,
} from '../common-options.ts';
import { argument, defineCommand, flag, option, type Verbs } from '../define-command.ts';
import { exitCodes } from '../exit-codes.ts';
import { UsageError } from '../usage-error.ts';

const one = defineCommand({
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
    const { emptyContext } = await import('@overture/core/contacts/domain/contact');
    const { FindPrompt } = await import('@overture/core/prompts/use-cases/find-prompt');
    const { followGeneration } = await import('../follow-generation.ts');
    const { SubmitGeneration } = await import('@overture/core/writing/use-cases/submit-generation');
    const { io, signal } = deps;
    const core = await deps.openCore();
    const { hubspotId, prospectUrl } = await contactNamed(core, contact);
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
    const show = `${io.program} history show ${hubspotId}${as === undefined ? '' : ` --as ${as}`}`;
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

/** The end of a generation, as `--json` prints it. */
interface GenerationOutcome {
  readonly contact: string;
  readonly hubspotId: string;
  readonly status: 'ready' | 'error';
  readonly recordId: string;
  readonly error?: { readonly code: ErrorCode; readonly message: string };
  readonly token_usage: TokenUsage;
  /** The cost in US dollars; null if the price of the model is unknown. */
  readonly costUsd: number | null;
  readonly detected_service: string | null;
  readonly emails: readonly { readonly subject: string; readonly body: string }[];
}

/** The outcome of a record whose job has ended. */
function outcomeOf(contact: string, record: GenerationRecord): GenerationOutcome {
  const { job } = record;
  const version = job.status === 'ready' ? record.results.find((result) => result.version === job.version) : undefined;
  return {
    contact,
    hubspotId: record.hubspotId,
    status: version === undefined ? 'error' : 'ready',
    recordId: record.id,
    ...(job.error === null ? {} : { error: job.error }),
    token_usage: version?.usage ?? { input_tokens: 0, output_tokens: 0 },
    costUsd: version?.provenance.costUsd ?? null,
    detected_service: version?.answer.detected_service ?? null,
    emails: version?.answer.emails ?? [],
  };
}

const bulk = defineCommand({
  summary: 'Generate email sequences and playbooks for every contact of a CSV file.',
  notes: `
    The column contact is required: a link or an id. The columns prompt, domain, model and additional_info are optional.
    Row 1 is the first row below the header. A repeated contact is generated once.
    A contact who has opted out of email, or asked not to be written to, is skipped, unless --include-opted-out is given.

    When a row ends, one line of JSON is printed:
    { row, contact, hubspotId, contactName, company, status: ready|error|skipped, recordId, error?: { code, message },
    token_usage, costUsd, findings, spentUsd, reservedUsd }

    costUsd is the cost of the result, spentUsd what this run paid for the row, useless answers included, and reservedUsd
    what other calls may have cost at most, because the AI server did not say what they used. null means unknown.
    contactName and company are those of HubSpot, and null where the row ended before its contact was read.

    Nothing is paid for twice: a row is generated again only if what it asks for or the contact itself has changed.
    With --resume, a result that is younger than the file is used in any case, even if its line was lost.

    --max-cost counts what this run spends, at list prices, and what it reserves. Before a row begins, the price of the
    longest possible answer and of one repair is set aside for it, 0.35 to 0.6 dollars with gpt-5, so a small maximum
    stops the run early.
    If the price of a row's model is unknown, the row ends in an error that says how to set the price.

    Ctrl-C finishes the rows that are being generated; a second Ctrl-C stops at once. Exit code 3 means that some rows
    failed or are left.`,
  arguments: { file: argument('<file.csv|->', 'CSV file, or - for standard input', z.string(), 'files') },
  options: bulkOptions,
  examples: [
    'overture generate bulk contacts.csv --prompt starter-template-1 --domain Overture-Sales --dry-run',
    'overture generate bulk contacts.csv --prompt starter-template-1 --domain Overture-Sales --out results.jsonl --max-cost 50',
    'overture generate bulk contacts.csv --prompt starter-template-1 --domain Overture-Sales --out results.jsonl --resume',
  ],
  async run({ file, ...options }, deps) {
    const { runBulk } = await import('../bulk/run-bulk.ts');
    return runBulk(file, options, deps);
  },
});

export const generate: Verbs = { verbs: { one, bulk } };
