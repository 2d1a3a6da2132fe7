import { languageName } from '@overture/core/contract';
import type { AppConfig, Profile } from '@overture/core/contract';
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
} from '@overture/ui';
import { ChangePasswordCard } from './change-password-card.tsx';
import type { ChangePasswordCardProps } from './change-password-card.tsx';
import { MfaCard } from './mfa-card.tsx';
import { ProfileForm } from './profile-form.tsx';
import type { ProfileFormProps } from './profile-form.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { VoiceCard } from './voice-card.tsx';
import { TokensCard } from './tokens-card.tsx';
import { SingleSignOnCard } from './single-sign-on-card.tsx';

export interface ProfileSettingsViewProps {
  /** The generator's page, for somebody who came from there. */
  readonly back: string | undefined;
  /** Undefined while it is loading, and when loading failed. */
  readonly profile: Profile | undefined;
  readonly failed: boolean;
  readonly onRetry: () => void;
  readonly retrying: boolean;
  readonly editing: boolean;
  readonly onEditing: (editing: boolean) => void;
  readonly saving: boolean;
  readonly onSave: ProfileFormProps['onSubmit'];
  readonly singleSignOn: AppConfig['singleSignOn'];
  /** Whether the user writes to contacts, and may have personal tokens. */
  readonly isAdmin: boolean;
  readonly takesPassword: boolean;
  readonly passwordBusy: boolean;
  readonly onPassword: ChangePasswordCardProps['onSubmit'];
}

/** The sender of the emails, the password, and the user's sessions. */
export function ProfileSettingsView(props: ProfileSettingsViewProps) {
  return (
    <Page width="form">
      <PageHeader
        back={
          props.back !== undefined && (
            <TextLink to={props.back} icon={<IconArrowLeft size={16} />}>
              Back to Generate Emails
            </TextLink>
          )
        }
        title="Profile Settings"
        subtitle="Your name, company and meeting link go into the emails you generate."
        actions={
          <SwitchField
            label="Edit Mode"
            checked={props.editing}
            disabled={props.profile === undefined || props.saving}
            onChange={props.onEditing}
          />
        }
      />
      <PersonalInformation {...props} />
      {props.isAdmin && <VoiceCard />}
      {props.takesPassword && (
        <ChangePasswordCard email={props.profile?.email} busy={props.passwordBusy} onSubmit={props.onPassword} />
      )}
      {props.singleSignOn !== 'off' && <SingleSignOnCard />}
      <MfaCard />
      <SessionsCard />
      {props.isAdmin && <TokensCard />}
    </Page>
  );
}

const title = 'Personal Information';
const icon = <IconUser size={18} />;

function PersonalInformation(props: ProfileSettingsViewProps) {
  const { profile, editing } = props;
  if (profile === undefined && props.failed) {
    return (
      <Card title={title} icon={icon}>
        <ErrorState title="Your profile could not be loaded" onRetry={props.onRetry} busy={props.retrying} />
      </Card>
    );
  }
  if (profile !== undefined && editing) {
    return (
      <Card title={title} icon={icon}>
        <ProfileForm
          profile={profile}
          busy={props.saving}
          onCancel={() => props.onEditing(false)}
          onSubmit={props.onSave}
        />
      </Card>
    );
  }
  const meetingLink = profile?.meetingLink;
  return (
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
  );
}
