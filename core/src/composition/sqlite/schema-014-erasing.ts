/**
 * Changes no table. A store of an older version may still hold what was deleted there, in the unused parts of its file;
 * by this number `migrate` knows that the file was rewritten without them.
 */
export const erasingSchema = '';
