import { describe, expect, it } from 'vitest';
import { matchService } from './match-service.ts';

const services = [
  { value: 'web-development', label: 'Web development' },
  { value: 'seo', label: 'Search engine optimisation' },
];

describe('matchService', () => {
  it.each([
    ['seo', 'Search engine optimisation'],
    [' Web Development ', 'Web development'],
    ['rocket science', null],
    ['', null],
    [null, null],
  ])('reads %j as %j', (named, label) => {
    expect(matchService(named, services)).toBe(label);
  });
});
