/**
 * The text of a cell of a CSV file, with an apostrophe before it if a spreadsheet would take it for a formula.
 * Spreadsheets recognise one even after spaces, and by full-width signs.
 */
export function csvCell(text: string): string {
  return /^[\s\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n\0]/u.test(text) ? `'${text}` : text;
}
