import { updateProfile } from '@overture/core/contract';
import { jsonOption, userArgument } from '../../common-options.ts';
import { defineCommand, option } from '../../define-command.ts';
import { printDetail } from '../../detail.ts';

const { firstName, lastName, company, meetingLink, language } = updateProfile.body.shape;

export const userProfile = defineCommand({
  summary: "Show a user's profile, or change its fields that emails and playbooks use.",
  notes: "An empty text clears a field. The language applies to playbooks; emails are in the contact's language.",
  arguments: { user: userArgument },
  options: {
    firstName: option('--first-name <text>', 'name at the end of the emails', firstName),
    lastName: option('--last-name <text>', 'last name at the end of the emails', lastName),
    company: option('--company <text>', 'company that the emails name', company),
    meetingLink: option('--meeting-link <url>', 'where a contact can book a meeting', meetingLink),
    language: option('--language <code>', 'language of the playbooks', language),
    json: jsonOption('the profile'),
  },
  examples: [
    'overture users profile kim@agency.com',
    'overture users profile kim@agency.com --first-name Kim --language de',
  ],
  async run({ user: wanted, json, ...options }, { io, openCore }) {
    const { GetUser } = await import('@overture/core/people/users/use-cases/get-user');
    const { presentProfile } = await import('@overture/core/people/users/presentation/user');
    const { UpdateProfile } = await import('@overture/core/people/users/use-cases/update-profile');
    const core = await openCore();
    const user = await core.get(GetUser).execute(wanted);
    const changes = updateProfile.body.parse(
      Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)),
    );
    const isChanged = Object.keys(changes).length > 0;
    const shown = isChanged ? await core.get(UpdateProfile).execute({ userId: user.id, changes }) : user;
    const profile = presentProfile(shown);
    if (json) return io.json(profile);
    printDetail(io, {
      title: profile.email,
      fields: [
        ['Name', `${profile.firstName} ${profile.lastName}`.trim() || '-'],
        ['Company', profile.company || '-'],
        ['Meeting link', profile.meetingLink || '-'],
        ['Language', profile.language],
      ],
    });
  },
});
