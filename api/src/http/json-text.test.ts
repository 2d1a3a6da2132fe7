import { AppError } from '@overture/core/platform/app-error';
import { describe, expect, it } from 'vitest';
import { maxJsonDepth, parseJsonText } from './json-text.ts';

function refusal(text: string): AppError {
  try {
    parseJsonText(text);
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  throw new Error('was accepted');
}

describe('parseJsonText', () => {
  it('reads ordinary JSON, keys repeated in different objects included', () => {
    expect(parseJsonText('{"a":{"id":1},"b":[{"id":2},{"id":3}],"c":"{\\"id\\":1,\\"id\\":2}"}')).toEqual({
      a: { id: 1 },
      b: [{ id: 2 }, { id: 3 }],
      c: '{"id":1,"id":2}',
    });
  });

  it('names what is not JSON at all', () => {
    expect(refusal('{"a":').code).toBe('validation_failed');
  });

  it.each([
    ['twice', '{"role":"admin","role":"superadmin"}', 'role'],
    ['twice, once escaped', '{"role":"admin","\\u0072ole":"superadmin"}', 'role'],
    ['twice with a nested object between', '{"a":{"b":[1,2]},"a":1}', 'a'],
    ['in a list', '[1,{"x":1,"x":2}]', 'x'],
  ])('refuses a key given %s', (_how, text, path) => {
    expect(refusal(text).issues).toEqual([{ path, message: 'Given more than once' }]);
  });

  it.each(['__proto__', 'constructor', 'prototype', '\\u005f_proto__'])('refuses the key %s at any depth', (key) => {
    expect(refusal(`{"a":[{"${key}":{}}]}`).code).toBe('validation_failed');
  });

  it('takes a forbidden name as a value', () => {
    expect(parseJsonText('{"a":"__proto__","b":["constructor"]}')).toEqual({ a: '__proto__', b: ['constructor'] });
  });

  it('accepts the deepest allowed nesting and refuses one level more', () => {
    const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
    expect(parseJsonText(nested(maxJsonDepth))).toBeInstanceOf(Array);
    expect(refusal(nested(maxJsonDepth + 1)).message).toContain('nested deeper');
  });

  it('survives a megabyte of brackets', () => {
    expect(refusal('['.repeat(1_000_000)).code).toBe('validation_failed');
    expect(refusal('['.repeat(500_000) + ']'.repeat(500_000)).code).toBe('validation_failed');
  });
});
