import type { DepartmentKey } from '../../../platform/contract/departments.ts';

/**
 * The person whose data is meant: a contact by the CRM's id, in one domain or in all; a contact or user by address; or
 * a user by id.
 */
export type Person =
  | { readonly kind: 'contact'; readonly hubspotId: string; readonly department?: DepartmentKey | undefined }
  /** The address in lower case. */
  | { readonly kind: 'address'; readonly email: string }
  | { readonly kind: 'user'; readonly userId: string };
