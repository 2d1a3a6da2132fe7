import { ChildProcessPdfReader } from '@overture/core/vendors/pdf/child-process-pdf-reader';
import { makePdf, silentLogger } from '@overture/core/testing';
import { describe, expect, it } from 'vitest';

/** A small file that keeps a parser busy for longer than any file may take. */
const bomb = makePdf(['x'], { content: Buffer.from('q Q '.repeat(40_000_000)) });

/** What the kernel gives to other work first may need much longer than its second of processor. */
const limits = { cpuSeconds: 1, timeMs: 15_000 };

/** Somebody uploads files that were made to keep a server busy. */
describe('PDF bombs', { timeout: 180_000 }, () => {
  it('keep nobody else from reading a PDF, six of six users at once', async () => {
    const reader = new ChildProcessPdfReader({ logger: silentLogger, limits });
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

  it('are read one after the other of one user, and no more files than the queue holds', async () => {
    const reader = new ChildProcessPdfReader({ logger: silentLogger, limits });
    const files = [bomb, ...Array.from({ length: 5 }, () => makePdf(['Our offer']))];
    const ends: string[] = [];
    const reading = files.map((bytes, index) =>
      reader.read({ name: 'file.pdf', bytes }, 'attacker').then(
        () => ends.push(`${index} read`),
        ({ code }: { code: string }) => ends.push(`${index} ${code}`),
      ),
    );
    await Promise.all(reading);
    expect(ends).toEqual([
      '4 too_many_requests',
      '5 too_many_requests',
      '0 pdf_unreadable',
      '1 read',
      '2 read',
      '3 read',
    ]);
  });
});
