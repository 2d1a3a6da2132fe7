import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PdfText } from '../../records/domain/generation-record.ts';
import { pdfMaxBytes } from '../../writing/contract/generation.ts';
import { PdfReader } from '../../writing/ports/pdf-reader.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Logger } from '../../platform/logger.ts';
import { childAnswerSchema } from './child-answer.ts';
import { PdfTurns } from './pdf-turns.ts';
import { runLimited, type LimitedResult, type ProcessLimits } from './run-limited.ts';

const maxPages = 200;

const defaultLimits: ProcessLimits = {
  cpuSeconds: 5,
  // Long enough for a busy machine.
  timeMs: 30_000,
  // Node alone takes some 600 MB of what the kernel counts, most of it never used.
  memoryBytes: 768 * 1024 * 1024,
  outputBytes: 16 * 1024 * 1024,
};

/** Enough for a book of 200 pages, but too little for a file that is made to keep a server busy. */
const firstTry: Partial<ProcessLimits> = { cpuSeconds: 1, memoryBytes: 704 * 1024 * 1024 };

const script = fileURLToPath(new URL('./pdf-text-child.ts', import.meta.url));
/** All that the child may read: its own script and the parser. */
const readable = [script, dirname(dirname(fileURLToPath(import.meta.resolve('unpdf'))))];
const child = { script, args: [String(maxPages)], readable };

/**
 * Reads PDFs in a child process with limits of time and memory, so that no file can take the server down. Code that
 * takes over the parser finds no secret, no file and, where the system allows it, no network.
 */
export class ChildProcessPdfReader extends PdfReader {
  readonly #logger: Logger;
  readonly #limits: ProcessLimits;
  readonly #turns = new PdfTurns();

  constructor(deps: { logger: Logger; limits?: Partial<ProcessLimits> }) {
    super();
    this.#logger = deps.logger;
    this.#limits = { ...defaultLimits, ...deps.limits };
  }

  async read(file: Parameters<PdfReader['read']>[0], userId: string): Promise<PdfText> {
    const { bytes } = file;
    if (bytes.byteLength > pdfMaxBytes) throw unreadable('The PDF is larger than 10 MB. Please upload a smaller one.');
    // The signature may follow a few bytes that mail gateways leave there.
    if (!Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 1024)).includes('%PDF-')) {
      throw unreadable('Please select a valid PDF file. This one is something else.');
    }
    const result = await this.#turns.take<LimitedResult>(userId, {
      first: async () => {
        const tried = await runLimited(child, bytes, { ...this.#limits, ...firstTry });
        return tried.ended === 'output' ? tried : null;
      },
      again: () => runLimited(child, bytes, { ...this.#limits, isBackground: true }),
    });
    if (result.ended === 'exhausted') {
      this.#logger.warn(
        { reason: result.reason, size: bytes.byteLength },
        'a PDF went beyond the limits of its process',
      );
      throw unreadable('The PDF is too complex to be read. Please upload a simpler one.');
    }
    const answer = childAnswerSchema.parse(JSON.parse(result.output));
    switch (answer.outcome) {
      case 'encrypted':
        throw unreadable('The PDF is protected by a password. Please upload one without.');
      case 'broken':
        throw unreadable('The PDF is damaged and cannot be read.');
      case 'too_many_pages':
        throw unreadable(`The PDF has ${answer.pages} pages; at most ${maxPages} can be read.`);
      case 'read': {
        const texts = answer.texts.map((text) => text.replaceAll('\u0000', '').trim());
        if (texts.every((text) => text === '')) {
          throw unreadable('The PDF contains no text, only images. Please upload one whose text can be selected.');
        }
        return {
          name: cleanName(file.name),
          pages: answer.pages,
          text: texts.map((text, i) => `[page ${i + 1}]\n${text}`).join('\n\n'),
        };
      }
    }
  }
}

const unreadable = (message: string): AppError => new AppError('pdf_unreadable', message);

/**
 * The last part of a file name, as browsers send it, without characters that a terminal or a header would interpret.
 */
function cleanName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  return (
    last
      .replaceAll(/\p{Cc}/gu, '')
      .trim()
      .slice(0, 200) || 'document.pdf'
  );
}
