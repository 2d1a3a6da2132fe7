import { useConfig } from '@overture/ui';

/** Whether single sign-on is the only way to sign in, so that nobody has a use for a password. */
export function useOnlySingleSignOn(): boolean {
  return useConfig()?.singleSignOn === 'only';
}
