import { SystemClock } from '../platform/clock.ts';
import { openMongoTestStore, type MongoTestStore } from './open-mongo-test-store.ts';

export function openForRace(uri: string): Promise<MongoTestStore> {
  return openMongoTestStore('', { clock: new SystemClock(), uri });
}
