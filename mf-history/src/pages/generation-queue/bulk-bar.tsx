import type { RecordSummary } from '@overture/core/contract';
import { AppButton, useAnnounced } from '@overture/ui';
import type { BulkAction, BulkProgress } from './use-bulk-actions.tsx';
import classes from './bulk-bar.module.css';

export interface BulkBarProps {
  readonly selected: readonly RecordSummary[];
  readonly actions: readonly BulkAction[];
  readonly progress: BulkProgress | null;
  readonly onRun: (action: BulkAction) => void;
  readonly onClear: () => void;
}

/** The bar with the actions for the selected rows. */
export function BulkBar({ selected, actions, progress, onRun, onClear }: BulkBarProps) {
  const text =
    progress && progress.total > 1 ? `${progress.done} of ${progress.total} done` : `${selected.length} selected`;
  useAnnounced(text);
  return (
    <section className={classes.root} aria-label="Selected" data-sticky-bar>
      <span className={classes.count}>{text}</span>
      {actions.map((action) => {
        const count = selected.filter(action.applies).length;
        return (
          <AppButton
            key={action.key}
            size="sm"
            icon={action.icon}
            variant={action.danger ? 'danger' : 'secondary'}
            busy={progress?.key === action.key}
            disabled={count === 0 || progress !== null}
            onClick={() => onRun(action)}
          >
            {count === selected.length ? action.label : `${action.label} (${count})`}
          </AppButton>
        );
      })}
      <AppButton size="sm" variant="quiet" onClick={onClear}>
        Clear
      </AppButton>
    </section>
  );
}
