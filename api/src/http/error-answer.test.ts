import { AppError } from '@overture/core/platform/app-error';
import { errorBodySchema, errorCodes } from '@overture/core/contract';
import { describe, expect, it } from 'vitest';
import { errorAnswer } from './error-answer.ts';

describe('errorAnswer', () => {
  it.each(errorCodes)('answers %s in the one error shape', (code) => {
    const { status, body } = errorAnswer(new AppError(code, 'Some words.'), 'r-1');
    expect(errorBodySchema.parse(body)).toMatchObject({ success: false, code, requestId: 'r-1' });
    expect(body.message).toBe(body.error);
    expect(status).toBeGreaterThanOrEqual(400);
  });

  it('never signs a user out because a vendor refused a credential', () => {
    for (const code of ['crm_unauthorized', 'ai_unauthorized'] as const) {
      expect(errorAnswer(new AppError(code, 'Refused.'), 'r').status).toBe(502);
    }
  });

  it('says when to come back, in whole seconds', () => {
    const limited = new AppError('crm_rate_limited', 'Slow down.', { retryAfterMs: 2_100 });
    expect(errorAnswer(limited, 'r').headers['Retry-After']).toBe('3');
    expect(errorAnswer(new AppError('ai_rate_limited', 'Slow down.'), 'r').headers['Retry-After']).toMatch(/^\d+$/);
  });

  it('tells nothing of an error it does not know', () => {
    const { status, body } = errorAnswer(new Error('SELECT secret FROM keys'), 'r-9');
    expect(status).toBe(500);
    expect(body.code).toBe('internal');
    expect(JSON.stringify(body)).not.toContain('secret');
    expect(body.error).toContain('r-9');
  });

  it('tells nothing of an internal AppError either', () => {
    expect(errorAnswer(new AppError('internal', 'the answer breaks its schema'), 'r').body.error).not.toContain(
      'schema',
    );
  });
});
