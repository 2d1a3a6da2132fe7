import type { Role } from '@overture/core/contract';
import { SelectField } from '@overture/ui';
import type { ComponentProps } from 'react';

export const roleWords: Record<Role, string> = { admin: 'Admin', superadmin: 'Superadmin' };

/** The roles with the page's texts for them. */
const roleChoices: readonly { readonly value: Role; readonly label: string }[] = [
  { value: 'admin', label: 'Admin: generates in one domain' },
  { value: 'superadmin', label: 'Superadmin: manages Overture' },
];

export function RoleSelect(props: ComponentProps<typeof SelectField>) {
  return <SelectField label="Role" withAsterisk data={[...roleChoices]} allowDeselect={false} {...props} />;
}
