import { randomBytes } from 'node:crypto';

export type VendorFile = {
  id: string;
  token: string;
  filename: string;
  purpose: 'batch' | 'batch_output';
  createdAt: number;
  text: string;
};

/** What was uploaded and what batches wrote, for as long as the process lives; each key sees its own. */
export class VendorFiles {
  readonly #files = new Map<string, VendorFile>();

  add(file: Pick<VendorFile, 'token' | 'filename' | 'purpose' | 'text'>): VendorFile {
    const id = `file-${randomBytes(16).toString('hex').slice(0, 22)}`;
    const added = { ...file, id, createdAt: Math.floor(Date.now() / 1000) };
    this.#files.set(id, added);
    return added;
  }

  find(token: string, id: string): VendorFile | undefined {
    const file = this.#files.get(id);
    return file?.token === token ? file : undefined;
  }

  delete(id: string): void {
    this.#files.delete(id);
  }
}

export const presentFile = (file: VendorFile) => ({
  id: file.id,
  object: 'file',
  bytes: Buffer.byteLength(file.text),
  created_at: file.createdAt,
  filename: file.filename,
  purpose: file.purpose,
  status: 'processed',
  status_details: null,
  expires_at: null,
});
