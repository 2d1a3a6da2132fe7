import type { Argument, Command as Commander, Option } from 'commander';
import { CommandArgument, CommandOption, type Suggestion } from '../define-command.ts';
import type { Environment } from '../io.ts';

export interface Completion {
  readonly suggestions: readonly Suggestion[];
  /** Whether a file name is possible. */
  readonly files: boolean;
}

const nothing: Completion = { suggestions: [], files: false };

/** Completes the last of `words`, which follow the program's name and are split as the shell split them. */
export function completeWords(program: Commander, words: readonly string[], environment: Environment): Completion {
  const before = words.slice(0, -1);
  const current = words.at(-1) ?? '';
  const place = walk(program, before);
  if (place.awaiting !== undefined) return matching(valuesOf(place.awaiting, environment), current);
  const assigned = /^(--[^=]+)=/.exec(current);
  if (assigned?.[1] !== undefined && !place.onlyArguments) {
    const values = valuesOf(optionOf(place.commander, assigned[1]), environment);
    const whole = values.suggestions.map(({ value, description }) => ({
      value: `${assigned[0]}${value}`,
      description,
    }));
    return matching({ suggestions: whole, files: false }, current);
  }
  if (current.startsWith('-') && !place.onlyArguments) return matching(optionsOf(place.commander, before), current);
  if (place.commander.commands.length > 0) {
    return place.arguments > 0 ? nothing : matching(subcommandsOf(place.commander), current);
  }
  const declared = place.commander.registeredArguments;
  const argument = declared[place.arguments] ?? declared.findLast(({ variadic }) => variadic);
  return matching(valuesOf(argument, environment), current);
}

interface Place {
  readonly commander: Commander;
  /** The number of arguments before this position. */
  readonly arguments: number;
  /** The option whose value comes next. */
  readonly awaiting: Option | undefined;
  /** Whether `--` came before. */
  readonly onlyArguments: boolean;
}

function walk(program: Commander, words: readonly string[]): Place {
  let commander = program;
  let seen = 0;
  let awaiting: Option | undefined;
  let onlyArguments = false;
  for (const word of words) {
    if (awaiting !== undefined) awaiting = undefined;
    else if (word === '--') onlyArguments = true;
    else if (word.startsWith('-') && !onlyArguments) {
      const option = optionOf(commander, word);
      if (option !== undefined && (option.required || option.optional)) awaiting = option;
    } else {
      const next = seen === 0 ? commander.commands.find((child) => child.name() === word) : undefined;
      if (next === undefined) seen += 1;
      else commander = next;
    }
  }
  return { commander, arguments: seen, awaiting, onlyArguments };
}

/** The choices of an option or argument, or its suggestions. */
function valuesOf(part: Option | Argument | undefined, environment: Environment): Completion {
  if (part?.argChoices !== undefined) {
    return { suggestions: part.argChoices.map((value) => ({ value, description: '' })), files: false };
  }
  const declared = part instanceof CommandOption || part instanceof CommandArgument ? part.suggest : undefined;
  if (declared === undefined) return nothing;
  return declared === 'files' ? { suggestions: [], files: true } : { suggestions: declared(environment), files: false };
}

function optionOf(commander: Commander, flag: string): Option | undefined {
  return commander.options.find((option) => option.long === flag || option.short === flag);
}

function optionsOf(commander: Commander, used: readonly string[]): Completion {
  const suggestions = commander
    .createHelp()
    .visibleOptions(commander)
    .filter(({ long, short }) => !used.some((word) => word === long || word === short))
    .map(({ long, short, description }) => ({ value: long ?? short ?? '', description }));
  return { suggestions, files: false };
}

function subcommandsOf(commander: Commander): Completion {
  const suggestions = commander
    .createHelp()
    .visibleCommands(commander)
    .map((child) => ({ value: child.name(), description: child.description() }));
  return { suggestions, files: false };
}

function matching({ suggestions, files }: Completion, prefix: string): Completion {
  return { suggestions: suggestions.filter(({ value }) => value.startsWith(prefix)), files };
}
