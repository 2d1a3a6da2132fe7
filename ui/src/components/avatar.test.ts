import { expect, it } from 'vitest';
import { initialsOf } from './avatar.tsx';

it.each([
  ['Sam Sales', 'SS'],
  ['nina.holt@overture.example', 'NH'],
  // The domain is the company's.
  ['sales@overture.example', 'S'],
  ['', '?'],
])('%s has the initials %s', (name, initials) => expect(initialsOf(name)).toBe(initials));
