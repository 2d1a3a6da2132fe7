import { z } from 'zod';
import { UsageError } from './usage-error.ts';

/** `--active` and `--inactive`, of which at most one is given. */
export const activeOptions = { active: z.boolean().default(false), inactive: z.boolean().default(false) };

/** Undefined when neither was given. Throws UsageError when both were. */
export function wantedState(options: { readonly active: boolean; readonly inactive: boolean }): boolean | undefined {
  if (options.active && options.inactive) throw new UsageError('It is either --active or --inactive.');
  if (options.active) return true;
  return options.inactive ? false : undefined;
}
