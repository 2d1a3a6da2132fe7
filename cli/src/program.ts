import { Command, CommanderError } from 'commander';
import packageJson from '../package.json' with { type: 'json' };
import type { Run } from './command-context.ts';
import { auditCommand } from './commands/audit/index.ts';
import { contactCommand } from './commands/contact/index.ts';
import { doctorCommand } from './commands/doctor/index.ts';
import { generateCommand } from './commands/generate/index.ts';
import { historyCommand } from './commands/history/index.ts';
import { keysCommand } from './commands/keys/index.ts';
import { migrateCommand } from './commands/migrate/index.ts';
import { queueCommand } from './commands/queue/index.ts';
import { usersCommand } from './commands/users/index.ts';
import { exitCodes } from './exit-codes.ts';
import type { Io } from './io.ts';
import { runCommand } from './run-command.ts';

/** Makes commander's action out of a command's lazily loaded module. */
export type ActionFor = (load: () => Promise<{ run: Run }>) => (...args: unknown[]) => Promise<void>;

export interface Program {
  /** Parses and runs one command line (without `node` and script); resolves with the exit code. */
  execute(argv: readonly string[]): Promise<number>;
}

/** The whole command line: nouns with verbs. Only names, options and help are built here; work is loaded when it runs. */
export function buildProgram(io: Io): Program {
  let exitCode: number = exitCodes.done;
  const action: ActionFor =
    (load) =>
    async (...received) => {
      // commander hands over the arguments, then the options, then the command itself.
      const command = received.at(-1);
      if (!(command instanceof Command)) throw new TypeError('commander passed no command');
      exitCode = await runCommand(load, { args: command.args, options: command.opts() }, io);
    };
  const program = new Command('overture')
    .description('Personalised email sequences and sales playbooks from HubSpot contacts.')
    .version(packageJson.version, '-V, --version')
    .addHelpText(
      'after',
      `
Examples:
  $ overture doctor
  $ overture contact fetch https://app.hubspot.com/contacts/123/record/0-1/151234567890 --domain Overture-Sales
  $ overture generate one 151234567890 --prompt "First outreach" --domain Overture-Sales --wait

Settings come from the environment, the same as the API's. Exit codes: 0 done, 1 failed, 2 wrong usage,
3 finished with rows left over, 4 not allowed or bad credential, 130 interrupted.`,
    );
  for (const noun of [
    doctorCommand,
    usersCommand,
    keysCommand,
    contactCommand,
    generateCommand,
    historyCommand,
    queueCommand,
    auditCommand,
    migrateCommand,
  ]) {
    program.addCommand(noun(action));
  }
  for (const { command, path } of everyCommand(program)) {
    command
      .exitOverride()
      .showSuggestionAfterError()
      .showHelpAfterError(`(${path} --help shows what there is)`)
      .configureOutput({
        writeOut: (text) => io.data(text.trimEnd()),
        writeErr: (text) => io.message(text.trimEnd()),
      });
    if (command.commands.length > 0) command.helpCommand(false);
  }
  return {
    execute: async (argv) => {
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

/** The command and all below it, with the words that call them. */
function everyCommand(command: Command, parent = ''): { command: Command; path: string }[] {
  const path = `${parent}${command.name()}`;
  return [{ command, path }, ...command.commands.flatMap((child) => everyCommand(child, `${path} `))];
}
