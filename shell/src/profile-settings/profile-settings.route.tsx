import { useState } from 'react';
import { useQuery } from '@overture/ui';
import { profileQuery, useChangePassword, useUpdateProfile } from './profile-settings.queries.ts';
import { ProfileSettingsView } from './profile-settings.view.tsx';

/** Profile Settings (/profile-settings). */
export function ProfileSettingsRoute() {
  const profile = useQuery(profileQuery);
  const [editing, setEditing] = useState(false);
  const save = useUpdateProfile();
  const password = useChangePassword();
  return (
    <ProfileSettingsView
      profile={profile.data}
      failed={profile.isError}
      onRetry={() => void profile.refetch()}
      retrying={profile.isFetching}
      editing={editing}
      onEditing={setEditing}
      saving={save.isPending}
      onSave={(changes) => save.mutateAsync(changes).then(() => setEditing(false))}
      passwordBusy={password.isPending}
      onPassword={(change) => password.mutateAsync(change)}
    />
  );
}
