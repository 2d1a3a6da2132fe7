#!/usr/bin/env node
// Plain JavaScript for any Node from 20 on: finds the Node 24 that the project pins and runs the command on it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';
import { fileURLToPath } from 'node:url';

const major = Number(process.versions.node.split('.')[0]);

if (major >= 24) {
  // Compiled once and kept in the temporary folder; where that cannot be written, compiled each time.
  module.enableCompileCache();
  await import('../src/main.ts');
} else {
  const pinned = fileURLToPath(new URL('../../node_modules/.bin/node', import.meta.url));
  if (!existsSync(pinned)) {
    process.stderr.write(`overture needs Node 24 or newer; this is ${process.versions.node}.\n`);
    process.exit(1);
  }
  // The terminal sends Ctrl-C to both; only the command itself decides what it means.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
  const { status, signal } = spawnSync(pinned, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  process.exit(status ?? (signal === 'SIGINT' ? 130 : 1));
}
