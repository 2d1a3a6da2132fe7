import type { BulkEntry } from '@overture/core/app';
import type { Io } from '../io.ts';
import { printable } from '../printable.ts';

/** What a person at a terminal reads of them; elsewhere all are told. */
const maxShown = 20;

/** Tells on stderr, by its line, each row of a list that cannot be generated. */
export function invalidRowTeller(io: Io): (entry: BulkEntry, why: string) => void {
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
