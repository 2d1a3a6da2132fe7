import type { PdfText } from '../domain/generation-record.ts';

/** Reads a PDF's text under limits of size, pages, time and memory. Errors: `pdf_unreadable` with the reason in words. */
export abstract class PdfReader {
  abstract read(file: { readonly name: string; readonly bytes: Uint8Array }): Promise<PdfText>;
}
