import { describe, expect, it } from 'vitest';
import { departmentKeys, departmentNames, summaryGroupOf } from './departments.ts';

describe('departmentNames', () => {
  it("puts the product's name into the domains and keeps the keys", () => {
    const names = departmentNames('Acme');
    expect(names.departments).toEqual(['Acme-Sales', 'Acme-PM', 'DT-Sales', 'DT-PM', 'Conference-Sales']);
    expect(names.summaryDepartments).toEqual(['Acme', 'DT', 'Conference']);
    expect(names.keyOf('Acme-PM')).toBe('product-pm');
    expect(names.keyOf('Overture-PM')).toBeUndefined();
  });

  it('goes from key to name and back for every domain', () => {
    const names = departmentNames('Overture');
    for (const key of departmentKeys) expect(names.keyOf(names.nameOf(key))).toBe(key);
  });

  it('summarises sales and project management of one group with the same prompt', () => {
    expect(departmentKeys.map(summaryGroupOf)).toEqual(['product', 'product', 'dt', 'dt', 'conference']);
  });
});
