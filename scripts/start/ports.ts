import { createServer } from 'node:net';

/** What stops a start, told in one line that people can act on. */
export class StartError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'StartError';
  }
}

/**
 * Returns `port`, or a free one for 0, once it is certain that it can be listened on.
 * Throws StartError naming the setting and its value otherwise.
 */
export async function claimPort(setting: 'PORT' | 'SANDBOX_PORT', port: number, host: string): Promise<number> {
  const server = createServer();
  try {
    return await new Promise<number>((resolve, reject) => {
      server.once('error', reject);
      server.listen({ port, host }, () => {
        const address = server.address();
        resolve(typeof address === 'object' && address !== null ? address.port : port);
      });
    });
  } catch (error) {
    throw new StartError(reasonFor(error, setting, port, host));
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}

function reasonFor(error: unknown, setting: string, port: number, host: string): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
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
