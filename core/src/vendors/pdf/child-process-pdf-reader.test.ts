import { describe, expect, it } from 'vitest';
import { makePdf } from '../../testing/make-pdf.ts';
import { silentLogger } from '../../testing/index.ts';
import { ChildProcessPdfReader } from './child-process-pdf-reader.ts';
import type { ProcessLimits } from './run-limited.ts';

const read = (bytes: Uint8Array, limits: Partial<ProcessLimits> = {}, name = 'offer.pdf') =>
  new ChildProcessPdfReader({ logger: silentLogger, limits }).read({ name, bytes }, 'user-1');
const refusal = (message: RegExp) => ({ code: 'pdf_unreadable', message: expect.stringMatching(message) });

describe('ChildProcessPdfReader', () => {
  it('reads the text of every page under its mark', async () => {
    expect(await read(makePdf(['Our offer (draft)', '', 'Total: 40,000 EUR']))).toEqual({
      name: 'offer.pdf',
      pages: 3,
      text: '[page 1]\nOur offer (draft)\n\n[page 2]\n\n\n[page 3]\nTotal: 40,000 EUR',
    });
  });

  it('keeps the last part of a name only', async () => {
    expect((await read(makePdf(['x']), {}, 'C:\\temp\\of\u0007fer.pdf')).name).toBe('offer.pdf');
  });

  it('takes nothing for a PDF but a PDF, whatever its name', async () => {
    await expect(read(new TextEncoder().encode('<html>hello</html>'))).rejects.toMatchObject(refusal(/valid PDF/));
    await expect(read(new Uint8Array())).rejects.toMatchObject(refusal(/valid PDF/));
  });

  it('refuses what is too large or too long', async () => {
    await expect(read(new Uint8Array(10 * 1024 * 1024 + 1))).rejects.toMatchObject(refusal(/10 MB/));
    await expect(read(makePdf(Array.from({ length: 201 }, () => 'x')))).rejects.toMatchObject(refusal(/201 pages/));
    expect((await read(makePdf(Array.from({ length: 200 }, () => 'x')))).pages).toBe(200);
  });

  it('says that a PDF is protected', async () => {
    await expect(read(makePdf(['secret'], { encrypted: true }))).rejects.toMatchObject(refusal(/password/));
  });

  it('says that a PDF has no text', async () => {
    await expect(read(makePdf(['', '']))).rejects.toMatchObject(refusal(/no text/));
  });

  it('says that a PDF is damaged', async () => {
    await expect(read(new TextEncoder().encode(`%PDF-1.7\n${'garbage '.repeat(100)}`))).rejects.toMatchObject(
      refusal(/damaged/),
    );
  });

  it('survives a small file that unpacks to far more than its process may hold', async () => {
    const limits = { memoryBytes: 768 * 1024 * 1024 };
    expect((await read(makePdf(['Fits']), limits)).pages).toBe(1);
    const bomb = makePdf(['x'], { content: Buffer.alloc(300 * 1024 * 1024, 0x20) });
    expect(bomb.length).toBeLessThan(512 * 1024);
    await expect(read(bomb, limits)).rejects.toMatchObject(refusal(/too complex/));
  }, 60_000);

  it('kills what takes too long', async () => {
    const started = performance.now();
    await expect(read(makePdf(['x']), { timeMs: 20 })).rejects.toMatchObject(refusal(/too complex/));
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});
