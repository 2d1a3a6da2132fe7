// @vitest-environment jsdom
import { ApiError } from '@overture/ui';
import { describe, expect, it } from 'vitest';
import { createSubmitKeys } from './submit-key.ts';

function counting() {
  let count = 0;
  return createSubmitKeys(() => `key-${(count += 1)}`);
}

describe('the idempotency key of a submit', () => {
  it('stays the same while it is unknown whether the request arrived', () => {
    const keys = counting();
    expect(keys.keyFor('a')).toBe('key-1');
    keys.ended(new ApiError({ status: 0, code: 'network_error', message: '' }));
    expect(keys.keyFor('a')).toBe('key-1');
    keys.ended(new ApiError({ status: 503, code: 'not_ready', message: '' }));
    expect(keys.keyFor('a')).toBe('key-1');
    // The server still answers the first attempt.
    keys.ended(new ApiError({ status: 409, code: 'conflict', message: '' }));
    expect(keys.keyFor('a')).toBe('key-1');
  });

  it('is new for other content, after a refusal, and after success', () => {
    const keys = counting();
    keys.keyFor('a');
    keys.ended(new ApiError({ status: 0, code: 'network_error', message: '' }));
    expect(keys.keyFor('b')).toBe('key-2');
    keys.ended(new ApiError({ status: 409, code: 'generation_in_progress', message: '' }));
    expect(keys.keyFor('b')).toBe('key-3');
    keys.ended();
    expect(keys.keyFor('b')).toBe('key-4');
  });
});
