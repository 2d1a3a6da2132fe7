import { AppError } from '../../platform/app-error.ts';

/** What somebody did to a task in the CRM, which is respected. */
const whatHappened = {
  done: 'was completed in HubSpot and stays as it is.',
  deleted: 'has no task in HubSpot any more: somebody deleted it. It is not created again.',
  changed: 'was changed in HubSpot and stays as it is there.',
  archived: 'had been changed in HubSpot. Its task is in the recycle bin there.',
} as const;

/** Something found in the CRM that a user should know. */
export function taskProblem(index: number, happened: keyof typeof whatHappened): AppError {
  const message = `Email ${index + 1} ${whatHappened[happened]}`;
  return new AppError('conflict', message, { issues: [{ path: `emails.${index}`, message }] });
}
