import { languageName } from '@overture/core/contract';
import {
  Card,
  ErrorState,
  IconArrowLeft,
  IconUser,
  KeyValueCard,
  Page,
  PageHeader,
  SwitchField,
  TextLink,
  useConfig,
  useLocation,
  useQuery,
  useRetry,
  useSession,
} from '@overture/ui';
import { useState } from 'react';
import { z } from 'zod';
import { useTakesPassword } from '../../mfa/mfa.queries.ts';
import { ChangePasswordCard } from './change-password-card.tsx';
import { MfaCard } from './mfa-card.tsx';
import { ProfileForm } from './profile-form.tsx';
import { profileQuery, useUpdateProfile } from './profile-settings.queries.ts';
import { SessionsCard } from './sessions-card.tsx';
import { SingleSignOnCard } from './single-sign-on-card.tsx';
import { TokensCard } from './tokens-card.tsx';
import { VoiceCard } from './voice-card.tsx';

/** The navigation state of somebody who was sent here to complete the profile: the page to return to. */
const sentState = z.object({ profileFor: z.string().startsWith('/') });

const title = 'Personal Information';
const icon = <IconUser size={18} />;

/** The sender of the emails, the password, and the user's sessions. */
export function ProfileSettingsRoute() {
  const query = useQuery(profileQuery);
  const { failure, retry, retrying } = useRetry(query, 'Your profile could not be loaded');
  const profile = query.data;
  const sent = sentState.safeParse(useLocation().state);
  const [isEditing, setEditing] = useState(sent.success);
  const config = useConfig();
  const save = useUpdateProfile();
  const isAdmin = useSession()?.role === 'admin';
  const takesPassword = useTakesPassword();
  const meetingLink = profile?.meetingLink;
  return (
    <Page width="form">
      <PageHeader
        back={
          sent.success && (
            <TextLink to={sent.data.profileFor} icon={<IconArrowLeft size={16} />}>
              Back to Generate Emails
            </TextLink>
          )
        }
        title="Profile Settings"
        subtitle="Your name, company and meeting link go into the emails you generate."
        actions={
          <SwitchField
            label="Edit Mode"
            checked={isEditing}
            disabled={profile === undefined || save.isPending}
            onChange={setEditing}
          />
        }
      />
      {failure !== undefined ? (
        <Card title={title} icon={icon}>
          <ErrorState title={failure} onRetry={retry} busy={retrying} />
        </Card>
      ) : profile !== undefined && isEditing ? (
        <Card title={title} icon={icon}>
          <ProfileForm
            profile={profile}
            busy={save.isPending}
            onCancel={() => setEditing(false)}
            onSubmit={(changes) => save.mutateAsync(changes).then(() => setEditing(false))}
          />
        </Card>
      ) : (
        <KeyValueCard
          title={title}
          icon={icon}
          loading={profile === undefined}
          items={[
            { label: 'First Name', value: profile?.firstName },
            { label: 'Last Name', value: profile?.lastName },
            {
              label: 'Sign emails as',
              value: profile && (profile.signAs || `${profile.firstName} ${profile.lastName}`.trim()),
            },
            { label: 'Email', value: profile?.email },
            { label: 'Company', value: profile?.company },
            { label: 'City', value: profile?.city },
            { label: 'State', value: profile?.state },
            { label: 'Country', value: profile?.country },
            { label: 'Meeting Link', value: meetingLink && <TextLink href={meetingLink}>{meetingLink}</TextLink> },
            { label: 'Playbook Language', value: profile && languageName(profile.language) },
            { label: 'About', value: profile?.about },
          ]}
        />
      )}
      {isAdmin && <VoiceCard />}
      {takesPassword && <ChangePasswordCard email={profile?.email} />}
      {config !== undefined && config.singleSignOn !== 'off' && <SingleSignOnCard />}
      <MfaCard />
      <SessionsCard />
      {isAdmin && <TokensCard />}
    </Page>
  );
}
