import type { DashboardUser } from '@overture/core/contract';

/** First and last name; empty when the profile knows neither. */
export function userNameOf({ firstName, lastName }: Pick<DashboardUser, 'firstName' | 'lastName'>): string {
  return [firstName, lastName]
    .map((name) => name.trim())
    .filter(Boolean)
    .join(' ');
}
