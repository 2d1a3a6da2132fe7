import * as asian from './asian.ts';
import * as central from './central.ts';
import * as eastern from './eastern.ts';
import * as english from './english.ts';
import * as german from './german.ts';
import * as nordic from './nordic.ts';
import * as romance from './romance.ts';

/** Written stories by language; `read-stories.ts` says how they are written. */
export const written: Readonly<Record<string, string>> = {
  ...english,
  ...german,
  ...nordic,
  ...romance,
  ...central,
  ...eastern,
  ...asian,
};
