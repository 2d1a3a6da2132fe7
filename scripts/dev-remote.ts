import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { rspackConfig } from '@overture/ui/build';
import { webParts } from '@overture/ui/build/parts';

/**
 * `npm run dev -w mf-history`: runs one remote alone in the app's frame, rebuilt at every change. The fakes in
 * `ui/src/testing` answer its requests. With `-- --api http://localhost:3000` a running API answers them, signed in as
 * the first superadmin (`SUPERADMIN_PASSWORD`, else the default password). `PORT` chooses the port; 0 takes a free one.
 */
async function devRemote(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { api: { type: 'string' } } });
  const part = webParts.find((name) => name !== 'shell' && name === positionals[0]);
  if (part === undefined) throw new Error(`Name one of ${webParts.slice(1).join(', ')}.`);
  const { api } = values;
  if (api !== undefined && !/^https?:$/.test(URL.parse(api)?.protocol ?? ''))
    throw new Error(`--api must be an address like http://localhost:3000; it is ${api}`);
  const password = process.env['SUPERADMIN_PASSWORD'] || 'Overture!1';
  const config = rspackConfig({ part, mode: 'development', standalone: { api: api !== undefined, password } });
  const server = new RspackDevServer(
    {
      host: '127.0.0.1',
      port: Number(process.env['PORT'] ?? 5173),
      static: false,
      historyApiFallback: true,
      ...(api === undefined ? {} : { proxy: [{ context: ['/api'], target: api, changeOrigin: true }] }),
    },
    rspack(config),
  );
  await server.start();
  const address = server.server?.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  process.stdout.write(`${part} runs alone at http://127.0.0.1:${port}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    await devRemote();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
