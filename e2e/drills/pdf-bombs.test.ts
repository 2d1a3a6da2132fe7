import { ChildProcessPdfReader } from '@overture/core/adapters/pdf/child-process-pdf-reader';
import { makePdf, silentLogger } from '@overture/core/testing';
import { describe, expect, it } from 'vitest';

const aLongPage = Buffer.from(`BT /F1 12 Tf ${'(a) Tj '.repeat(20_000_000)} ET`);

/** Somebody uploads files that were made to keep a server busy. */
describe('PDF bombs', { timeout: 180_000 }, () => {
  it('keep nobody else from reading a PDF within 3 s, six at once', async () => {
    const reader = new ChildProcessPdfReader({ logger: silentLogger });
    const readOffer = async (): Promise<number> => {
      const started = performance.now();
      const offer = await reader.read({ name: 'offer.pdf', bytes: makePdf(['Our offer']) }, 'rep');
      expect(offer.pages).toBe(1);
      return performance.now() - started;
    };
    // The first one also finds out what the system allows.
    await readOffer();
    const aloneMs = await readOffer();
    const bomb = makePdf(['x'], { content: aLongPage });
    const bombs = Array.from({ length: 6 }, () =>
      reader.read({ name: 'bomb.pdf', bytes: bomb }, 'attacker').then(
        () => 'read',
        ({ code }: { code: string }) => code,
      ),
    );
    const tookMs = await readOffer();
    // Where other work keeps the machine busy, a PDF takes long without any bomb.
    expect(tookMs).toBeLessThan(Math.max(3_000, 4 * aloneMs));
    // One after the other, and no more of them than the queue holds for one user.
    const ends = await Promise.all(bombs);
    expect(ends.toSorted()).toEqual([...Array(4).fill('pdf_unreadable'), ...Array(2).fill('too_many_requests')]);
  });
});
