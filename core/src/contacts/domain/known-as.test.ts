import { expect, it } from 'vitest';
import { knownAs } from './known-as.ts';

it('names a contact by every id and address it has or had before others were merged into it', () => {
  const names = knownAs('151', {
    hs_object_id: '222',
    hs_merged_object_ids: '151;152',
    hs_calculated_merged_vids: '152:1764000000000;153:1764000000001',
    email: ' Ada@Northwind.example',
    hs_additional_emails: 'ada@home.example; A.Okafor@Old.example;',
  });
  expect(names).toEqual([
    '151',
    '222',
    '152',
    '153',
    'ada@northwind.example',
    'ada@home.example',
    'a.okafor@old.example',
  ]);
});

it('takes nothing for an id or an address that is none', () => {
  const nothing = { hs_object_id: 'not an id', hs_merged_object_ids: ';', email: 'system', hs_additional_emails: null };
  expect(knownAs('151', nothing)).toEqual(['151']);
});
