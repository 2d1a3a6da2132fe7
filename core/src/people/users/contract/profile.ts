import { z } from 'zod';
import { profileSchema } from '../../sign-in/contract/auth.ts';
import { httpUrlSchema } from '../../../platform/contract/common.ts';
import { defineEndpoint } from '../../../platform/contract/endpoint.ts';
import { writingLanguageSchema } from '../../../platform/contract/languages.ts';

export const myProfile = defineEndpoint('GET /auth/my-profile', {
  who: 'signed-in',
  summary: "The signed-in user's profile.",
  response: z.object({ profile: profileSchema }),
});

const profileText = z.string().trim().max(200);

export const updateProfile = defineEndpoint('PATCH /auth/update-profile', {
  who: 'signed-in',
  summary: 'Updates the given fields of the profile; the email address is accepted and ignored.',
  body: z.strictObject({
    firstName: profileText.optional(),
    lastName: profileText.optional(),
    signAs: profileText.optional(),
    email: z.string().optional(),
    company: profileText.optional(),
    city: profileText.optional(),
    state: profileText.optional(),
    country: profileText.optional(),
    about: z.string().trim().max(5000).optional(),
    meetingLink: z.union([httpUrlSchema, z.literal('')]).optional(),
    language: writingLanguageSchema.optional(),
  }),
  response: z.object({ profile: profileSchema }),
});
