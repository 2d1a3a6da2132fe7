import { SystemClock } from '../shared/clock.ts';
import { openTestStore } from './open-test-store.ts';
import type { TestStore } from './open-test-store.ts';

export async function openForRace(file: string): Promise<TestStore> {
  return openTestStore({ clock: new SystemClock(), file });
}
