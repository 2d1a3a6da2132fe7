import { bulkOptions, type BulkOptions } from './bulk-options.ts';

/** The options that a resumed run does not repeat: it is no plan, and retrying is decided each time. */
const notRepeated = ['dryRun', 'retryErrors', 'yes', 'json'];

/** The command that continues a run, to be pasted into a shell: the run's own options, and --resume. */
export function resumeCommand(program: string, source: string, options: BulkOptions): string {
  const given = new Map(Object.entries({ ...options, resume: true }));
  const words = Object.entries(bulkOptions).flatMap(([name, { long = '' }]) => {
    const value = given.get(name);
    if (value === undefined || value === false || notRepeated.includes(name)) return [];
    return value === true ? [long] : [long, shellWord(String(value))];
  });
  // A file name that begins with a dash would be read as an option.
  const file = source === '-' ? '-' : shellWord(source.startsWith('-') ? `./${source}` : source);
  return [program, 'generate bulk', file, ...words].join(' ');
}

/** Quotes any text as one word of a POSIX shell. */
export function shellWord(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
