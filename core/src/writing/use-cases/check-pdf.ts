import { AppError } from '../../platform/app-error.ts';
import { PdfReader } from '../ports/pdf-reader.ts';
import { UseCase } from '../../platform/needs.ts';

/**
 * Reads a PDF to find out early whether it can be read. Errors: those of `PdfReader`, and `pdf_unreadable` without a
 * file.
 */
export class CheckPdf extends UseCase({ pdfReader: PdfReader }) {
  async execute(input: {
    userId: string;
    pdf: Parameters<PdfReader['read']>[0] | null;
  }): Promise<{ readonly pages: number }> {
    if (input.pdf === null) throw new AppError('pdf_unreadable', 'Please select a PDF file.');
    const { pages } = await this.deps.pdfReader.read(input.pdf, input.userId);
    return { pages };
  }
}
