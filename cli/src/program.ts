import { Command, CommanderError, Help, type Option } from 'commander';
import type { Run } from './command-context.ts';
import { exitCodes } from './exit-codes.ts';
import type { Io } from './io.ts';
import { nouns, type Noun } from './nouns.ts';

/** Makes commander's action out of a command's lazily loaded module. */
export type ActionFor = (load: () => Promise<{ run: Run }>) => (...args: unknown[]) => Promise<void>;

export interface Program {
  /** Parses and runs one command line (without `node` and script); resolves with the exit code. */
  execute(argv: readonly string[]): Promise<number>;
}

/** The whole command line: nouns with verbs. A call loads the noun it names, and the work of a verb when it runs. */
export function buildProgram(io: Io): Program {
  return {
    execute: async (received) => {
      // As with gh, `overture help users create` is `overture users create --help`.
      const argv = received[0] === 'help' ? [...received.slice(1), '--help'] : received;
      if (argv[0] === '-V' || argv[0] === '--version') return printVersion(io);
      if (argv[0] === '__complete') return printCompletion(argv.slice(1), io);
      let exitCode: number = exitCodes.done;
      const action: ActionFor =
        (load) =>
        async (...passed) => {
          // commander hands over the arguments, then the options, then the command itself.
          const command = passed.at(-1);
          if (!(command instanceof Command)) throw new TypeError('commander passed no command');
          const { runCommand } = await import('./run-command.ts');
          exitCode = await runCommand(load, { args: command.args, options: command.opts() }, io);
        };
      const called = argv.find((arg) => !arg.startsWith('-'));
      const program = await buildCommands(action, ({ name }) => name === called);
      for (const { command } of everyCommand(program)) {
        command.configureOutput({
          writeOut: (text) => io.data(text.trimEnd()),
          writeErr: (text) => io.message(text.trimEnd()),
        });
      }
      try {
        await program.parseAsync([...argv], { from: 'user' });
        return exitCode;
      } catch (error) {
        if (!(error instanceof CommanderError)) throw error;
        // Help that was asked for is a success; a noun alone prints its help and is wrong usage.
        return error.exitCode === 0 ? exitCodes.done : exitCodes.usage;
      }
    },
  };
}

/** Read only when it is asked for: every start would wait for it. */
async function printVersion(io: Io): Promise<number> {
  const { default: packageJson } = await import('../package.json', { with: { type: 'json' } });
  io.data(packageJson.version);
  return exitCodes.done;
}

/** Answers a shell: a candidate a line, with a tab before its description, and `:files` where a file may stand. */
async function printCompletion(asked: readonly string[], io: Io): Promise<number> {
  const words = asked[0] === 'help' && asked.length > 1 ? asked.slice(1) : asked;
  const { completeWords } = await import('./completion/complete-words.ts');
  const program = await buildCommands(
    () => async () => {},
    ({ name }) => name === words[0],
  );
  const { candidates, files } = await completeWords(program, words);
  for (const { value, description } of candidates) io.data(`${value}\t${description}`);
  if (files) io.data(':files');
  return exitCodes.done;
}

/** The commander tree: all nouns by name, and the verbs of those that `isWanted`. */
export async function buildCommands(action: ActionFor, isWanted: (noun: Noun) => boolean): Promise<Command> {
  const program = new Command('overture')
    .description('Personalised email sequences and sales playbooks from HubSpot contacts.')
    .usage('<noun> [verb] [options]')
    // Else `history show <id> --version 2` would be taken for the --version of the program.
    .enablePositionalOptions()
    .configureHelp({ optionDescription: describedOption })
    .option('-V, --version', 'output the version number')
    .addHelpText(
      'after',
      `
Examples:
  $ overture doctor
  $ overture contact fetch https://app.hubspot.com/contacts/123/record/0-1/151204326807 --domain Overture-Sales
  $ overture generate one 151204326807 --prompt "First conversation from the CRM history" --domain Overture-Sales --wait

The contact is one of the sandbox's. Domains: Overture-Sales, Overture-PM, DT-Sales, DT-PM, Conference-Sales, with the name
of PRODUCT_NAME in place of Overture where it is set. In this project it is npx overture …

Settings come from the environment, the same as the API's. Exit codes: 0 done, 1 failed, 2 wrong usage,
3 finished with rows left over, 4 not allowed or bad credential, 130 interrupted.`,
    );
  for (const noun of nouns) {
    const command = program.command(noun.name).description(noun.description).helpGroup(`${noun.group}:`);
    if (isWanted(noun)) (await noun.load())(command, action);
  }
  for (const { command, path } of everyCommand(program)) {
    command.exitOverride().showSuggestionAfterError().showHelpAfterError(`(${path} --help shows what there is)`);
    if (command.commands.length > 0) command.helpCommand(false);
  }
  return program;
}

/** As commander describes an option, and whether there is no way without it. */
function describedOption(option: Option): string {
  return `${new Help().optionDescription(option)}${option.mandatory ? ' (required)' : ''}`;
}

/** The command and all below it, with the words that call them. */
export function everyCommand(command: Command, parent = ''): { command: Command; path: string }[] {
  const path = `${parent}${command.name()}`;
  return [{ command, path }, ...command.commands.flatMap((child) => everyCommand(child, `${path} `))];
}
