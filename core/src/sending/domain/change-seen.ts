import type { EmailTexts } from '../../models/domain/email-texts.ts';
import type { HandOverStep } from '../../records/domain/hand-over.ts';
import { localDay } from '../../platform/local-day.ts';
import { textsInTask } from './task-texts.ts';

/** A task as the CRM holds it; undefined where it is gone. */
type Task = (EmailTexts & { readonly isDone: boolean; readonly dueAt: number | null }) | undefined;

/**
 * What somebody did in the CRM to the task of a placed step, as a change of the step: they completed, deleted, moved or
 * rewrote it, or took that back. Null: nothing.
 */
export function changeSeen(step: HandOverStep, task: Task, timeZone: string): Partial<HandOverStep> | null {
  if (task === undefined) return { state: 'withdrawn', before: null, theirs: null };
  if (task.isDone) return { state: 'done', before: null, theirs: null };
  const dueOn = task.dueAt === null ? step.dueOn : localDay(task.dueAt, timeZone);
  const isMoved = dueOn !== step.dueOn && dueOn !== step.before?.dueOn;
  const { subject, body } = task;
  const theirs = textsInTask(task, step) === null ? { subject, body } : null;
  const isRewritten = theirs?.subject !== step.theirs?.subject || theirs?.body !== step.theirs?.body;
  return isMoved || isRewritten ? { ...(isMoved && { dueOn }), theirs } : null;
}
