import { expect, it } from 'vitest';
import { systemActor } from '../domain/audit-entry.ts';
import { departmentNames } from '../../platform/contract/departments.ts';
import { presentAuditEntry } from './audit-entry.ts';

const shown = (target: string, detail = '') =>
  presentAuditEntry(
    { id: 'a1', at: 0, actor: systemActor, action: 'limit_saved', target, detail },
    departmentNames('Overture'),
  );

it('names domains as people know them, and touches no address that reads like one', () => {
  expect(shown('product-sales').target).toBe('Overture-Sales');
  expect(shown('domain:product-pm').target).toBe('domain:Overture-PM');
  expect(shown('dt-sales@agency.example').target).toBe('dt-sales@agency.example');
  expect(shown('kim@agency.example', 'admin in product-sales, at the first single sign-on').detail).toBe(
    'admin in Overture-Sales, at the first single sign-on',
  );
});
