import { PdfDrive } from '../writing/ports/pdf-drive.ts';
import { PlannedFailures } from './planned-failures.ts';

/** A Drive that remembers what was kept, and with which token. */
export class FakePdfDrive extends PdfDrive {
  readonly kept: { readonly accessToken: string; readonly name: string }[] = [];
  readonly #failures = new PlannedFailures();

  failNext(error: Error): void {
    this.#failures.add(error);
  }

  async keep(accessToken: string, file: { readonly name: string }): Promise<void> {
    this.#failures.throwNext();
    this.kept.push({ accessToken, name: file.name });
  }
}
