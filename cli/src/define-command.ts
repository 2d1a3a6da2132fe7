import { Argument, Option } from 'commander';
import { z } from 'zod';
import type { CommandDeps } from './command-deps.ts';
import { exitCodes, type ExitCode } from './exit-codes.ts';
import type { Environment } from './io.ts';
import { UsageError } from './usage-error.ts';

/** A value that the shell suggests when somebody presses Tab. */
export interface Suggestion {
  readonly value: string;
  readonly description: string;
}

/** What the shell suggests for a value: file names, or a list. */
export type Suggest = 'files' | ((environment: Environment) => readonly Suggestion[]);

/** Commander's option, with the schema that parses its value. */
export class CommandOption<Schema extends z.ZodType = z.ZodType> extends Option {
  readonly schema: Schema;
  readonly suggest: Suggest | undefined;

  constructor(flags: string, help: string, schema: Schema, suggest?: Suggest) {
    super(flags, help);
    this.schema = schema;
    this.suggest = suggest;
    const choices = choicesOf(schema);
    if (choices !== undefined) this.choices(choices);
    const leftOut = schema.safeParse(undefined);
    if (!leftOut.success) this.makeOptionMandatory();
    // Commander's default is parsed as a given value is; what the schema makes of a value may be of another kind.
    else if (this.required && leftOut.data !== '' && schema.safeParse(leftOut.data).success) this.default(leftOut.data);
  }
}

/** Commander's argument, with the schema that parses its value. */
export class CommandArgument<Schema extends z.ZodType = z.ZodType> extends Argument {
  readonly schema: Schema;
  readonly suggest: Suggest | undefined;

  constructor(name: string, help: string, schema: Schema, suggest?: Suggest) {
    super(name, help);
    this.schema = schema;
    this.suggest = suggest;
    const choices = choicesOf(schema);
    if (choices !== undefined) this.choices(choices);
  }
}

function choicesOf(schema: unknown): readonly string[] | undefined {
  if (schema instanceof z.ZodEnum) return schema.options.map(String);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return choicesOf(schema.unwrap());
  return schema instanceof z.ZodPipe ? choicesOf(schema.in) : undefined;
}

/**
 * Declares an option with a value, such as `option('--limit <n>', 'show at most this many', wholeNumber(1,
 * 100).default(10))`. The rest follows from the schema: an option is required if its schema refuses `undefined`, the
 * values of an enum are the choices, and the help shows a default.
 */
export function option<Schema extends z.ZodType>(flags: string, help: string, schema: Schema, suggest?: Suggest) {
  return new CommandOption(flags, help, schema, suggest);
}

/** Declares an option without a value: true when it is given, else false. */
export function flag(flags: string, help: string) {
  return new CommandOption(flags, help, z.boolean().default(false));
}

/** Declares an argument by its position: `<name>` is required, `[name]` is not, and `[name...]` takes several. */
export function argument<Schema extends z.ZodType>(name: string, help: string, schema: Schema, suggest?: Suggest) {
  return new CommandArgument(name, help, schema, suggest);
}

type Arguments = Readonly<Record<string, CommandArgument>>;
type Options = Readonly<Record<string, CommandOption>>;

/** The parsed values of these arguments or options. */
export type Values<Declared extends Arguments | Options> = {
  readonly [Name in keyof Declared]: z.output<Declared[Name]['schema']>;
};

/** The words of a command line, by the names of their arguments and options. */
export type Words = Readonly<Record<string, unknown>>;

/** A command that can be described, completed and run. */
export interface Command {
  /** The first line of its help. A noun without verbs has it in nouns.ts. */
  readonly summary: string;
  /** Paragraphs below the options, with an empty line between them. */
  readonly notes: string;
  /** Command lines to try. */
  readonly examples: readonly string[];
  readonly arguments: Arguments;
  readonly options: Options;
  /** Parses the words and runs. Errors: UsageError, and what `run` throws. */
  readonly execute: (words: Words, deps: CommandDeps) => Promise<ExitCode>;
}

/** The commands of a noun by their verbs, in the order of its help. */
export interface Verbs {
  /** Paragraphs below the list of verbs. */
  readonly notes?: string;
  readonly verbs: Readonly<Record<string, Command>>;
}

interface Declaration<A extends Arguments, O extends Options> {
  readonly summary?: string;
  readonly notes?: string;
  readonly examples: readonly string[];
  readonly arguments?: A;
  readonly options?: O;
  /** Does the command's work. Returning nothing means exit code 0. */
  readonly run: (input: Values<A> & Values<O>, deps: CommandDeps) => Promise<ExitCode | void>;
}

/** A declared command, whose parsing and work can be called separately. */
export interface DefinedCommand<Input> extends Command {
  /** Parses the input of `run`. Throws UsageError that names every argument and option with a bad value. */
  readonly parse: (words: Words) => Input;
  readonly run: (input: Input, deps: CommandDeps) => Promise<ExitCode | void>;
}

/**
 * Declares a command: its help, its completion, its section of docs/cli.md and the input of `run` are all made from this.
 *
 * A command imports what it needs of the core inside `run`, the contract excepted. Help and completion load the command's
 * file too, and would take almost twice as long if it imported use cases at its top (bench/cli-startup).
 */
export function defineCommand<A extends Arguments = Record<never, never>, O extends Options = Record<never, never>>(
  declared: Declaration<A, O>,
): DefinedCommand<Values<A> & Values<O>> {
  const parts: Record<string, CommandArgument | CommandOption> = { ...declared.arguments, ...declared.options };
  const schema = z.object(Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, part.schema])));
  const parse = (words: Words): Values<A> & Values<O> => {
    const parsed = schema.safeParse(words);
    if (parsed.success) return parsed.data as Values<A> & Values<O>;
    const problems = parsed.error.issues.map(({ path, message }) => `${labelOf(parts[String(path[0])])}: ${message}`);
    throw new UsageError(problems.join('; '));
  };
  return {
    summary: declared.summary ?? '',
    notes: declared.notes ?? '',
    examples: declared.examples,
    arguments: declared.arguments ?? {},
    options: declared.options ?? {},
    parse,
    run: declared.run,
    execute: async (words: Words, deps: CommandDeps) => (await declared.run(parse(words), deps)) ?? exitCodes.done,
  };
}

function labelOf(part: CommandArgument | CommandOption | undefined): string {
  return part instanceof Option ? (part.long ?? part.flags) : `<${part?.name()}>`;
}
