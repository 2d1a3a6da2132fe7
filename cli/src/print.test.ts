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

describe('printTable, where not even the narrowest columns fit', () => {
  const row = {
    Email: 'sales@overture.example',
    Role: 'superadmin',
    Domain: 'Overture-Sales',
    Name: 'Sales Manager',
    Created: '2026-01-05',
    Id: '7e99bc2d-6a98-4ef5-b1d0-ba653bf692f1',
  };
  it('writes the ids below their rows, and every line fits', async () => {
    const { io, text } = collecting(true);
    await printTable(io, [row, { ...row, Email: 'kim@overture.example' }]);
    const lines = text().trimEnd().split('\n');
    expect(lines).toHaveLength(5);
    expect(lines[2]).toBe(`  id ${row.Id}`);
    expect(lines[3]).toMatch(/^kim@overture\.example +superadmin +Overture-S/);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  it('leaves the output for programs as it is', async () => {
    const { io, text } = collecting(false);
    await printTable(io, [row]);
    expect(text()).toBe(`${Object.values(row).join('\t')}\n`);
  });
});

describe('printable', () => {
  it('removes control characters from outside texts', () => {
    expect(printable('a\u001b[31mred\u0007\nb')).toBe('a [31mred b');
  });
});
