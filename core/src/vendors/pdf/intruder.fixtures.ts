import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';

/* Replaces the script that reads PDFs, like code that has taken it over, and prints what it could do. */
const [port = '0'] = process.argv.slice(2);

function could(work: () => unknown): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}

const connected = await new Promise<boolean>((resolve) => {
  const socket = createConnection({ host: '127.0.0.1', port: Number(port) });
  socket.on('connect', () => resolve(true));
  socket.on('error', () => resolve(false));
});
process.stdout.write(
  JSON.stringify({
    reads: ['/etc/passwd', `${process.cwd()}/package.json`, '/proc/self/environ'].filter((path) =>
      could(() => readFileSync(path)),
    ),
    writes: could(() => writeFileSync('/tmp/intruder', 'x')),
    starts: could(() => spawnSync('true')),
    environment: Object.keys(process.env),
    connected,
  }),
  () => process.exit(0),
);
