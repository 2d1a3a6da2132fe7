import type { AppError } from '../../shared/app-error.ts';

/** Why a run ended before its list did. */
export type StopReason =
  /** By Ctrl-C, because the next row might cost more than is left, or because too many rows failed. */
  | { readonly kind: 'interrupted' | 'cost' | 'failures' }
  /** An account refuses or is used up: every further row would end the same. */
  | { readonly kind: 'account'; readonly error: AppError };
