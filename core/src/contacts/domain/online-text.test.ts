import { expect, it } from 'vitest';
import { emptyContext } from './contact.ts';
import { onlineText } from './online-text.ts';

it('puts a heading over each box that was filled in', () => {
  const context = { ...emptyContext, websiteContent: '<h1>We ship</h1>', additionalInfo: 'Met in Oslo' };
  expect(onlineText(context)).toBe('COMPANY WEBSITE\nWe ship\n\nSEARCH RESULTS AND NOTES\nMet in Oslo');
});

it('is empty when none was, so that no call is made', () => {
  expect(onlineText({ ...emptyContext, companyInfo: '  \n ' })).toBe('');
});
