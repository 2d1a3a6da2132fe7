import { z } from 'zod';
import { keptIn } from './kept-in.ts';

/** The values of forms in this tab, while their user signs in again. */
const forms = keptIn('sessionStorage', 'form', z.record(z.string(), z.unknown()));

export const keepValues = (form: string, values: object): void => forms.keep({ ...values }, form);

/** The kept values of the form, which replace initial ones of the same type; null when nothing was kept. */
export function keptValues<V extends object>(form: string, initial: V): V | null {
  const kept = forms.read(form);
  if (kept === null) return null;
  const entries = Object.entries(initial).map(([name, value]: [string, unknown]) => [
    name,
    typeof kept[name] === typeof value ? kept[name] : value,
  ]);
  return Object.fromEntries(entries) as V;
}

export const forgetValues = (form: string): void => forms.forget(form);
