import type { Session } from '@overture/ui';
import { addressLine } from '@overture/ui/record';

/** The sender's name and address from the session; a complete profile has both. */
export function senderOf(session: Session | null): string {
  const { signAs, email = '' } = session?.userProfile ?? {};
  return addressLine(signAs || (session?.username ?? ''), email);
}
