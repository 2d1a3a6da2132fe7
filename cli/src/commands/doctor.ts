import { Help } from 'commander';
import { jsonOption } from '../common-options.ts';
import { defineCommand } from '../define-command.ts';
import { exitCodes } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { printable } from '../print.ts';
import type { Check } from './doctor/check.ts';

export const doctor = defineCommand({
  notes: `
    One line is printed per check; at a terminal, details follow below it. Exit code 0 means that nothing failed, 4 that
    only credentials failed, 1 that something else failed.`,
  options: { json: jsonOption('the checks') },
  examples: ['overture doctor', `overture doctor --json | jq -r '.[] | select(.status != "ok") | .name, .details[]'`],
  async run({ json }, deps) {
    const { examine } = await import('./doctor/examine.ts');
    const checks = await examine(deps);
    if (json) deps.io.json(checks.map(({ name, status, text, details }) => ({ name, status, text, details })));
    else for (const check of checks) print(deps.io, check);
    const failed = checks.filter((check) => check.status === 'failed');
    if (failed.length === 0) return exitCodes.done;
    return failed.every((check) => check.credential) ? exitCodes.denied : exitCodes.failed;
  },
});

/** The length of the longest usual name. Only a vendor whose domains differ has a longer one. */
const nameWidth = 9;

function print(io: Io, check: Check): void {
  if (!io.isTerminal) {
    io.data([check.status, check.name, check.text, check.details.join(' ')].map(printable).join('\t'));
    return;
  }
  const color = check.status === 'ok' ? 'green' : 'red';
  const indent = ' '.repeat(8 + nameWidth + 1);
  const lines = (text: string) => new Help().boxWrap(printable(text), io.columns - indent.length).split('\n');
  const [first = '', ...rest] = lines(check.text);
  io.data(`${io.style(color, check.status.padEnd(8))}${check.name.padEnd(nameWidth)} ${first}`);
  for (const line of rest) io.data(`${indent}${line}`);
  for (const line of check.details.flatMap(lines)) io.data(`${indent}${io.style('dim', line)}`);
}
