import { expect, it } from 'vitest';
import { contactsIn, contactsOf } from './contacts-in.ts';

const csv = (text: string): File => new File([text], 'fair.csv');

it('reads one contact from each line', () => {
  expect(contactsIn(' 101 \r\n\nhttps://app.hubspot.com/contacts/1/record/0-1/102\n103\tAda')).toEqual([
    '101',
    'https://app.hubspot.com/contacts/1/record/0-1/102',
    '103',
  ]);
});

it('reads the column "contact" of a CSV as spreadsheets write it, or its first column', async () => {
  expect(await contactsOf(csv('\uFEFFname;Contact\n"Ada; Countess";101\n"Bob";"102"\n;\n'))).toEqual(['101', '102']);
  expect(await contactsOf(csv('101,Ada\n102,Bob'))).toEqual(['101', '102']);
  expect(await contactsOf(csv('contact\n101'))).toEqual(['101']);
  const link = 'https://app.hubspot.com/contacts/1/record/0-1/101';
  expect(await contactsOf(csv(`${link}\r\n102`))).toEqual([link, '102']);
});

it('reads cells with quotes and line breaks, and the delimiter that Excel names', async () => {
  const rows = '"Ada\r\nCountess";101\r\n"The ""Bob""";102\r\n';
  expect(await contactsOf(csv(`name;contact\r\n${rows}`))).toEqual(['101', '102']);
  expect(await contactsOf(csv(`sep=;\r\nfirst, last;contact\r\n${rows}`))).toEqual(['101', '102']);
});

it('refuses a CSV with a row that is broken', async () => {
  await expect(contactsOf(csv('contact,name\n101,Ada,Bob'))).rejects.toThrow(
    'Line 2 of the CSV cannot be read: it has 3 cells where the header has 2.',
  );
});
