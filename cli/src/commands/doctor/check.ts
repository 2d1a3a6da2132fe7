import { AppError } from '@overture/core/app';

/** One line of the examination. */
export interface Check {
  readonly name: string;
  readonly status: 'ok' | 'failed';
  /** True when the failure is a credential's. */
  readonly credential: boolean;
  /** What it came to, in a few words. */
  readonly text: string;
  /** What else there is to know, a sentence each. */
  readonly details: readonly string[];
}

export function ok(name: string, text: string): Check {
  return { name, status: 'ok', credential: false, text, details: [] };
}

/** A check that is fine with the text it resolves with, and failed with the words of what it throws. */
export async function checked(name: string, examineIt: () => Promise<string>): Promise<Check> {
  const result = await attempt(name, examineIt);
  return result.ok ? ok(name, result.value) : result.check;
}

export async function attempt<T>(
  name: string,
  work: () => Promise<T>,
): Promise<{ ok: true; value: T } | { ok: false; check: Check }> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    const credential = error instanceof AppError && /_(unauthorized|not_configured)$/.test(error.code);
    const text = error instanceof Error ? error.message : String(error);
    return { ok: false, check: { name, status: 'failed', credential, text, details: [] } };
  }
}
