import { inviteUser } from '@overture/core/contract';
import { Dialog, TextField, useSchemaForm } from '@overture/ui';
import { useState } from 'react';
import { DomainSelect } from '../../saving/domain-select.tsx';
import { EntryForm } from '../../saving/entry-form.tsx';
import { OneTimeLink } from './one-time-link.tsx';
import { RoleSelect } from './role-select.tsx';
import { useInvitation } from './user-access.queries.ts';

const title = 'Invite User';

/** Invites a user, who then chooses a password, and shows the link to pass on. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const invitation = useInvitation();
  return (
    <Dialog opened onClose={onClose} title={title} closable={!invitation.isPending}>
      {invitation.data ? (
        <OneTimeLink {...invitation.data} onDone={onClose} />
      ) : (
        <InviteForm busy={invitation.isPending} onCancel={onClose} onSubmit={invitation.mutateAsync} />
      )}
    </Dialog>
  );
}

interface InviteFormProps {
  readonly busy: boolean;
  readonly onCancel: () => void;
  readonly onSubmit: ReturnType<typeof useInvitation>['mutateAsync'];
}

function InviteForm({ busy, onCancel, onSubmit }: InviteFormProps) {
  const [isAdmin, setAdmin] = useState(true);
  const { form, submit } = useSchemaForm({
    schema: inviteUser.body,
    initialValues: { email: '', role: 'admin', department: '' },
    onSubmit: ({ department, ...fields }) => onSubmit(isAdmin ? { ...fields, department } : fields),
    blame: ({ code }) => (code === 'conflict' ? 'email' : undefined),
  });
  const role = form.getInputProps('role');
  return (
    <EntryForm title={title} entry={null} busy={busy} onCancel={onCancel} submit={submit} submitLabel="Create link">
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="off"
        withAsterisk
        data-autofocus
        {...form.getInputProps('email')}
      />
      <RoleSelect
        {...role}
        onChange={(next) => {
          role.onChange(next);
          setAdmin(next !== 'superadmin');
        }}
      />
      {isAdmin && <DomainSelect {...form.getInputProps('department')} />}
    </EntryForm>
  );
}
