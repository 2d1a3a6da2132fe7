/** A user's own Google Drive, as far as Overture may write there. */
export abstract class PdfDrive {
  /** Stores the file in the folder "Overture", which is made where it is missing. Throws when Drive refuses or does not answer in time. */
  abstract keep(accessToken: string, file: { readonly name: string; readonly bytes: Uint8Array }): Promise<void>;
}
