import { createReadStream } from 'node:fs';
import { maxRunContacts } from '@overture/core/contract';
import type { RunRequest } from '@overture/core/runs/use-cases/run-request';
import { actingIn, type Acting } from '../../acting-user.ts';
import { checkSource } from '../../bulk/open-list.ts';
import type { CommandDeps } from '../../command-deps.ts';
import { readCsv } from '../../csv/read-csv.ts';
import { UsageError } from '../../usage-error.ts';

interface Chosen {
  readonly list: string | undefined;
  readonly contacts: string | undefined;
  readonly prompt: string;
  readonly domain: string | undefined;
  readonly model: string | undefined;
  readonly language: RunRequest['language'];
  readonly serviceTier: RunRequest['serviceTier'];
  readonly include: RunRequest['include'];
  readonly as: string | undefined;
}

/** What the options ask for. Errors: UsageError, and those of finding the user. */
export async function runRequest(
  { list, contacts, prompt, domain, model, as, ...more }: Chosen,
  { io, openCore, signal }: Pick<CommandDeps, 'io' | 'openCore' | 'signal'>,
): Promise<{ readonly request: RunRequest; readonly acting: Acting }> {
  if ((list === undefined) === (contacts === undefined)) throw new UsageError('Name either --list or --contacts.');
  const named = contacts === undefined ? undefined : await readContacts(contacts, io.stdin);
  const acting = await actingIn(await openCore(), { as, domain });
  const { actor, department } = acting;
  const request = {
    ...more,
    actor,
    department,
    listId: list,
    contacts: named,
    promptId: prompt,
    aiModel: model,
    signal,
  };
  return { request, acting };
}

async function readContacts(source: string, stdin: CommandDeps['io']['stdin']): Promise<readonly string[]> {
  await checkSource(source);
  const csv = await readCsv(source === '-' ? stdin : createReadStream(source));
  if (!csv.columns.includes('contact')) throw new UsageError('The CSV has no column "contact".');
  const contacts: string[] = [];
  for await (const { cells, problem, line } of csv.rows) {
    if (problem !== null) throw new UsageError(`Line ${line}: ${problem}.`);
    contacts.push(cells['contact'] ?? '');
    if (contacts.length > maxRunContacts) throw new UsageError('A run has at most 10,000 contacts.');
  }
  if (contacts.length === 0) throw new UsageError('The list names no contact.');
  return contacts;
}
