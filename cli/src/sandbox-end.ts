import { counted } from '@overture/core/contract';
import { LeaveSandbox } from '@overture/core/people/sign-in/use-cases/leave-sandbox';
import type { Keeper } from '@overture/core/connections/ports/sandbox-door';
import type { OpenCore } from '@overture/core/composition';
import type { Io } from './io.ts';
import { UsageError } from './usage-error.ts';

const nothing = { total: 0, emails: [] };
/** How many addresses a message lists. */
const maxListed = 10;

/**
 * Tells what a key that is about to be stored ends, and finds the superadmin who stays: `keep`, or the only one who can.
 * Undefined outside the sandbox, and if nobody can stay; then nothing ends. Errors: UsageError if `keep` cannot stay, or
 * is needed.
 */
export async function keeperOfSandbox(core: OpenCore, io: Io, keep: string | undefined): Promise<Keeper | undefined> {
  const leave = core.get(LeaveSandbox);
  if (!(await leave.isPending())) return undefined;
  const candidates = await leave.candidates();
  const emails = candidates.map(({ email }) => email).join(', ');
  const named = keep?.trim().toLowerCase();
  const user = named === undefined ? candidates[0] : candidates.find(({ email }) => email === named);
  if (named !== undefined && user === undefined) {
    throw new UsageError(`${named} cannot stay: it is no superadmin, or others can sign in with it too.`);
  }
  if (user === undefined) {
    io.message(
      io.styleMessage(
        'yellow',
        'The accounts of the sandbox go on, although everybody knows their passwords: there is no superadmin of your own who could stay. Sign in and make one under Connect; then they end.',
      ),
    );
    return undefined;
  }
  if (named === undefined && candidates.length > 1) {
    throw new UsageError(`This key ends the sandbox. Name the superadmin who stays with --keep: ${emails}`);
  }
  const { total, emails: others } = (await leave.ending(user.id)) ?? nothing;
  const more = total > maxListed ? ` and ${total - maxListed} more` : '';
  const which = total === 0 ? '' : `: ${others.slice(0, maxListed).join(', ')}${more}`;
  io.message(
    `This key ends the sandbox. ${user.email} stays; ${counted(total, 'account')} end${total === 1 ? 's' : ''}${which}. All sessions, invitations and links end too.`,
  );
  return { userId: user.id, sessionId: null };
}

/** Tells that the sandbox has ended with a key, if it has. `keeper` is what `keeperOfSandbox` returned. */
export async function tellSandboxEnded(core: OpenCore, io: Io, keeper: Keeper | undefined): Promise<void> {
  const ended = keeper === undefined ? null : await core.get(LeaveSandbox).ended();
  if (ended === null) return;
  io.message(
    `The sandbox has ended, and ${counted(ended.accounts, 'account')} with it. Superadmins set up two-step sign-in when they sign in next, unless MFA_REQUIRED is off.`,
  );
}
