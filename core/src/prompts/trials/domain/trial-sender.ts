import { emptyProfile, type UserProfile } from '../../../people/users/domain/user.ts';

/** The sender of all trials' emails, so that the same trial has the same prompt whoever starts it. */
export const trialSender: UserProfile = {
  ...emptyProfile,
  firstName: 'Sam',
  lastName: 'Porter',
  company: 'Example Agency',
};
