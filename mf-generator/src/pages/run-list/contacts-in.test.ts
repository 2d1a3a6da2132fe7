import { expect, it } from 'vitest';
import { contactsIn } from './contacts-in.ts';

it('reads one contact from each line', () => {
  expect(contactsIn(' 101 \r\n\nhttps://app.hubspot.com/contacts/1/record/0-1/102\n')).toEqual([
    '101',
    'https://app.hubspot.com/contacts/1/record/0-1/102',
  ]);
});

it('reads the column "contact" of a CSV as spreadsheets write it, or its first column', () => {
  expect(contactsIn('\uFEFFname;Contact\n"Ada; Countess";101\n"Bob";"102"\n;\n')).toEqual(['101', '102']);
  expect(contactsIn('101,Ada\n102,Bob')).toEqual(['101', '102']);
  expect(contactsIn('contact\n101')).toEqual(['101']);
});
