import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { readCsv, type CsvRow } from './read-csv.ts';

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
  ])('reads %s, in whatever pieces it comes', async (_name, bytes) => {
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

  it('names the rows it cannot read and reads those after them', async () => {
    const { rows } = await readAll('a,b\n1,"open\n2,fine\n3,"odd"text\n4,5,6\n5,O"Neil\n6,last\n');
    expect(rows.map(({ line, problem, cells }) => [line, problem ?? cells])).toEqual([
      [2, 'its quotes are not where a cell begins and ends'],
      [3, { a: '2', b: 'fine' }],
      [4, 'its quotes are not where a cell begins and ends'],
      [5, 'it has 3 cells where the header has 2'],
      [6, 'a quote is opened and never closed'],
      [7, { a: '6', b: 'last' }],
    ]);
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

  it('reads a file far larger than what it keeps', async () => {
    let made = 0;
    const many = async function* () {
      yield 'contact,note\n';
      for (; made < 200_000; made += 1) yield `${made},"note, quoted"\n`;
    };
    const { rows } = await readCsv(many());
    let count = 0;
    for await (const { row, cells } of rows) {
      count += 1;
      if (count === 10) expect(made).toBeLessThan(20);
      if (count === 1_000) {
        expect([row, cells.note]).toEqual([1_000, 'note, quoted']);
        break;
      }
    }
    expect(made).toBeLessThan(1_100);
  });
});
