import { VisuallyHidden } from '@mantine/core';
import { IconAlertCircle, IconCircle, IconCircleCheck, IconLoader2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useAnnounced } from '../layout/announcer.ts';
import classes from './progress-steps.module.css';

export type StepState = 'pending' | 'processing' | 'complete' | 'error';

export interface ProgressStep {
  readonly label: string;
  readonly state: StepState;
}

const icons = {
  pending: IconCircle,
  processing: IconLoader2,
  complete: IconCircleCheck,
  error: IconAlertCircle,
} as const;
const words: Record<StepState, string> = {
  pending: 'waiting',
  processing: 'in progress',
  complete: 'done',
  error: 'failed',
};

export interface ProgressStepsProps {
  readonly label: string;
  readonly steps: readonly ProgressStep[];
  /** Shown below the steps: why it takes long, or why it failed. */
  readonly note?: ReactNode;
}

export function ProgressSteps({ label, steps, note }: ProgressStepsProps) {
  const last = steps.findLast(({ state }) => state !== 'pending');
  useAnnounced(last && `${last.label}, ${words[last.state]}`);
  const list = (
    <ol className={classes.root} aria-label={label}>
      {steps.map((step) => {
        const Icon = icons[step.state];
        return (
          <li key={step.label} className={classes.step} data-state={step.state}>
            <Icon size={18} aria-hidden />
            <span>{step.label}</span>
            <VisuallyHidden>{words[step.state]}</VisuallyHidden>
          </li>
        );
      })}
    </ol>
  );
  if (!note) return list;
  return (
    <>
      {list}
      <p className={classes.note}>{note}</p>
    </>
  );
}
