import type { AppError } from '../../platform/app-error.ts';

/** Why a run ended before its list did. */
export type StopReason =
  /** Ctrl-C was pressed, the next row might cost more than is left, or too many rows failed. */
  | { readonly kind: 'interrupted' | 'cost' | 'failures' }
  /** An account refuses calls or is used up, so that every further row would end the same. */
  | { readonly kind: 'account'; readonly error: AppError };
