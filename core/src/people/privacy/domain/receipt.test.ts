import { expect, it } from 'vitest';
import { buildHandOver } from '../../../testing/builders.ts';
import { ReceiptWriter } from './receipt.ts';

const remainsOf = (to: 'tasks' | 'sequence' | 'mail'): readonly string[] => {
  const receipt = new ReceiptWriter();
  receipt.handedOver([buildHandOver({ to, hubspotId: '71' })]);
  return receipt
    .receipt(0)
    .remains.filter(({ where }) => where === 'HubSpot')
    .map(({ what }) => what);
};

it('tells that HubSpot keeps the texts of a sequence and may go on sending them', () => {
  expect(remainsOf('sequence')).toEqual([
    'Texts of emails in properties of the contact, which a sequence may go on sending until somebody unenrols the contact there: 71.',
  ]);
  expect(remainsOf('mail')).toEqual([]);
});
