import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FleetWatch } from './fleet-watch.ts';

describe('FleetWatch', () => {
  let told = 0;
  const watch = () => new FleetWatch(() => (told += 1));
  beforeEach(() => {
    told = 0;
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());

  it('tells once, 30 seconds after the first row was handed over', () => {
    const fleet = watch();
    vi.advanceTimersByTime(60_000);
    fleet.handedOver();
    vi.advanceTimersByTime(20_000);
    fleet.handedOver();
    vi.advanceTimersByTime(9_999);
    expect(told).toBe(0);
    vi.advanceTimersByTime(1);
    expect(told).toBe(1);
    fleet.handedOver();
    vi.advanceTimersByTime(60_000);
    expect(told).toBe(1);
  });

  it('has nothing to tell once a row was taken, however long the others wait', () => {
    const fleet = watch();
    fleet.handedOver();
    fleet.end();
    fleet.handedOver();
    vi.advanceTimersByTime(600_000);
    expect(told).toBe(0);
  });
});
