import type { EmailTexts } from '../../models/domain/email-texts.ts';
import { tidy } from '../../platform/visible-text.ts';
import type { HandOverStep } from '../../records/domain/hand-over.ts';

/** A CRM may cut subjects that are longer than this, in characters. */
const longSubject = 200;

/**
 * The texts of a step that its task in the CRM holds: those that were handed over, or those from before an update that
 * was interrupted. Null: somebody changed the task in the CRM.
 */
export function textsInTask(task: EmailTexts, { subject, body, before }: HandOverStep): EmailTexts | null {
  return [{ subject, body }, ...(before === null ? [] : [before])].find((texts) => haveSameWords(task, texts)) ?? null;
}

export const holdsTexts = (task: EmailTexts, step: HandOverStep): boolean => textsInTask(task, step) !== null;

/** White space does not count, because a CRM may change it, nor does the end of a subject that a CRM cuts. */
export function haveSameWords(task: EmailTexts, texts: EmailTexts): boolean {
  const [held, whole] = [words(task.subject), words(texts.subject)];
  const isSubject = held === whole || (held.length >= longSubject && whole.startsWith(held));
  return isSubject && words(task.body) === words(texts.body);
}

const words = (text: string): string => tidy(text).replaceAll(/\s+/g, ' ').trim();
