import { z } from 'zod';

/**
 * What is wrong with a value, for whoever sent it: a field of a form, a body, a setting or an option. Schemas with a
 * text of their own keep it. Importing the contract makes these the texts of every schema in the process.
 */
function validationText(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'Required' : `Must be ${typeNames[issue.expected] ?? 'of another type'}`;
    case 'too_small':
      return issue.origin === 'string' && issue.minimum === 1 && issue.input === ''
        ? 'Must not be empty'
        : limitText(issue.origin, issue.inclusive === false ? 'more than' : 'at least', issue.minimum);
    case 'too_big':
      return limitText(issue.origin, issue.inclusive === false ? 'less than' : 'at most', issue.maximum);
    case 'invalid_value':
      if (issue.input === undefined) return 'Required';
      return `Must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map(String).join(', ')}`;
    case 'invalid_format':
      return formatTexts[issue.format] ?? 'Does not have the expected form';
    case 'not_multiple_of':
      return `Must be a multiple of ${issue.divisor}`;
    case 'unrecognized_keys':
      return `Unknown field: ${issue.keys.join(', ')}`;
    default:
      return 'Is not valid';
  }
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
};

const formatTexts: Readonly<Record<string, string>> = {
  email: 'Invalid email format',
  url: 'Must be an address such as https://example.com',
  date: 'Must be a date such as 2026-01-31',
  datetime: 'Must be a date and time such as 2026-01-31T09:30:00Z',
};

const units: Readonly<Record<string, string>> = {
  string: 'characters',
  array: 'entries',
  set: 'entries',
  map: 'entries',
};

function limitText(origin: string, comparison: string, limit: number | bigint): string {
  const unit = units[origin];
  return unit === undefined ? `Must be ${comparison} ${limit}` : `Must have ${comparison} ${limit} ${unit}`;
}

z.config({ customError: validationText });
