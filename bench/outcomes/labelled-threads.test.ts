import { expect, it } from 'vitest';
import { countOutcomes, f1, outcomes, threads } from './count-outcomes.ts';

it('is large enough, and each kind of outcome happens in both parts', () => {
  expect(threads.length).toBeGreaterThanOrEqual(120);
  for (const part of ['tune', 'measured'] as const) {
    const { of } = countOutcomes(part);
    for (const name of outcomes) expect(of[name].right + of[name].missed, `${part} ${name}`).toBeGreaterThan(2);
  }
});

it('is read as a person reads it', () => {
  expect(f1(countOutcomes('measured').all)).toBeGreaterThanOrEqual(0.97);
});
