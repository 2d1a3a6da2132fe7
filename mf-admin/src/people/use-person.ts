import { useQuery } from '@overture/ui';
import { addressLine } from '@overture/ui/record';
import { usersQuery } from '../pages/overview/overview.queries.ts';
import { userNameOf } from './user-names.ts';

/** The name and address of a user; empty until they are known, and for a deleted user. */
export function usePerson(userId: string): string {
  const users = useQuery(usersQuery(undefined)).data;
  const user = users?.find(({ _id }) => _id === userId);
  return user ? addressLine(userNameOf(user), user.email) : '';
}
