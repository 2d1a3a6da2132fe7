import { userInfo } from 'node:os';
import type { AuditActor } from '@overture/core/audit/domain/audit-entry';

/** The actor whom the audit log names for a command's changes: the account that runs the command on this machine. */
export function cliActor(): AuditActor {
  return { userId: null, name: `cli:${accountName()}` };
}

/** In many containers the account has no name, and `userInfo` throws. */
function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid-${process.getuid?.() ?? 'unknown'}`;
  }
}
