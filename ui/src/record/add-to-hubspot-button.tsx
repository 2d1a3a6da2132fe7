import type { Playbook } from '@overture/core/contract';
import { AppButton, IconCheck, IconSend } from '@overture/ui';
import { playbookAsHtml } from './playbook-html.ts';
import type { PushState } from './use-add-to-hubspot.ts';

export interface AddToHubspotButtonProps {
  readonly playbook: Playbook | null;
  readonly state: PushState;
  readonly onPush: () => unknown;
  /** Why the playbook cannot be added; undefined if it can. */
  readonly whyNot: string | undefined;
}

const labels: Record<PushState, string> = { idle: 'Add to Hubspot', adding: 'Adding...', added: 'Added to Hubspot' };

/** Adds the sales playbook to the contact in HubSpot, once for each version. */
export function AddToHubspotButton({ playbook, state, onPush, whyNot }: AddToHubspotButtonProps) {
  const isAdded = state === 'added';
  const isEmpty = playbook === null || playbookAsHtml(playbook) === '';
  return (
    <AppButton
      variant={isAdded ? 'success' : 'secondary'}
      icon={isAdded ? <IconCheck size={16} /> : <IconSend size={16} />}
      onClick={() => void onPush()}
      disabled={state !== 'idle' || isEmpty || whyNot !== undefined}
      title={(isAdded ? undefined : whyNot) ?? 'Keeps the sales playbook as a note of the contact in HubSpot'}
    >
      {labels[state]}
    </AppButton>
  );
}
