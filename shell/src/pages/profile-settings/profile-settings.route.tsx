import { useState } from 'react';
import { z } from 'zod';
import { useConfig, useLocation, useQuery, useSession } from '@overture/ui';
import { useTakesPassword } from '../../mfa/mfa.queries.ts';
import { profileQuery, useChangePassword, useUpdateProfile } from './profile-settings.queries.ts';
import { ProfileSettingsView } from './profile-settings.view.tsx';

/** The navigation state of somebody who was sent here to complete the profile: the page to return to. */
const sentState = z.object({ profileFor: z.string().startsWith('/') });

export function ProfileSettingsRoute() {
  const profile = useQuery(profileQuery);
  const sent = sentState.safeParse(useLocation().state);
  const [editing, setEditing] = useState(sent.success);
  const config = useConfig();
  const save = useUpdateProfile();
  const password = useChangePassword();
  return (
    <ProfileSettingsView
      back={sent.data?.profileFor}
      profile={profile.data}
      failed={profile.isError}
      onRetry={() => void profile.refetch()}
      retrying={profile.isFetching}
      editing={editing}
      onEditing={setEditing}
      saving={save.isPending}
      onSave={(changes) => save.mutateAsync(changes).then(() => setEditing(false))}
      singleSignOn={config?.singleSignOn ?? 'off'}
      isAdmin={useSession()?.role === 'admin'}
      takesPassword={useTakesPassword()}
      passwordBusy={password.isPending}
      onPassword={(change) => password.mutateAsync(change)}
    />
  );
}
