import { emptyProfile, type UserProfile } from '../../users/domain/user.ts';

/** Who signs the emails of trials, whoever begins them, so that the same trial is the same prompt for everybody. */
export const trialSender: UserProfile = {
  ...emptyProfile,
  firstName: 'Sam',
  lastName: 'Porter',
  company: 'Example Agency',
};
