import { userInfo } from 'node:os';
import type { AuditActor } from '@overture/core/app';

/** Who the audit log names for what a command changes: the account the command runs as on this machine. */
export function cliActor(): AuditActor {
  return { userId: null, name: `cli:${accountName()}` };
}

/** An account without a name in the system's list, as in many containers, throws. */
function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid-${process.getuid?.() ?? 'unknown'}`;
  }
}
