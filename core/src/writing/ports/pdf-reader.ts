import type { PdfText } from '../../records/domain/generation-record.ts';

/**
 * Reads a PDF's text under limits of size, pages, time and memory. It reads one PDF per user at a time.
 * Errors: `pdf_unreadable` with the reason for the user, `too_many_requests` while too many others are being read.
 */
export abstract class PdfReader {
  abstract read(file: { readonly name: string; readonly bytes: Uint8Array }, userId: string): Promise<PdfText>;
}
