/** The folder of a user's Google Drive to which Overture may write. */
export abstract class PdfDrive {
  /**
   * Stores the file in the folder "Overture", which it creates if it is missing. Throws if Drive refuses or is too
   * slow.
   */
  abstract keep(accessToken: string, file: { readonly name: string; readonly bytes: Uint8Array }): Promise<void>;
}
