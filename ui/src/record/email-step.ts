import { counted, countWords } from '@overture/core/contract';
import type { RecordEmail } from '@overture/core/contract';
import type { RailStep } from '@overture/ui';

type StepEmail = Pick<RecordEmail, 'subject' | 'body' | 'sendAfterDays' | 'purpose' | 'checks'> &
  Partial<Pick<RecordEmail, 'previewText' | 'edited'>>;

/**
 * An email in the rail: when it is sent, what was done with it, its length, its purpose, and what must be corrected.
 * `onItsWay` is the step's state since it was handed over.
 */
export function stepOf(
  { subject, body, previewText, sendAfterDays, purpose, checks, edited = false }: StepEmail,
  {
    hasDraft = false,
    isCopied = false,
    onItsWay = [],
  }: { readonly hasDraft?: boolean; readonly isCopied?: boolean; readonly onItsWay?: readonly string[] } = {},
): RailStep {
  const words = countWords(body);
  const facts = [
    ...(onItsWay.length > 0 ? onItsWay : [sendAfterDays !== null && `Day ${sendAfterDays}`]),
    hasDraft && 'Draft',
    edited && 'Edited',
    isCopied && 'Copied',
    counted(words, 'word'),
    purpose ?? previewText,
  ];
  const toMend = checks.filter(({ level }) => level === 'block').length;
  return {
    title: subject || 'No subject',
    facts: facts.filter((fact): fact is string => Boolean(fact)),
    ...(toMend > 0 && { alert: `${toMend} to fix` }),
  };
}
