import { warningShare } from '@overture/core/contract';
import { dollars } from '@overture/ui';
import classes from './limit-bar.module.css';

export interface LimitBarProps {
  /** US dollars. */
  readonly spentUsd: number;
  readonly limitUsd: number;
}

/** What is spent of a limit: as a text with the limit's number, and as a bar that is full when the limit is. */
export function LimitBar({ spentUsd, limitUsd }: LimitBarProps) {
  const state = spentUsd >= limitUsd ? 'used' : spentUsd >= limitUsd * warningShare ? 'near' : undefined;
  const share = limitUsd > 0 ? Math.min(1, spentUsd / limitUsd) : 1;
  return (
    <span className={classes.root}>
      <span className={classes.text}>
        <strong>{dollars(spentUsd)}</strong> of {dollars(limitUsd)}
        {state && <em data-state={state}>{state === 'used' ? ', used up' : ', nearly used up'}</em>}
      </span>
      <span className={classes.track} aria-hidden>
        <span className={classes.bar} data-state={state} style={{ width: `${share * 100}%` }} />
      </span>
    </span>
  );
}
