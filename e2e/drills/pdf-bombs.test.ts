import { ChildProcessPdfReader } from '@overture/core/adapters/pdf/child-process-pdf-reader';
import { makePdf, silentLogger } from '@overture/core/testing';
import { describe, expect, it } from 'vitest';

/** A small file that keeps a parser busy for longer than any file may take. */
const bomb = makePdf(['x'], { content: Buffer.from('q Q '.repeat(40_000_000)) });

/** Somebody uploads files that were made to keep a server busy. */
describe('PDF bombs', { timeout: 180_000 }, () => {
  it('keep nobody else from reading a PDF, six of six users at once', async () => {
    const reader = new ChildProcessPdfReader({ logger: silentLogger, limits: { cpuSeconds: 2 } });
    const ends: string[] = [];
    const read = async (bytes: Uint8Array, user: string): Promise<void> => {
      const end = await reader.read({ name: 'file.pdf', bytes }, user).then(
        () => 'read',
        ({ code }: { code: string }) => code,
      );
      ends.push(`${user} ${end}`);
    };
    const attackers = Array.from({ length: 6 }, (_, index) => `attacker-${index}`);
    await Promise.all([...attackers.map((user) => read(bomb, user)), read(makePdf(['Our offer']), 'rep')]);
    expect(ends[0]).toBe('rep read');
    expect(ends.slice(1).toSorted()).toEqual(attackers.map((user) => `${user} pdf_unreadable`));
  });

  it('are read one after the other of one user, and no more of them than the queue holds', async () => {
    const reader = new ChildProcessPdfReader({ logger: silentLogger, limits: { cpuSeconds: 1 } });
    const reading = Array.from({ length: 6 }, () => reader.read({ name: 'bomb.pdf', bytes: bomb }, 'attacker'));
    const ends = await Promise.allSettled(reading);
    const codes = ends.map((end) => (end.status === 'rejected' ? String(end.reason.code) : 'read'));
    expect(codes.toSorted()).toEqual([...Array(4).fill('pdf_unreadable'), ...Array(2).fill('too_many_requests')]);
  });
});
