import { MongoServerError } from 'mongodb';

/** True for the error of a unique index that is taken. */
export function isDuplicateKey(error: unknown): boolean {
  return error instanceof MongoServerError && error.code === 11_000;
}
