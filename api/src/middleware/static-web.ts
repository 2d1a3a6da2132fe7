import path from 'node:path';
import { once } from 'node:events';
import send from '@fastify/send';
import { realpath, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { AppError } from '@overture/core/platform/app-error';
import type { ApiContext, ApiMiddleware } from '../http/api-context.ts';

export interface WebMount {
  /** The path `/`, or a folder with slashes at both ends, such as `/remotes/admin/`. */
  readonly prefix: string;
  /** The folder with the build's output. */
  readonly directory: string;
}

const immutable = 'public, max-age=31536000, immutable';
/** The folder in which the build writes files with a hash of their content in the name, and nothing else. */
const hashedName = /(^|\/)assets\/[^/]+\.[0-9a-f]{8,}\.[^/]+$/;
/** The paths of files. A missing file is a 404 and never the shell's page. */
const fileFolder = /^\/(assets|remotes)(\/|$)/;
/** Paths that no screen has: with a dot in the last segment, a hidden segment, or an empty one. */
const fileLike = /\.[^/]*$|\/\.|\/\//;

/**
 * Serves the built web: the files of the mounts, and the shell's page for the address of every screen. Files are
 * checked by their real path, so that neither `..` nor a link leads outside. Clients that accept it get the `.br` file
 * beside a file.
 */
export function staticWeb(mounts: readonly WebMount[]): ApiMiddleware {
  const byLongestPrefix = [...mounts].sort((a, b) => b.prefix.length - a.prefix.length);
  const shell = mounts.find((mount) => mount.prefix === '/');
  return async (ctx) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') throw new AppError('not_found', 'Nothing here accepts data.');
    const decoded = decodePath(ctx.path);
    for (const mount of byLongestPrefix) {
      if (!decoded.startsWith(mount.prefix)) continue;
      if (await sendFile(ctx, mount.directory, decoded.slice(mount.prefix.length))) return;
    }
    const isScreen = !fileFolder.test(decoded) && !fileLike.test(decoded);
    if (isScreen && shell && (await sendFile(ctx, shell.directory, 'index.html'))) return;
    throw new AppError(
      'not_found',
      isScreen ? 'The web is not built yet. Run npm run build.' : 'There is no such file.',
    );
  };
}

function decodePath(encoded: string): string {
  try {
    const decoded = decodeURIComponent(encoded);
    if (!decoded.includes('\0')) return decoded;
  } catch {
    // An invalid escape is refused below, like a null byte.
  }
  throw new AppError('validation_failed', 'This address is not valid.');
}

/** Sends a file within the directory; returns false if there is none. Errors: `not_ready` if it cannot be opened. */
async function sendFile(ctx: ApiContext, directory: string, relative: string): Promise<boolean> {
  const root = await realpath(directory).catch(() => null);
  if (root === null || !(await isFileWithin(root, relative))) return false;
  const type = send.mime.getType(relative) ?? 'application/octet-stream';
  const compressed = ctx.acceptsEncodings('br', 'identity') === 'br' && (await isFileWithin(root, `${relative}.br`));
  const name = compressed ? `${relative}.br` : relative;
  const result = await send(ctx.req, `/${name.split('/').map(encodeURIComponent).join('/')}`, {
    root,
    index: false,
    dotfiles: 'ignore',
    acceptRanges: false,
    cacheControl: false,
    contentType: false,
  });
  if (result.type !== 'file' && result.statusCode !== 304) {
    result.stream.destroy();
    return false;
  }
  ctx.compress = false;
  ctx.status = result.statusCode;
  if (result.statusCode === 304) result.stream.destroy();
  // Koa removes the length when a stream becomes the body, so the headers are set afterwards.
  else ctx.body = ctx.method === 'HEAD' ? result.stream : await opened(result.stream);
  for (const [header, value] of Object.entries(result.headers)) ctx.set(header, value);
  ctx.set('Cache-Control', hashedName.test(relative) ? immutable : 'no-cache');
  ctx.vary('Accept-Encoding');
  if (result.statusCode === 200) {
    ctx.set('Content-Type', send.isUtf8MimeType(type) ? `${type}; charset=utf-8` : type);
    if (compressed) ctx.set('Content-Encoding', 'br');
  }
  return true;
}

/** Waits until the file is open: an error that the stream reports before it is sent would end the process. */
async function opened(stream: Readable): Promise<Readable> {
  try {
    await once(stream, 'open');
  } catch (cause) {
    throw new AppError('not_ready', 'This file cannot be read right now. Please try again in a moment.', { cause });
  }
  // Koa reports an error of reading and ends the answer, but listens only when it begins to send.
  return stream.on('error', () => undefined);
}

async function isFileWithin(root: string, relative: string): Promise<boolean> {
  if (relative.split('/').some((segment) => segment.startsWith('.'))) return false;
  try {
    const file = await realpath(path.join(root, relative));
    return file.startsWith(root + path.sep) && (await stat(file)).isFile();
  } catch {
    return false;
  }
}
