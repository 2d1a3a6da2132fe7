import type { PdfText } from '../records/domain/generation-record.ts';
import { PdfReader } from '../writing/ports/pdf-reader.ts';
import { PlannedFailures } from './planned-failures.ts';

/** Reads the bytes as UTF-8 text of one page. */
export class FakePdfReader extends PdfReader {
  readonly #failures = new PlannedFailures();

  failNext(error: Error): void {
    this.#failures.add(error);
  }

  async read(file: { readonly name: string; readonly bytes: Uint8Array }): Promise<PdfText> {
    this.#failures.throwNext();
    return { name: file.name, pages: 1, text: `[page 1]\n${new TextDecoder().decode(file.bytes)}` };
  }
}
