import { Readable } from 'node:stream';
import type { CsvRow } from '@overture/core/contract';
import { describe, expect, it } from 'vitest';
import { readCsv } from './read-csv.ts';

async function readAll(...chunks: (string | Uint8Array)[]): Promise<{ columns: readonly string[]; rows: CsvRow[] }> {
  const { columns, rows } = await readCsv(Readable.from(chunks));
  const read: CsvRow[] = [];
  for await (const row of rows) read.push(row);
  return { columns, rows: read };
}

const utf16be = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();

describe('readCsv', () => {
  const text = 'Email,Full name\r\nkim@agency.com,"Kim ""K"", Lee"\r\njo@agency.com, Jö \r\n';

  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${text}`)],
    ['UTF-16 LE with a byte order mark', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16 LE', Buffer.from(text, 'utf16le')],
    ['UTF-16 BE with a byte order mark', utf16be(`\uFEFF${text}`)],
    ['UTF-16 BE', utf16be(text)],
    ['LF line ends', Buffer.from(text.replaceAll('\r\n', '\n'))],
    ['CR line ends', Buffer.from(text.replaceAll('\r\n', '\r'))],
    ['no end of the last line', Buffer.from(text.trimEnd())],
    ['semicolons', Buffer.from(text.replaceAll(',', ';').replace('"Kim ""K"";', '"Kim ""K"",'))],
    ['a named separator', Buffer.from(`sep=,\r\n${text}`)],
  ])('reads %s, whatever the size of its chunks', async (_name, bytes) => {
    const pieces = Array.from(bytes, (byte) => Uint8Array.of(byte));
    for (const chunks of [[bytes], pieces]) {
      const { columns, rows } = await readAll(...chunks);
      expect(columns).toEqual(['email', 'full_name']);
      expect(rows.map(({ row, cells, problem }) => ({ row, cells, problem }))).toEqual([
        { row: 1, cells: { email: 'kim@agency.com', full_name: 'Kim "K", Lee' }, problem: null },
        { row: 2, cells: { email: 'jo@agency.com', full_name: 'Jö' }, problem: null },
      ]);
    }
  });

  it('numbers rows and lines over empty lines and cells of several lines', async () => {
    const { rows } = await readAll('a,b\n\n1,"x\ny"\n,\n2\n');
    expect(rows.map(({ row, line, cells }) => [row, line, cells])).toEqual([
      [1, 3, { a: '1', b: 'x\ny' }],
      [2, 6, { a: '2', b: '' }],
    ]);
  });

  it('names a row that cannot be read, once, and reads the rows after it', async () => {
    const { rows } = await readAll('a,b\n1,fine\n2,O"Neil "Jr"\n\n3,4,5\n"x\ny",6,7\n8,"last"\n9,\n');
    expect(rows.map(({ row, line, problem, cells }) => [row, line, problem ?? cells])).toEqual([
      [1, 2, { a: '1', b: 'fine' }],
      [2, 3, 'it has a quote inside a cell that does not begin with one'],
      [3, 5, 'it has 3 cells where the header has 2'],
      [4, 6, 'it has 3 cells where the header has 2'],
      [5, 8, { a: '8', b: 'last' }],
      [6, 9, { a: '9', b: '' }],
    ]);
  });

  it.each([
    ['a,b\n1,2\n\n3,"odd"text\n4,5\n', 'after line 2 cannot be read: a quote closes a cell, and more text follows it.'],
    ['a,b\n1,"x\ny"\n3,"open\n4,5\n', 'after line 3 cannot be read: a quote is opened and never closed.'],
    [`a,b\n1,"${'long '.repeat(210_000)}"\n`, 'after line 1 cannot be read: it is longer than 1,000,000 characters'],
    [`a,b\n1,${'long '.repeat(210_000)}`, 'after line 1 cannot be read: it is longer than 1,000,000 characters'],
  ])('ends at a row after which the next one cannot be found (%#)', async (text, message) => {
    await expect(readAll(text)).rejects.toThrow(message);
  });

  it.each([
    ['', 'The CSV is empty: its first line must name the columns.'],
    ['\uFEFF\n\n', 'The CSV is empty: its first line must name the columns.'],
    ['a,,b\n', 'Every column of the CSV needs a name in its header.'],
    ['Email,email\n', 'The CSV has two columns called "email".'],
    ['"a,b\n', 'The header of the CSV cannot be read: a quote is opened and never closed.'],
  ])('refuses %j', async (text, message) => {
    await expect(readAll(text)).rejects.toThrow(message);
  });

  it('refuses bytes that are no text', async () => {
    await expect(readAll(Buffer.from('name\nJ\u00f6\n', 'latin1'))).rejects.toThrow(
      'The text is neither UTF-8 nor UTF-16',
    );
  });

  it('reads an endless source only a little ahead, and closes it when the reader stops', async () => {
    let made = 0;
    const closed = Promise.withResolvers<void>();
    const endless = async function* () {
      try {
        yield 'contact,note\n';
        for (;;) yield `${made++},"note, quoted"\n`;
      } finally {
        closed.resolve();
      }
    };
    const { rows } = await readCsv(endless());
    for await (const { row, cells } of rows) {
      if (row < 20_000) continue;
      expect(cells).toEqual({ contact: '19999', note: 'note, quoted' });
      expect(made).toBeLessThan(40_000);
      break;
    }
    await closed.promise;
  });
});
