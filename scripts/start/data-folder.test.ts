import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { requireWritable } from './data-folder.ts';

describe('requireWritable', () => {
  it('makes the folder, and all above it', () => {
    const root = mkdtempSync(path.join(tmpdir(), 'overture-data-'));
    requireWritable('a/b/c', root);
    expect(existsSync(path.join(root, 'a/b/c'))).toBe(true);
    rmSync(root, { recursive: true });
  });

  it('names the setting when a file is in the way', () => {
    const root = mkdtempSync(path.join(tmpdir(), 'overture-data-'));
    writeFileSync(path.join(root, 'file'), '');
    expect(() => requireWritable('file/data', root)).toThrow('DATA_DIR=file/data cannot be written (ENOTDIR)');
    rmSync(root, { recursive: true });
  });
});
