import type { DashboardUser } from '@overture/core/contract';

/** The user's first and last name; empty if the profile has neither. */
export function userNameOf({ firstName, lastName }: Pick<DashboardUser, 'firstName' | 'lastName'>): string {
  return [firstName, lastName]
    .map((name) => name.trim())
    .filter(Boolean)
    .join(' ');
}
