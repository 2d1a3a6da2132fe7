import { describe, expect, it } from 'vitest';
import { checkImports } from './imports.ts';

describe('the import rules', () => {
  it('read the project and catch every forbidden import of the canary', { timeout: 60_000 }, async () => {
    const { modules, blindRules } = await checkImports();
    expect(modules).toBeGreaterThan(100);
    expect(blindRules).toEqual([]);
  });
});
