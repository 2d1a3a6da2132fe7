import { SystemClock } from '../platform/clock.ts';
import { openTestStore, type TestStore } from './open-test-store.ts';

export async function openForRace(file: string): Promise<TestStore> {
  return openTestStore({ clock: new SystemClock(), file });
}
