import { MongoNetworkError, MongoServerError } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { toStoreError } from './mongo-errors.ts';

describe('troubles of MongoDB', () => {
  it.each([
    ['a connection that broke', new MongoNetworkError('connection 3 to 127.0.0.1:27017 closed')],
    ["a socket's own error", Object.assign(new Error('write ECONNRESET'), { code: 'ECONNRESET', syscall: 'write' })],
    ['a server that steps down', new MongoServerError({ message: 'not primary', code: 10_107 })],
  ])('are worth another attempt: %s', (_name, error) => {
    expect(toStoreError(error)).toMatchObject({ code: 'not_ready', cause: error });
  });

  it('are passed on as they are where another attempt does not help', () => {
    const mistake = new TypeError('x is not a function');
    expect(toStoreError(mistake)).toBe(mistake);
  });
});
