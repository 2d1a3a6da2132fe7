import type { Command, Option } from 'commander';
import { valuesOf } from './option-values.ts';

export interface Candidate {
  readonly value: string;
  readonly description: string;
}

export interface Completion {
  readonly candidates: readonly Candidate[];
  /** True where a file may stand. */
  readonly files: boolean;
}

const nothing: Completion = { candidates: [], files: false };

/** What may stand in place of the last of `words`, which follow the program's name and are as the shell split them. */
export async function completeWords(program: Command, words: readonly string[]): Promise<Completion> {
  const before = words.slice(0, -1);
  const current = words.at(-1) ?? '';
  const place = walk(program, before);
  if (place.awaiting !== undefined) return matching(await valuesOf(place.command, place.awaiting), current);
  const assigned = /^(--[^=]+)=/.exec(current);
  if (assigned?.[1] !== undefined && !place.onlyArguments) {
    const option = optionOf(place.command, assigned[1]);
    if (option === undefined) return nothing;
    const { candidates } = await valuesOf(place.command, option);
    const whole = candidates.map(({ value, description }) => ({ value: `${assigned[0]}${value}`, description }));
    return matching({ candidates: whole, files: false }, current);
  }
  if (current.startsWith('-') && !place.onlyArguments) return matching(optionsOf(place.command, before), current);
  if (place.command.commands.length > 0) {
    return matching({ candidates: place.arguments > 0 ? [] : subcommandsOf(place.command), files: false }, current);
  }
  const declared = place.command.registeredArguments;
  const argument = declared[place.arguments] ?? declared.findLast(({ variadic }) => variadic);
  if (argument === undefined) return nothing;
  const candidates = (argument.argChoices ?? []).map((value) => ({ value, description: '' }));
  return matching({ candidates, files: /file|csv/i.test(argument.name()) }, current);
}

interface Place {
  readonly command: Command;
  /** Arguments seen so far. */
  readonly arguments: number;
  /** The option whose value comes next. */
  readonly awaiting: Option | undefined;
  /** After `--`. */
  readonly onlyArguments: boolean;
}

function walk(program: Command, words: readonly string[]): Place {
  let command = program;
  let seen = 0;
  let awaiting: Option | undefined;
  let onlyArguments = false;
  for (const word of words) {
    if (awaiting !== undefined) awaiting = undefined;
    else if (word === '--') onlyArguments = true;
    else if (word.startsWith('-') && !onlyArguments) {
      const option = optionOf(command, word);
      if (option !== undefined && (option.required || option.optional)) awaiting = option;
    } else {
      const next = seen === 0 ? command.commands.find((child) => child.name() === word) : undefined;
      if (next === undefined) seen += 1;
      else command = next;
    }
  }
  return { command, arguments: seen, awaiting, onlyArguments };
}

function optionOf(command: Command, flag: string): Option | undefined {
  return command.options.find((option) => option.long === flag || option.short === flag);
}

function optionsOf(command: Command, used: readonly string[]): Completion {
  const candidates = command
    .createHelp()
    .visibleOptions(command)
    .filter(({ long, short }) => !used.some((word) => word === long || word === short))
    .map(({ long, short, description }) => ({ value: long ?? short ?? '', description }));
  return { candidates, files: false };
}

function subcommandsOf(command: Command): Candidate[] {
  return command
    .createHelp()
    .visibleCommands(command)
    .map((child) => ({ value: child.name(), description: child.description() }));
}

function matching({ candidates, files }: Completion, prefix: string): Completion {
  return { candidates: candidates.filter(({ value }) => value.startsWith(prefix)), files };
}
