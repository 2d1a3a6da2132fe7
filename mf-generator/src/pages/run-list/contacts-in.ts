/**
 * The contacts in a text: the column "contact" of a CSV, or one in each line. A CSV without that column has them in its
 * first one.
 */
export function contactsIn(text: string): readonly string[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const [head = ''] = lines;
  const delimiter = [',', ';', '\t'].find((mark) => head.includes(mark)) ?? ',';
  const columns = cellsOf(head, delimiter).map((name) => name.toLowerCase());
  const column = columns.indexOf('contact');
  const rows = column >= 0 ? lines.slice(1) : lines;
  return rows.map((line) => cellsOf(line, delimiter)[Math.max(0, column)] ?? '').filter((contact) => contact !== '');
}

/** A quoted cell may contain the delimiter. */
function cellsOf(line: string, delimiter: string): string[] {
  const cells: string[] = [''];
  let isQuoted = false;
  for (const character of line) {
    if (character === '"') isQuoted = !isQuoted;
    else if (character === delimiter && !isQuoted) cells.push('');
    else cells.push(`${cells.pop() ?? ''}${character}`);
  }
  return cells.map((cell) => cell.trim());
}
