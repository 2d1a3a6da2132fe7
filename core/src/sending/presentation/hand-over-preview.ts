import type { AppError } from '../../platform/app-error.ts';
import { presentMomentOrNull } from '../../platform/moment.ts';
import type { HandOverPreviewWire, HandOverProblem } from '../contract/hand-over.ts';
import type { HandOverWire } from '../../records/contract/handed-over.ts';
import { momentIn, morningOf } from '../domain/morning-of.ts';
import type { HandOverPreview } from '../use-cases/preview-hand-over.ts';
import type { ShownHandOver } from '../use-cases/show-hand-overs.ts';
import { presentHandOver } from './hand-over.ts';

export function presentPreview(
  { to, timeZone, user, steps, contact, problems }: HandOverPreview,
  existing: readonly ShownHandOver[],
): HandOverPreviewWire {
  const { owner } = contact;
  return {
    to,
    timeZone,
    owner: user && { name: user.name, email: user.email },
    steps: steps.map(({ index, subject, dueOn }) => ({
      index,
      subject,
      dueAt: momentIn(timeZone, morningOf(dueOn, timeZone)),
    })),
    contact: {
      optedOut: contact.optedOut,
      bounced: contact.bounced,
      repliedAt: presentMomentOrNull(contact.repliedAt),
      owner: owner && { name: owner.name, email: owner.email, isYou: owner.isYou },
      enrolledIn: contact.enrolledIn,
    },
    existing: existing.map(presentExisting),
    problems: problems.map(presentProblem),
  };
}

/** Of a colleague's hand-over everything is shown but what the contact wrote. */
export function presentExisting(shown: ShownHandOver): HandOverWire {
  const wire = presentHandOver(shown);
  return shown.user?.isYou === true ? wire : { ...wire, stoppedBy: null, words: '' };
}

export function presentProblem({
  code,
  message,
  issues,
}: Pick<AppError, 'code' | 'message' | 'issues'>): HandOverProblem {
  return { code, message, ...(issues && { issues }) };
}
