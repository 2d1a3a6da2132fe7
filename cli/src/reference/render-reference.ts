import type { Argument, Option } from 'commander';
import type { Command, Verbs } from '../define-command.ts';
import { nouns } from '../nouns.ts';
import { paragraphsOf } from '../program.ts';

const opening = `# overture

<!-- Generated from the commands by \`node cli/src/reference/write-reference.ts\`. Edit the declarations in cli/src/commands instead. -->

\`overture <noun> [verb] [options]\` does from a terminal what the web does, and what only operators need. It uses the same
core and the same settings from the environment, and needs no running server. In the folder of the project, type
\`npx overture …\`; \`ln -s "$PWD/node_modules/.bin/overture" ~/.local/bin/\` puts it on your PATH. Every command has
\`--help\`, and your shell can [complete](#overture-completion) all of this.

## Rules for every command

- Data goes to stdout, progress and messages go to stderr. At a terminal, data is laid out for people. Elsewhere it is
  one line per row, with tabs between the cells. \`--json\` prints the JSON that the API would answer. Times are in UTC.
- Colours are used only at a terminal, and never when \`NO_COLOR\` is set.
- Before anything is deleted, the command asks. Without a terminal it needs \`--yes\`.
- Passwords and keys are asked for without being shown, or read from standard input. They are never arguments.
- Changes are written to the audit log as \`cli:<account>\`, the account that ran the command.
- Nobody signs in: whoever can read the store and its settings can do everything. \`--as <email>\` only says whose records
  are meant.

| exit code | meaning |
|---|---|
| 0 | done |
| 1 | failed |
| 2 | wrong usage, a bad setting or bad input |
| 3 | finished or stopped at a limit, but some rows are not done; or the send check blocks an email |
| 4 | not allowed, or a credential is missing or refused |
| 130 | interrupted |
`;

/** Renders the reference of the whole command line as Markdown, from the declarations of the commands. */
export async function renderReference(): Promise<string> {
  const loaded = await Promise.all(nouns.map(async (noun) => ({ noun, parts: await noun.load() })));
  const contents = nouns.map(({ name, summary }) => `- [overture ${name}](#overture-${name}): ${summary}`);
  const sections = loaded.flatMap(({ noun, parts }) => {
    const path = `overture ${noun.name}`;
    if (!('verbs' in parts)) return [`## ${path}`, noun.summary, ...describe(path, parts)];
    const verbs = Object.entries(parts.verbs).flatMap(([name, verb]) => [
      `### ${path} ${name}`,
      verb.summary,
      ...describe(`${path} ${name}`, verb),
    ]);
    return [`## ${path}`, noun.summary, verbLinks(path, parts), ...paragraphsOf(parts.notes ?? ''), ...verbs];
  });
  return `${[`${opening}\n## Commands`, contents.join('\n'), ...sections].join('\n\n')}\n`;
}

function verbLinks(path: string, { verbs }: Verbs): string {
  const anchor = `#${path} `.replaceAll(' ', '-');
  return Object.keys(verbs)
    .map((name) => `[${name}](${anchor}${name})`)
    .join(' · ');
}

/** Usage, arguments and options, notes and examples of a command, each as a block of Markdown. */
function describe(path: string, command: Command): string[] {
  const argumentList = Object.values(command.arguments);
  const optionList = Object.values(command.options);
  const rows = [
    ...argumentList.map((argument) => row(term(argument), argument)),
    ...optionList.map((option) => row(option.flags, option)),
  ];
  return [
    `\`\`\`\n${usage(path, argumentList, optionList)}\n\`\`\``,
    ...(rows.length === 0 ? [] : [['| | |', '|---|---|', ...rows].join('\n')]),
    ...paragraphsOf(command.notes),
    `\`\`\`sh\n${command.examples.join('\n')}\n\`\`\``,
  ];
}

function usage(path: string, argumentList: readonly Argument[], optionList: readonly Option[]): string {
  const required = optionList.filter(({ mandatory }) => mandatory).map(({ flags }) => flags);
  const rest = optionList.length > required.length ? ['[options]'] : [];
  return [path, ...argumentList.map(term), ...required, ...rest].join(' ');
}

function term(argument: Argument): string {
  const name = `${argument.name()}${argument.variadic ? '...' : ''}`;
  return argument.required ? `<${name}>` : `[${name}]`;
}

function row(name: string, { description, argChoices, defaultValue }: Argument | Option): string {
  const choices = argChoices === undefined ? [] : [`one of ${argChoices.join(', ')}`];
  const usual = defaultValue === undefined ? [] : [`default ${defaultValue}`];
  const notes = [...choices, ...usual].join('; ');
  const text = notes === '' ? description : `${description} (${notes})`;
  return `| \`${name.replaceAll('|', '\\|')}\` | ${text.replaceAll('|', '\\|').replaceAll('<', '&lt;')} |`;
}
