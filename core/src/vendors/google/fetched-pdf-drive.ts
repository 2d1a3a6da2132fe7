import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { PdfDrive } from '../../writing/ports/pdf-drive.ts';
import type { GoogleEndpoints } from './google-endpoints.ts';

const folderName = 'Overture';
const folderType = 'application/vnd.google-apps.folder';
const callDeadlineMs = 10_000;
/** Enough for ten megabytes over a slow line. */
const uploadDeadlineMs = 60_000;

const fileSchema = z.object({ id: z.string().min(1) });
const listSchema = z.object({ files: z.array(fileSchema) });

/**
 * The user's Drive over its REST API, version 3, within the scope `drive.file`, which shows only files that Overture
 * created.
 */
export class FetchedPdfDrive extends PdfDrive {
  readonly #endpoints: GoogleEndpoints | undefined;

  constructor(endpoints: GoogleEndpoints | undefined) {
    super();
    this.#endpoints = endpoints;
  }

  async keep(accessToken: string, file: { readonly name: string; readonly bytes: Uint8Array }): Promise<void> {
    if (this.#endpoints === undefined) throw new Error('Google Drive is not set up.');
    const drive = new Drive(this.#endpoints.driveUrl, accessToken);
    const folder = (await drive.findFolder()) ?? (await drive.createFolder());
    await drive.upload(folder, file);
  }
}

interface Call {
  readonly method: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
}

class Drive {
  readonly #url: string;
  readonly #token: string;

  constructor(url: string, token: string) {
    this.#url = url;
    this.#token = token;
  }

  async findFolder(): Promise<string | undefined> {
    const query = new URLSearchParams({
      q: `name = '${folderName}' and mimeType = '${folderType}' and trashed = false`,
      fields: 'files(id)',
      pageSize: '1',
      spaces: 'drive',
    });
    const { files } = await this.#call(listSchema, `/drive/v3/files?${query}`, { method: 'GET' }, callDeadlineMs);
    return files[0]?.id;
  }

  async createFolder(): Promise<string> {
    const folder = await this.#call(
      fileSchema,
      '/drive/v3/files?fields=id',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: folderName, mimeType: folderType }),
      },
      callDeadlineMs,
    );
    return folder.id;
  }

  /** Sends one request of two parts: the file's name and folder, then its bytes. */
  async upload(folder: string, file: { readonly name: string; readonly bytes: Uint8Array }): Promise<void> {
    const boundary = `overture-${randomUUID()}`;
    const metadata = JSON.stringify({ name: file.name, parents: [folder], mimeType: 'application/pdf' });
    const body = Buffer.concat([
      Buffer.from(
        `--${boundary}\r\ncontent-type: application/json; charset=utf-8\r\n\r\n${metadata}\r\n` +
          `--${boundary}\r\ncontent-type: application/pdf\r\n\r\n`,
      ),
      file.bytes,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]);
    await this.#call(
      fileSchema,
      '/upload/drive/v3/files?uploadType=multipart&fields=id',
      { method: 'POST', headers: { 'content-type': `multipart/related; boundary=${boundary}` }, body },
      uploadDeadlineMs,
    );
  }

  async #call<T>(schema: z.ZodType<T>, path: string, init: Call, deadlineMs: number): Promise<T> {
    const response = await fetch(this.#url + path, {
      ...init,
      headers: { ...init.headers, authorization: `Bearer ${this.#token}`, accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(deadlineMs),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`Google Drive answered ${response.status} to ${init.method} ${path.split('?')[0]}.`);
    }
    return schema.parse(await response.json());
  }
}
