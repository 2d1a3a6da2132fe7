import type { Role } from '@overture/core/contract';
import { SelectField } from '@overture/ui';
import type { ComponentProps } from 'react';

/** The roles in the words of the page. */
const roleChoices: readonly { readonly value: Role; readonly label: string }[] = [
  { value: 'admin', label: 'Admin: generates in one domain' },
  { value: 'superadmin', label: 'Superadmin: manages Overture' },
];

/** The choice of a role in a form. */
export function RoleSelect(props: ComponentProps<typeof SelectField>) {
  return <SelectField label="Role" withAsterisk data={[...roleChoices]} allowDeselect={false} {...props} />;
}
