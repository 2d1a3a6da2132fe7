import { describe, expect, it } from 'vitest';
import { HubspotLimiter, limiterOf } from './hubspot-limiter.ts';

const headers = (max: number, remaining: number, intervalMs: number): Headers =>
  new Headers({
    'X-HubSpot-RateLimit-Max': String(max),
    'X-HubSpot-RateLimit-Remaining': String(remaining),
    'X-HubSpot-RateLimit-Interval-Milliseconds': String(intervalMs),
  });
const never = { signal: new AbortController().signal, endsAt: Number.POSITIVE_INFINITY };

describe('HubspotLimiter', () => {
  it('keeps to the ceiling that the answers tell, in a rolling window', async () => {
    const limiter = new HubspotLimiter();
    limiter.learn(headers(5, 5, 300));
    const started = performance.now();
    const at = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const settle = await limiter.acquire(never);
        const time = performance.now() - started;
        settle();
        return time;
      }),
    );
    for (const time of at)
      expect(at.filter((other) => other >= time && other < time + 295).length).toBeLessThanOrEqual(5);
    expect(at.at(-1)).toBeGreaterThan(595);
    expect(at.at(-1)).toBeLessThan(1_200);
  });

  it('leaves room for what other processes used of the account', async () => {
    const limiter = new HubspotLimiter();
    limiter.learn(headers(10, 1, 300));
    const started = performance.now();
    (await limiter.acquire(never))();
    expect(performance.now() - started).toBeLessThan(100);
    await limiter.acquire(never);
    expect(performance.now() - started).toBeGreaterThan(280);
  });

  it('keeps a place until a window after the answer, however late HubSpot counted the request', async () => {
    const limiter = new HubspotLimiter();
    limiter.learn(headers(2, 2, 200));
    const slow = await limiter.acquire(never);
    (await limiter.acquire(never))();
    const started = performance.now();
    setTimeout(slow, 300);
    await limiter.acquire(never);
    expect(performance.now() - started).toBeGreaterThan(195);
    expect(performance.now() - started).toBeLessThan(295);
    await limiter.acquire(never);
    expect(performance.now() - started).toBeGreaterThan(495);
  });

  it('waits out a pause, and lets a caller leave meanwhile without holding up the next', async () => {
    const limiter = new HubspotLimiter();
    limiter.pause(200);
    const started = performance.now();
    const leaving = limiter.acquire({ ...never, signal: AbortSignal.timeout(50) });
    const staying = limiter.acquire(never);
    await expect(leaving).rejects.toMatchObject({ code: 'crm_rate_limited' });
    expect(performance.now() - started).toBeLessThan(150);
    await staying;
    expect(performance.now() - started).toBeGreaterThan(190);
  });

  it('fails at once who cannot wait out a pause, also behind somebody who can, and whether it began before', async () => {
    const limiter = new HubspotLimiter();
    limiter.pause(200);
    const started = performance.now();
    const patient = limiter.acquire(never);
    const hasty = limiter.acquire({ ...never, endsAt: started + 100 });
    await expect(hasty).rejects.toMatchObject({ code: 'crm_rate_limited', retryAfterMs: 1_000 });
    const overtaken = limiter.acquire({ ...never, endsAt: started + 10_000 });
    limiter.pause(60_000);
    await expect(overtaken).rejects.toMatchObject({ retryAfterMs: expect.closeTo(60_000, -3) });
    expect(performance.now() - started).toBeLessThan(100);
    void patient;
  });

  it('keeps an abort that came before', async () => {
    const signal = AbortSignal.abort(new Error('gone'));
    await expect(new HubspotLimiter().acquire({ ...never, signal })).rejects.toThrow('gone');
  });

  it('is one per account in a process', () => {
    expect(limiterOf('a')).toBe(limiterOf('a'));
    expect(limiterOf('a')).not.toBe(limiterOf('b'));
  });
});
