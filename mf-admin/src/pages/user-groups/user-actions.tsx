import { changeUser } from '@overture/core/contract';
import type { Role } from '@overture/core/contract';
import { ConfirmDialog, Dialog, IconButton, IconLink, IconPencil, IconShieldLock, useSchemaForm } from '@overture/ui';
import { useState } from 'react';
import { DomainSelect } from '../../saving/domain-select.tsx';
import { EntryForm } from '../../saving/entry-form.tsx';
import { OneTimeLink } from './one-time-link.tsx';
import { RoleSelect } from './role-select.tsx';
import { useAccessChange, useMfaReset, useResetLink } from './user-access.queries.ts';
import type { AdminUser } from './user-groups.queries.ts';

/** The buttons of a user's row: change role or domain, link for a new password, turn off two-step sign-in. */
export function UserActions({ user }: { readonly user: AdminUser }) {
  const [isChanging, setChanging] = useState(false);
  const [isEndingMfa, setEndingMfa] = useState(false);
  const [isAskingForLink, setAskingForLink] = useState(false);
  const resetLink = useResetLink();
  const mfaReset = useMfaReset();
  return (
    <>
      <IconButton
        label={`Change role or domain of ${user.email}`}
        icon={<IconPencil size={18} />}
        onClick={() => setChanging(true)}
      />
      <IconButton
        label={`Link for a new password for ${user.email}`}
        icon={<IconLink size={18} />}
        onClick={() => setAskingForLink(true)}
      />
      {user.twoStep && (
        <IconButton
          label={`Turn off two-step sign-in of ${user.email}`}
          icon={<IconShieldLock size={18} />}
          onClick={() => setEndingMfa(true)}
        />
      )}
      <ConfirmDialog
        opened={isAskingForLink}
        title="Make a link for a new password"
        confirmLabel="Make link"
        busy={resetLink.isPending}
        destructive={false}
        onClose={() => setAskingForLink(false)}
        onConfirm={() => resetLink.mutate(user, { onSettled: () => setAskingForLink(false) })}
      >
        Whoever opens the link first chooses the password of <strong>{user.email}</strong>. The present one works until
        then.
      </ConfirmDialog>
      <ConfirmDialog
        opened={isEndingMfa}
        title="Turn Off Two-Step Sign-In"
        confirmLabel="Turn off"
        busy={mfaReset.isPending}
        onClose={() => setEndingMfa(false)}
        onConfirm={() => mfaReset.mutate(user, { onSettled: () => setEndingMfa(false) })}
      >
        For a lost phone. <strong>{user.email}</strong> is signed out everywhere, signs in without a code, and is told
        so.
      </ConfirmDialog>
      {isChanging && <AccessDialog user={user} onClose={() => setChanging(false)} />}
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
        {role === 'admin' && <DomainSelect disabled={change.isPending} {...form.getInputProps('department')} />}
      </EntryForm>
    </Dialog>
  );
}
