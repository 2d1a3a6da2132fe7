import type { Profile } from '@overture/core/contract';

const fields = [
  'signAs',
  'firstName',
  'lastName',
  'company',
  'city',
  'state',
  'country',
  'about',
  'meetingLink',
] as const;

/** What a generation will lack because of the rep's profile; null if the profile has a name. */
export function profileNotice(profile: Profile | null): string | null {
  if (profile === null || fields.every((field) => profile[field].trim() === ''))
    return 'Your profile is empty: the emails end without your name, and the writer knows nothing about you.';
  return `${profile.signAs}${profile.firstName}${profile.lastName}`.trim() === ''
    ? 'Your profile has no name, so the emails end without a signature.'
    : null;
}
