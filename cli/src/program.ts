import { Command as Commander, CommanderError, Help, type Option } from 'commander';
import type { Command, Words } from './define-command.ts';
import { exitCodes } from './exit-codes.ts';
import type { Io } from './io.ts';
import { nouns, type Noun } from './nouns.ts';

export interface Program {
  /** Parses and runs one command line (without `node` and script); resolves with the exit code. */
  execute(argv: readonly string[]): Promise<number>;
}

/** Builds the whole command line. A call loads only the noun that it names. */
export function buildProgram(io: Io): Program {
  return {
    execute: async (received) => {
      // As with gh, `overture help users create` is `overture users create --help`.
      const argv = received[0] === 'help' ? [...received.slice(1), '--help'] : received;
      if (argv[0] === '-V' || argv[0] === '--version') return printVersion(io);
      if (argv[0] === '__complete') return printCompletion(argv.slice(1), io);
      let exitCode: number = exitCodes.done;
      const called = argv.find((arg) => !arg.startsWith('-'));
      const program = await buildCommands(
        ({ name }) => name === called,
        async (command, words) => {
          const { runCommand } = await import('./run-command.ts');
          exitCode = await runCommand((deps) => command.execute(words, deps), io);
        },
      );
      for (const { commander } of everyCommand(program)) {
        commander.configureOutput({
          writeOut: (text) => io.data(text.trimEnd()),
          writeErr: (text) => io.message(text.trimEnd()),
        });
      }
      try {
        await program.parseAsync([...argv], { from: 'user' });
        return exitCode;
      } catch (error) {
        if (!(error instanceof CommanderError)) throw error;
        // Requested help is a success; a noun alone prints its help and is wrong usage.
        return error.exitCode === 0 ? exitCodes.done : exitCodes.usage;
      }
    },
  };
}

/** Reads the version only when it is requested, because every start would wait for it. */
async function printVersion(io: Io): Promise<number> {
  const { default: packageJson } = await import('../package.json', { with: { type: 'json' } });
  io.data(packageJson.version);
  return exitCodes.done;
}

/**
 * Prints suggestions for a shell: one per line, with a tab before its description, and `:files` where a file name is
 * possible.
 */
async function printCompletion(asked: readonly string[], io: Io): Promise<number> {
  const words = asked[0] === 'help' && asked.length > 1 ? asked.slice(1) : asked;
  const { completeWords } = await import('./completion/complete-words.ts');
  const program = await buildCommands(({ name }) => name === words[0]);
  const { suggestions, files } = completeWords(program, words, io.environment);
  for (const { value, description } of suggestions) io.data(`${value}\t${description}`);
  if (files) io.data(':files');
  return exitCodes.done;
}

type Execute = (command: Command, words: Words) => Promise<void>;

/** Builds the commands for commander: all nouns by name, and the contents of those that `isWanted`. */
export async function buildCommands(
  isWanted: (noun: Noun) => boolean,
  execute: Execute = async () => {},
): Promise<Commander> {
  const program = new Commander('overture')
    .description('Write personalised email sequences and sales playbooks from the history of HubSpot contacts.')
    .usage('<noun> [verb] [options]')
    // Without this, `history show <id> --version 2` would be taken for the --version of the program.
    .enablePositionalOptions()
    .configureHelp({ optionDescription: describedOption })
    .option('-V, --version', 'show the version number')
    .helpOption('-h, --help', 'show this help');
  addTextBelow(program, programNotes, [
    'overture doctor',
    'overture contact fetch 151204326807 --domain Overture-Sales',
    'overture generate one 151204326807 --prompt "First conversation from the CRM history" --domain Overture-Sales --wait',
  ]);
  for (const noun of nouns) {
    const commander = program.command(noun.name).description(noun.summary).helpGroup(`${noun.group}:`);
    if (!isWanted(noun)) continue;
    const loaded = await noun.load();
    if (!('verbs' in loaded)) {
      addCommand(commander, loaded, execute);
      continue;
    }
    commander.usage('<verb> [options]').commandsGroup('Verbs:');
    for (const [name, command] of Object.entries(loaded.verbs)) {
      addCommand(commander.command(name).description(command.summary), command, execute);
    }
    addTextBelow(commander, loaded.notes ?? '', []);
  }
  for (const { commander, path } of everyCommand(program)) {
    commander.exitOverride().showSuggestionAfterError().showHelpAfterError(`(see ${path} --help)`);
    if (commander.commands.length > 0) commander.helpCommand(false);
  }
  return program;
}

const programNotes = `
  A domain is a department of the agency: Overture-Sales, Overture-PM, DT-Sales, DT-PM or Conference-Sales. If PRODUCT_NAME
  is set, its value replaces Overture. The contact in the examples is one of the sandbox's.

  Settings come from the environment and are the same as the API's. In the folder of the project, type npx overture.

  Exit codes: 0 done, 1 failed, 2 wrong usage, 3 finished but some rows are not done or a check blocks, 4 not allowed or
  bad credential, 130 interrupted.`;

function addCommand(commander: Commander, command: Command, execute: Execute): void {
  for (const argument of Object.values(command.arguments)) commander.addArgument(argument);
  for (const option of Object.values(command.options)) commander.addOption(option);
  addTextBelow(commander, command.notes, command.examples);
  commander.action(() => {
    const values = commander.opts();
    const named = Object.keys(command.arguments).map((name, index) => [name, commander.processedArgs[index]]);
    const optional = Object.entries(command.options).map(([name, option]) => [name, values[option.attributeName()]]);
    return execute(command, Object.fromEntries([...named, ...optional]));
  });
}

/** Adds notes, as paragraphs of the terminal's width, and examples below the options. */
function addTextBelow(commander: Commander, notes: string, examples: readonly string[]): void {
  commander.addHelpText('after', () => {
    const width = commander.configureOutput().getOutHelpWidth?.() ?? 80;
    const paragraphs = paragraphsOf(notes).map((paragraph) => commander.createHelp().boxWrap(paragraph, width));
    const tried = examples.map((line) => `\n  $ ${line}`);
    if (tried.length > 0) paragraphs.push(`${tried.length === 1 ? 'Example' : 'Examples'}:${tried.join('')}`);
    return paragraphs.length === 0 ? '' : `\n${paragraphs.join('\n\n')}`;
  });
}

/** Splits a text at its empty lines into paragraphs, each on one line. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replaceAll(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '');
}

/** Commander's text of an option, and whether the option is required. */
function describedOption(option: Option): string {
  return `${new Help().optionDescription(option)}${option.mandatory ? ' (required)' : ''}`;
}

/** The command and all commands below it, with the words that call them. */
function everyCommand(commander: Commander, parent = ''): { commander: Commander; path: string }[] {
  const path = `${parent}${commander.name()}`;
  return [{ commander, path }, ...commander.commands.flatMap((child) => everyCommand(child, `${path} `))];
}
