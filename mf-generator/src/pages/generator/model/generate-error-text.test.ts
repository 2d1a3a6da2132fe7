import { ApiError } from '@overture/ui';
import { expect, it } from 'vitest';
import { generateErrorText } from './generate-error-text.ts';

const error = (status: number, code: ConstructorParameters<typeof ApiError>[0]['code'], message: string) =>
  new ApiError({ status, code, message });

it.each([
  ['the server’s words', error(409, 'generation_in_progress', 'One is running.'), 'One is running.'],
  [
    'words of its own for a broken connection',
    error(0, 'network_error', 'no'),
    'Error generating email sequence. Please try again.',
  ],
  ['words of its own for an answer that is none', error(204, 'bad_answer', 'no'), 'Unexpected response status'],
  ['words of its own for anything else', new Error('no'), 'Error generating email sequence. Please try again.'],
])('says %s', (_, given, text) => {
  expect(generateErrorText(given)).toBe(text);
});
