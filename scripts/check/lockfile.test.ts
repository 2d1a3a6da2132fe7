import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const lockfile = z
  .object({
    packages: z.record(z.string(), z.object({ optionalDependencies: z.record(z.string(), z.string()).optional() })),
  })
  .parse(JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')));

describe('the lockfile', () => {
  it('holds every binary of every platform, as `npm ci` refuses to install otherwise', () => {
    const locked = new Set(Object.keys(lockfile.packages).map((path) => path.split('node_modules/').at(-1)));
    const missing = Object.entries(lockfile.packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !locked.has(name))
        .map((name) => `${path} → ${name}`),
    );
    expect(missing).toEqual([]);
  });
});
