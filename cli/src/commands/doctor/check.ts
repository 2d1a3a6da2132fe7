import { AppError } from '@overture/core/platform/app-error';

export interface Check {
  readonly name: string;
  readonly status: 'ok' | 'failed';
  /** Whether it failed because of a credential. */
  readonly credential: boolean;
  /** The result in a few words. */
  readonly text: string;
  /** Further facts, each a sentence. */
  readonly details: readonly string[];
}

export function ok(name: string, text: string): Check {
  return { name, status: 'ok', credential: false, text, details: [] };
}

/**
 * Makes a check: it passes with the text that `work` resolves with, and fails with the message of what `work` throws.
 */
export async function checked(name: string, work: () => Promise<string>): Promise<Check> {
  const result = await attempt(name, work);
  return result.ok ? ok(name, result.value) : result.check;
}

/** The value that `work` resolves with, or a failed check with the message of what it throws. */
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
