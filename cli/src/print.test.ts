import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { Io } from './io.ts';
import { printable, printTable } from './print.ts';
import { CollectingStream } from './testing/collecting-stream.ts';

function collecting(isTTY: boolean): { io: Io; text: () => string } {
  const stream = new CollectingStream(isTTY);
  const io = new Io({ stdin: Readable.from([]), stdout: stream, stderr: stream, environment: { NO_COLOR: '1' } });
  return { io, text: () => stream.text };
}

describe('printTable', () => {
  it('prints one tab-separated line per row for a program, whatever the cells contain', async () => {
    const { io, text } = collecting(false);
    await printTable(io, [{ A: 'one\ttwo', B: 'three\nfour', C: 5, D: null }]);
    expect(text()).toBe('one two\tthree four\t5\t-\n');
  });

  it('prints aligned columns with a header for a person', async () => {
    const { io, text } = collecting(true);
    await printTable(io, [
      { Name: 'Ada', Town: 'Lagos' },
      { Name: 'Maximilian', Town: 'Bonn' },
    ]);
    const [head, first, second] = text().split('\n');
    expect(head?.indexOf('TOWN')).toBe(first?.indexOf('Lagos'));
    expect(head?.indexOf('TOWN')).toBe(second?.indexOf('Bonn'));
  });

  it('cuts the widest cells to fit a row into the terminal, but no ids', async () => {
    const { io, text } = collecting(true);
    const id = '7e99bc2d-6a98-4ef5-b1d0-ba653bf692f1';
    await printTable(io, [{ Title: 'Website or app relaunch: after the enquiry', Domain: 'Conference-Sales', Id: id }]);
    const [head = '', row = ''] = text().split('\n');
    expect(row).toContain(`…  Conference-Sales  ${id}`);
    expect(row.length).toBeLessThanOrEqual(80);
    expect(head.indexOf('ID')).toBe(row.indexOf(id));
  });
});

describe('printable', () => {
  it('removes control characters from outside texts', () => {
    expect(printable('a\u001b[31mred\u0007\nb')).toBe('a [31mred b');
  });
});
