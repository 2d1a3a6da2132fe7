import { changeUser } from '@overture/core/contract';
import type { Role } from '@overture/core/contract';
import { ActionMenu, ConfirmDialog, Dialog, useSchemaForm, useSession } from '@overture/ui';
import { useState } from 'react';
import type { ListRemoval } from '../../lists/list-entry.ts';
import { DomainSelect } from '../../saving/domain-select.tsx';
import { EntryForm } from '../../saving/entry-form.tsx';
import { OneTimeLink } from './one-time-link.tsx';
import { RoleSelect } from './role-select.tsx';
import { useOnlySingleSignOn } from './use-only-single-sign-on.ts';
import { useAccessChange, useMfaReset, useNewInvitation, useResetLink, useSessionsEnd } from './user-access.queries.ts';
import type { AdminUser } from './user-groups.queries.ts';

/** The menu of a user's row: role or domain, a link to sign in, sessions, two-step sign-in. */
export function UserActions({ user }: { readonly user: AdminUser }) {
  const [asked, setAsked] = useState<'access' | 'link' | 'invitation' | 'sessions' | 'mfa' | null>(null);
  const resetLink = useResetLink();
  const invitation = useNewInvitation();
  const sessionsEnd = useSessionsEnd();
  const mfaReset = useMfaReset();
  const isOnlySingleSignOn = useOnlySingleSignOn();
  const isMe = useSession()?.userId === user._id;
  const close = () => setAsked(null);
  const email = <strong>{user.email}</strong>;
  const question = (what: typeof asked, { isPending, mutate }: ListRemoval<AdminUser>['remove']) => ({
    opened: asked === what,
    busy: isPending,
    onClose: close,
    onConfirm: () => mutate(user, { onSettled: close }),
  });
  // Whoever is here connects the own account in Profile Settings.
  const mayBeInvited = isOnlySingleSignOn ? !user.signInWays.includes('oidc') && !isMe : user.invited;
  const link = mayBeInvited
    ? { label: 'New invitation link', onClick: () => setAsked('invitation') }
    : { label: 'Link for a new password', onClick: () => setAsked('link') };
  const actions = [
    // Nobody takes their own access away; what is one's own to end is in Profile Settings.
    ...(isMe ? [] : [{ label: 'Change role or domain', onClick: () => setAsked('access') }]),
    ...(isOnlySingleSignOn && !mayBeInvited ? [] : [link]),
    ...(isMe ? [] : [{ label: 'End sessions', onClick: () => setAsked('sessions') }]),
    ...(user.twoStep && !isMe ? [{ label: 'Turn off two-step sign-in', onClick: () => setAsked('mfa') }] : []),
  ];
  return (
    <>
      {actions.length > 0 && <ActionMenu label={`More for ${user.email}`} actions={actions} />}
      <ConfirmDialog
        {...question('link', resetLink)}
        title="Make a link for a new password"
        confirmLabel="Make link"
        destructive={false}
      >
        Whoever opens the link first chooses the password of {email}. The present one works until then.
      </ConfirmDialog>
      <ConfirmDialog
        {...question('invitation', invitation)}
        title="Make a new invitation link"
        confirmLabel="Make link"
        destructive={false}
      >
        {user.invited
          ? 'For an invitation that was lost or has expired.'
          : 'For a user who has not signed in with single sign-on yet.'}{' '}
        Whoever opens the link first{' '}
        {isOnlySingleSignOn ? 'connects their company’s account with' : 'chooses the password of'} {email}.
      </ConfirmDialog>
      <ConfirmDialog {...question('sessions', sessionsEnd)} title="End Sessions" confirmLabel="End sessions">
        For a lost laptop or phone. {email} is signed out in every browser and may sign in again. Password, role and
        personal tokens stay.
      </ConfirmDialog>
      <ConfirmDialog {...question('mfa', mfaReset)} title="Turn Off Two-Step Sign-In" confirmLabel="Turn off">
        For a lost phone. {email} is signed out everywhere, signs in without a code, and is told so.
      </ConfirmDialog>
      {asked === 'access' && <AccessDialog user={user} onClose={close} />}
      {invitation.data && (
        <Dialog opened onClose={invitation.reset} title="New invitation link">
          <OneTimeLink {...invitation.data} onDone={invitation.reset} />
        </Dialog>
      )}
      {resetLink.data && (
        <Dialog opened onClose={resetLink.reset} title="Link for a new password">
          <OneTimeLink {...resetLink.data} onDone={resetLink.reset} />
        </Dialog>
      )}
    </>
  );
}

function AccessDialog({ user, onClose }: { readonly user: AdminUser; readonly onClose: () => void }) {
  const change = useAccessChange();
  const [role, setRole] = useState<Role>(user.role);
  const title = 'Change User';
  const { form, submit } = useSchemaForm({
    schema: changeUser.body,
    initialValues: { role: user.role, department: user.department },
    onSubmit: async ({ department }) => {
      await change.mutateAsync({ id: user._id, body: role === 'admin' ? { role, department } : { role } });
      onClose();
    },
  });
  return (
    <Dialog opened onClose={onClose} title={title} closable={!change.isPending}>
      <EntryForm title={title} entry={user} busy={change.isPending} onCancel={onClose} submit={submit}>
        <p>
          <strong>{user.email}</strong> is signed out everywhere and signs in again with the new rights.
        </p>
        <RoleSelect value={role} disabled={change.isPending} onChange={(next) => setRole(next as Role)} />
        {role === 'admin' && <DomainSelect {...form.getInputProps('department')} />}
      </EntryForm>
    </Dialog>
  );
}
