import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GenerationSummary } from '../../records/domain/generation-record.ts';
import { submitted } from '../../records/domain/job-states.ts';
import {
  buildHandOver,
  buildNewJob,
  FakeClock,
  openTestStore,
  silentLogger,
  type TestStore,
} from '../../testing/index.ts';
import { claimTtlMs, withSent } from '../../records/domain/hand-over.ts';
import { ContactClaims } from './contact-claims.ts';

const contactId = '40000000001';

describe('A claim on a contact', () => {
  const clock = new FakeClock();
  let store: TestStore;
  let claims: ContactClaims;
  /** The record of the hand-over that is being claimed. */
  let record: GenerationSummary;
  const take = async (handOver = buildHandOver(), of = contactId) => {
    const known = await store.handOvers.find(handOver.id);
    record = submitted(null, buildNewJob({ id: handOver.recordId }), 0);
    return claims.take({ ...handOver, revision: known?.revision ?? 1 }, known, of);
  };
  /** Lets time pass, in which renewals and looks happen when they are due. */
  const pass = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += 250) {
      clock.advance(250);
      await vi.advanceTimersByTimeAsync(250);
    }
  };
  /** A press that waits; answers what it came to. */
  const waits = async () => {
    for (let turn = 0; ; turn += 1) if (!(await claims.hasWaited(contactId, null, turn))) return 'free';
  };

  beforeEach(() => {
    vi.useFakeTimers();
    store = openTestStore({ clock });
    claims = new ContactClaims({
      handOvers: store.handOvers,
      history: { findSummaryByContact: async () => record },
      clock,
      logger: silentLogger,
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    store.close();
  });

  it('excludes every other hand-over of the contact, and none of another contact', async () => {
    expect(await take()).not.toBeNull();
    expect(await take()).toBeNull();
    expect(await take(buildHandOver(), '40000000002')).not.toBeNull();
  });

  it('is renewed while its process is at work, for as long as that takes', async () => {
    const claim = await take();
    await pass(4 * claimTtlMs);
    expect(() => claim?.assertHeld()).not.toThrow();
    expect(await take()).toBeNull();
    await claim?.release();
    expect(await take()).not.toBeNull();
  });

  it('lapses 30 s after its process died, and a press that waits then goes on', async () => {
    const handOver = buildHandOver();
    await take(handOver);
    // Its process dies, and renews nothing.
    vi.clearAllTimers();
    const press = waits();
    await pass(29_000);
    expect(await take()).toBeNull();
    await pass(1_000);
    expect(await press).toBe('free');
    expect(await take()).not.toBeNull();
    expect(await store.handOvers.find(handOver.id)).toMatchObject({ claimedAt: null, claimedContact: null });
  });

  it('makes a press wait for 30 s, and then say so', async () => {
    await take();
    const press = waits().catch((error: unknown) => error);
    await pass(claimTtlMs + 500);
    expect(await press).toMatchObject({
      code: 'conflict',
      message:
        'An earlier hand-over to this contact is still under way, for half a minute already. Please look again in a minute.',
    });
  });

  it('ends for a process that stood still while another one took over', async () => {
    const claim = await take();
    clock.advance(claimTtlMs);
    expect(() => claim?.assertHeld()).toThrow(expect.objectContaining({ code: 'conflict' }));
    expect(await take()).not.toBeNull();
    await vi.advanceTimersByTimeAsync(claimTtlMs);
    expect(() => claim?.assertHeld()).toThrow(expect.objectContaining({ code: 'conflict' }));
    await expect(claim?.release()).rejects.toMatchObject({ code: 'conflict' });
    await expect(claim?.discard()).rejects.toMatchObject({ code: 'conflict' });
    expect(await store.handOvers.find(claim?.handOver.id ?? '')).not.toBeNull();
  });

  it('is discarded with its hand-over, unless a rep has marked a step of it as sent', async () => {
    const untouched = await take();
    await untouched?.discard();
    expect(await store.handOvers.find(untouched?.handOver.id ?? '')).toBeNull();
    const claim = await take();
    const { id } = claim?.handOver ?? buildHandOver();
    const known = await store.handOvers.find(id);
    await store.handOvers.replace((known && withSent(known, 1, true, clock.now())) ?? buildHandOver());
    await claim?.discard();
    expect(await store.handOvers.find(id)).toMatchObject({
      claimedAt: null,
      claimedContact: null,
      steps: [{ state: 'planned' }, { state: 'sent' }],
    });
  });

  it('keeps what a rep changes meanwhile, and ends when the hand-over is erased', async () => {
    const claim = await take();
    const { id } = claim?.handOver ?? buildHandOver();
    const known = await store.handOvers.find(id);
    await store.handOvers.replace((known && withSent(known, 1, true, clock.now())) ?? buildHandOver());
    const after = await claim?.change((handOver) => ({ ...handOver, sequenceId: '7' }));
    expect(after).toMatchObject({ sequenceId: '7', steps: [{}, { state: 'sent' }] });
    await store.handOvers.delete(id);
    await expect(claim?.change((handOver) => handOver)).rejects.toMatchObject({ code: 'conflict' });
  });
});
