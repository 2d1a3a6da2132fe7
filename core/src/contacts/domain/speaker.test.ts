import { expect, it } from 'vitest';
import { speakersOf } from './speaker.ts';

const speakerOf = speakersOf({
  properties: { email: 'Sofia@Ferries.example', hs_additional_emails: 'sofia@home.example;s.a@old.example' },
  owner: { id: '1', name: 'Amara', email: 'amara@agency.example' },
});
const mail = (direction: string, from?: string) =>
  speakerOf({ hs_email_direction: direction, ...(from !== undefined && { hs_email_from_email: from }) });

it('goes by the sender, whichever of their addresses it is', () => {
  expect(mail('INCOMING_EMAIL', 'sofia@ferries.example')).toBe('contact');
  expect(mail('INCOMING_EMAIL', 'Sofia Almeida <sofia@home.example>')).toBe('contact');
  expect(mail('FORWARDED_EMAIL', 's.a@old.example')).toBe('contact');
  expect(mail('EMAIL', 'amara@agency.example')).toBe('us');
  expect(mail('INCOMING_EMAIL', 'felix@agency.example')).toBe('us');
});

it('takes a colleague or a third party neither for the contact nor for us', () => {
  expect(mail('INCOMING_EMAIL', 'rui@ferries.example')).toBe('other');
  expect(mail('FORWARDED_EMAIL', 'contracts@port.example')).toBe('other');
});

it('goes by the direction where the sender is not known', () => {
  expect(mail('INCOMING_EMAIL')).toBe('contact');
  expect(mail('EMAIL')).toBe('us');
  expect(mail('FORWARDED_EMAIL')).toBe('other');
  expect(speakerOf({})).toBe('other');
});
