import { buffer } from 'node:stream/consumers';
import { extractText, getDocumentProxy } from 'unpdf';
import type { ChildAnswer } from './child-answer.ts';

/**
 * Runs in a process of its own: reads a PDF from standard input and writes one ChildAnswer as JSON. A hostile file can
 * attack the parser only here, where there are no secrets, few rights and little memory.
 */
async function readPdf(bytes: Uint8Array, maxPages: number): Promise<ChildAnswer> {
  const pdf = await getDocumentProxy(bytes, { useSystemFonts: false, verbosity: 0 });
  if (pdf.numPages > maxPages) return { outcome: 'too_many_pages', pages: pdf.numPages };
  const { text } = await extractText(pdf, { mergePages: false });
  return { outcome: 'read', pages: pdf.numPages, texts: text.map((page) => page.slice(0, maxCharacters)) };
}

/** For one page; a densely printed page has a tenth of it. */
const maxCharacters = 50_000;

function failureOf(error: unknown): ChildAnswer {
  return { outcome: error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'broken' };
}

const bytes = new Uint8Array(await buffer(process.stdin));
const answer = await readPdf(bytes, Number(process.argv[2])).catch(failureOf);
process.stdout.write(JSON.stringify(answer), () => process.exit(0));
