import { expect, it } from 'vitest';
import { easyWordIn } from './easy-password.ts';

const names = ['kim.park', 'agency', 'Overture', '7kim.park@agency.com'];

it.each([
  ['Password1!', 'password'],
  ['P@ssw0rd123!', 'password'],
  ['Overture!1', 'overture'],
  ['2026Agency#', 'agency'],
  ['Kim.Park7?', 'kim.park'],
  ['7Kim.Park@agency.com', '7kim.park@agency.com'],
  ['Kim.Park@Agency.com1', '7kim.park@agency.com'],
])('finds little more than a known word in %s', (password, word) => {
  expect(easyWordIn(password, names)).toBe(word);
});

it.each(['Secret!42', 'MyPassword is 7 long!', 'Overture in D minor, 1st'])('lets %s pass', (password) => {
  expect(easyWordIn(password, names)).toBeUndefined();
});
