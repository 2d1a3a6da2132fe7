import type { BulkEntry } from '@overture/core/runs/domain/bulk-row';
import type { Io } from '../io.ts';
import { printable } from '../print.ts';

/** The maximum number of rows that a person at a terminal sees; without a terminal all are printed. */
const maxShown = 20;

/** Prints on stderr each row of a list that cannot be generated, with its line. */
export function invalidRowPrinter(io: Io): (entry: BulkEntry, why: string) => void {
  let told = 0;
  return ({ line, contact }, why) => {
    told += 1;
    if (io.isMessageTerminal && told > maxShown) {
      if (told === maxShown + 1) io.message('There are more such rows; without a terminal all are named.');
      return;
    }
    io.message(
      `${io.styleMessage('yellow', `Line ${line}:`)} ${printable(why)} (${printable(contact) || 'no contact'})`,
    );
  };
}
