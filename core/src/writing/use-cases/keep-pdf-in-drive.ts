import { googleAccessContext } from '../../people/sign-in/domain/google-access.ts';
import { GoogleAccessRepository } from '../../people/sign-in/ports/google-access-repository.ts';
import { SecretBox } from '../../platform/secret-box.ts';
import { Clock } from '../../platform/clock.ts';
import { Logger } from '../../platform/logger.ts';
import { PdfDrive } from '../ports/pdf-drive.ts';
import { UseCase } from '../../platform/needs.ts';

/**
 * Stores an uploaded PDF in the user's Drive too, if the user has given access to it. It never rejects: the record
 * already contains the text, so that a failure of Drive is only a warning.
 */
export class KeepPdfInDrive extends UseCase({
  googleAccess: GoogleAccessRepository,
  secretBox: SecretBox,
  drive: PdfDrive,
  clock: Clock,
  logger: Logger,
}) {
  /** `no_access` is the usual case: the user gave no access to Drive. */
  async execute(input: {
    userId: string;
    pdf: { readonly name: string; readonly bytes: Uint8Array };
  }): Promise<'kept' | 'no_access' | 'failed'> {
    const { googleAccess, secretBox, drive, clock, logger } = this.deps;
    try {
      const found = await googleAccess.find(input.userId, clock.now());
      if (found === null) return 'no_access';
      await drive.keep(secretBox.open(found.sealed, googleAccessContext(input.userId)), input.pdf);
      return 'kept';
    } catch (error) {
      logger.warn({ err: error, userId: input.userId }, 'an uploaded PDF could not be kept in Google Drive');
      return 'failed';
    }
  }
}
