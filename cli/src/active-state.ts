import { UsageError } from './usage-error.ts';

/**
 * The state that `--active` or `--inactive` asks for; undefined when neither was given. Throws UsageError when both
 * were.
 */
export function wantedState(given: { readonly active: boolean; readonly inactive: boolean }): boolean | undefined {
  if (given.active && given.inactive) throw new UsageError('Use either --active or --inactive.');
  if (given.active) return true;
  return given.inactive ? false : undefined;
}
