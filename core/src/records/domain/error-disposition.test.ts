import { expect, it } from 'vitest';
import { AppError } from '../../platform/app-error.ts';
import { dispositionOf } from './error-disposition.ts';

it('depends on the code, and retries unknown errors', () => {
  expect(dispositionOf(new AppError('crm_contact_not_found', ''))).toBe('final');
  expect(dispositionOf(new AppError('crm_unavailable', ''))).toBe('retry');
  expect(dispositionOf(new AppError('ai_rate_limited', ''))).toBe('reschedule');
  expect(dispositionOf(null)).toBe('retry');
});

it('ends final errors, and waits as long as the vendor asks', () => {
  expect(dispositionOf(new AppError('crm_unavailable', '', { isFinal: true }))).toBe('final');
  expect(dispositionOf(new AppError('crm_unavailable', '', { retryAfterMs: 86_400_000 }))).toBe('reschedule');
});
