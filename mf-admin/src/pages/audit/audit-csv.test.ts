import { expect, it } from 'vitest';
import { auditCsv } from './audit-csv.ts';

it.each([' @SUM(1)', '\n=cmd()', '\uFEFF-1', '＝cmd()', '\tx'])('makes no formula of %j either', (target) => {
  const entry = {
    _id: 'a',
    at: '2026-01-05T09:00:00Z',
    actor: 'kim',
    actorId: null,
    action: 'sign_in',
    detail: '',
  } as const;
  expect(auditCsv([{ ...entry, target }])).toContain(`"'${target}"`);
});

it('quotes every cell, and makes sure that none is a formula', () => {
  const entry = {
    _id: 'a',
    at: '2026-01-05T09:00:00Z',
    actor: '=cmd()',
    actorId: null,
    action: 'sign_in',
    target: 'a "b"',
    detail: '',
  };
  expect(auditCsv([{ ...entry, action: 'sign_in' }])).toBe(
    '"When","What happened","Who","Action","Target","Detail"\r\n"2026-01-05T09:00:00Z","\'=cmd() signed in","\'=cmd()","sign_in","a ""b""",""',
  );
});
