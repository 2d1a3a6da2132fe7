import { buildCommands, everyCommand } from '../program.ts';
import type { Argument, Command, Option } from 'commander';

const opening = `# overture

<!-- Generated from the commands by \`node cli/src/reference/write-reference.ts\`; edit their help instead. -->

\`overture <noun> [verb] [options]\` does from a terminal what the web does, and what only operators need: the same core,
the same settings from the environment, no server in between. \`npx overture …\` runs it in this project;
\`ln -s "$PWD/node_modules/.bin/overture" ~/.local/bin/\` puts it on your PATH. Every command has \`--help\`; [completion](#overture-completion)
completes all of this in your shell.

## What every command keeps to

- Data goes to stdout, progress and messages to stderr. At a terminal data is laid out for people, elsewhere it is one
  line per row, cells separated by tabs. \`--json\` prints JSON as the API answers it. Moments are in UTC.
- Colours only at a terminal, and never with \`NO_COLOR\` set.
- What destroys something asks first. Without a terminal it wants \`--yes\`.
- Passwords and keys are asked for without being shown, or read from standard input; never from an argument.
- Changes are written to the audit log as \`cli:<account>\`, the account that ran the command.
- Nobody signs in: who may read the store and its settings may do everything. \`--as <email>\` only says whose records
  are meant.

| exit code | meaning |
|---|---|
| 0 | done |
| 1 | failed |
| 2 | wrong usage, a bad setting or a bad input |
| 3 | finished or capped, some rows not done |
| 4 | not allowed, or a credential that is missing or refused |
| 130 | interrupted |
`;

/** The reference of the whole command line as Markdown, made from the commands themselves. */
export async function renderReference(): Promise<string> {
  const program = await buildCommands(
    () => async () => {},
    () => true,
  );
  const commands = everyCommand(program).filter(({ command }) => command !== program);
  const contents = program.commands.map((noun) => {
    const path = `overture ${noun.name()}`;
    return `- [${path}](#${anchorOf(path)}): ${noun.description()}`;
  });
  return [opening, `## Commands\n\n${contents.join('\n')}\n`, ...commands.map(section)].join('\n');
}

function section({ command, path }: { command: Command; path: string }): string {
  const isNoun = path.split(' ').length === 2;
  const parts = [`${isNoun ? '##' : '###'} ${path}`, command.description()];
  if (command.commands.length === 0) parts.push(`\`\`\`\n${usage(command, path)}\n\`\`\``);
  else parts.push(command.commands.map((verb) => verbLink(verb, path)).join(' · '));
  const rows = [
    ...command.registeredArguments.map((argument) => [term(argument), withChoices(argument)]),
    ...command.options.filter(({ hidden }) => !hidden).map((option) => [option.flags, withChoices(option)]),
  ];
  if (rows.length > 0) {
    parts.push(
      [
        '| | |',
        '|---|---|',
        ...rows.map(([name = '', text = '']) => `| \`${name.replaceAll('|', '\\|')}\` | ${cell(text)} |`),
      ].join('\n'),
    );
  }
  const after = textAfter(command);
  if (after !== '') parts.push(after);
  return `${parts.join('\n\n')}\n`;
}

function verbLink(verb: Command, path: string): string {
  return `[${verb.name()}](#${anchorOf(`${path} ${verb.name()}`)})`;
}

function anchorOf(heading: string): string {
  return heading.replaceAll(' ', '-');
}

function usage(command: Command, path: string): string {
  const required = command.options.filter(({ mandatory }) => mandatory).map(({ flags }) => flags);
  const rest = command.options.length > required.length ? ['[options]'] : [];
  return [path, ...command.registeredArguments.map(term), ...required, ...rest].join(' ');
}

function term(argument: Argument): string {
  const name = `${argument.name()}${argument.variadic ? '...' : ''}`;
  return argument.required ? `<${name}>` : `[${name}]`;
}

function withChoices({ description, argChoices, defaultValue }: Argument | Option): string {
  const choices = argChoices === undefined ? [] : [`one of ${argChoices.join(', ')}`];
  const fallback = typeof defaultValue === 'string' ? [`default ${defaultValue}`] : [];
  const notes = [...choices, ...fallback].join('; ');
  return notes === '' ? description : `${description} (${notes})`;
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('<', '&lt;');
}

/** What stands below the options in the help: paragraphs, and commands to try as blocks. */
function textAfter(command: Command): string {
  let help = '';
  command.configureOutput({ writeOut: (piece) => (help += piece) });
  command.outputHelp();
  const text = help.slice(command.helpInformation().length);
  const blocks: { readonly isShell: boolean; readonly lines: string[] }[] = [];
  for (const line of text.split('\n')) {
    const isShell = /^ {2}\S/.test(line);
    const last = blocks.at(-1);
    if (last === undefined || last.isShell !== isShell || line === '') blocks.push({ isShell, lines: [] });
    if (line !== '') blocks.at(-1)?.lines.push(isShell ? line.replace(/^ {2}(\$ )?/, '') : line);
  }
  return blocks
    .filter(({ lines }) => lines.length > 0)
    .map(({ isShell, lines }) => (isShell ? `\`\`\`sh\n${lines.join('\n')}\n\`\`\`` : lines.join('\n')))
    .join('\n\n');
}
