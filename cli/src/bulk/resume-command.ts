import type { BulkOptions } from './bulk-options.ts';

/** The command that goes on with a run, to be pasted into a shell: what the run was given, and --resume. */
export function resumeCommand(source: string, options: BulkOptions): string {
  const { prompt, domain, model, as, concurrency, limit, maxCost, maxFailures, out, serviceTier, via } = options;
  const valued: readonly (readonly [option: string, value: string | number | undefined])[] = [
    ['--prompt', prompt],
    ['--domain', domain],
    ['--model', model],
    ['--as', as],
    ['--concurrency', concurrency],
    ['--limit', limit === Number.MAX_SAFE_INTEGER ? undefined : limit],
    ['--max-cost', maxCost],
    ['--max-failures', maxFailures],
    ['--service-tier', serviceTier],
    ['--via', via],
    ['--out', out],
  ];
  const flags: readonly (readonly [option: string, isSet: boolean])[] = [
    ['--batch', options.batch],
    ['--push-playbook', options.pushPlaybook],
    ['--resume', true],
  ];
  return [
    'overture generate bulk',
    // A file whose name begins with a dash would be an option.
    source === '-' ? '-' : shellWord(source.startsWith('-') ? `./${source}` : source),
    ...valued.flatMap(([option, value]) => (value === undefined ? [] : [option, shellWord(String(value))])),
    ...flags.flatMap(([option, isSet]) => (isSet ? [option] : [])),
  ].join(' ');
}

/** One word of a POSIX shell, whatever is in it. */
export function shellWord(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
