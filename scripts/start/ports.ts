import { createServer } from 'node:net';

/** The reason why a start must stop, in one line that people can act on. */
export class StartError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'StartError';
  }
}

type PortSetting = 'PORT' | 'SANDBOX_PORT';

/**
 * Returns `port`, or a free one for 0, after listening on it for a moment. Throws StartError with the setting and its
 * value if that is not possible.
 */
export async function claimPort(setting: PortSetting, port: number, host: string): Promise<number> {
  try {
    return await listenOnce(port, host);
  } catch (error) {
    throw new StartError(reasonFor(codeOf(error), setting, port, host));
  }
}

const portsTried = 20;

/** Like `claimPort`, but tries the next port while one is in use or in `taken`. */
export async function claimPortFrom(
  setting: PortSetting,
  first: number,
  host: string,
  taken: readonly number[] = [],
): Promise<number> {
  for (let port = first; port < first + portsTried; port += 1) {
    if (taken.includes(port)) continue;
    try {
      return await listenOnce(port, host);
    } catch (error) {
      if (codeOf(error) !== 'EADDRINUSE') throw new StartError(reasonFor(codeOf(error), setting, port, host));
    }
  }
  return claimPort(setting, 0, host);
}

/** Listens on the port, 0 for any, and stops at once. Returns the port's number. */
async function listenOnce(port: number, host: string): Promise<number> {
  const server = createServer();
  try {
    return await new Promise<number>((resolve, reject) => {
      server.once('error', reject);
      server.listen({ port, host }, () => {
        const address = server.address();
        resolve(typeof address === 'object' && address !== null ? address.port : port);
      });
    });
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}

function reasonFor(code: string, setting: PortSetting, port: number, host: string): string {
  switch (code) {
    case 'EADDRINUSE':
      return `${setting}=${port} is in use on ${host}: stop what listens there, or set ${setting} to another port (0 picks a free one).`;
    case 'EACCES':
      return `${setting}=${port} may not be opened by this user: set ${setting} to a port above 1023.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST=${host} is not an address of this machine.`;
    default:
      return `${setting}=${port} cannot be opened on ${host} (${code}).`;
  }
}
