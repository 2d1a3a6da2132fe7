import { bulkOptions, type BulkOptions } from './bulk-options.ts';

/** What a resumed run does not repeat: it is no plan, and what it retries is decided each time. */
const notRepeated = ['dryRun', 'retryErrors', 'yes', 'json'];

/** The command that goes on with a run, to be pasted into a shell: what the run was given, and --resume. */
export function resumeCommand(source: string, options: BulkOptions): string {
  const given = new Map(Object.entries({ ...options, resume: true }));
  const words = Object.entries(bulkOptions).flatMap(([name, { long = '' }]) => {
    const value = given.get(name);
    if (value === undefined || value === false || notRepeated.includes(name)) return [];
    return value === true ? [long] : [long, shellWord(String(value))];
  });
  // A file whose name begins with a dash would be an option.
  const file = source === '-' ? '-' : shellWord(source.startsWith('-') ? `./${source}` : source);
  return ['overture generate bulk', file, ...words].join(' ');
}

/** One word of a POSIX shell, whatever is in it. */
export function shellWord(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
