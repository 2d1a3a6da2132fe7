import { expect, it } from 'vitest';
import { roundTicks } from './round-ticks.ts';

it.each([
  [37, {}, [0, 10, 20, 30, 40]],
  [40, {}, [0, 10, 20, 30, 40]],
  [41, {}, [0, 20, 40, 60]],
  [6_900_000, {}, [0, 2_000_000, 4_000_000, 6_000_000, 8_000_000]],
  [0.0172, {}, [0, 0.005, 0.01, 0.015, 0.02]],
  [3, { wholes: true }, [0, 1, 2, 3]],
  [1, { wholes: true }, [0, 1]],
  [0, { wholes: true }, [0, 1]],
  [0, {}, [0, 0.5]],
  [42_000, { unit: 1_000 }, [0, 20_000, 40_000, 60_000]],
  [150_000, { unit: 60_000 }, [0, 60_000, 120_000, 180_000]],
])('the axis of %j %j has round numbers', (max, options, ticks) => {
  expect(roundTicks(max, options)).toEqual(ticks);
});
