import busboy from 'busboy';
import { AppError } from '@overture/core/platform/app-error';
import { isTooLong, textFieldLimit, tooLongMessage } from '@overture/core/contract';
import type { ApiContext } from './api-context.ts';
import type { UploadedFile } from '@overture/core/platform/http/route';

const maxFields = 40;

export interface MultipartBody {
  readonly fields: Readonly<Record<string, string>>;
  readonly file: UploadedFile | null;
}

/**
 * Reads multipart/form-data as a stream: text fields of at most 100 kB each, and at most one file under the declared
 * name, which is kept in memory up to its limit. The rest of a refused body is read and dropped, so that the sender
 * receives the answer.
 * Errors: `unsupported_media_type`, `too_large`, `validation_failed`.
 */
export async function readMultipartBody(
  ctx: ApiContext,
  declared: { readonly file: string; readonly maxBytes: number },
): Promise<MultipartBody> {
  if (ctx.request.type !== 'multipart/form-data') {
    throw new AppError('unsupported_media_type', 'Send the body as multipart/form-data.');
  }
  const parser = openParser(ctx, declared.maxBytes);
  const fields = new Map<string, string>();
  let file: UploadedFile | null = null;
  let filesSeen = 0;

  try {
    await new Promise<void>((resolve, reject) => {
      parser.on('field', (partName: string | undefined, value, info) => {
        const name = partName ?? '';
        if (info.nameTruncated || info.valueTruncated) {
          reject(tooLarge(name, tooLongMessage(name)));
        } else if (fields.has(name) || name === declared.file) {
          reject(malformed(name, fields.has(name) ? 'Given more than once' : 'Must be a file'));
        } else {
          // Browsers send each line break of a form as two bytes, although the user typed and counted one.
          const text = value.replaceAll('\r\n', '\n');
          if (isTooLong(text)) {
            reject(tooLarge(name, tooLongMessage(name)));
          } else {
            fields.set(name, text);
          }
        }
      });
      parser.on('file', (partName: string | undefined, stream, info) => {
        const name = partName ?? '';
        // An interrupted upload fails both this stream and the parser, whose error is handled.
        stream.on('error', () => undefined);
        filesSeen += 1;
        if (name !== declared.file || filesSeen > 1) {
          reject(malformed(name, filesSeen > 1 ? 'Only one file is accepted' : 'No file is accepted here'));
          return;
        }
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('limit', () => {
          chunks.length = 0;
          reject(tooLarge(name, `The file is larger than ${Math.floor(declared.maxBytes / 1024 / 1024)} MB`));
        });
        stream.on('end', () => {
          const bytes = Buffer.concat(chunks);
          // Browsers send an untouched file input as an empty file without a name.
          if (bytes.length > 0 || info.filename) file = { name: info.filename || 'file', bytes };
        });
      });
      for (const limit of ['fieldsLimit', 'filesLimit', 'partsLimit'] as const) {
        parser.on(limit, () => reject(new AppError('validation_failed', 'The form has too many parts.')));
      }
      parser.on('error', (cause) => reject(new AppError('validation_failed', 'The form cannot be read.', { cause })));
      parser.on('close', resolve);
      ctx.req.once('close', () => {
        if (!ctx.req.complete) reject(new AppError('validation_failed', 'The form was cut off.'));
      });
      ctx.req.pipe(parser);
    });
  } catch (error) {
    ctx.req.unpipe(parser);
    ctx.req.resume();
    throw error;
  }
  // The map made names such as `__proto__` harmless. As own properties the strict schema refuses them.
  return { fields: Object.fromEntries(fields), file };
}

function openParser(ctx: ApiContext, maxBytes: number): busboy.Busboy {
  try {
    return busboy({
      headers: ctx.req.headers,
      defParamCharset: 'utf8',
      limits: {
        fieldNameSize: 100,
        // A text of line breaks only has twice the bytes when it is sent. The text is measured when it is complete.
        fieldSize: 2 * textFieldLimit + 1,
        fields: maxFields,
        fileSize: maxBytes + 1,
        files: 2,
        headerPairs: 20,
      },
    });
  } catch (cause) {
    throw new AppError('validation_failed', 'The form names no boundary.', { cause });
  }
}

function malformed(name: string, message: string): AppError {
  const path = name.slice(0, 100);
  return new AppError('validation_failed', `${path}: ${message}`, { issues: [{ path, message }] });
}

/** Users see only the sentence; the field's name is for programs. */
function tooLarge(name: string, message: string): AppError {
  return new AppError('too_large', message, { issues: [{ path: name.slice(0, 100), message }] });
}
